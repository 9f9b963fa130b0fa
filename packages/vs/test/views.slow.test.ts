import { expect, test } from 'vitest';
import { KW } from '../src/catalogue/face.ts';
import { KEYWORDS } from '../src/language/index.ts';
import { hasKeyword } from '../src/queries/traits.ts';
import { FLAG, ZONE } from '../src/state/state.ts';
import { QUIET_ZONES } from '../src/state/zones.ts';
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

const TOUCHED = [
  { what: 'who has seen it', column: 'seen', bits: 3 },
  { what: 'its side', column: 'flags', bits: FLAG.faceDown },
  { what: 'its owner', column: 'owner', bits: 1 },
  { what: 'its controller', column: 'controller', bits: 1 },
  { what: 'its face', column: 'face', bits: 1 },
] as const;

test.each(TOUCHED)('a card that lies somewhere is shown anew when $what changes', ({ column, bits }) => {
  const viewers = [0, 1, 'watcher'] as const;
  let noticed = 0;
  for (const [state] of [...positions('modern/duel', 2, 8, 20)].slice(-12)) {
    let shown = game.views(state, viewers, []);
    for (const zone of [...QUIET_ZONES, ZONE.deck]) {
      for (const cards of state.zones.slice(zone * state.seats, (zone + 1) * state.seats)) {
        const [card] = cards;
        if (card === undefined) continue;
        const before = shown;
        state[column][card] ^= bits;
        shown = game.views(state, viewers, before);
        expect(shown).toEqual(viewers.map((viewer) => game.view(state, viewer)));
        if (shown.some(({ seats }, i) => seats !== before[i].seats)) noticed++;
        state[column][card] ^= bits;
        shown = game.views(state, viewers, shown);
        expect(shown).toEqual(before);
      }
    }
  }
  expect(noticed).toBeGreaterThan(0);
});
