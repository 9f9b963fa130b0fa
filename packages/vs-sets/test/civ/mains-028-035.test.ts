import { describe, expect, test } from 'vitest';
import { body, nextMain, pass, scene } from '../stage.ts';

const think = "I Don't Think So";

describe('civ-028 Black Panther, Level 1', () => {
  test('keeps enemies from playing plot twists this turn', () => {
    const { ann, bob, close } = scene('modern', {
      ann: { front: ['civ-028 as Panther'], resources: ['Intellect Location'], hand: ['mcu1-062 as Mine'] },
      bob: { front: [body('D', 1, 9)], hand: ['mcu1-062 as Theirs'] },
    });
    ann.use('Panther', think);
    ann.attack('D', 'Panther');
    expect(ann.offered('play')).toEqual(['Mine']);
    ann.pass();
    expect(bob.refused('play', 'Theirs')).toEqual(['VS-GOLD-02']);
    bob.pass();
    nextMain(ann, bob);
    bob.attack('Panther', 'D');
    expect(bob.offered('play')).toEqual(['Theirs']);
    pass(bob, ann);
    close();
  });

  test('gains an XP when his player plays a location, face up', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { back: ['civ-028 as Panther'], hand: ['Might Location', 'Energy Location'] },
      bob: { hand: ['Skill Location'] },
      at: 'resource',
    });
    ann.resource('Might Location', 'up');
    expect(card('Panther').xp).toBe(1);
    pass(ann, ann, ann);
    bob.resource('Skill Location', 'up');
    expect(card('Panther').xp).toBe(1);
    pass(bob, bob, bob);
    ann.resource('Energy Location', 'down');
    expect(card('Panther').xp).toBe(1);
    close();
  });

  test('becomes Level 2 with the fourth', () => {
    const { ann, card, close } = scene('modern', {
      ann: { back: [{ card: 'civ-028', xp: 3 }], hand: ['Might Location'] },
      bob: {},
      at: 'resource',
    });
    ann.resource('Might Location', 'up');
    expect(card('civ-029').zone).toBe('back');
    close();
  });
});

test('civ-029 Black Panther, Level 2, readies a supporting character on his side', () => {
  const { ann, card, close } = scene('modern', {
    ann: {
      front: ['civ-029 as Panther', { body: 'A 1/1', exhausted: true }, body('B', 1, 1)],
      resources: ['Energy Location'],
    },
    bob: { front: [{ body: 'D 1/1', exhausted: true }] },
  });
  ann.use('Panther', 'King of Wakanda');
  expect(ann.offered('choose')).toEqual(['A', 'B']);
  ann.choose('A');
  expect([card('A').exhausted, card('D').exhausted]).toEqual([false, true]);
  close();
});

const joined = 'You Just Joined the Resistance';

describe('civ-030 Captain America, Level 1', () => {
  test('puts a counter on each other character on his side', () => {
    const { ann, card, close } = scene('modern', {
      ann: { back: ['civ-030 as Cap', body('A', 1, 1)], front: [body('B', 1, 1)], resources: ['Skill Location'] },
      bob: { front: [body('D', 1, 1)] },
    });
    ann.use('Cap', joined);
    expect(['Cap', 'A', 'B', 'D'].map((name) => card(name).plus)).toEqual([0, 1, 1, 0]);
    close();
  });

  test('gains an XP for each Anti-Registration character he recruits, and becomes Level 2 with four', () => {
    const { ann, card, close } = scene('modern', {
      ann: {
        back: [{ card: 'civ-030', xp: 3 }],
        hand: [body('A', 1, 1, 'cost:0', 'team:proRegistration'), body('B', 1, 1, 'cost:0', 'team:antiRegistration')],
      },
      bob: {},
      at: 'recruit',
    });
    ann.recruit('A', 'front');
    expect(card('civ-030').xp).toBe(3);
    ann.recruit('B', 'front');
    expect(card('civ-031').zone).toBe('back');
    close();
  });
});

