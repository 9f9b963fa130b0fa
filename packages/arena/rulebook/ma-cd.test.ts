import { expect, test } from 'vitest';
import { body, some, squads, stand } from '../test-support/bodies.ts';
import { scene } from '../test-support/scene.ts';

// MA-CD-01, MA-CD-02
test('engaged Power Points of all five slots are discarded, the others stay', () => {
  const t = scene('basic', {
    ann: {
      A1: stand(body('One'), { ready: 1, engaged: 2 }),
      A2: stand(body('Two'), { engaged: 1 }),
      A3: stand(body('Three'), { ready: 3 }),
      R1: stand(body('Four'), { ready: 1, engaged: 1 }),
      R2: stand(body('Five'), { engaged: 1 }),
    },
    bob: squads('Bob'),
    at: 'coolDown',
  });
  expect(['A1', 'A2', 'A3', 'R1', 'R2'].map((slot) => t.ann.pp(slot))).toEqual([
    [1, 0],
    [0, 0],
    [3, 0],
    [1, 0],
    [0, 0],
  ]);
  // Five Power Points and the card of Duty Call.
  expect(t.ann.discard).toHaveLength(6);
});

// MA-CD-01: an empty slot cools down like the others.
test('a slot without a character cools down too', () => {
  const t = scene('basic', {
    ann: { ...squads('Ann'), R2: { stack: [], ready: 1, engaged: 1 } },
    bob: squads('Bob'),
    at: 'coolDown',
  });
  expect(t.ann.pp('R2')).toEqual([1, 0]);
});

// MA-CD-03
test("the opponent's Power Points are untouched", () => {
  const t = scene('basic', {
    ann: squads('Ann'),
    bob: { ...squads('Bob'), A1: stand(body('Bob 1'), { ready: 1, engaged: 2 }) },
    at: 'coolDown',
  });
  expect(t.bob.pp('A1')).toEqual([1, 2]);
});

// MA-CD-04
test('every effect the active player has running ends', () => {
  const self = body('Self', 700, 700, 250, { ability: { kind: 'Bonus Attack', x: 100 } });
  const all = body('All', 700, 700, 250, { ability: { kind: 'Bonus Attack', x: 50, target: { skill: 'Combat' } } });
  const t = scene('level-1', {
    ann: { ...squads('Ann'), A1: stand(self, { ready: 1 }), A2: stand(all, { ready: 1 }) },
    bob: {
      ...squads('Bob'),
      A1: stand(body('Wall', 700, 700, 250, { ability: { kind: 'Bonus Defence', x: 100 } }), { ready: 1 }),
    },
    at: 'specialAbilities',
  });
  t.ann.does('activate', 'Self').does('activate', 'All');
  expect([t.ann.attack('A1'), t.ann.attack('A2'), t.ann.attack('A3')]).toEqual([850, 750, 750]);
  t.ann.pass();
  t.bob.does('activate', 'Wall');
  expect(t.bob.defence('A1')).toBe(800);
  // Bob's own Cool Down ends his bonus, not Ann's.
  t.until(() => t.turn === 5);
  expect([t.bob.defence('A1'), t.ann.attack('A1'), t.ann.attack('A3')]).toEqual([700, 850, 750]);
  t.until(() => t.turn === 6);
  expect([t.ann.attack('A1'), t.ann.attack('A2'), t.ann.attack('A3')]).toEqual([700, 700, 700]);
  expect(t.told('bonusesEnded').map((event) => event.seat)).toEqual([1, 0]);
});

// MA-CD-05, MA-CD-05.e1
test('after Cool Down the active player draws two cards', () => {
  const t = scene('basic', {
    ann: { ...squads('Ann'), hand: [...some(5)], deckCount: 41 },
    bob: squads('Bob'),
    at: 'turn',
  });
  expect(t.ann.hand).toHaveLength(7);
  // One more card has gone to Duty Call.
  expect(t.ann.deck).toHaveLength(38);
  expect(t.bob.hand).toHaveLength(0);
});

// MA-CD-06, MA-CD-06.e1
test('whoever cannot draw a single card loses at once', () => {
  const t = scene('basic', { ann: { ...squads('Ann'), deckCount: 0 }, bob: squads('Bob'), at: 'turn' });
  expect(t.result).toEqual(['bob', 'totalDestruction']);
  expect(t.phase).toBe('coolDown');
});

// MA-CD-07, MA-CD-07.e1
test('with one card left it is drawn and the game goes on', () => {
  const t = scene('basic', { ann: { ...squads('Ann'), deckCount: 1 }, bob: squads('Bob'), at: 'turn' });
  expect([t.result, t.ann.hand.length, t.ann.deck.length, t.ann.discard.length]).toEqual([undefined, 1, 0, 0]);
  t.until(() => t.phase === 'challenge');
  expect(['A1', 'A2', 'A3', 'R1', 'R2'].flatMap((slot) => t.ann.pp(slot))).toEqual(Array(10).fill(0));
  t.toTurn(5);
  expect(t.result).toBeUndefined();
});

// MA-CD-08, MA-AMB-15: the draws of Replacement with an empty deck lose nothing.
test('an empty deck loses only at the draw of phase 1', () => {
  const t = scene('basic', { ann: { A1: body('Ann 1'), deckCount: 0 }, bob: squads('Bob'), at: 'replacement' });
  expect([t.result, t.phase]).toEqual([undefined, 'challenge']);
  expect(t.ann.squads).toEqual(['A1 Ann 1']);
});

// MA-CD-09, MA-AMB-16
test('there is no limit to the hand', () => {
  const t = scene('basic', { ann: { ...squads('Ann'), hand: [...some(25)] }, bob: squads('Bob'), at: 'turn' });
  t.toTurn(5);
  expect(t.ann.hand).toHaveLength(27);
});

// MA-CD-10, MA-AMB-15
test('the discard pile never goes back into the deck', () => {
  const t = scene('basic', {
    ann: { ...squads('Ann'), deckCount: 3, discard: [...some(20, 'Old')] },
    bob: { ...squads('Bob'), deckCount: 30 },
    at: 'turn',
  });
  t.toTurn(5);
  expect([t.ann.deck.length, t.result]).toEqual([0, undefined]);
  expect(t.ann.discard.length).toBeGreaterThanOrEqual(21);
  t.toEnd();
  expect(t.result).toEqual(['bob', 'totalDestruction']);
});
