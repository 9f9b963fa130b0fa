import { randomBelow, seedRandom, sha256, type Table, utf8 } from '@longbox/kernel';
import { TOY_FACES } from './toy-words.ts';

/** A table of the toy game; seats, if not given, and decks follow from the seed. */
export function toyTable(seed: string, { seats = 0, cards = 12, profile = 'long' } = {}): Table {
  const random = new Int32Array(4);
  seedRandom(random, sha256(utf8(`toy-table ${seed}`)));
  const places = seats > 0 ? seats : 2 + randomBelow(random, 3);
  const deck = (): string[] => Array.from({ length: cards }, () => TOY_FACES[randomBelow(random, TOY_FACES.length)]);
  return { game: 'toy', profile, seed, seats: Array.from({ length: places }, () => ({ deck: deck().sort() })) };
}
