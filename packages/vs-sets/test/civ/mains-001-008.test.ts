import { a, ready, superPower, supporting, yours } from '@longbox/vs/language';
import { describe, expect, test } from 'vitest';
import { body, nextMain, pass, scene } from '../stage.ts';

const spy = 'Master Spy';

describe('civ-001 Black Widow, Level 1', () => {
  test('divides three -1/-1 counters among enemies in the back row, and gains an XP for each', () => {
    const { ann, card, close } = scene('modern', {
      ann: { back: ['civ-001 as Widow', body('A', 1, 9)], resources: ['Skill Location'] },
      bob: { front: [body('D', 1, 9)], back: [body('E', 1, 9), body('F', 1, 9)] },
    });
    ann.use('Widow', spy);
    expect(ann.offered('choose').toSorted()).toEqual(['E', 'F', 'Main']);
    ann.choose('E');
    ann.choose('E');
    ann.choose('F');
    ann.order('Widow');
    expect([card('D').minus, card('E').minus, card('F').minus, card('Widow').xp]).toEqual([0, 2, 1, 3]);
    close();
  });

  test('may put all three on one, which counts in full although it is stunned by less', () => {
    const { ann, card, close } = scene('modern', {
      ann: { back: ['civ-001 as Widow'], resources: ['Skill Location'] },
      bob: { front: [body('Boss', 1, 9, 'main')], back: [body('E', 1, 2), body('F', 1, 9)] },
    });
    ann.use('Widow', spy);
    for (const name of ['E', 'E', 'E']) ann.choose(name);
    expect([card('E').stunned, card('E').minus, card('Widow').xp]).toEqual([true, 0, 3]);
    close();
  });

  test('gains XP for counters that anybody puts on an enemy, not for those on her own side', () => {
    const { ann, card, close } = scene('modern', {
      ann: { back: ['civ-001 as Widow'], front: ['civ-040 as Cloak'], resources: ['Energy Location'] },
      bob: {
        front: [
          { body: 'D 1/9', exhausted: true },
          { body: 'E 1/9', exhausted: true },
        ],
      },
    });
    ann.use('Cloak', 'Darkforce Conduit');
    ann.order('Widow');
    expect(card('Widow').xp).toBe(2);
    close();

    const own = scene('modern', {
      ann: {
        back: ['civ-001 as Widow'],
        front: [{ body: 'A 1/9', exhausted: true }, 'civ-040 as Cloak'],
        resources: ['Energy Location'],
      },
      bob: {},
    });
    own.ann.use('Cloak', 'Darkforce Conduit');
    expect([own.card('A').minus, own.card('Widow').xp]).toEqual([1, 0]);
    own.close();
  });

  test('becomes Level 2 with the seventh XP', () => {
    const { ann, card, close } = scene('modern', {
      ann: { back: [{ card: 'civ-001', xp: 4 }], resources: ['Skill Location'] },
      bob: {},
    });
    ann.use('civ-001', spy);
    ann.choose('bob’s Main');
    ann.choose('bob’s Main');
    ann.choose('bob’s Main');
    expect(card('civ-002').zone).toBe('back');
    close();
  });
});

describe('civ-002 Black Widow, Level 2', () => {
  const assassin = 'Master Assassin';

  test('gets three counters for each enemy she stunned this turn', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: ['civ-002 as Widow'], resources: ['Might Location', 'Skill Location'] },
      bob: { front: [body('D', 1, 7)], back: [body('E', 1, 1), body('F', 1, 1)] },
    });
    ann.use('Widow', spy);
    for (const name of ['E', 'E', 'F']) ann.choose(name);
    ann.attack('D', 'Widow');
    pass(ann, bob);
    expect(['D', 'E', 'F'].map((name) => card(name).stunned)).toEqual([true, true, true]);
    ann.use('Widow', assassin);
    expect(card('Widow').plus).toBe(9);
    close();
  });

  test('counts one who was KO’d', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: ['civ-002 as Widow'], resources: ['Might Location'] },
      bob: { front: [body('D', 1, 7, 'health:1')] },
    });
    ann.attack('D', 'Widow');
    pass(ann, bob);
    expect(card('D').zone).toBe('ko');
    ann.use('Widow', assassin);
    expect(card('Widow').plus).toBe(3);
    close();
  });

  test('counts one she stunned twice only once', () => {
    const coach = supporting({
      ...{ id: 'x-1', name: 'Coach', cost: 1, atk: 1, def: 1, health: 1, teams: [] },
      powers: [superPower('Again', 'main', [], ready(a(yours({ is: 'main' }))))],
    });
    const { ann, bob, card, close } = scene('modern', {
      cards: [coach],
      ann: { front: [{ card: 'civ-002', as: 'Widow', plus: 2 }, 'Coach'], resources: ['Might Location'] },
      bob: { front: [body('D', 1, 9, 'tough', 'health:9')] },
    });
    ann.attack('D', 'Widow');
    pass(ann, bob);
    bob.yes();
    ann.use('Coach', 'Again');
    ann.attack('D', 'Widow');
    pass(ann, bob);
    bob.yes();
    expect(card('D').wounds).toBe(2);
    ann.use('Widow', assassin);
    expect(card('Widow').plus).toBe(5);
    close();
  });

  test('gets none for stuns of others, or of an earlier turn', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: ['civ-002 as Widow', body('A', 9, 9)], resources: ['Might Location'] },
      bob: { front: [body('D', 1, 7), body('E', 1, 7)] },
    });
    ann.attack('E', 'A');
    pass(ann, bob);
    ann.attack('D', 'Widow');
    pass(ann, bob);
    nextMain(ann, bob);
    nextMain(bob, ann);
    ann.use('Widow', assassin);
    expect(card('Widow').plus).toBe(0);
    close();
  });
});

