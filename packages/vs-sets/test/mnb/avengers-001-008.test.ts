import { a, inKo, plotTwist, putIntoPlay } from '@longbox/vs/language';
import { describe, expect, test } from 'vitest';
import { body, nextMain, pass, scene } from '../stage.ts';

const assemble = 'Avengers Assemble';

describe('mnb-001 Captain America, Level 1', () => {
  const stage = (at?: string) =>
    scene('modern', {
      ann: { front: ['mnb-001 as Cap', body('A', 1, 1), body('B', 1, 1)], resources: ['Skill Location'] },
      bob: { front: [body('D', 9, 99), body('E', 9, 99)] },
      ...(at ? { at } : {}),
    });

  test('lets nobody strike back at a team attack this turn, but at a solo attack', () => {
    const { ann, bob, card, close } = stage();
    ann.use('Cap', assemble);
    ann.attack('D', 'Cap', 'A');
    pass(ann, bob);
    expect([card('Cap').stunned, card('A').stunned]).toEqual([false, false]);
    ann.attack('E', 'B');
    pass(ann, bob);
    expect(card('B').stunned).toBe(true);
    close();
  });

  test('needs no part in the team attack himself', () => {
    const { ann, bob, card, close } = stage();
    ann.use('Cap', assemble);
    ann.attack('D', 'A', 'B');
    pass(ann, bob);
    expect([card('A').stunned, card('B').stunned]).toEqual([false, false]);
    close();
  });

  test('works once a turn, and not for the next turns', () => {
    const { ann, bob, card, close } = stage();
    ann.use('Cap', assemble);
    expect(ann.refused('use', 'Cap', assemble)).not.toEqual([]);
    nextMain(ann, bob);
    nextMain(bob, ann);
    ann.attack('D', 'A', 'B');
    pass(ann, bob);
    bob.strikeBack('B');
    expect([card('A').stunned, card('B').stunned]).toEqual([false, true]);
    close();
  });

  test('holds for an enemy that appears later in the turn', () => {
    const rescue = plotTwist({
      ...{ id: 'x-1', name: 'Rescue', timing: 'combat', anyTurn: true },
      effects: [putIntoPlay(a(inKo({ is: 'character' })))],
    });
    const { ann, bob, card, close } = scene('modern', {
      cards: [rescue],
      ann: {
        front: ['mnb-001 as Cap', body('A', 1, 1), body('B', 1, 1), body('C', 1, 99)],
        resources: ['Skill Location'],
      },
      bob: { front: [body('D', 9, 99)], ko: [body('N', 9, 99)], hand: ['Rescue'] },
    });
    ann.use('Cap', assemble);
    ann.attack('D', 'C');
    ann.pass();
    bob.play('Rescue');
    bob.choose('N');
    bob.row('front');
    pass(ann, bob);
    ann.attack('N', 'A', 'B');
    pass(ann, bob);
    expect([card('A').stunned, card('B').stunned]).toEqual([false, false]);
    close();
  });

  test('is used in the Main Phase only', () => {
    const { ann, bob, close } = stage('formation');
    expect(ann.refused('use', 'Cap', assemble)).not.toEqual([]);
    ann.pass();
    ann.attack('D', 'A');
    expect(ann.refused('use', 'Cap', assemble)).not.toEqual([]);
    pass(ann, bob);
    close();
  });

  test('gains an XP when he stuns an enemy in a team attack, none alone or defending', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: ['mnb-001 as Cap', body('A', 5, 9), body('B', 5, 9)] },
      bob: { front: [body('D', 1, 7), body('E', 1, 1, 'health:9'), body('F', 1, 1)] },
    });
    ann.attack('D', 'Cap', 'A');
    pass(ann, bob);
    bob.strikeBack('A');
    expect([card('D').stunned, card('Cap').xp]).toEqual([true, 1]);
    ann.attack('E', 'B');
    pass(ann, bob);
    expect(card('Cap').xp).toBe(1);
    nextMain(ann, bob);
    bob.attack('Cap', 'F');
    pass(bob, ann);
    expect([card('F').stunned, card('Cap').xp]).toEqual([true, 1]);
    nextMain(bob, ann);
    ann.attack('E', 'Cap');
    pass(ann, bob);
    expect([card('E').stunned, card('Cap').xp]).toEqual([true, 1]);
    close();
  });

  test('gains none for a team attack without him, or one that stuns nobody', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: ['mnb-001 as Cap', body('A', 5, 9), body('B', 5, 9), body('C', 1, 9)] },
      bob: { front: [body('D', 1, 7), body('E', 1, 9)] },
    });
    ann.attack('D', 'A', 'B');
    pass(ann, bob);
    bob.strikeBack('A');
    ann.attack('E', 'Cap', 'C');
    pass(ann, bob);
    bob.strikeBack('C');
    expect([card('D').stunned, card('E').stunned, card('Cap').xp]).toEqual([true, false, 0]);
    close();
  });

  test('becomes Level 2 with the third XP', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: [{ card: 'mnb-001', xp: 2 }, body('A', 5, 9)] },
      bob: { front: [body('D', 1, 7)] },
    });
    ann.attack('D', 'mnb-001', 'A');
    pass(ann, bob);
    bob.strikeBack('A');
    expect(card('mnb-002').zone).toBe('front');
    close();
  });
});

