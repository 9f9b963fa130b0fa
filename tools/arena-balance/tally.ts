import { createArena } from '@longbox/arena';
import { ARENA_CARDS, STARTER_DECKS } from '@longbox/arena-sets';
import { arenaTracker, playGame } from '@longbox/lab';

/** What became of the games of one level and one player. Plain JSON, so that a run can go on where the last one ended. */
export interface LevelTally {
  readonly player: string;
  readonly level: string;
  games: number;
  /** Points of the first player; a draw is half a point. */
  first: number;
  readonly endings: Record<string, number>;
  /** By ordered pair of decks: games, and points of the deck named first. */
  readonly pairs: Record<string, { games: number; points: number }>;
}

const lab = { game: createArena(ARENA_CARDS), tracker: arenaTracker };
const DECKS = STARTER_DECKS.length;

export const emptyTally = (player: string, level: string): LevelTally => ({
  player,
  level,
  games: 0,
  first: 0,
  endings: {},
  pairs: {},
});

export const pairName = (one: number, two: number): string => `${STARTER_DECKS[one].id}:${STARTER_DECKS[two].id}`;

/** Plays the game of this number: every ordered pair of decks in turn, mirrors too, so that seats are shared evenly. */
export function playInto(tally: LevelTally, number: number): void {
  const [one, two] = [Math.floor(number / DECKS) % DECKS, number % DECKS];
  const seats = [one, two].map((deck) => ({ deck: STARTER_DECKS[deck].keys }));
  const seed = JSON.stringify(['balance', one, two, Math.floor(number / DECKS ** 2)]);
  const table = { game: 'arena', profile: tally.level, seed, seats };
  const notes = playGame(lab, table, [tally.player, tally.player], false);
  const points = notes.points / 2;
  tally.games++;
  tally.first += notes.first === 0 ? points : 1 - points;
  tally.endings[notes.ending] = (tally.endings[notes.ending] ?? 0) + 1;
  tally.pairs[pairName(one, two)] ??= { games: 0, points: 0 };
  const pair = tally.pairs[pairName(one, two)];
  pair.games++;
  pair.points += points;
}

/** Adds games that were played elsewhere. */
export function mergeInto(tally: LevelTally, { games, first, endings, pairs }: LevelTally): void {
  tally.games += games;
  tally.first += first;
  for (const [code, count] of Object.entries(endings)) tally.endings[code] = (tally.endings[code] ?? 0) + count;
  for (const [name, { games: played, points }] of Object.entries(pairs)) {
    tally.pairs[name] ??= { games: 0, points: 0 };
    tally.pairs[name].games += played;
    tally.pairs[name].points += points;
  }
}

/** Both orders of a pair together, as points of `one`. */
export function bothOrders({ pairs }: LevelTally, one: number, two: number): { games: number; points: number } {
  const there = pairs[pairName(one, two)] ?? { games: 0, points: 0 };
  const back = pairs[pairName(two, one)] ?? { games: 0, points: 0 };
  return { games: there.games + back.games, points: there.points + back.games - back.points };
}
