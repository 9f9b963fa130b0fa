import type { TableSeat } from '@longbox/kernel';
import type { Deck } from '@longbox/vs/language';

/** A deck as a seat brings it: main character first, copies written out. */
export function seatWith(deck: Deck): TableSeat {
  const written = (cards: readonly { readonly count: number; readonly id: string }[]): string[] =>
    cards.flatMap(({ count, id }) => new Array<string>(count).fill(id));
  return { deck: [deck.main, ...written(deck.cards)], side: written(deck.side) };
}
