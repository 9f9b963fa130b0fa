import { type Choice, NONE, randomBelow, seedRandom, type Table } from '@longbox/kernel';
import { expect, test } from 'vitest';
import { TOY_FACES, type ToyEvent, toyGame } from './toy-game.ts';

const table = (seats: number, deck: readonly string[], profile = 'long', seed = 'one'): Table => ({
  game: 'toy',
  profile,
  seed,
  seats: Array.from({ length: seats }, () => ({ deck })),
});
const mixed = Array.from({ length: 20 }, (_, i) => TOY_FACES[i % TOY_FACES.length]);

function offered(state: ReturnType<typeof toyGame.setup>): Choice[] {
  const out = new Int32Array(toyGame.decision(state)?.count ?? 0);
  toyGame.choices(state, out);
  return Array.from(out);
}

test('a seat may pass or play any card of its hand', () => {
  const state = toyGame.setup(table(2, mixed));
  const options = offered(state).map((choice) => toyGame.option(state, choice));
  const hand = toyGame.view(state, 0).hand.map(({ card }) => ({ verb: 'play', card }));
  expect(options).toEqual([{ verb: 'pass' }, ...hand.sort((a, b) => a.card - b.card)]);
});

test('a spy asks twice in the middle of its effect, the second time another seat', () => {
  const state = toyGame.setup(table(3, ['spy', 'spy', 'spy', 'spy', 'spy', 'spy']));
  toyGame.apply(state, offered(state)[1]);
  expect(toyGame.decision(state)).toMatchObject({ seat: 0, ask: 'chooseNumber', count: 2 });
  toyGame.apply(state, offered(state)[1]);
  expect(toyGame.decision(state)).toMatchObject({ seat: 2, ask: 'chooseCard', count: 2 });
  toyGame.apply(state, offered(state)[0]);
  expect(toyGame.view(state, 'watcher').seats.map((seat) => seat.hand)).toEqual([2, 3, 1]);
});

test('a scout draws two and hides one, and others see only that it happened', () => {
  const state = toyGame.setup(
    table(
      2,
      Array.from({ length: 8 }, () => 'scout'),
    ),
  );
  toyGame.apply(state, offered(state)[1]);
  const events: ToyEvent[] = [];
  toyGame.apply(state, offered(state)[0], events);
  expect(toyGame.redact(events[0], 0)).toMatchObject({ type: 'hid', seat: 0, card: { face: 'scout' } });
  expect(toyGame.redact(events[0], 1)).toEqual({ type: 'hid', seat: 0 });
});

test('the turn player orders the standing cards that ring', () => {
  const state = toyGame.setup(
    table(
      2,
      Array.from({ length: 9 }, () => 'bell'),
    ),
  );
  for (let i = 0; i < 3; i++) toyGame.apply(state, offered(state)[1]);
  expect(toyGame.decision(state)).toMatchObject({ seat: 0, ask: 'orderTriggers', count: 2 });
  toyGame.apply(state, offered(state)[1]);
  expect(toyGame.view(state, 0).seats.map((seat) => seat.score)).toEqual([2, 1]);
});

test('a fourth standing card is refused for the reason that keeps it off the list', () => {
  const state = toyGame.setup(table(2, [...Array.from({ length: 30 }, () => 'bell')]));
  const { hand } = toyGame.view(state, 0);
  expect(toyGame.explain(state, 0, { verb: 'play', card: hand[0].card })).toEqual([]);
  expect(toyGame.explain(state, 1, { verb: 'play', card: hand[0].card })).toMatchObject([{ code: 'notNow' }]);
  expect(toyGame.explain(state, 0, { verb: 'play', card: NONE })).toMatchObject([{ code: 'notInHand' }]);
  state.standing.push(...state.decks[0].splice(0, 3));
  expect(toyGame.explain(state, 0, { verb: 'play', card: hand[0].card })).toMatchObject([{ code: 'tooManyStanding' }]);
  expect(offered(state)).toHaveLength(1);
});

test('a table with strange cards or too many seats is refused', () => {
  expect(() => toyGame.setup(table(5, ['drum']))).toThrow('expected 2 to 4 seats with known cards');
});

test.each([2, 3, 4])('a random game of %i seats ends with places', (seats) => {
  const random = new Int32Array(4);
  seedRandom(random, [seats]);
  const state = toyGame.setup(table(seats, mixed));
  for (let i = 0; toyGame.decision(state) !== undefined && i < 2000; i++) {
    const options = offered(state);
    toyGame.apply(state, options[randomBelow(random, options.length)]);
  }
  expect(toyGame.result(state)?.places).toHaveLength(seats);
  expect(toyGame.result(state)?.places).toContain(1);
});
