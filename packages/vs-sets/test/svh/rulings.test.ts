import { describe, expect, test } from 'vitest';
import { body, passTo, scene } from '../stage.ts';

describe('Supreme Leader', () => {
  // Ruling: as long as one player can't lose, no enemy wins, whatever they do.
  test.each([
    ['svh-011', 'nobody'],
    ['svh-010', 'bob'],
  ])('ruling: svh-007, svh-008 with %s there no enemy wins in another way: %s', (friend, winner) => {
    const at = scene('modern', {
      ann: {
        front: ['svh-008 as Leader', `${friend} as Friend`],
        resources: ['Intellect Location', 'Skill Location'],
        deck: 20,
      },
      bob: {
        front: ['Black Widow', 'Hawkeye', 'Hulk', 'Iron Man', 'Thor'].map((name) => body(name, 1, 9)),
        back: ['mcu1-002 as Cap'],
        resources: ['Intellect Location'],
        deck: 20,
      },
      open: true,
    });
    at.ann.use('Leader', 'Hydra High Council');
    passTo(at, 'bob', 'recruit');
    at.bob.use('Cap', 'Assemble the Team');
    expect(at.winners()).toEqual(winner === 'nobody' ? [] : [winner]);
  });
});

describe('Cosmic Cubes', () => {
  // Ruling: a name is the title or an AKA; a mantle is another name.
  const CAPS = ['svh-021 as Leader', 'mnb-015 as Cap', 'svh-043 as Mantle', 'svh-010 as Soldier'];
  const wearing = (id: string) => [{ body: 'A 1/9', equipment: [`${id} as Cube`] }];

  test('ruling: svh-023 counts AKA as a name, and a mantle as another', () => {
    const { ann } = scene('modern', {
      ann: { front: wearing('svh-023'), resources: ['Skill Location'] },
      bob: { deck: CAPS },
      open: true,
    });
    ann.use('A', 'Reshape Existence');
    ann.choose('Cap', '...');
    expect(ann.offered('choose').toSorted()).toEqual(['Cap', 'Leader']);
  });

  test('ruling: svh-025 counts AKA as a name, and a mantle as another', () => {
    const { ann, card } = scene('modern', {
      ann: { front: wearing('svh-025'), resources: ['Might Location'] },
      bob: {
        front: [
          body('Cap', 1, 9, 'swarm', 'aka:X'),
          body('X', 1, 9, 'swarm'),
          body('*X*', 1, 9),
          body('Boss', 1, 9, 'main'),
        ],
      },
    });
    ann.use('A', 'Reshape the Soul');
    ann.choose('X');
    expect(['Cap', 'X', '*X*'].map((name) => card(name).zone)).toEqual(['removed', 'removed', 'front']);
  });
});

test('ruling: svh-029, svh-030 Black Widow gains nothing for a location that only asks for a symbol', () => {
  const { ann, card } = scene('modern', {
    at: 'resource',
    ann: { back: ['svh-029 as Natasha'], hand: ['res-018 as Room'] },
    bob: {},
  });
  ann.resource('Room', 'up');
  expect([card('Room').faceDown, card('Natasha').xp]).toEqual([false, 0]);
});

describe('svh-057 The Nullifier', () => {
  const named = (power: string, bob: object, ann: object = {}) => {
    const at = scene('modern', {
      at: 'recruit',
      ann: { front: [body('A', 1, 9, 'flight', 'lethal')], hand: ['svh-057 as Null'], points: 2, ...ann },
      bob,
      open: true,
    });
    at.ann.equip('Null', 'A');
    at.ann.name(power);
    return at;
  };

  test('ruling: it reaches enemies who come later', () => {
    const at = named('Flight', { hand: [body('Late', 1, 1, 'flight')], resources: 3 });
    passTo(at, 'bob', 'recruit');
    at.bob.recruit('Late', 'front');
    expect([at.card('Late').keywords, at.card('A').keywords]).toEqual(['', 'flight lethal']);
  });

  test('ruling: it does not reach what is used from a hand', () => {
    const ko = ['sec-008 as K1', 'sec-008 as K2', 'sec-008 as K3', 'sec-008 as K4', 'sec-008 as K5'];
    const at = named('I Must Remain Above the Fray', {
      front: [body('D', 1, 9)],
      hand: ['sec-017 as Strange'],
      resources: ['Might Location'],
      ko,
    });
    passTo(at, 'ann', 'main');
    at.ann.attack('D', 'A');
    at.ann.pass();
    at.bob.use('Strange', 'I Must Remain Above the Fray');
    expect(at.table().combat).toBe(false);
  });

  test('ruling: on another side it looks at the enemies there', () => {
    const at = named(
      'Lethal',
      {
        front: [{ card: 'svh-011', as: 'Faustus', plus: 2 }, body('D', 1, 1, 'lethal')],
        resources: ['Intellect Location'],
      },
      { back: [body('B', 9, 9, 'lethal')] },
    );
    expect(['D', 'B'].map((name) => at.card(name).keywords)).toEqual(['', 'lethal']);
    passTo(at, 'bob', 'main');
    at.bob.use('Faustus', 'Hypnotic Suggestion');
    if (at.bob.offered('choose').length > 0) at.bob.choose('A');
    at.bob.row('front');
    expect([at.card('A').controller, ...['D', 'B'].map((name) => at.card(name).keywords)]).toEqual([
      'bob',
      'lethal',
      '',
    ]);
  });

  test('ruling: gone it takes nothing', () => {
    const at = named('Flight', {
      front: [body('D', 1, 1, 'flight'), { body: 'W 1/1 team:shield', equipment: ['svh-051 as Gun'] }],
      resources: ['Skill Location'],
    });
    expect(at.card('D').keywords).toBe('');
    passTo(at, 'bob', 'main');
    at.bob.use('W', 'Melt');
    at.bob.choose('Null');
    expect([at.card('Null').zone, at.card('D').keywords]).toEqual(['ko', 'flight']);
  });

  test('names nothing for other equipment that appears', () => {
    const at = named(
      'Flight',
      {},
      {
        hand: ['svh-057 as Null', 'svh-052 as Jet'],
        front: [body('A', 1, 9), body('S', 1, 9, 'team:shield')],
        points: 9,
      },
    );
    at.ann.equip('Jet', 'S');
    expect(at.asks()).toBe('playOrPass');
  });
});
