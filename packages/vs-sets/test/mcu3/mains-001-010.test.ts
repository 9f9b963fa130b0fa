import { describe, expect, test } from 'vitest';
import { body, pass, scene } from '../stage.ts';

describe('Dormammu', () => {
  test.each(['mcu3-001', 'mcu3-002'])('%s removes cards of an enemy deck up to a basic location', (id) => {
    const { ann, seat, close } = scene('modern', {
      ann: { back: [`${id} as Dorm`], resources: ['Intellect Location x2'], deck: ['Skill Location x3'] },
      bob: {
        deck: [body('X', 1, 1), 'mnb-026 as Mansion', 'Energy Location as L', body('Y', 1, 1), 'Might Location as M'],
      },
    });
    ann.use('Dorm', 'Your World Is Now My World');
    expect([seat('bob').removed?.toSorted(), seat('bob').deck, seat('ann').deck?.length]).toEqual([
      ['L', 'Mansion', 'X'],
      ['Y', 'M'],
      3,
    ]);
    expect(ann.refused('use', 'Dorm', 'Your World Is Now My World')).toEqual(['VS-PWR-42']);
    close();
  });

  test('mcu3-001 gains 1 XP for each card removed from the game, whose ever it is', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { back: ['mcu3-001 as Dorm'], removed: [body('A', 1, 1)] },
      bob: { removed: [body('B', 1, 1), 'Energy Location'], ko: [body('C', 1, 1)] },
    });
    ann.pass();
    expect(card('Dorm').xp).toBe(3);
    pass(bob, bob, bob, bob);
    expect(card('Dorm').xp).toBe(3);
    close();
  });

  const dying = 'You Will Spend Eternity Dying';

  // Ruling: as many times as one likes.
  test('ruling: mcu3-002 wounds the main character of a player without a deck as often as its player likes', () => {
    const { ann, card, close } = scene('modern', {
      ann: { back: ['mcu3-002 as Dorm'], resources: ['Energy Location x3'] },
      bob: { back: [body('Boss', 1, 9, 'main', 'health:9')], front: [body('D', 1, 1)], deck: [] },
    });
    ann.use('Dorm', dying);
    ann.number(3);
    if (ann.offered('done').length > 0) ann.done();
    expect([card('Boss').wounds, card('D').wounds]).toEqual([4, 0]);
    close();
  });

  test('mcu3-002 finds nobody while all have a deck, and may stop after the first wound', () => {
    const full = scene('modern', {
      ann: { back: ['mcu3-002 as Dorm'], resources: ['Energy Location x2'] },
      bob: { back: [body('Boss', 1, 9, 'main', 'health:9')], deck: 1 },
    });
    full.ann.use('Dorm', dying);
    full.ann.number(2);
    if (full.ann.offered('done').length > 0) full.ann.done();
    expect(full.card('Boss').wounds).toBe(0);
    full.close();

    const once = scene('modern', {
      ann: { back: ['mcu3-002 as Dorm'], resources: ['Energy Location x2'] },
      bob: { back: [body('Boss', 1, 9, 'main', 'health:9')], deck: [] },
    });
    once.ann.use('Dorm', dying);
    once.ann.number(0);
    if (once.ann.offered('done').length > 0) once.ann.done();
    expect(once.card('Boss').wounds).toBe(1);
    once.close();

    const poor = scene('modern', {
      ann: { back: ['mcu3-002 as Dorm'], resources: ['Energy Location'] },
      bob: { deck: [] },
    });
    expect(poor.ann.offered('use')).toEqual([]);
    poor.close();
  });
});

