import type { Profile } from '../state/profile-shape.ts';
import { dailyOf, dayOf } from './daily.ts';
import { minedOf } from './mined-id.ts';
import { ratedAfter } from './rating.ts';

/** What a hint costs: a puzzle solved with all of them counts nearly as one that was not. */
const SCORES = [1, 0.7, 0.4, 0.1] as const;

interface Outcome {
  readonly id: string;
  readonly rating: number;
  readonly isSolved: boolean;
  /** Steps of the hint that were taken. */
  readonly hints: number;
  /** The solution was played on the board. */
  readonly isShown: boolean;
  /** Puzzles in the file of the game, where it is one of them. */
  readonly count: number;
  readonly now: Date;
}

/** What the profile says after a try. Only the first try moves the rating; a shown solution solves nothing. */
export function recordPuzzle(profile: Profile, outcome: Outcome): Partial<Profile> {
  const { id, rating, isShown, hints, count, now } = outcome;
  const isSolved = outcome.isSolved && !isShown;
  const before = profile.tries[id];
  if (before !== undefined && before > 0) return {};
  const tried = Math.abs(before ?? 0) + 1;
  const score = isSolved ? (SCORES[Math.min(hints, SCORES.length - 1)] ?? 0) : 0;
  const today = dayOf(now);
  const mined = minedOf(id);
  const isDaily = isSolved && mined !== undefined && count > 0 && dailyOf(today, count) === mined.at;
  return {
    tries: { ...profile.tries, [id]: isSolved ? tried : -tried },
    ...(before === undefined && { rating: ratedAfter(profile.rating, rating, score) }),
    ...(isDaily && {
      days: { ...profile.days, [mined.game]: [...new Set([...profile.days[mined.game], today])].sort() },
    }),
  };
}