describe('civ-031 Captain America, Level 2', () => {
  const hurt = 'This Might Hurt';

  test('puts three -1/-1 counters on each enemy in melee with him', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: [body('A', 1, 9), body('B', 1, 9), body('C', 1, 9)] },
      bob: { front: ['civ-031 as Cap'], resources: ['Might Location'] },
    });
    ann.attack('Cap', 'A', 'B');
    ann.pass();
    bob.use('Cap', hurt);
    expect(['A', 'B', 'C', 'Cap'].map((name) => card(name).minus)).toEqual([3, 3, 0, 0]);
    pass(ann, bob);
    bob.strikeBack('A');
    close();
  });

  test('reaches the defender when he attacks, and nobody in a ranged combat', () => {
    const attacking = (row: 'front' | 'back') => {
      const { ann, bob, card, close } = scene('modern', {
        ann: { [row]: ['civ-031 as Cap'], resources: ['Might Location'] },
        bob: { front: [body('D', 1, 9)] },
      });
      ann.attack('D', 'Cap');
      ann.use('Cap', hurt);
      const minus = card('D').minus;
      pass(bob, ann);
      close();
      return minus;
    };
    expect([attacking('front'), attacking('back')]).toEqual([3, 0]);
  });
});

const seas = 'Lord of the Seven Seas';

describe('civ-032 Namor, Level 1', () => {
  test('has +7/+0 for the turn, and gains an XP when somebody of less ATK appears on his side', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: {
        back: ['civ-032 as Namor'],
        hand: [body('A', 1, 1, 'cost:0'), body('B', 7, 1, 'cost:0'), body('C', 6, 1, 'cost:0')],
        resources: ['Intellect Location'],
      },
      bob: { hand: [body('D', 1, 1, 'cost:0')] },
      at: 'recruit',
    });
    ann.recruit('A', 'front');
    expect(card('Namor').xp).toBe(0);
    ann.use('Namor', seas);
    expect([card('Namor').atk, card('Namor').def]).toEqual([7, 5]);
    ann.recruit('B', 'front');
    expect(card('Namor').xp).toBe(0);
    ann.recruit('C', 'front');
    expect(card('Namor').xp).toBe(1);
    pass(ann, ann, ann);
    expect(card('Namor').atk).toBe(0);
    bob.pass();
    bob.recruit('D', 'front');
    expect(card('Namor').xp).toBe(1);
    close();
  });

  test('becomes Level 2 with the third XP and keeps the bonus for the turn', () => {
    const { ann, card, close } = scene('modern', {
      ann: {
        back: [{ card: 'civ-032', xp: 2 }],
        hand: [body('A', 1, 1, 'cost:0')],
        resources: ['Intellect Location'],
      },
      bob: {},
      at: 'recruit',
    });
    ann.use('civ-032', seas);
    ann.recruit('A', 'front');
    expect([card('civ-033').zone, card('civ-033').atk]).toEqual(['back', 14]);
    close();
  });
});

describe('civ-033 Namor, Level 2', () => {
  // Ruling, VS-STAT-12, VS-EX-15: what he gains later in the combat is not doubled.
  test('doubles his current ATK and DEF once', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: {
        front: [{ card: 'civ-033', as: 'Namor', plus: 1 }],
        resources: ['Might Location'],
        hand: ['mcu1-062 as Friend'],
      },
      bob: { front: [body('D', 1, 99, 'team:superVillains')] },
    });
    ann.attack('D', 'Namor');
    ann.use('Namor', 'Imperius Rex!');
    expect([card('Namor').atk, card('Namor').def]).toEqual([16, 12]);
    bob.pass();
    ann.play('Friend');
    ann.choose('Namor');
    expect([card('Namor').atk, card('Namor').def]).toEqual([18, 14]);
    pass(bob, ann);
    expect([card('Namor').atk, card('Namor').def]).toEqual([8, 6]);
    close();
  });
});