describe('mnb-002 Captain America, Level 2', () => {
  test('puts a +1/+1 counter on each character on his side, himself included', () => {
    const { ann, card, close } = scene('modern', {
      ann: {
        front: ['mnb-002 as Cap', { body: 'A 1/1', plus: 1 }],
        back: [body('B', 1, 1), { body: 'C 1/1', stunned: true }],
        resources: ['Intellect Location', 'Skill Location'],
      },
      bob: { front: [body('D', 1, 1)] },
    });
    ann.use('Cap', 'Leader of the Avengers');
    expect(['Cap', 'A', 'B', 'C', 'D'].map((name) => card(name).plus)).toEqual([1, 2, 1, 0, 0]);
    expect(ann.offered('use')).toEqual([`Cap, ${assemble}`]);
    close();
  });
});

describe('mnb-003 Hulk, Level 1', () => {
  const smash = (wounds: number) => {
    const { ann, card, close } = scene('modern', {
      ann: { front: [{ card: 'mnb-003', as: 'Hulk', wounds }], resources: ['Might Location'] },
      bob: {},
    });
    ann.use('Hulk', 'Smash');
    close();
    return [card('Hulk').atk, card('Hulk').def, card('Hulk').plus];
  };

  test('gets a +1/+1 counter for each of his wounds', () => {
    expect(smash(4)).toEqual([7, 7, 4]);
    expect(smash(0)).toEqual([3, 3, 0]);
  });

  test('gains an XP when he is stunned, in any way and on any turn', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: ['mnb-003 as Hulk', body('A', 1, 1)], resources: ['Energy Location'] },
      bob: { front: [body('D', 9, 9)], back: ['mnb-021 as Thor'], resources: ['Energy Location'] },
    });
    ann.attack('D', 'Hulk');
    pass(ann, bob);
    expect([card('Hulk').stunned, card('Hulk').xp]).toEqual([true, 1]);
    nextMain(ann, bob);
    nextMain(bob, ann);
    nextMain(ann, bob);
    bob.attack('A', 'D');
    pass(bob, ann);
    expect(card('Hulk').xp).toBe(1);
    bob.use('Thor', 'Lightning Strike');
    bob.choose('Hulk');
    expect([card('Hulk').stunned, card('Hulk').xp]).toEqual([true, 2]);
    close();
  });

  test('becomes Level 2 with the fourth XP, and stays stunned', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: [{ card: 'mnb-003', xp: 3, wounds: 3 }] },
      bob: { front: [body('D', 9, 9)] },
    });
    ann.attack('D', 'mnb-003');
    pass(ann, bob);
    expect([card('mnb-004').zone, card('mnb-004').stunned, card('mnb-004').wounds]).toEqual(['front', true, 4]);
    close();
  });
});

describe('mnb-004 Hulk, Level 2', () => {
  const banner = "Banner's Influence";

  test('loses all +1/+1 counters and draws as many cards', () => {
    const { ann, card, seat, close } = scene('modern', {
      ann: { front: [{ card: 'mnb-004', as: 'Hulk', plus: 3 }], resources: ['Intellect Location'] },
      bob: {},
      at: 'formation',
    });
    ann.use('Hulk', banner);
    // Ruling: all of them, none may be kept.
    expect([card('Hulk').plus, seat('ann').hand]).toEqual([0, ['Extra', 'Extra', 'Extra']]);
    close();
  });

  test('draws nothing without counters, and nothing for -1/-1 counters', () => {
    const { ann, card, seat, close } = scene('modern', {
      ann: { front: [{ card: 'mnb-004', as: 'Hulk', minus: 2 }], resources: ['Intellect Location'] },
      bob: {},
      at: 'formation',
    });
    ann.use('Hulk', banner);
    expect([card('Hulk').minus, seat('ann').hand]).toEqual([2, []]);
    close();
  });

  test('is not used in the Main Phase; Smash is', () => {
    const { ann, card, close } = scene('modern', {
      ann: {
        front: [{ card: 'mnb-004', as: 'Hulk', wounds: 2 }],
        resources: ['Intellect Location', 'Might Location'],
      },
      bob: {},
    });
    expect(ann.offered('use')).toEqual(['Hulk, Smash']);
    ann.use('Hulk', 'Smash');
    expect([card('Hulk').atk, card('Hulk').def]).toEqual([8, 8]);
    close();
  });
});

