import { describe, expect, test } from 'vitest';
import { body, nextMain, pass, passTo, scene } from '../stage.ts';

describe('Red Skull', () => {
  test('svh-005 arranges the top four cards at the start of his turn', () => {
    const at = scene('modern', {
      at: 'turn',
      ann: {
        back: ['svh-005 as Skull'],
        deck: [body('A', 1, 1), body('B', 1, 1), body('C', 1, 1), body('D', 1, 1), body('E', 1, 1)],
      },
      bob: {},
    });
    expect(at.ann.offered('choose').toSorted()).toEqual(['A', 'B', 'C']);
    at.ann.choose('A', 'B');
    at.ann.choose('A');
    at.ann.choose('D');
    expect(at.seat('ann').deck).toEqual(expect.arrayContaining(['E', 'A', 'B']));
    expect(at.seat('ann').deck?.slice(-2)).toEqual(['A', 'B']);
  });

  test('svh-005 gains an XP when a Cosmic Cube is put on him', () => {
    const { ann, card } = scene('modern', {
      at: 'recruit',
      ann: {
        back: ['svh-005 as Skull'],
        front: [body('A', 1, 1)],
        hand: ['svh-023 as Cube', 'svh-024 as Other', 'svh-022 as Rifle'],
        points: 9,
      },
      bob: {},
    });
    ann.equip('Other', 'A');
    ann.equip('Rifle', 'Skull');
    expect(card('Skull').level).toBe(1);
    ann.equip('Cube', 'Skull');
    expect([card('svh-006').zone, card('svh-006').atk]).toEqual(['back', 10]);
  });

  test('svh-006 becomes Level 1 when he has no Cosmic Cube', () => {
    const start = (worn: readonly string[]) =>
      scene('modern', {
        ann: { front: [{ card: 'svh-006', as: 'Skull', equipment: worn }] },
        bob: { front: ['svh-017 as Mag'], resources: ['Energy Location'] },
      });
    expect(start(['svh-025 as Cube']).card('Skull').level).toBe(2);
    const at = start(['svh-025 as Cube']);
    nextMain(at.ann, at.bob);
    at.bob.use('Mag', 'Master of Magnetism');
    expect([at.card('svh-005').zone, at.card('svh-005').atk]).toEqual(['front', 2]);
  });

  test('svh-006 whose Cube was lost by a stun is Level 1 once he is face up', () => {
    const at = scene('modern', {
      ann: { front: [{ card: 'svh-006', as: 'Skull', equipment: ['svh-025 as Cube'] }] },
      bob: { front: [body('D', 30, 30)] },
    });
    nextMain(at.ann, at.bob);
    at.bob.attack('Skull', 'D');
    pass(at.bob, at.ann);
    expect(at.card('Skull').stunned).toBe(true);
    passTo(at, 'ann', 'main');
    expect([at.card('svh-005').zone, at.card('svh-005').wounds]).toEqual(['front', 1]);
  });
});