const right = 'Let Us Be Doing the Right Thing';

describe('civ-003 Iron Man, Level 1', () => {
  test('gets a counter for each other character on his side', () => {
    const { ann, card, close } = scene('modern', {
      ann: {
        back: ['civ-003 as Iron Man', body('A', 1, 1)],
        front: [{ body: 'B 1/1', stunned: true }],
        resources: ['Skill Location'],
      },
      bob: { front: [body('D', 1, 1)] },
    });
    ann.use('Iron Man', right);
    expect(card('Iron Man').plus).toBe(2);
    close();
  });

  test('gains an XP for each Pro-Registration character he recruits, and becomes Level 2 with four', () => {
    const pro = (name: string) => body(name, 1, 1, 'cost:0', 'team:proRegistration');
    const { ann, bob, card, close } = scene('modern', {
      ann: { back: [{ card: 'civ-003', xp: 2 }], hand: [pro('A'), body('B', 1, 1, 'cost:0'), pro('C')] },
      bob: { hand: [pro('D')] },
      at: 'recruit',
    });
    ann.recruit('A', 'front');
    ann.recruit('B', 'front');
    expect(card('civ-003').xp).toBe(3);
    pass(ann, ann, ann, bob);
    bob.recruit('D', 'front');
    expect(card('civ-003').xp).toBe(3);
    pass(bob, bob, bob, ann);
    ann.recruit('C', 'front');
    expect(card('civ-004').zone).toBe('back');
    close();
  });
});

describe('civ-004 Iron Man, Level 2', () => {
  test('puts a counter on an enemy, which cannot attack on its next turn, but on the one after', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: ['civ-004 as Iron Man'], resources: ['Intellect Location'] },
      bob: { front: [body('D', 1, 9), body('E', 1, 9)] },
    });
    ann.use('Iron Man', "We Don't Want to Fight You");
    ann.choose('D');
    expect(card('D').minus).toBe(1);
    nextMain(ann, bob);
    expect(bob.offered('attack')).toEqual(['Iron Man, E']);
    expect(bob.refused('attack', 'Iron Man', 'D')).not.toEqual([]);
    nextMain(bob, ann);
    nextMain(ann, bob);
    expect(bob.offered('attack').toSorted()).toEqual(['Iron Man, D', 'Iron Man, E']);
    close();
  });
});

const attorney = 'Defense Attorney';

describe('civ-005 She-Hulk, Level 1', () => {
  test('gets +0/+5 for the combat if she is defending', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: [body('A', 5, 9)] },
      bob: { front: ['civ-005 as Hulk'], resources: ['Intellect Location'] },
    });
    ann.attack('Hulk', 'A');
    ann.pass();
    bob.use('Hulk', attorney);
    expect([card('Hulk').atk, card('Hulk').def]).toEqual([2, 10]);
    pass(ann, bob);
    expect([card('Hulk').def, card('Hulk').stunned]).toEqual([5, false]);
    close();
  });

  test('gets nothing while attacking', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: ['civ-005 as Hulk'], resources: ['Intellect Location'] },
      bob: { front: [body('D', 1, 9)] },
    });
    ann.attack('D', 'Hulk');
    ann.use('Hulk', attorney);
    expect(card('Hulk').def).toBe(5);
    pass(bob, ann);
    close();
  });

  test('gains an XP for a plot twist her player plays on their own turn', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: [body('A', 1, 9)], hand: ['mcu1-062 as Other'] },
      bob: { front: ['civ-005 as Hulk', body('D', 1, 9)], hand: ['mcu1-062 as One', 'mcu1-062 as Two'] },
    });
    ann.attack('D', 'A');
    ann.play('Other');
    expect(card('Hulk').xp).toBe(0);
    nextMain(ann, bob);
    bob.attack('A', 'D');
    bob.play('One');
    expect(card('Hulk').xp).toBe(1);
    close();
  });

  test('gains none for one played on another turn, and becomes Level 2 with four', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: [body('A', 1, 9)] },
      bob: { front: [{ card: 'civ-005', xp: 3 }, body('D', 1, 9)], hand: ['mcu1-062 as One', 'mcu1-062 as Two'] },
    });
    ann.attack('D', 'A');
    ann.pass();
    bob.play('One');
    expect(card('civ-005').xp).toBe(3);
    nextMain(ann, bob);
    bob.attack('A', 'D');
    bob.play('Two');
    expect(card('civ-006').zone).toBe('front');
    close();
  });
});

