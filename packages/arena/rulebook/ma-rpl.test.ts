import { expect, test } from 'vitest';
import { body, some, squads, stand, teamOf } from '../test-support/bodies.ts';
import { scene } from '../test-support/scene.ts';

const team = teamOf('Pair', ['Thor', 'Loki']);
const replacing = (ann: Parameters<typeof scene>[1]['ann']) =>
  scene('basic', { ann, bob: squads('Bob'), at: 'replacement' });

// MA-RPL-01
test('a Reserve character must step into an empty Active slot', () => {
  const t = replacing({ A2: body('Thor'), R1: body('Hulk'), R2: body('Hela'), hand: [...some(3)] });
  expect(t.ann.offered()).toEqual(['move Hela A1', 'move Hela A3', 'move Hulk A1', 'move Hulk A3']);
  t.ann.does('move', 'Hela', 'A3');
  expect(t.ann.offered()).toEqual(['move Hulk A1']);
  t.ann.does('move', 'Hulk', 'A1');
  expect(t.ann.squads).toEqual(['A1 Hulk', 'A2 Thor', 'A3 Hela']);
});

// MA-RPL-02
test('then hand cards must be played into Active slots that are still empty', () => {
  const t = replacing({ A1: body('Thor'), hand: [body('Hulk'), body('Thor'), team] });
  expect(t.ann.offered()).toEqual(['play Hulk A2', 'play Hulk A3']);
  expect(t.ann.whyNot('pass')).toBeDefined();
});

// MA-RPL-03, MA-AMB-21
test('with no legal card in hand one is drawn for each empty Active slot', () => {
  const t = replacing({ A1: body('Thor'), hand: [body('Thor')], deck: [body('Hulk'), body('Hela')] });
  // Two slots are free, so the player says where the first goes; the second has one place left.
  expect(t.ann.offered()).toEqual(['play Hulk A2', 'play Hulk A3']);
  t.ann.does('play', 'Hulk', 'A3');
  expect(t.ann.squads).toEqual(['A1 Thor', 'A2 Hela', 'A3 Hulk']);
  expect(t.ann.hand).toEqual(['Thor']);
});

// MA-RPL-03: a drawn card is played at once, before the next is drawn.
test('a second copy of a name just drawn and played stays in hand', () => {
  const t = replacing({ A1: body('Thor'), deck: [body('Hulk'), body('Hulk'), body('Hela')], deckCount: 10 });
  t.ann.does('play', 'Hulk', 'A2');
  expect(t.ann.squads).toEqual(['A1 Thor', 'A2 Hulk']);
  expect([t.ann.hand, t.ann.deck[0], t.ann.deck.length]).toEqual([['Hulk'], 'Hela', 8]);
});

// MA-RPL-04, MA-RPL-04.e1
test('an unplayable card drawn stays in hand and the slot stays empty', () => {
  const t = replacing({ A1: body('One'), A2: body('Two'), deck: [team, body('Hulk')], deckCount: 10 });
  expect([t.ann.hand, t.ann.squads, t.ann.deck.length]).toEqual([['Pair'], ['A1 One', 'A2 Two'], 9]);
  expect(t.phase).toBe('powerUp');
});

// MA-RPL-05
test('then hand cards must be played into empty Reserve slots', () => {
  const t = replacing({
    A1: body('One'),
    A2: body('Two'),
    A3: body('Three'),
    hand: [body('Hulk'), body('Hela'), team],
  });
  expect(t.ann.offered()).toEqual(['play Hela R1', 'play Hela R2', 'play Hulk R1', 'play Hulk R2']);
  t.ann.does('play', 'Hela', 'R2').does('play', 'Hulk', 'R1');
  expect(t.ann.squads.slice(3)).toEqual(['R1 Hulk', 'R2 Hela']);
  expect(t.ann.hand).toEqual(['Pair']);
});

// MA-RPL-06
test('nothing is drawn for a Reserve slot', () => {
  const t = replacing({ A1: body('One'), A2: body('Two'), A3: body('Three'), hand: [team], deckCount: 10 });
  expect([t.phase, t.ann.squads.length, t.ann.deck.length]).toEqual(['powerUp', 3, 10]);
});

// MA-RPL-07
test('a name in either Squad, or listed by a Team in play, is not legal', () => {
  const t = replacing({
    A1: body('One'),
    A2: team,
    R1: body('Two'),
    A3: body('Three'),
    hand: [body('One'), body('Two'), body('Thor'), body('Loki'), body('Hulk')],
  });
  expect(t.ann.offered()).toEqual(['play Hulk R2']);
  expect(t.ann.whyNot('play', 'One')?.rules).toContain('MA-RPL-07');
  expect(t.ann.whyNot('play', 'Thor')?.rules).toContain('MA-CP-18');
});

// MA-RPL-07: names are a matter of the own side alone.
test("the opponent's characters bar nothing", () => {
  const t = replacing({ A1: body('One'), A2: body('Two'), A3: body('Three'), hand: [body('Bob 1')] });
  expect(t.ann.offered()).toEqual(['play Bob 1 R1', 'play Bob 1 R2']);
});

