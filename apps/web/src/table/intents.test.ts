import { expect, test } from 'vitest';
import type { Asked, Offer } from '../workers/game-api.ts';
import { clickOn, intentsOf } from './intents.ts';

const offer = (choice: number, verb: string, card?: number, target?: number): Offer => ({
  choice,
  verb,
  face: undefined,
  ...(card !== undefined && { card }),
  ...(target !== undefined && { target }),
});
const asked = (...offers: Offer[]): Asked => ({
  ask: 'playOrPass',
  source: undefined,
  offers,
  set: undefined,
});
const MAIN = asked(offer(0, 'pass'), offer(1, 'attack', 10, 90), offer(2, 'attack', 11, 90), offer(3, 'use', 10));

test('a solo attack is two clicks', () => {
  expect(clickOn(10, intentsOf(MAIN, [], []), [])).toEqual({ do: 'select', cards: [10] });
  const aimed = intentsOf(MAIN, [10], [{ target: 90, choices: [1] }]);
  expect(clickOn(90, aimed, [10])).toEqual({ do: 'choose', choices: [1] });
});

test('a team attack is one click more for each attacker', () => {
  const one = intentsOf(MAIN, [10], [{ target: 90, choices: [1] }]);
  expect(clickOn(11, one, [10])).toEqual({ do: 'select', cards: [10, 11] });
  const both = intentsOf(MAIN, [10, 11], [{ target: 90, choices: [1, 7, 8] }]);
  expect(clickOn(90, both, [10, 11])).toEqual({ do: 'choose', choices: [1, 7, 8] });
});

test('a second click takes the selection back', () => {
  expect(clickOn(10, intentsOf(MAIN, [10], []), [10])).toEqual({ do: 'select', cards: [] });
});

test('choosing a card is one click, and what is not offered is explained', () => {
  const intents = intentsOf(asked(offer(5, 'choose', 30)), [], []);
  expect(clickOn(30, intents, [])).toEqual({ do: 'choose', choices: [5] });
  expect(clickOn(31, intents, [])).toEqual({ do: 'explain' });
});

test('a card that powers up marks whom it can, and its other uses are buttons', () => {
  const intents = intentsOf(asked(offer(1, 'powerUp', 40, 10), offer(2, 'recruit', 40)), [40], []);
  expect(intents.targets.get(10)?.choices).toEqual([1]);
  expect(intents.actions.map(({ choice }) => choice)).toEqual([2]);
});

test('cards of a set are picked in any order, and a second click takes one back', () => {
  const set = { verb: 'deploy', cards: [7, 8, 9], most: 2, isOpen: false, isRepeated: false };
  const intents = intentsOf({ ...asked(offer(1, 'deploy', 7)), set }, [9], []);
  expect(clickOn(8, intents, [9])).toEqual({ do: 'pick', cards: [9, 8] });
  expect(clickOn(9, intents, [9])).toEqual({ do: 'pick', cards: [] });
  const again = intentsOf({ ...asked(offer(1, 'powerUp', 7)), set: { ...set, isRepeated: true } }, [7], []);
  expect(clickOn(7, again, [7])).toEqual({ do: 'pick', cards: [7, 7] });
});

test('a second copy in the hand does what the first can', () => {
  const hand = [
    { id: 40, face: 'mnb-041' },
    { id: 41, face: 'mnb-041' },
    { id: 42, face: 'mnb-042' },
  ];
  const intents = intentsOf(asked(offer(2, 'recruit', 40)), [41], [], hand);
  expect([...intents.byCard.keys()]).toEqual([40, 41]);
  expect(intents.actions.map(({ choice }) => choice)).toEqual([2]);
});
