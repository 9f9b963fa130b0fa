import { randomBelow, seedRandom, sha256, type Table, utf8 } from '@longbox/kernel';
import type { GameKit } from '../games/kit.ts';

/** The number of a game decides on everything but the profile: how many seats, and whose decks. */
export function fuzzTable(kit: GameKit, profile: string, number: number, seed: string): Table {
  const random = new Int32Array(4);
  seedRandom(random, sha256(utf8(`${seed} table`)));
  const [least, most] = kit.seatsOf(profile) ?? [2, 2];
  const seats = least + (number % (most - least + 1));
  const decks = Array.from({ length: seats }, () => kit.decks.starters[randomBelow(random, kit.decks.starters.length)]);
  return { game: kit.game.name, profile, seed, seats: decks.map(({ seat }) => seat) };
}

/** Games take turns through all profiles, so that a short run has seen each. */
export const profileAt = (profiles: readonly string[], number: number): string => profiles[number % profiles.length];