// MA-RPL-08
test('a Team card is never played from hand', () => {
  const t = replacing({ A1: body('One'), A2: body('Two'), A3: body('Three'), hand: [team, body('Hulk')] });
  expect(t.ann.offered()).toEqual(['play Hulk R1', 'play Hulk R2']);
  expect(t.ann.whyNot('play', 'Pair')?.rules).toContain('MA-RPL-08');
});

// MA-RPL-09, MA-RPL-09.e1
test('three defeated characters are replaced by the Reserve and a hand card, then the Reserve is refilled', () => {
  const t = replacing({ R1: body('Hulk'), R2: body('Hela'), hand: [...some(7)] });
  t.ann.does('move', 'Hulk', 'A1').does('move', 'Hela', 'A2').does('play', 'Some 1', 'A3');
  t.ann.does('play', 'Some 2', 'R1').does('play', 'Some 3', 'R2');
  expect(t.ann.squads).toEqual(['A1 Hulk', 'A2 Hela', 'A3 Some 1', 'R1 Some 2', 'R2 Some 3']);
  expect(t.ann.hand).toHaveLength(4);
});

// MA-RPL-10, MA-RPL-10.e1
test('Power Points stay in the slot their character leaves', () => {
  const t = replacing({
    A1: body('One'),
    A3: body('Three'),
    R1: stand(body('Hulk'), { ready: 2 }),
    R2: body('Hela'),
    hand: [body('New')],
  });
  t.ann.does('move', 'Hulk', 'A2');
  expect([t.ann.pp('A2'), t.ann.pp('R1')]).toEqual([
    [0, 0],
    [2, 0],
  ]);
  t.ann.does('play', 'New', 'R1');
  expect(t.ann.pp('R1')).toEqual([2, 0]);
});

// MA-RPL-11, MA-AMB-22
test('after the refills one Active and one Reserve character may be exchanged, once', () => {
  const t = replacing(squads('Ann'));
  expect(t.ann.offered()).toEqual([
    'exchange Ann 1 > Ann 4',
    'exchange Ann 1 > Ann 5',
    'exchange Ann 2 > Ann 4',
    'exchange Ann 2 > Ann 5',
    'exchange Ann 3 > Ann 4',
    'exchange Ann 3 > Ann 5',
    'pass',
  ]);
  t.ann.does('exchange', 'Ann 2', 'Ann 5');
  expect([t.ann.who('A2'), t.ann.who('R2'), t.phase]).toEqual(['Ann 5', 'Ann 2', 'powerUp']);
});

// MA-RPL-12
test('the exchange needs two occupied slots', () => {
  const t = replacing({ A1: body('One'), A2: body('Two'), A3: body('Three'), R2: body('Five'), hand: [team] });
  expect(t.ann.offered('exchange')).toEqual(['One > Five', 'Three > Five', 'Two > Five']);
  expect(t.ann.whyNot('exchange', 'One', undefined, 'R1')?.rules).toContain('MA-RPL-12');
  const none = replacing({ A1: body('One'), A2: body('Two'), A3: body('Three'), hand: [team] });
  expect(none.phase).toBe('powerUp');
});

// MA-RPL-13, MA-AMB-23
test('Hit Points travel with their character', () => {
  const t = replacing({ ...squads('Ann'), A1: stand(body('Thor'), { hp: 3 }), R1: stand(body('Hulk'), { hp: 2 }) });
  t.ann.does('exchange', 'Thor', 'Hulk');
  expect([t.ann.hp('A1'), t.ann.hp('R1')]).toEqual([2, 3]);
  const up = replacing({ A1: body('One'), A2: body('Two'), R1: stand(body('Hulk'), { hp: 4 }) });
  up.ann.does('move', 'Hulk', 'A3');
  expect(up.ann.hp('A3')).toBe(4);
});

// MA-RPL-14
test('a newly played character enters face up with one Hit Point', () => {
  const t = replacing({ A1: body('One'), A2: body('Two'), A3: body('Three'), R1: body('Four'), hand: [body('Hulk')] });
  t.ann.does('play', 'Hulk', 'R2');
  expect(t.ann.hp('R2')).toBe(1);
  expect(t.view(1).seats[0].slots[4].stack.map((card) => card.key)).toEqual(['hulk']);
});

// MA-RPL-15, MA-AMB-24
test('a slot emptied in a turn stays empty until its owner refills it', () => {
  const t = scene('basic', {
    ann: { ...squads('Ann'), A1: body('Giant', 2000) },
    bob: { ...squads('Bob'), hand: [...some(3)] },
    at: 'challenge',
  });
  t.ann.declares(['Giant', 'Bob 1']);
  t.toPhase('checkPoint');
  expect(t.bob.who('A1')).toBeUndefined();
  t.until(() => t.turn === 5);
  expect(t.bob.offered()).toEqual(['move Bob 4 A1', 'move Bob 5 A1']);
});
