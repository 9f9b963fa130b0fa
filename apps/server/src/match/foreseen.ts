import { foresee, type Seat, type Suppositions } from '@longbox/kernel';
import { type ClientMessageOf, writeDelta } from '@longbox/protocol';
import type { Fold } from './fold.ts';

/** The forecast of some steps, as far as the seat could know; `undefined` if the match has moved on. */
export function writeForeseen(fold: Fold, seat: Seat, { id, seq, steps }: ClientMessageOf<'foresee'>): string {
  const { header, game, state, rows } = fold;
  const then = seq === fold.seq ? foresee(game, state, seat, steps, suppositions(fold, seat)) : undefined;
  const delta = then === undefined ? '' : writeDelta(game.view(state, seat), then);
  return `{"t":"foreseen","match":"${header.id}","id":${id},"rows":${rows}${delta === '' ? '' : `,"delta":${delta}`}}`;
}

/** Assumes a public deck for each other player, so that the forecast reveals nothing of their real decks. */
function suppositions({ header, lens }: Fold, seat: Seat): Suppositions | undefined {
  const deck = lens.decks?.[0].seat.deck;
  return deck === undefined ? undefined : header.seats.map((_, other) => (other === seat ? undefined : deck));
}
