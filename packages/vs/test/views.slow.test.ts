import { expect, test } from 'vitest';
import { KW } from '../src/catalogue/face.ts';
import { KEYWORDS } from '../src/language/index.ts';
import { hasKeyword } from '../src/queries/traits.ts';
import { game, positions } from './positions.ts';

test('a view shows exactly the keywords the rules ask for, printed, granted and copied', () => {
  let granted = 0;
  for (const [state] of positions('modern/duel', 2, 40, 6)) {
    for (const { front, back } of game.view(state, 'watcher').seats) {
      for (const { id, keywords } of [...front, ...back]) {
        expect(keywords).toEqual(KEYWORDS.filter((keyword) => hasKeyword(state, id, KW[keyword])));
        const printed = state.faces[state.face[id]].keywords;
        granted += keywords.filter((k) => (printed[KW[k] >> 5] & (1 << (KW[k] & 31))) === 0).length;
      }
    }
  }
  expect(granted).toBeGreaterThan(0);
});

test('what did not change between two views is one object, and open parts are one object for everybody', () => {
  const [[state]] = [...positions('modern/duel', 2, 1, 6)].slice(-1);
  const viewers = [0, 1, 'watcher'] as const;
  const first = game.views(state, viewers, []);
  const second = game.views(state, viewers, first);
  for (const [i, view] of second.entries()) {
    expect(view).toEqual(game.view(state, viewers[i]));
    expect(view.seats).toBe(first[i].seats);
    expect(view.seats[0].front).toBe(first[0].seats[0].front);
  }
});
