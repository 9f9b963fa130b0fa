import { createArena } from '@longbox/arena';
import { ARENA_CARDS, STARTER_DECKS } from '@longbox/arena-sets';
import { type Game, randomBelow, type Table, type TableSeat } from '@longbox/kernel';
import { seededRandom } from '@longbox/testkit';
import { createVs, makeSeat, profileFor } from '@longbox/vs';
import { VS_DECKS, VS_SETS } from '@longbox/vs-sets';

/** A game whose behaviour is summed up. */
export interface DigestGame {
  // What a state is differs from game to game; nothing here looks into one.
  readonly game: Game<never, unknown, unknown>;
  readonly decks: readonly TableSeat[];
  /** Fewest and most seats of a profile. */
  readonly seatsOf: (profile: string) => readonly [number, number];
  /** Which part of all games is played with it. */
  readonly share: number;
}

export const DIGEST_GAMES: readonly DigestGame[] = [
  {
    game: createVs(VS_SETS, VS_DECKS) as unknown as Game<never, unknown, unknown>,
    decks: VS_DECKS.map((deck) => makeSeat(deck)),
    seatsOf: (profile) => profileFor(profile, 2)?.seats ?? [2, 2],
    share: 2 / 3,
  },
  {
    game: createArena(ARENA_CARDS) as unknown as Game<never, unknown, unknown>,
    decks: STARTER_DECKS.map(({ keys }) => ({ deck: keys })),
    seatsOf: () => [2, 2],
    share: 1 / 3,
  },
];

/** Games go through all profiles in turn; the number of a game decides on seats and decks. */
export function tableFor({ game, decks, seatsOf }: DigestGame, number: number): Table {
  const profile = game.profiles[number % game.profiles.length];
  const seed = `digest ${game.name} ${number}`;
  const random = seededRandom(`${seed} table`);
  const [least, most] = seatsOf(profile);
  const seats = Array.from(
    { length: least + randomBelow(random, most - least + 1) },
    () => decks[randomBelow(random, decks.length)],
  );
  return { game: game.name, profile, seed, seats };
}
