import { describe, expect, test } from 'vitest';
import { body, nextMain, pass, scene } from '../stage.ts';

test('mcu2-011 Ant-Man puts two -1/-1 counters on an enemy main character as he appears', () => {
  const { ann, card, close } = scene('modern', {
    at: 'recruit',
    ann: { hand: ['mcu2-011 as Ant'], points: 9, back: [body('Boss', 1, 9, 'main')] },
    bob: { front: [body('D', 1, 9)], back: [body('Chief', 5, 9, 'main'), body('Other', 5, 9, 'main')] },
  });
  ann.recruit('Ant', 'front');
  expect(ann.offered('choose').toSorted()).toEqual(['Chief', 'Other']);
  ann.choose('Chief');
  expect([card('Chief').minus, card('Other').minus]).toEqual([2, 0]);
  close();
});

test('mcu2-012 Ancient One gives her side’s other supporting characters a health more', () => {
  const { card, close } = scene('modern', {
    ann: { front: ['mcu2-012 as One', body('A', 1, 1, 'health:1')], back: [body('Boss', 1, 9, 'main', 'health:5')] },
    bob: { front: [body('D', 1, 1, 'health:1')] },
  });
  expect([card('One').health, card('A').health, card('Boss').health, card('D').health]).toEqual([1, 2, 5, 1]);
  close();
});

describe('mcu2-013 Phil Coulson', () => {
  const stage = (ann: object = {}) =>
    scene('modern', {
      ann: { front: [body('A', 1, 1), body('B', 1, 1)], back: ['Main as Boss'], ko: ['mcu2-013 as Phil'], ...ann },
      bob: { front: [body('D', 1, 1)] },
      turn: 'bob',
    });

  // Ruling: it is not optional; the counters are.
  test('ruling: is removed from the game and lets his player put +1/+1 counters on any of their characters', () => {
    const { ann, bob, card, table, close } = stage();
    bob.pass();
    expect([table().phase, card('Phil').zone]).toEqual(['build', 'removed']);
    expect(ann.offered('choose').toSorted()).toEqual(['A', 'B', 'Boss']);
    ann.choose('A', 'Boss');
    expect([card('A').plus, card('B').plus, card('Boss').plus]).toEqual([1, 0, 1]);
    close();
  });

  test('may put none, and does nothing from play or in an enemy’s Build Phase', () => {
    const { ann, bob, card, close } = stage();
    bob.pass();
    ann.done();
    expect([card('Phil').zone, card('A').plus]).toEqual(['removed', 0]);
    close();

    const there = stage({ ko: [], back: ['mcu2-013 as Phil', 'Main as Boss'] });
    there.bob.pass();
    expect([there.card('Phil').zone, there.ann.offered('choose')]).toEqual(['back', []]);
    there.close();

    const early = scene('modern', { ann: { front: [body('A', 1, 1)], ko: ['mcu2-013 as Phil'] }, bob: {} });
    early.ann.pass();
    expect([early.table().turn, early.table().phase, early.card('Phil').zone]).toEqual(['bob', 'build', 'ko']);
    early.close();
  });
});

test('mcu2-014 Black Panther is not struck by characters with Ranged', () => {
  const { ann, bob, card, close } = scene('modern', {
    ann: { front: [body('A', 9, 9, 'ranged'), body('B', 9, 9)] },
    bob: { front: ['mcu2-014 as Panther'] },
  });
  ann.attack('Panther', 'A');
  pass(ann, bob);
  expect(card('Panther').stunned).toBe(false);
  ann.attack('Panther', 'B');
  pass(ann, bob);
  expect(card('Panther').stunned).toBe(true);
  close();
});

