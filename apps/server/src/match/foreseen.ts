import { foresee, type Seat, type Suppositions } from '@longbox/kernel';
import { type ClientMessageOf, writeDelta } from '@longbox/protocol';
import type { Fold } from './fold.ts';

/** What would come of the steps somebody asks about, as far as their seat could know it; nothing if the match has gone on. */
export function writeForeseen(fold: Fold, seat: Seat, { id, seq, steps }: ClientMessageOf<'foresee'>): string {
  const { header, game, state, rows } = fold;
  const then = seq === fold.seq ? foresee(game, state, seat, steps, suppositions(fold, seat)) : undefined;
  const delta = then === undefined ? '' : writeDelta(game.view(state, seat), then);
  return `{"t":"foreseen","match":"${header.id}","id":${id},"rows":${rows}${delta === '' ? '' : `,"delta":${delta}`}}`;
}

/** The others play some deck that everybody knows: what is really in theirs is nobody's business. */
function suppositions({ header, lens }: Fold, seat: Seat): Suppositions | undefined {
  const deck = lens.decks?.[0].seat.deck;
  return deck === undefined ? undefined : header.seats.map((_, other) => (other === seat ? undefined : deck));
}
