import { listChoices, type Viewer } from '@longbox/kernel';
import { applyDelta, createKnownDeltas, type Delta, type Json } from '@longbox/protocol';
import type { VsState } from '@longbox/vs';
import { expect, test } from 'vitest';
import { createGames } from '../games/games.ts';
import { makeDoc, makeDocs, writeDoc, writeDocDelta } from './doc.ts';
import { advanceFold, kindCode, startFold, tickFold } from './fold.ts';
import { type MatchHeader, tableOf } from './header.ts';

function beginVs() {
  const entry = createGames().get('vs');
  if (entry === undefined) throw new Error('there is no Vs. System');
  const seats = entry.decks.slice(0, 2).map(({ seat }) => ({ ...seat, name: 'A', level: 'recruit' }));
  const header = {
    id: 'match',
    game: 'vs',
    profile: 'modern/duel',
    catalogueHash: entry.game.catalogueHash,
    seats: seats.map((seat, at) => ({ ...seat, player: `player-${at}`, commitment: '', entropy: '' })),
    clock: { kind: 'none' },
    watch: { who: 'anyone', delay: 0, openHands: false },
  } as unknown as MatchHeader;
  return startFold(entry.game, header, tableOf(header, 'seed'), 0, entry);
}

test('an offered card has a face exactly for the seat that is asked and has seen it', () => {
  const fold = beginVs();
  const state = fold.state as VsState;
  const { game } = fold;
  // On to the first decision about a card.
  const cardOf = () =>
    listChoices(game, state)
      .map((choice) => game.option(state, choice).card)
      .find((card) => card !== undefined);
  for (let i = 0; i < 50 && cardOf() === undefined; i++) game.apply(state, listChoices(game, state)[0]);
  const card = cardOf() ?? -1;
  const seat = game.decision(state)?.seat ?? -1;
  expect(card).toBeGreaterThanOrEqual(0);

  state.seen[card] = 0;
  expect(makeDoc(fold, seat).asked?.faces?.[card]).toBeUndefined();
  state.seen[card] = 1 << (1 - seat);
  expect(makeDoc(fold, seat).asked?.faces?.[card]).toBeUndefined();
  state.seen[card] = 1 << seat;
  expect(makeDoc(fold, seat).asked?.faces?.[card]).toBe(state.book.catalogue.faces[state.face[card]].id);
  expect(makeDoc(fold, 1 - seat).asked).toEqual({ seat, ask: game.decision(state)?.ask });
  expect(makeDoc(fold, 'watcher').asked).toEqual({ seat, ask: game.decision(state)?.ask });
});

test.for([...createGames().values()])(
  'a client of $title that takes every change holds what the server holds',
  (entry) => {
    const { game, profile, decks } = entry;
    const seats = decks.slice(0, 2).map(({ seat }) => seat);
    const table = { game: game.name, profile, seed: 'deltas', seats };
    const header: MatchHeader = {
      ...{ id: 'match', room: 'room', game: game.name, profile, catalogueHash: '', commitment: '', sealed: '' },
      seats: seats.map((seat) => ({ player: 'somebody', name: '', level: '', ...seat, commitment: '', entropy: '' })),
      clock: { kind: 'bank', seconds: 900, increment: 5, expiry: 'default' },
      watch: { who: 'anyone', delay: 0, openHands: true },
      rated: false,
    };
    const fold = startFold(game, header, table, 0, entry);
    const viewers: readonly Viewer[] = [0, 1, 'watcher'];
    let docs = makeDocs(
      fold,
      viewers.map((viewer) => ({ viewer, doc: undefined })),
    );
    const held = docs.map((doc) => JSON.parse(writeDoc(doc)) as Json);
    for (let seq = 1; seq <= 150 && game.decision(fold.state) !== undefined; seq++) {
      const options = listChoices(game, fold.state);
      const seat = game.decision(fold.state)?.seat ?? 0;
      const row = { seq, kind: kindCode('choice'), seat, n: undefined, value: options[(seq * 7) % options.length] };
      tickFold(fold, row, advanceFold(fold, row).effect, seq * 1_000);
      const before = docs;
      docs = makeDocs(
        fold,
        viewers.map((viewer, i) => ({ viewer, doc: before[i] })),
      );
      const known = createKnownDeltas();
      for (let i = 0; i < viewers.length; i++) {
        const delta = writeDocDelta(before[i], docs[i], known);
        held[i] = applyDelta(held[i], delta === '' ? undefined : (JSON.parse(delta) as Delta)) as Json;
        expect(held[i]).toEqual(JSON.parse(writeDoc(docs[i])));
      }
    }
  },
);
