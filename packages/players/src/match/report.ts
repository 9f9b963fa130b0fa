import type { RoundResult } from './play-round.ts';
import { eloOf, type Sprt, testShare, wilson } from './statistics.ts';

export interface MatchReport {
  readonly games: number;
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
  /** Points by games, and the interval that holds the true share 19 times in 20. */
  readonly winRate: number;
  readonly low: number;
  readonly high: number;
  /** What an equal player would win: one in as many as there are sides. */
  readonly fairShare: number;
  readonly elo: number;
  readonly eloLow: number;
  readonly eloHigh: number;
  readonly sprt: Sprt | undefined;
  readonly decisions: number;
  readonly errors: number;
  readonly overruns: number;
  readonly fallbacks: number;
  readonly endings: Readonly<Record<string, number>>;
  readonly faults: readonly string[];
}

/** The two shares between which a test decides. */
export interface Hypotheses {
  readonly h0: number;
  readonly h1: number;
}

const MOST_FAULTS = 5;

export function reportOn(rounds: readonly RoundResult[], hypotheses?: Hypotheses): MatchReport {
  const sum = (count: (round: RoundResult) => number): number =>
    rounds.reduce((total, round) => total + count(round), 0);
  const [games, wins, draws, points] = [
    sum((each) => each.games),
    sum((each) => each.wins),
    sum((each) => each.draws),
    sum((each) => each.points),
  ];
  const winRate = games === 0 ? 0.5 : points / games;
  const { low, high } = wilson(points, games);
  const faults = rounds.flatMap(({ errors }) => errors);
  return {
    games,
    wins,
    draws,
    losses: games - wins - draws,
    winRate,
    low,
    high,
    fairShare: 1 / (rounds[0]?.sides ?? 2),
    elo: eloOf(winRate),
    eloLow: eloOf(low),
    eloHigh: eloOf(high),
    sprt: hypotheses && testShare(points, games, hypotheses.h0, hypotheses.h1),
    decisions: sum((each) => each.decisions),
    errors: faults.length,
    overruns: sum((each) => each.overruns),
    fallbacks: sum((each) => each.fallbacks),
    endings: endingsOf(rounds),
    faults: faults.slice(0, MOST_FAULTS),
  };
}

function endingsOf(rounds: readonly RoundResult[]): Record<string, number> {
  const all: Record<string, number> = {};
  for (const { endings } of rounds) {
    for (const [code, count] of Object.entries(endings)) all[code] = (all[code] ?? 0) + count;
  }
  return all;
}

/**
 * How many of the first rounds a test needs to decide, or `undefined` if all are too few. Rounds count in their order,
 * whichever was finished first, so that the answer does not depend on the number of threads.
 */
export function decidedAfter(rounds: readonly RoundResult[], { h0, h1 }: Hypotheses): number | undefined {
  let [points, games] = [0, 0];
  for (const [i, round] of rounds.entries()) {
    points += round.points;
    games += round.games;
    if (testShare(points, games, h0, h1).verdict !== 'undecided') return i + 1;
  }
  return undefined;
}