const blast = 'Repulsor Blast';

describe('mnb-005 Iron Man, Level 1', () => {
  const stage = () =>
    scene('modern', {
      ann: { back: ['mnb-005 as Iron Man', body('A', 1, 1)], resources: ['Energy Location'] },
      bob: { front: [body('D', 3, 3), body('F', 1, 1)], back: [body('E', 3, 3)] },
    });

  test('puts a -1/-1 counter on an enemy and may push it', () => {
    const { ann, card, close } = stage();
    ann.use('Iron Man', blast);
    expect(ann.offered('choose').toSorted()).toEqual(['D', 'E', 'F', 'Main']);
    ann.choose('D');
    expect([card('D').minus, card('D').zone]).toEqual([1, 'front']);
    ann.yes();
    expect([card('D').atk, card('D').zone]).toEqual([2, 'back']);
    close();
  });

  test('may leave it where it is', () => {
    const { ann, card, close } = stage();
    ann.use('Iron Man', blast);
    ann.choose('D');
    ann.no();
    expect([card('D').minus, card('D').zone]).toEqual([1, 'front']);
    close();
  });

  test('may push one that the counter stuns', () => {
    const { ann, card, close } = stage();
    ann.use('Iron Man', blast);
    ann.choose('F');
    ann.yes();
    expect([card('F').stunned, card('F').zone]).toEqual([true, 'back']);
    close();
  });

  test('gains an XP when a character on his side powers up, not for an enemy', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: {
        back: ['mnb-005 as Iron Man'],
        front: ['mnb-022 as Hulk', 'mnb-018 as Luke'],
        hand: ['mnb-022 as Hulk 2', 'mnb-005 as Stark'],
      },
      bob: { front: ['mnb-021 as Thor'], hand: ['mnb-021 as Thor 2'] },
    });
    ann.powerUp('Hulk 2', 'Hulk');
    expect(card('Iron Man').xp).toBe(1);
    nextMain(ann, bob);
    bob.powerUp('Thor 2', 'Thor');
    expect([card('Thor').plus, card('Iron Man').xp]).toEqual([1, 1]);
    close();
  });

  test('becomes Level 2 with the third XP', () => {
    const { ann, card, close } = scene('modern', {
      ann: { back: [{ card: 'mnb-005', xp: 2 }], front: ['mnb-022 as Hulk'], hand: ['mnb-022 as Hulk 2'] },
      bob: {},
    });
    ann.powerUp('Hulk 2', 'Hulk');
    expect(card('mnb-006').zone).toBe('back');
    close();
  });
});

describe('mnb-006 Iron Man, Level 2', () => {
  const upgrade = 'Upgraded Armor';

  test('puts three +1/+1 counters on a character on his side that has one', () => {
    const { ann, card, close } = scene('modern', {
      ann: {
        back: [{ card: 'mnb-006', as: 'Iron Man', plus: 1 }],
        front: [{ body: 'A 1/1', plus: 2 }, body('B', 1, 1), { body: 'C 3/3', minus: 1 }],
        resources: ['Intellect Location'],
      },
      bob: { front: [{ body: 'D 1/1', plus: 1 }] },
    });
    ann.use('Iron Man', upgrade);
    expect(ann.offered('choose').toSorted()).toEqual(['A', 'Iron Man']);
    ann.choose('A');
    expect([card('A').plus, card('Iron Man').plus]).toEqual([5, 1]);
    close();
  });

  test('helps nobody if nobody has one', () => {
    const { ann, card, close } = scene('modern', {
      ann: { back: ['mnb-006 as Iron Man'], front: [body('A', 1, 1)], resources: ['Intellect Location'] },
      bob: {},
    });
    ann.use('Iron Man', upgrade);
    expect([card('A').plus, card('Iron Man').plus]).toEqual([0, 0]);
    close();
  });
});

const power = 'Great Power';