describe('Cosmic Cubes', () => {
  const wearing = (id: string) => [{ body: 'A 1/9', equipment: [`${id} as Cube`] }];

  test.each([[['X', 'Y']], [['X']], [[]]])('svh-023 removes %j of one name from an enemy deck', (gone) => {
    const { ann, seat } = scene('modern', {
      ann: { front: wearing('svh-023'), resources: ['Skill Location x2'], deck: 3 },
      bob: { deck: ['svh-010 as X', 'svh-010 as Y', 'svh-037 as Z'], hand: ['svh-010 as H'] },
    });
    ann.use('A', 'Reshape Existence');
    expect(ann.offered('choose').toSorted()).toEqual(['X', 'Z']);
    ann.choose('X', '...');
    if (gone.length === 0) ann.done();
    else ann.choose(...gone);
    expect(seat('bob').deck).toHaveLength(3 - gone.length);
    expect([seat('bob').removed?.length ?? 0, seat('bob').hand]).toEqual([gone.length, ['H']]);
    expect(ann.refused('use', 'A', 'Reshape Existence')).toEqual(['VS-PWR-42']);
  });

  // The rulings: AKA counts, a mantle is another name.
  test('svh-024 removes all cards of one name from an enemy hand', () => {
    const { ann, card } = scene('modern', {
      ann: { front: wearing('svh-024'), resources: ['Intellect Location x2'], hand: ['svh-021 as Own'] },
      bob: {
        hand: ['svh-021 as Leader', 'mnb-015 as Cap', 'svh-043 as Mantle', 'svh-010 as Soldier'],
        deck: ['svh-021 as Deep'],
      },
    });
    ann.use('A', 'Reshape the Mind');
    expect(ann.offered('choose').toSorted()).toEqual(['Cap', 'Leader', 'Mantle', 'Soldier']);
    ann.choose('Cap');
    expect(['Leader', 'Cap', 'Mantle', 'Soldier', 'Own', 'Deep'].map((name) => card(name).zone)).toEqual([
      'removed',
      'removed',
      'hand',
      'hand',
      'hand',
      'deck',
    ]);
    expect(ann.refused('use', 'A', 'Reshape the Mind')).toEqual(['VS-PWR-42']);
  });

  test('svh-025 removes an enemy supporting character and its namesakes on that side', () => {
    const { ann, card } = scene('modern', {
      ann: { front: [...wearing('svh-025'), 'svh-010 as Own'], resources: ['Might Location x2'] },
      bob: { front: ['svh-010 as X', 'svh-010 as Y', body('D', 1, 9)], hand: ['svh-010 as H'] },
    });
    ann.use('A', 'Reshape the Soul');
    expect(ann.offered('choose').toSorted()).toEqual(['D', 'X', 'Y']);
    ann.choose('X');
    expect(['X', 'Y', 'D', 'Own', 'H'].map((name) => card(name).zone)).toEqual([
      'removed',
      'removed',
      'front',
      'front',
      'hand',
    ]);
    expect(ann.refused('use', 'A', 'Reshape the Soul')).toEqual(['VS-PWR-42']);
  });

  test('svh-026 removes an enemy location and its namesakes on that side', () => {
    const { ann, card } = scene('modern', {
      ann: { front: wearing('svh-026'), resources: ['Energy Location as Pay', 'Energy Location as Own'] },
      bob: {
        resources: [
          'Energy Location as X',
          'Energy Location as Y',
          'Might Location as M',
          { card: 'Energy Location', as: 'Down', faceDown: true },
        ],
      },
    });
    ann.use('A', 'Reshape the World', 'Pay');
    expect(ann.offered('choose').toSorted()).toEqual(['M', 'X', 'Y']);
    ann.choose('X');
    expect(['X', 'Y', 'M', 'Down', 'Own'].map((name) => card(name).zone)).toEqual([
      'removed',
      'removed',
      'resources',
      'resources',
      'resources',
    ]);
    expect(ann.refused('use', 'A', 'Reshape the World')).toEqual(['VS-PWR-42']);
  });
});