describe('Thanos', () => {
  test.each(['mcu3-007', 'mcu3-008'])('%s puts a -1/-1 counter on each enemy supporting character', (id) => {
    const { ann, card, close } = scene('modern', {
      ann: { back: [`${id} as Titan`], front: [body('A', 1, 9)], resources: ['Energy Location x2'] },
      bob: { front: [body('D', 1, 9), body('E', 1, 9)], back: ['Main as Boss'] },
    });
    ann.use('Titan', 'Bathe the Star-Ways With Blood');
    expect(['A', 'D', 'E', 'Boss', 'Titan'].map((name) => card(name).minus)).toEqual([0, 1, 1, 0, 0]);
    expect(ann.refused('use', 'Titan', 'Bathe the Star-Ways With Blood')).toEqual(['VS-PWR-42']);
    close();
  });

  test('mcu3-007 gains as many XP as a supporting character cost that he KOs', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: ['mcu3-007 as Titan', body('A', 9, 9)] },
      bob: { front: [body('D', 1, 1, 'health:1', 'cost:4'), body('E', 1, 1, 'health:1', 'cost:5')] },
    });
    ann.attack('E', 'A');
    pass(ann, bob);
    expect(card('Titan').xp).toBe(0);
    ann.attack('D', 'Titan');
    pass(ann, bob);
    expect(card('Titan').xp).toBe(4);
    close();
  });

  test('mcu3-007 gains none for a main character he KOs', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: ['mcu3-007 as Titan'] },
      bob: { front: [{ body: 'Boss 1/1 main health:2', wounds: 1 }], back: [body('Other', 1, 1, 'main', 'health:9')] },
    });
    ann.attack('Boss', 'Titan');
    pass(ann, bob);
    expect([card('Boss').zone, card('Titan').xp]).toEqual(['ko', 0]);
    close();
  });

  test('mcu3-008 wounds each face-down enemy main character', () => {
    const { ann, card, close } = scene('modern', {
      ann: { back: ['mcu3-008 as Titan'], resources: ['Might Location x2'] },
      bob: {
        front: [{ body: 'D 1/1 health:3', stunned: true }],
        back: [{ body: 'Boss 1/9 main health:9', stunned: true }, { body: 'Up 1/9 main health:9' }],
      },
    });
    ann.use('Titan', "You Will Know What It's Like To Lose");
    expect(['D', 'Boss', 'Up'].map((name) => card(name).wounds)).toEqual([0, 1, 0]);
    expect(ann.refused('use', 'Titan', "You Will Know What It's Like To Lose")).toEqual(['VS-PWR-42']);
    close();
  });

  test('mcu3-008 leaves his own side alone', () => {
    const { ann, card, close } = scene('modern', {
      ann: {
        back: ['mcu3-008 as Titan', { body: 'Mine 1/9 main health:9', stunned: true }],
        resources: ['Might Location'],
      },
      bob: {},
    });
    ann.use('Titan', "You Will Know What It's Like To Lose");
    expect(card('Mine').wounds).toBe(0);
    close();
  });
});

describe('Yellowjacket', () => {
  test.each(['mcu3-009', 'mcu3-010'])('%s stuns an enemy supporting character with ATK 3 or less', (id) => {
    const { ann, card, close } = scene('modern', {
      ann: { back: [`${id} as Jacket`], front: [body('A', 1, 1)], resources: ['Energy Location x2'] },
      bob: { front: [body('D', 3, 9), body('E', 4, 9), body('F', 0, 9)], back: [body('Boss', 1, 9, 'main')] },
    });
    ann.use('Jacket', 'Energy Pulse Stinger');
    expect(ann.offered('choose').toSorted()).toEqual(['D', 'F']);
    ann.choose('D');
    expect([card('D').stunned, card('F').stunned]).toEqual([true, false]);
    expect(ann.refused('use', 'Jacket', 'Energy Pulse Stinger')).toEqual(['VS-PWR-42']);
    close();
  });

  test('mcu3-009 gains an XP for each recruit with ATK 3 or less', () => {
    const { ann, card, close } = scene('modern', {
      at: 'recruit',
      ann: { back: ['mcu3-009 as Jacket'], hand: [body('C', 3, 1), body('Big', 4, 1)], points: 9 },
      bob: {},
    });
    ann.recruit('Big', 'front');
    expect(card('Jacket').xp).toBe(0);
    ann.recruit('C', 'front');
    expect(card('Jacket').xp).toBe(1);
    close();

    const theirs = scene('modern', {
      at: 'recruit',
      ann: { hand: [body('C', 3, 1)], points: 9 },
      bob: { back: ['mcu3-009 as Jacket'] },
    });
    theirs.ann.recruit('C', 'front');
    expect(theirs.card('Jacket').xp).toBe(0);
    theirs.close();
  });

  test('mcu3-010 strikes with ten times his ATK this combat', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: [body('A', 1, 10), body('B', 1, 11)] },
      bob: { front: ['mcu3-010 as Jacket'], resources: ['Might Location x2'] },
    });
    ann.attack('Jacket', 'A');
    ann.pass();
    bob.use('Jacket', 'Magnified Strength');
    expect(card('Jacket').atk).toBe(1);
    pass(ann, bob);
    expect(card('A').stunned).toBe(true);
    ann.attack('Jacket', 'B');
    ann.pass();
    expect(bob.refused('use', 'Jacket', 'Magnified Strength')).toEqual(['VS-PWR-42']);
    bob.pass();
    expect(card('B').stunned).toBe(false);
    close();
  });
});
