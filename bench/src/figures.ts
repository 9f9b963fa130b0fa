import type { Measured } from './measure.ts';
import { type SubjectName, TITLES } from './plan.ts';
import type { Slice } from './slice.ts';
import { compareRounds, median, type Ratio, round3 } from './statistics.ts';

/** How often something happened per second of processor time, round by round. */
const rates = (slices: readonly Slice[], count: string): number[] =>
  slices.map(({ counts, cpu }) => counts[count] / cpu);

const SHORT = { cloneInto: 'clones', cloneFresh: 'clones', hash: 'hashes', saveLoad: 'saves', views: 'pairs' } as const;

/** Medians over the rounds. Times are microseconds of processor time; what a subject does not do is left out. */
export type Figures = Readonly<Record<string, number>>;

export function figuresOf({ slices, bytesPerDecision }: Measured): Figures {
  const figures: Record<string, number> = {};
  const { play, search } = slices;
  if (play !== undefined) {
    figures.gamesPerSecond = median(rates(play, 'games'));
    figures.decisionsPerSecond = median(rates(play, 'decisions'));
    figures.decisionsPerGame = median(play.map(({ counts }) => counts.decisions / counts.games));
    figures.microsecondsPerDecision = 1e6 / figures.decisionsPerSecond;
    figures.bytesPerDecision = bytesPerDecision;
  }
  for (const [workload, count] of Object.entries(SHORT)) {
    if (slices[workload]) figures[`${workload}Microseconds`] = 1e6 / median(rates(slices[workload], count));
  }
  if (search !== undefined) figures.searchIterationsPerSecond = median(rates(search, 'iterations'));
  return Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, round3(value)]));
}

interface Comparison {
  readonly name: string;
  readonly ours: readonly [SubjectName, workload: string];
  readonly theirs: readonly [SubjectName, workload: string];
  readonly count: string;
  readonly what: string;
  /** What must be reached, and what we aim at. */
  readonly least?: number;
  readonly aim?: number;
}

/** A comparison appears as soon as both of its workloads are there. */
const ALL_COMPARISONS: readonly Comparison[] = [
  {
    name: 'gamesVsShowdown',
    ours: ['vs', 'play'],
    theirs: ['showdown', 'play'],
    count: 'games',
    what: 'games/s',
    least: 15,
    aim: 50,
  },
  {
    name: 'decisionsVsShowdown',
    ours: ['vs', 'play'],
    theirs: ['showdown', 'play'],
    count: 'decisions',
    what: 'decisions/s',
    least: 60,
    aim: 200,
  },
  {
    name: 'cloneVsShowdown',
    ours: ['vs', 'cloneInto'],
    theirs: ['showdown', 'cloneFresh'],
    count: 'clones',
    what: 'clones/s',
    least: 200,
    aim: 500,
  },
  {
    name: 'freshCloneVsShowdown',
    ours: ['vs', 'cloneFresh'],
    theirs: ['showdown', 'cloneFresh'],
    count: 'clones',
    what: 'clones/s, into a new state',
  },
  {
    name: 'decisionsVsBoardgameio',
    ours: ['vs', 'play'],
    theirs: ['boardgame-io', 'play'],
    count: 'decisions',
    what: 'decisions/s',
    least: 10,
    aim: 25,
  },
  {
    name: 'searchVsBoardgameio',
    ours: ['vs', 'search'],
    theirs: ['boardgame-io', 'search'],
    count: 'iterations',
    what: 'search iterations/s',
    least: 20,
    aim: 60,
  },
];

export interface Compared extends Comparison {
  readonly ratio: Ratio;
  readonly title: string;
}

export function compareAll(measured: readonly Measured[]): Compared[] {
  const slicesOf = ([subject, workload]: Comparison['ours']): Slice[] | undefined =>
    measured.find((each) => each.subject === subject)?.slices[workload];
  return ALL_COMPARISONS.flatMap((comparison) => {
    const { ours, theirs, count } = comparison;
    const [mine, other] = [slicesOf(ours), slicesOf(theirs)];
    if (mine === undefined || other === undefined) return [];
    const ratio = compareRounds(rates(mine, count), rates(other, count));
    return [{ ...comparison, ratio, title: `${TITLES[ours[0]]} beside ${TITLES[theirs[0]]}` }];
  });
}
