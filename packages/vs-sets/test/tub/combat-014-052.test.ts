import { describe, expect, test } from 'vitest';
import { body, pass, passTo, scene } from '../stage.ts';

describe('Pixie and Domino', () => {
  test('tub-014 takes each character of your side out of the combat', () => {
    const { ann, bob, card, table } = scene('modern', {
      turn: 'bob',
      ann: { front: [body('A', 9, 1)], back: ['tub-014 as Pixie'], resources: ['Energy Location'] },
      bob: { front: [body('D', 9, 1)] },
    });
    bob.attack('A', 'D');
    bob.pass();
    ann.use('Pixie', 'Teleportation Spell');
    if (table().combat === true) pass(bob, ann);
    expect([card('A').stunned, card('D').stunned, table().combat]).toEqual([false, false, false]);
  });

  test('tub-014 takes all of several attackers out, and no enemy', () => {
    const { ann, bob, card } = scene('modern', {
      ann: { front: [body('A', 9, 1), body('B', 9, 1)], back: ['tub-014 as Pixie'], resources: ['Energy Location'] },
      bob: { front: [body('D', 9, 1)] },
    });
    ann.attack('D', 'A', 'B');
    ann.use('Pixie', 'Teleportation Spell');
    expect([card('A').role, card('B').role]).toEqual(['none', 'none']);
    if (bob.offered('pass').length > 0) pass(bob, ann);
    expect(['A', 'B', 'D'].map((name) => card(name).stunned)).toEqual([false, false, false]);
  });

  test.each([
    [1, true],
    [0, false],
  ])('tub-020 attacks: coin %i stuns the defender: %s', (coin, stunned) => {
    const { ann, bob, card, random, table } = scene('modern', {
      ann: { front: ['tub-020 as Domino', body('A', 1, 9)] },
      bob: { front: [body('D', 1, 50), body('E', 1, 50)] },
    });
    ann.attack('E', 'A');
    pass(ann, bob);
    random(coin);
    ann.attack('D', 'Domino');
    expect([card('D').stunned, card('E').stunned]).toEqual([stunned, false]);
    if (table().combat === true) pass(ann, bob);
  });

  test.each([
    [1, true, true],
    [1, false, true],
    [0, false, false],
  ])('tub-020 defends: coin %i, hides %s, out of the combat: %s', (coin, hides, out) => {
    const { ann, bob, card, random, table } = scene('modern', {
      turn: 'bob',
      ann: { front: ['tub-020 as Domino', body('A', 1, 9)] },
      bob: { front: [body('D', 20, 20), body('E', 1, 20)] },
    });
    bob.attack('A', 'E');
    pass(bob, ann);
    random(coin);
    bob.attack('Domino', 'D');
    if (out) {
      if (hides) ann.yes();
      else ann.no();
    }
    if (table().combat === true) pass(bob, ann);
    expect(card('Domino').zone).toBe(out ? 'front' : 'ko');
    if (out) expect(card('Domino').hidden).toBe(hides);
  });
});

describe('Shifting Loyalties', () => {
  const shifted = (id: string, row: 'front' | 'back', ...foes: readonly unknown[]) => {
    const at = scene('modern', {
      ann: { [row]: [`${id} as Turncoat`], deck: 20 },
      bob: { front: foes, deck: 20 },
    });
    at.ann.pass();
    if (at.ann.offered('choose').length > 0) at.ann.choose('D');
    const { controller, zone, teams } = at.card('Turncoat');
    return [controller, zone, teams];
  };

  test.each(['tub-044', 'tub-052'])('%s goes over to a side with mutants, and becomes one of them', (id) => {
    expect(shifted(id, 'front', body('D', 1, 30, 'team:xmen'))).toEqual(['bob', 'front', 'xmen']);
    expect(shifted(id, 'back', body('D', 1, 30, 'team:brotherhood'), body('E', 1, 30, 'team:resistance'))).toEqual([
      'bob',
      'back',
      'brotherhood resistance',
    ]);
    expect(shifted(id, 'front', body('D', 1, 30, 'team:brotherhood+resistance+xmen'))).toEqual([
      'bob',
      'front',
      'xmen brotherhood resistance',
    ]);
    expect(shifted(id, 'front', body('D', 1, 30))).toEqual(['ann', 'front', 'hammer']);
    expect(shifted(id, 'front', { body: 'D 1/30 team:xmen', stunned: true })).toEqual(['ann', 'front', 'hammer']);
  });

  test.each(['tub-044', 'tub-052'])('%s stays there, and does not go at the end of others’ turns', (id) => {
    const at = scene('modern', {
      ann: { front: [`${id} as Turncoat`, body('A', 1, 30, 'team:xmen')], deck: 20 },
      bob: { front: [body('D', 1, 30, 'team:xmen')], deck: 20 },
    });
    at.ann.pass();
    expect(at.card('Turncoat').controller).toBe('bob');
    passTo(at, 'bob', 'main');
    at.bob.pass();
    passTo(at, 'ann', 'main');
    expect([at.card('Turncoat').controller, at.card('Turncoat').teams]).toEqual(['bob', 'xmen']);
    const other = scene('modern', {
      turn: 'bob',
      ann: { front: [`${id} as Turncoat`], deck: 20 },
      bob: { front: [body('D', 1, 30, 'team:xmen')], deck: 20 },
    });
    other.bob.pass();
    expect(other.card('Turncoat').controller).toBe('ann');
  });

  test('tub-044 puts as many -1/-1 counters as it costs on any other character that appears', () => {
    const start = (turn: 'ann' | 'bob') => {
      const at = scene('modern', {
        at: 'recruit',
        turn,
        ann: { front: ['tub-044 as Cloak'], hand: [body('A', 9, 9, 'cost:3')], points: 3 },
        bob: { front: [body('D', 9, 9)], hand: [body('E', 9, 9, 'cost:2')], points: 3 },
      });
      if (turn === 'ann') at.ann.recruit('A', 'front');
      else at.bob.recruit('E', 'front');
      return [at.card(turn === 'ann' ? 'A' : 'E').minus, at.card('D').minus];
    };
    expect([start('ann'), start('bob')]).toEqual([
      [3, 0],
      [2, 0],
    ]);
    const own = scene('modern', { at: 'recruit', ann: { hand: ['tub-044 as Cloak'], points: 3 }, bob: {} });
    own.ann.recruit('Cloak', 'front');
    expect(own.card('Cloak').minus).toBe(0);
  });

  test('tub-052 doubles his ATK and DEF for the combat, on any turn', () => {
    const { ann, bob, card } = scene('modern', {
      turn: 'bob',
      ann: { front: [{ card: 'tub-052', as: 'Namor', plus: 1 }], resources: ['Might Location x2'] },
      bob: { front: [body('D', 1, 90)] },
    });
    bob.attack('Namor', 'D');
    bob.pass();
    ann.use('Namor', 'Imperius Rex!');
    expect([card('Namor').atk, card('Namor').def]).toEqual([20, 20]);
    pass(bob, ann);
    expect(card('Namor').atk).toBe(10);
  });

  test('tub-051 dodges, kills, and leaves no room for plot twists', () => {
    const { card } = scene('modern', { ann: { front: ['tub-051 as Ares'] }, bob: {} });
    expect(String(card('Ares').keywords).split(' ').toSorted()).toEqual(['combatMaster', 'dodge', 'lethal']);
  });
});
