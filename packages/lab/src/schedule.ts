import { gamesFor, halfWidth, pairedInterval, wilson } from './interval.ts';
import { type Part, WHOLE } from './part.ts';
import type { Chunk, LabPlan } from './plan.ts';
import { emptyTally, mergeTally, type Tally } from './tally.ts';

/** Games of one pair after which its interval is looked at. What is played is a multiple of this, on any machine. */
export const ROUND = 32;
const CHUNK = 8;

/** Hands out the games of a plan and gathers what became of them. The result does not depend on who plays what when. */
export interface Schedule {
  /** The next games to play; `undefined` if there are none now, since others must come back first or all is done. */
  next(): Chunk | undefined;
  give(chunk: Chunk, tally: Tally): void;
  /** By pair, what has come back so far. */
  readonly tallies: readonly Tally[];
  readonly isDone: boolean;
  readonly played: number;
  /** How many games the whole run will take, as far as can be told by now. */
  expected(): number;
}

interface PairState {
  readonly tally: Tally;
  /** Games that are ours to play, if it takes that many. */
  readonly most: number;
  granted: number;
  handed: number;
  /** The number of the next game. */
  from: number;
}

/** A part gets every n-th chunk, n being the number of parts. With `until` it gets every n-th pair: its games decide when it ends. */
export function startSchedule(plan: LabPlan, part: Part = WHOLE): Schedule {
  const { games, until } = plan;
  const chunks = Math.ceil(games / CHUNK);
  const isOurs = (pair: number, from: number): boolean =>
    (until === undefined ? pair * chunks + Math.floor(from / CHUNK) : pair) % part.of === part.number - 1;
  /** The first game from this one on that is ours. */
  const skipTo = (pair: number, from: number): number => {
    let at = from;
    while (at < games && !isOurs(pair, at)) at += CHUNK;
    return at;
  };
  const oursOf = (pair: number): number => {
    if (until !== undefined) return isOurs(pair, 0) ? games : 0;
    let count = 0;
    for (let from = skipTo(pair, 0); from < games; from = skipTo(pair, from + CHUNK))
      count += Math.min(CHUNK, games - from);
    return count;
  };
  const round = until === undefined ? games : Math.min(ROUND, games);
  const pairs = plan.pairs.map((_, pair): PairState => {
    const most = oursOf(pair);
    return { tally: emptyTally(), most, granted: Math.min(round, most), handed: 0, from: skipTo(pair, 0) };
  });
  const guess = until === undefined ? games : Math.min(games, gamesFor(0.5, until / 100));
  let [at, played] = [0, 0];

  const isNarrow = ({ tally }: PairState): boolean => until !== undefined && reachOf(plan, tally) * 100 <= until;
  const isFinished = (pair: PairState): boolean =>
    pair.tally.games === pair.granted && (pair.granted >= pair.most || isNarrow(pair));

  return {
    tallies: pairs.map(({ tally }) => tally),
    get played() {
      return played;
    },
    get isDone() {
      return pairs.every(isFinished);
    },
    next() {
      // Pairs take turns, so that all of them are known about equally well at any time.
      for (let tried = 0; tried < pairs.length; tried++) {
        const pair = (at + tried) % pairs.length;
        const state = pairs[pair];
        if (state.handed === state.granted) continue;
        at = (pair + 1) % pairs.length;
        const { from } = state;
        const count = Math.min(CHUNK, state.granted - state.handed, games - from);
        state.handed += count;
        state.from = skipTo(pair, from + count);
        return { pair, from, count };
      }
      return undefined;
    },
    give({ pair, count }, tally) {
      const state = pairs[pair];
      mergeTally(state.tally, tally);
      played += count;
      if (state.tally.games !== state.granted || isFinished(state)) return;
      state.granted = Math.min(state.most, state.granted + round);
    },
    expected() {
      return pairs.reduce((sum, pair) => sum + Math.max(pair.granted, isFinished(pair) ? 0 : need(pair)), 0);
    },
  };

  function need({ tally, most }: PairState): number {
    if (until === undefined || tally.games === 0) return Math.min(most, guess);
    return Math.min(most, gamesFor(wilson(tally.points / 2, tally.games).share, until / 100));
  }
}

/** How far the interval that the plan asks about reaches to either side. */
const reachOf = ({ variant }: LabPlan, { points, games, swap }: Tally): number =>
  halfWidth(variant === undefined ? wilson(points / 2, games) : pairedInterval(swap));
