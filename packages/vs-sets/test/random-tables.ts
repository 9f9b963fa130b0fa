import type { Table, TableSeat } from '@longbox/kernel';
import { createVs } from '@longbox/vs';
import { VS_DECKS, VS_SETS } from '../src/index.ts';

export const vs = createVs(VS_SETS);

/** A deck of the box as a seat brings it: main character first, copies written out. */
export function seatWith(deck: (typeof VS_DECKS)[number]): TableSeat {
  const written = (cards: readonly { readonly count: number; readonly id: string }[]): string[] =>
    cards.flatMap(({ count, id }) => new Array<string>(count).fill(id));
  return { deck: [deck.main, ...written(deck.cards)], side: written(deck.side) };
}

/** Any decks of the box, picked by the seed alone. */
export function tableOf(profile: string, seats: number, seed: string): Table {
  let hash = 7;
  const pick = (): number => {
    for (const letter of seed) hash = (Math.imul(hash, 31) + letter.charCodeAt(0)) | 0;
    return (hash >>> 4) % VS_DECKS.length;
  };
  return { game: 'vs', profile, seed, seats: Array.from({ length: seats }, () => seatWith(VS_DECKS[pick()])) };
}
