import { expect, test } from 'vitest';
import { a, cardsIn, draw, inHand, putIntoPlay, putPlus, startOfYourTurn, superPower, trigger } from '../src/index.ts';
import { chief, hero, listed, scene, twist } from './cast.ts';

// VS-DRW-01: "at the start of your turn" resolves first, before the draw.
// VS-DRW-02: then the turn player draws two cards.
test('start-of-turn effects come before the draw of two', () => {
  const early = chief('Early', [trigger('Count', startOfYourTurn, putPlus(cardsIn('hand', 'you'), 'self'))]);
  const { card, seat, close } = scene('modern', {
    cards: [early],
    ann: { back: ['Early'], hand: 3 },
    bob: { back: ['Early'] },
    at: 'turn',
  });
  expect([card("ann's Early").plus, card("bob's Early").plus]).toEqual([3, 0]);
  expect([listed(seat('ann'), 'hand').length, listed(seat('ann'), 'deck').length]).toEqual([5, 18]);
  expect(listed(seat('bob'), 'hand')).toEqual([]);
  close();
});

// VS-DRW-03: the first player draws nothing in the first turn of the game.
// VS-DRW-04: the second player of two draws two on theirs.
test.each([
  [1, 0],
  [2, 2],
  [3, 2],
])('in turn %i of a duel, %i cards are drawn', (number, drawn) => {
  const { seat, close } = scene('modern', { ann: {}, bob: {}, at: 'turn', number });
  expect(listed(seat('ann'), 'hand')).toHaveLength(drawn);
  close();
});

// VS-DRW-05: a draw from an empty deck is skipped, and play goes on.
// VS-DRW-06: with one card left, one is drawn.
test.each([
  [0, 0],
  [1, 1],
  [2, 2],
])('with %i cards in the deck, %i are drawn and the turn goes on', (cards, drawn) => {
  const { seat, table, winners, decides, close } = scene('modern', { ann: { deck: cards }, bob: {}, at: 'turn' });
  expect(listed(seat('ann'), 'hand')).toHaveLength(drawn);
  expect([table().phase, decides(), winners()]).toEqual(['build', 'ann', []]);
  close();
});

const early = hero('Early', [superPower('Peek', 'draw', [], draw())]);
const phase = (profile: string) =>
  scene(profile, {
    cards: [early, twist('Scheme', 'draw', draw())],
    ann: { front: ['Early'], hand: ['Scheme'], deck: 9 },
    bob: { front: ['Early'], hand: ['Scheme'] },
    at: 'turn',
  });

// VS-DRW-07: Draw Super Powers and Plot Twists may be used before or after the draw.
test('draw actions are offered before and after the draw', () => {
  const { ann, table, seat, close } = phase('modern');
  expect([table().phase, ann.offered()]).toEqual(['draw', ['pass', 'use Early, Peek', 'play Scheme']]);
  ann.use('Early', 'Peek');
  expect(listed(seat('ann'), 'hand')).toHaveLength(2);
  ann.pass();
  expect([table().phase, listed(seat('ann'), 'hand').length, ann.offered()]).toEqual([
    'draw',
    4,
    ['pass', 'play Scheme'],
  ]);
  ann.play('Scheme');
  ann.pass();
  expect([table().phase, listed(seat('ann'), 'hand').length]).toEqual(['build', 4]);
  expect(ann.refused('use', 'Early', 'Peek')).toContain('VS-PWR-25');
  close();
});

// VS-DRW-07: the books before know no such actions.
test.each(['mcu18', 'cr21', 'mb15'])('in %s, nothing can be done in the Draw Phase', (profile) => {
  const { table, seat, close } = phase(profile);
  expect([table().phase, listed(seat('ann'), 'hand').length]).toEqual(['build', 3]);
  close();
});

const dawn = (name: string) => hero(name, [trigger('Dawn', startOfYourTurn, draw())]);

// VS-DRW-08: start-of-turn triggers do occur in the very first turn.
test('the first turn has its start too', () => {
  const { seat, close } = scene('modern', {
    cards: [dawn('Bird')],
    ann: { front: ['Bird'] },
    bob: {},
    at: 'turn',
    number: 1,
  });
  expect(listed(seat('ann'), 'hand')).toHaveLength(1);
  close();
});

// VS-DRW-09: who arrives while start-of-turn triggers resolve has none of its own that turn.
test('a character that arrives at the start of the turn is too late for its own trigger', () => {
  const caller = hero('Caller', [trigger('Call', startOfYourTurn, putIntoPlay(a(inHand({ name: 'Bird' }))))]);
  const { ann, card, seat, close } = scene('modern', {
    cards: [dawn('Bird'), caller],
    ann: { front: ['Caller'], hand: ['Bird'] },
    bob: {},
    at: 'turn',
  });
  ann.choose('Bird');
  ann.row('front');
  expect([card('Bird').zone, listed(seat('ann'), 'hand').length]).toEqual(['front', 2]);
  close();
});

// VS-DRW-10: who is face down at the start of the turn has no trigger, since it recovers only later.
test('a character that begins the turn face down has no start of turn', () => {
  const { seat, card, close } = scene('modern', {
    cards: [dawn('Bird'), dawn('Owl'), dawn('Crow')],
    ann: { front: [{ card: 'Bird', stunned: true }, { card: 'Owl', hidden: true }, 'Crow'] },
    bob: {},
    at: 'turn',
  });
  expect([card('Bird').stunned, card('Owl').hidden, listed(seat('ann'), 'hand').length]).toEqual([false, false, 3]);
  close();
});
