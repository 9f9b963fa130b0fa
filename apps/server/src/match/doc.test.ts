import { listChoices } from '@longbox/kernel';
import type { VsState } from '@longbox/vs';
import { expect, test } from 'vitest';
import { createGames } from '../games/games.ts';
import { makeDoc } from './doc.ts';
import { startFold } from './fold.ts';
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