describe('mcu2-015 Hawkeye', () => {
  const power = 'I See Better From a Distance';

  test('stuns whom he strikes in a ranged attack', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { back: ['mcu2-015 as Hawk'], resources: ['Skill Location'] },
      bob: { front: [body('D', 9, 20)] },
    });
    ann.attack('D', 'Hawk');
    ann.use('Hawk', power);
    pass(bob, ann);
    expect([card('D').stunned, card('Hawk').stunned]).toEqual([true, false]);
    close();
  });

  test('not in melee', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: ['mcu2-015 as Hawk', body('B', 1, 9)], resources: ['Skill Location'] },
      bob: { front: [body('D', 1, 20)] },
    });
    ann.attack('D', 'Hawk');
    ann.use('Hawk', power);
    pass(bob, ann);
    expect(card('D').stunned).toBe(false);
    close();
  });

  test('not whom another strikes beside him, and for this combat only', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { back: ['mcu2-015 as Hawk', body('B', 1, 9, 'ranged')], resources: ['Skill Location'] },
      bob: { front: [body('D', 1, 20), body('E', 1, 20)] },
    });
    ann.attack('D', 'Hawk');
    ann.use('Hawk', power);
    pass(bob, ann);
    ann.attack('E', 'B');
    pass(ann, bob);
    expect([card('D').stunned, card('E').stunned]).toEqual([true, false]);
    nextMain(ann, bob);
    nextMain(bob, ann);
    ann.attack('E', 'Hawk');
    pass(ann, bob);
    expect(card('E').stunned).toBe(false);
    close();
  });

  test('does nothing by it while he has no ATK to strike with, whoever strikes beside him', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: {
        back: [{ card: 'mcu2-015', as: 'Hawk', minus: 2 }, body('B', 1, 9, 'ranged', 'team:mcuHeroes')],
        resources: ['Skill Location'],
      },
      bob: { front: [body('D', 1, 20)] },
    });
    ann.attack('D', 'Hawk', 'B');
    ann.use('Hawk', power);
    pass(bob, ann);
    expect(card('D').stunned).toBe(false);
    close();
  });
});

describe('mcu2-016 Doctor Strange', () => {
  const stage = () =>
    scene('modern', {
      at: 'recruit',
      ann: {
        back: ['mcu2-016 as Strange'],
        resources: ['Intellect Location x2'],
        points: 3,
        hand: [body('Mine', 1, 1)],
      },
      bob: { hand: ['mnb-010 as Widow', 'mnb-012 as Dare', 'mnb-105 as Fire', 'mnb-014 as Fury'] },
    });

  test('looks at a hand and makes its player discard each character of the cost that is paid', () => {
    const { ann, seat, close } = stage();
    ann.use('Strange', 'Astral Projection');
    expect(ann.sees('Fire')).toBe(true);
    ann.yes();
    expect(ann.offered('number')).toEqual(['0', '1', '2', '3']);
    ann.number(1);
    expect(seat('bob').hand?.toSorted()).toEqual(['Fire', 'Fury', 'Dare'].toSorted());
    expect([seat('ann').points, seat('ann').hand]).toEqual([2, ['Mine']]);
    expect(ann.refused('use', 'Strange', 'Astral Projection')).toEqual(['VS-PWR-42']);
    close();
  });

  test('may pay nothing, and then nobody discards', () => {
    const { ann, seat, close } = stage();
    ann.use('Strange', 'Astral Projection');
    ann.no();
    expect(seat('bob').hand).toHaveLength(4);
    close();
  });
});

test('mcu2-017 Quicksilver keeps enemy players from all actions in the combat', () => {
  const { ann, bob, close } = scene('modern', {
    ann: { front: ['mcu2-017 as Pietro', body('B', 1, 9)], resources: ['Skill Location'], hand: ['mcu2-017 as Copy'] },
    bob: {
      front: ['mnb-018 as Cage', body('D', 1, 9)],
      resources: ['Might Location x3'],
      hand: ['mnb-024 as Think', 'mnb-018 as Luke'],
    },
  });
  ann.attack('Cage', 'Pietro');
  ann.use('Pietro', "He's Fast");
  expect(bob.offered('use')).toEqual([]);
  expect(bob.offered('play')).toEqual([]);
  expect(bob.offered('powerUp')).toEqual([]);
  bob.pass();
  expect(ann.offered('powerUp')).toEqual(['Copy, Pietro']);
  ann.pass();
  // Over with the combat.
  ann.attack('D', 'B');
  ann.pass();
  expect(bob.offered('play').length > 0).toBe(true);
  bob.pass();
  close();
});