describe('Supreme Leader', () => {
  test.each(['svh-007', 'svh-008'])('%s puts a +1/+1 counter on each Hydra character of your side', (id) => {
    const { ann, card } = scene('modern', {
      ann: {
        back: [`${id} as Leader`],
        front: [body('A', 1, 1, 'team:hydra'), body('B', 1, 1)],
        resources: ['Might Location x2'],
      },
      bob: { front: [body('D', 1, 1, 'team:hydra')] },
    });
    ann.use('Leader', 'Hail Hydra');
    expect(['Leader', 'A', 'B', 'D'].map((name) => card(name).plus)).toEqual([1, 1, 0, 0]);
    expect(ann.refused('use', 'Leader', 'Hail Hydra')).toEqual(['VS-PWR-42']);
  });

  test('svh-007 gains an XP when a Hydra character of your side attacks', () => {
    const { ann, bob, card } = scene('modern', {
      ann: { back: ['svh-007 as Leader'], front: [body('A', 1, 9, 'team:hydra'), body('B', 1, 9)] },
      bob: { front: [body('D', 1, 30, 'team:hydra')] },
    });
    ann.attack('D', 'B');
    pass(ann, bob);
    expect(card('Leader').xp).toBe(0);
    ann.attack('D', 'A');
    pass(ann, bob);
    expect(card('Leader').xp).toBe(1);
    nextMain(ann, bob);
    bob.attack('A', 'D');
    pass(bob, ann);
    expect(card('Leader').xp).toBe(1);
  });

  const council = (member: string, used = true) => {
    const at = scene('modern', {
      ann: {
        back: [{ card: 'svh-008', as: 'Leader', wounds: 4 }],
        front: [`${member} as Friend`],
        resources: ['Intellect Location', 'Skill Location'],
        deck: 20,
      },
      bob: { front: [body('D', 30, 30), body('E', 30, 30)], deck: 20 },
    });
    if (used) at.ann.use('Leader', 'Hydra High Council');
    nextMain(at.ann, at.bob);
    return at;
  };

  // The rule insert: the game goes on without a main character.
  test.each(['svh-009', 'svh-011', 'svh-013', 'svh-016', 'svh-018', 'svh-019', 'svh-015'])(
    'svh-008 and %s: you can’t lose',
    (id) => {
      const { ann, bob, card, winners } = council(id);
      bob.attack('Friend', 'D');
      if (winners().length === 0 && bob.offered('pass').length > 0) pass(bob, ann);
      void card;
      expect(winners()).toEqual([]);
    },
  );

  test('svh-008: the KO of the main character does not end the game while one of them is there', () => {
    const start = (used: boolean, friend = 'svh-018') => {
      const at = scene('modern', {
        ann: {
          front: [{ card: 'svh-008', as: 'Leader', wounds: 4 }],
          back: [`${friend} as Friend`],
          resources: ['Intellect Location', 'Skill Location'],
          deck: 20,
        },
        bob: { front: [body('D', 30, 30), body('E', 30, 30)], deck: 20 },
      });
      if (used) at.ann.use('Leader', 'Hydra High Council');
      nextMain(at.ann, at.bob);
      at.bob.attack('Leader', 'D');
      pass(at.bob, at.ann);
      return at;
    };
    expect(start(false).winners()).toEqual(['bob']);
    expect(start(true, 'svh-010').winners()).toEqual(['bob']);
    const at = start(true);
    expect([at.card('Leader').zone, at.winners()]).toEqual(['ko', []]);
    // When the last of them is gone, so is the protection.
    at.bob.attack('Friend', 'E');
    pass(at.bob, at.ann);
    expect(at.card('Friend').stunned).toBe(true);
  });
});

describe('*Gorgon* and Unwavering Loyalty', () => {
  test('svh-013: enemies get nothing from +1/+1 counters', () => {
    const { card } = scene('modern', {
      ann: { front: ['svh-013 as Gorgon', { body: 'A 1/1', plus: 2 }] },
      bob: {
        front: [
          { body: 'D 1/1', plus: 2 },
          { body: 'E 3/3', minus: 1 },
        ],
      },
    });
    const facts = (name: string) => [card(name).atk, card(name).def, card(name).plus];
    expect([facts('A'), facts('D'), facts('E')]).toEqual([
      [3, 3, 2],
      [1, 1, 2],
      [2, 2, 0],
    ]);
  });

  test('svh-059 gives a character in the combat +3/+3 this combat, on any turn', () => {
    const { ann, bob, card } = scene('modern', {
      turn: 'bob',
      ann: { front: [body('A', 1, 9), body('B', 1, 9)], hand: ['svh-059 as Twist'] },
      bob: { front: [body('D', 1, 9)] },
    });
    bob.attack('A', 'D');
    bob.pass();
    ann.play('Twist');
    expect(ann.offered('choose').toSorted()).toEqual(['A', 'D']);
    ann.choose('A');
    expect([card('A').atk, card('A').def]).toEqual([4, 12]);
    pass(bob, ann);
    expect(card('A').atk).toBe(1);
  });
});