describe('civ-006 She-Hulk, Level 2', () => {
  test('gets two counters for each plot twist her player plays this turn', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: {
        front: ['civ-006 as Hulk', body('A', 1, 9)],
        resources: ['Might Location'],
        hand: ['civ-025 as Hunt', 'civ-025 as Again', 'civ-025 as Late'],
      },
      bob: { front: [body('D', 0, 30)] },
      at: 'resource',
    });
    ann.use('Hulk', 'Hulk Up');
    pass(ann, ann, ann);
    ann.attack('D', 'A');
    ann.play('Hunt');
    expect(card('Hulk').plus).toBe(2);
    bob.pass();
    ann.play('Again');
    expect(card('Hulk').plus).toBe(4);
    pass(bob, ann);
    nextMain(ann, bob);
    nextMain(bob, ann);
    ann.attack('D', 'A');
    ann.play('Late');
    expect(card('Hulk').plus).toBe(4);
    pass(bob, ann);
    close();
  });

  test('gets none for plot twists of others', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: ['civ-006 as Hulk', body('A', 1, 9)], resources: ['Might Location'] },
      bob: { front: [body('D', 0, 30)], hand: ['mcu1-062 as Friend'] },
      at: 'formation',
    });
    ann.use('Hulk', 'Hulk Up');
    ann.pass();
    ann.attack('D', 'A');
    ann.pass();
    bob.play('Friend');
    expect(card('Hulk').plus).toBe(0);
    close();
  });
});

const soul = 'Soul Searching';

describe('civ-007 Spider-Man, Level 1', () => {
  const position = {
    ann: {
      back: ['civ-007'],
      resources: ['Intellect Location'],
      deck: [body('A', 1, 1), body('B', 1, 1), 'Might Location', 'mcu1-029', body('C', 1, 1)],
    },
    bob: {},
    at: 'resource',
  };

  test('shows the top four cards to all, keeps one and shuffles the rest', () => {
    const { ann, bob, card, seat, close } = scene('modern', position);
    ann.use('civ-007', soul);
    expect(ann.offered('choose').toSorted()).toEqual(['A', 'B', 'Might Location', 'Sokovia Accords']);
    expect([bob.sees('A'), bob.sees('C')]).toEqual([true, false]);
    ann.choose('Might Location');
    expect([seat('ann').hand, card('civ-007').xp]).toEqual([['Might Location'], 0]);
    expect([...[seat('ann').deck].flat()].toSorted()).toEqual(['A', 'B', 'C', 'Sokovia Accords']);
    expect(bob.sees('B')).toBe(false);
    close();
  });

  test.each(['civ-018', 'civ-041', 'mnb-008 as Main Spider'])('with %s among them', (spider) => {
    const { ann, card, close } = scene('modern', {
      ...position,
      ann: { ...position.ann, deck: [spider, body('A', 1, 1)] },
    });
    ann.use('civ-007', soul);
    ann.choose('A');
    // Only a supporting character of the name gives the XP.
    expect(card('civ-007').zone).toBe(spider.startsWith('mnb') ? 'back' : 'levelUp');
    close();
  });

  test('takes what there is from a short deck, and nothing from an empty one', () => {
    const { ann, seat, close } = scene('modern', { ...position, ann: { ...position.ann, deck: 0 } });
    ann.use('civ-007', soul);
    expect(seat('ann').hand).toEqual([]);
    close();
  });
});

describe('civ-008 Spider-Man, Level 2', () => {
  test('has +3/+3 and Stealth for the turn', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: ['civ-008 as Spider'], resources: ['Energy Location'] },
      bob: { front: [body('D', 1, 9)], back: [body('E', 1, 9)] },
    });
    expect(ann.refused('attack', 'E', 'Spider')).not.toEqual([]);
    ann.use('Spider', 'Butt-Kicking Button');
    expect([card('Spider').atk, card('Spider').def, card('Spider').keywords]).toEqual([9, 10, 'stealth']);
    expect(ann.offered('attack')).toContain('E, Spider');
    nextMain(ann, bob);
    expect([card('Spider').atk, card('Spider').keywords]).toEqual([6, '']);
    close();
  });
});