describe('mcu2-018 Scarlet Witch', () => {
  test('takes an XP, or a level from a main character without any', () => {
    const { ann, card, close } = scene('modern', {
      ann: { front: ['mcu2-018 as Wanda'], resources: ['Energy Location', 'Might Location'] },
      bob: { front: [body('D', 1, 1)], back: [{ card: 'mnb-085', xp: 4 }] },
    });
    ann.use('Wanda', "She's Weird");
    expect([card('mnb-085').xp, card('mnb-085').level]).toEqual([3, 1]);
    close();

    const down = scene('modern', {
      ann: { front: ['mcu2-018 as Wanda'], resources: ['Energy Location', 'Might Location'], back: ['mnb-084'] },
      bob: { back: ['mnb-086'], levelUp: ['mnb-085'] },
    });
    down.ann.use('Wanda', "She's Weird");
    expect([down.card('mnb-085').xp, down.card('mnb-085').level]).toEqual([5, 1]);
    down.close();
  });

  test('needs both symbols', () => {
    const { ann, close } = scene('modern', {
      ann: { front: ['mcu2-018 as Wanda'], resources: ['Energy Location x2'] },
      bob: { back: [{ card: 'mnb-085', xp: 4 }] },
    });
    expect(ann.offered('use')).toEqual([]);
    close();
  });
});

test('mcu2-019 Vision is 7/7 until his player’s next turn', () => {
  const { ann, bob, card, close } = scene('modern', {
    at: 'recruit',
    ann: { hand: ['mcu2-019 as Vision', body('B', 1, 1)], points: 9, resources: 3 },
    bob: {},
  });
  ann.recruit('Vision', 'front');
  expect([card('Vision').atk, card('Vision').def]).toEqual([7, 7]);
  pass(ann, ann);
  nextMain(ann, bob);
  expect([card('Vision').atk, card('Vision').def]).toEqual([7, 7]);
  bob.pass();
  expect([card('Vision').atk, card('Vision').def]).toEqual([14, 14]);
  pass(ann);
  ann.recruit('B', 'front');
  expect([card('Vision').atk, card('Vision').def]).toEqual([14, 14]);
  close();
});

test('mcu2-020 Odin makes enemy main characters 1/1', () => {
  const { card, close } = scene('modern', {
    ann: { back: ['mcu2-020 as Odin', body('Boss', 5, 6, 'main')] },
    bob: { front: [body('D', 3, 4)], back: [{ body: 'Chief 5/6 main', plus: 2 }] },
  });
  const stats = (name: string) => [card(name).atk, card(name).def];
  expect(['Boss', 'D', 'Chief', 'Odin'].map(stats)).toEqual([
    [5, 6],
    [3, 4],
    [3, 3],
    [11, 11],
  ]);
  close();
});

describe('mcu2-021 Christine Palmer', () => {
  const stage = () =>
    scene('modern', {
      at: 'formation',
      ann: {
        front: ['mcu2-021 as Palmer', 'mcu2-012 as One', { card: 'mcu2-016', as: 'Stephen', wounds: 1 }],
        back: [
          { card: 'mcu2-005', as: 'Strange', wounds: 2 },
          { body: 'Boss 1/9 main health:5', wounds: 2 },
        ],
      },
      bob: { back: [{ card: 'mcu2-005', as: 'Theirs', wounds: 2 }] },
    });

  test('may heal a wound from Doctor Strange at the start of the Main Phase', () => {
    const { ann, bob, card, close } = stage();
    ann.pass();
    ann.yes();
    expect([card('Strange').wounds, card('Boss').wounds, card('Theirs').wounds]).toEqual([1, 2, 2]);
    nextMain(ann, bob);
    expect(card('Strange').wounds).toBe(1);
    close();
  });

  test('need not', () => {
    const { ann, card, close } = stage();
    ann.pass();
    ann.no();
    expect(card('Strange').wounds).toBe(2);
    close();
  });
});

test('mcu2-022 Suit Up gives a character +2/+0, Flight and Ranged this turn', () => {
  const { ann, bob, card, close } = scene('modern', {
    ann: { front: ['mcu2-014 as Panther', body('A', 1, 1)], hand: ['mcu2-022 as Suit'] },
    bob: { front: [body('D', 1, 1)] },
  });
  ann.play('Suit');
  expect(ann.offered('choose').toSorted()).toEqual(['A', 'Main', 'Panther']);
  ann.choose('A');
  expect([card('A').atk, card('A').def, card('A').keywords]).toEqual([3, 1, 'flight ranged']);
  nextMain(ann, bob);
  expect([card('A').atk, card('A').keywords]).toEqual([1, '']);
  close();
});
