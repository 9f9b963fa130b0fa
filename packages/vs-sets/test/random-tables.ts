import type { Table } from '@longbox/kernel';
import { seatWith } from '@longbox/testkit/exhaustive/seat-with';
import { createVs } from '@longbox/vs';
import { VS_DECKS, VS_SETS } from '../src/index.ts';

export const vs = createVs(VS_SETS);

/** Any decks of the box, picked by the seed alone. */
export function tableOf(profile: string, seats: number, seed: string): Table {
  let hash = 7;
  const pick = (): number => {
    for (const letter of seed) hash = (Math.imul(hash, 31) + letter.charCodeAt(0)) | 0;
    return (hash >>> 4) % VS_DECKS.length;
  };
  return { game: 'vs', profile, seed, seats: Array.from({ length: seats }, () => seatWith(VS_DECKS[pick()])) };
}