describe('mnb-007 Spider-Man, Level 1', () => {
  test('gets +1/+1 for the combat for each face-up supporting character on his side', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: [body('A', 1, 9)] },
      bob: {
        front: ['mnb-007 as Spidey', body('B', 1, 1)],
        back: [body('C', 1, 1), { body: 'E 1/1', stunned: true }],
        resources: ['Might Location'],
      },
    });
    ann.attack('Spidey', 'A');
    expect(ann.offered('use')).toEqual([]);
    ann.pass();
    bob.use('Spidey', power);
    expect([card('Spidey').atk, card('Spidey').def]).toEqual([4, 7]);
    pass(ann, bob);
    expect([card('Spidey').atk, card('Spidey').def]).toEqual([2, 5]);
    close();
  });

  test('gets nothing out of combat', () => {
    const { ann, bob, close } = scene('modern', {
      ann: { front: ['mnb-007 as Spidey', body('A', 1, 9)], resources: ['Might Location'] },
      bob: { front: [body('D', 1, 9)] },
    });
    expect(ann.offered('use')).toEqual([]);
    ann.attack('D', 'A');
    expect(ann.refused('use', 'Spidey', power)).toEqual(['VS-PWR-29']);
    pass(ann, bob);
    close();
  });

  test('gains an XP at the end of his turn for each face-up supporting character on his side', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { back: ['mnb-007 as Spidey', body('A', 1, 1), body('B', 1, 1), { body: 'C 1/1', stunned: true }] },
      bob: { front: [body('D', 1, 1), body('E', 1, 1)] },
    });
    nextMain(ann, bob);
    expect(card('Spidey').xp).toBe(2);
    nextMain(bob, ann);
    expect(card('Spidey').xp).toBe(2);
    close();
  });

  test('becomes Level 2 with eight', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { back: [{ card: 'mnb-007', xp: 6 }, body('A', 1, 1), body('B', 1, 1), body('C', 1, 1)] },
      bob: {},
    });
    nextMain(ann, bob);
    expect(card('mnb-008').zone).toBe('back');
    close();
  });
});

describe('mnb-008 Spider-Man, Level 2', () => {
  const neighbor = 'Friendly Neighbor';
  const stage = (spider: unknown = 'mnb-008 as Spidey') =>
    scene('modern', {
      ann: { front: [body('A', 5, 5)] },
      bob: {
        front: [body('D', 1, 1)],
        back: [spider, body('E', 1, 1)],
        resources: ['Intellect Location', 'Might Location'],
      },
    });

  test('takes the place of another defender, in the combat and in its row', () => {
    const { ann, bob, card, close } = stage();
    ann.attack('D', 'A');
    ann.pass();
    bob.use('Spidey', neighbor);
    expect([card('Spidey').role, card('D').role]).toEqual(['defender', 'none']);
    expect([card('Spidey').zone, card('D').zone]).toEqual(['front', 'back']);
    // Now he is in the combat.
    ann.pass();
    bob.use('Spidey', power);
    expect([card('Spidey').atk, card('Spidey').def]).toEqual([6, 10]);
    pass(ann, bob);
    expect([card('A').stunned, card('Spidey').stunned, card('D').stunned]).toEqual([true, false, false]);
    close();
  });

  test('stays in his row if both are in the same one', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: [body('A', 3, 9)] },
      bob: { front: [body('D', 1, 1), 'mnb-008 as Spidey'], resources: ['Intellect Location'] },
    });
    ann.attack('D', 'A');
    ann.pass();
    bob.use('Spidey', neighbor);
    expect([card('Spidey').zone, card('D').zone, card('Spidey').role]).toEqual(['front', 'front', 'defender']);
    pass(ann, bob);
    expect([card('Spidey').stunned, card('D').stunned]).toEqual([false, false]);
    close();
  });

  test('can be exhausted, but not stunned', () => {
    const tired = stage({ card: 'mnb-008', as: 'Spidey', exhausted: true });
    tired.ann.attack('D', 'A');
    tired.ann.pass();
    expect(tired.bob.offered('use')).toContain(`Spidey, ${neighbor}`);
    tired.bob.pass();
    tired.close();

    const { ann, bob, close } = stage({ card: 'mnb-008', as: 'Spidey', stunned: true });
    ann.attack('D', 'A');
    ann.pass();
    expect(bob.offered('use')).toEqual([]);
    bob.pass();
    close();
  });

  test('does not replace himself, nor an enemy defender', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: [body('A', 3, 9), body('B', 1, 9)] },
      bob: { front: ['mnb-008 as Spidey', body('D', 1, 1)], resources: ['Intellect Location'] },
    });
    ann.attack('Spidey', 'A');
    ann.pass();
    bob.use('Spidey', neighbor);
    expect([card('Spidey').role, card('D').role]).toEqual(['defender', 'none']);
    pass(ann, bob);
    close();

    const own = scene('modern', {
      ann: { front: [body('A', 3, 9), 'mnb-008 as Spidey'], resources: ['Intellect Location'] },
      bob: { front: [body('D', 1, 9)] },
    });
    own.ann.attack('D', 'A');
    own.ann.use('Spidey', neighbor);
    expect([own.card('D').role, own.card('Spidey').role]).toEqual(['defender', 'none']);
    own.close();
  });
});
