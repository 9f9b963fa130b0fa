import { expect, test } from 'vitest';
import { isAt, momentOf, strayed } from './conformance-moment.ts';
import { type ToyState, toyGame } from './toy-game.ts';
import { toyTable } from './toy-table.ts';

const begin = (): ToyState => toyGame.setup(toyTable('moment'));
const changed = (change: (s: ToyState) => void): ToyState => {
  const state = begin();
  change(state);
  return state;
};

test('a state is at the moment taken of its like', () => {
  expect(isAt(toyGame, begin(), momentOf(toyGame, begin()))).toBe(true);
});

test.each<[string, (s: ToyState) => void]>([
  ['the first integer', (s) => s.ints[0]++],
  ['the last integer', (s) => s.ints[s.ints.length - 1]++],
  ['a number in a list', (s) => s.lists.find((list) => list.length > 0)?.splice(0, 1, 77)],
  ['a list that is longer', (s) => s.lists[s.lists.length - 1].push(0)],
  ['a list that is shorter', (s) => s.lists.find((list) => list.length > 0)?.pop()],
])('it is not by %s', (_what, change) => {
  const moment = momentOf(toyGame, begin());
  const state = changed(change);
  expect(isAt(toyGame, state, moment)).toBe(false);
  expect(isAt(toyGame, begin(), momentOf(toyGame, state))).toBe(false);
  expect(strayed(toyGame, begin(), momentOf(toyGame, state))).toMatch(/^number \d+ of \d+ is /);
});

test('a state that is no memory is told by its fingerprint', () => {
  const game = { ...toyGame, fingerprint: String } as unknown as Parameters<typeof momentOf<string>>[0];
  expect(isAt(game, 'here', momentOf(game, 'here'))).toBe(true);
  expect(isAt(game, 'here', momentOf(game, 'there'))).toBe(false);
});