describe('civ-034 and civ-035 Spider-Man', () => {
  const foes = { front: [body('A', 3, 4), body('B', 3, 9)], back: [body('C', 1, 1)] };

  // Ruling, VS-CMB-27, VS-EX-09: at once, without being struck in return, and again at the end of the combat.
  test('strikes a supporting enemy in the combat out of time, and strikes again at its end', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: [body('A', 1, 4), body('B', 1, 4)] },
      bob: { front: ['civ-034 as Spider'], resources: ['Might Location'] },
    });
    ann.attack('Spider', 'A', 'B');
    ann.pass();
    bob.use('Spider', 'Amazing');
    expect(bob.offered('choose')).toEqual(['A', 'B']);
    bob.choose('A');
    expect([card('A').stunned, card('B').stunned, card('Spider').stunned]).toEqual([true, false, false]);
    pass(ann, bob);
    expect([card('B').stunned, card('Spider').stunned]).toEqual([true, false]);
    close();
  });

  test('does nothing to one whose DEF is higher, and is struck by nobody for it', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: foes,
      bob: { front: ['civ-034 as Spider'], resources: ['Might Location'] },
    });
    ann.attack('Spider', 'B');
    ann.pass();
    bob.use('Spider', 'Amazing');
    expect([card('B').stunned, card('Spider').stunned]).toEqual([false, false]);
    ann.pass();
    expect(bob.refused('use', 'Spider', 'Amazing')).toEqual(['VS-PWR-42']);
    bob.pass();
    expect(card('Spider').stunned).toBe(true);
    close();
  });

  test('cannot strike a main character with it, or anybody outside the combat', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: [body('Boss', 1, 1, 'main'), body('B', 1, 1)] },
      bob: { front: ['civ-034 as Spider'], resources: ['Might Location'] },
    });
    ann.attack('Spider', 'Boss');
    ann.pass();
    bob.use('Spider', 'Amazing');
    expect([card('Boss').stunned, card('B').stunned]).toEqual([false, false]);
    pass(ann, bob);
    close();
  });

  test('gains an XP for each enemy that attacks, whoever is attacked, and becomes Level 2 with five', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: [body('A', 1, 9), body('B', 1, 9), body('C', 1, 9), body('E', 1, 9), body('F', 1, 9)] },
      bob: { front: ['civ-034', body('D', 0, 30)] },
    });
    ann.attack('D', 'A', 'B', 'C');
    expect(card('civ-034').xp).toBe(3);
    pass(ann, bob);
    ann.attack('civ-034', 'E', 'F');
    expect([card('civ-035').zone, card('civ-035').role]).toEqual(['front', 'defender']);
    pass(ann, bob);
    bob.strikeBack('E');
    close();
  });

  test('gains none from attacks of his own side', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: ['civ-034 as Spider', body('A', 1, 1)] },
      bob: { front: [body('D', 0, 30)] },
    });
    ann.attack('D', 'Spider');
    expect(card('Spider').xp).toBe(0);
    pass(ann, bob);
    close();
  });

  test('strikes an enemy main character in the combat with Spectacular, at Level 2', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: [body('Boss', 99, 9, 'main')] },
      bob: { front: ['civ-035 as Spider'], resources: ['Skill Location'] },
    });
    ann.attack('Spider', 'Boss');
    ann.pass();
    bob.use('Spider', 'Spectacular');
    expect([card('Boss').stunned, card('Boss').wounds, card('Spider').stunned]).toEqual([true, 1, false]);
    expect(ann.offered()).toContain('pass');
    close();
  });

  test('needs to be in the combat', () => {
    const { ann, bob, close } = scene('modern', {
      ann: { front: [body('A', 1, 9)] },
      bob: { front: ['civ-035 as Spider', body('D', 1, 9)], resources: ['Skill Location', 'Might Location'] },
    });
    ann.attack('D', 'A');
    ann.pass();
    expect(bob.offered('use')).toEqual([]);
    bob.pass();
    close();
  });
});
