import { availableParallelism, loadavg } from 'node:os';
import { type Compared, compareAll, type Figures, figuresOf } from './figures.ts';
import type { Measured } from './measure.ts';
import { GAMES, type Plan, type SubjectName, TITLES } from './plan.ts';
import { round3 } from './statistics.ts';
import { formatTable } from './table.ts';

export interface Report {
  readonly machine: string;
  readonly rounds: number;
  readonly figures: readonly { readonly subject: SubjectName; readonly figures: Figures }[];
  readonly comparisons: readonly Compared[];
}

export function reportOn(measured: readonly Measured[], plan: Plan): Report {
  return {
    machine: machineNow(),
    rounds: plan.rounds,
    figures: measured.map((each) => ({ subject: each.subject, figures: figuresOf(each) })),
    comparisons: compareAll(measured),
  };
}

/** The load is how many processes wanted to run at the end; the bench itself is one of them. */
function machineNow(): string {
  const load = loadavg()[0].toFixed(1);
  return `${availableParallelism()} cores, load ${load}, Node ${process.versions.node}`;
}

/** For programs: `ratios` by name, `games` and `peers` by subject. */
export function asJson({ machine, rounds, figures, comparisons }: Report): object {
  const isGame = (subject: string): boolean => GAMES.some((game) => game === subject);
  const of = (wanted: boolean): object =>
    Object.fromEntries(
      figures.filter((each) => isGame(each.subject) === wanted).map((each) => [each.subject, each.figures]),
    );
  const ratio = (pick: (compared: Compared) => unknown): object =>
    Object.fromEntries(comparisons.map((compared) => [compared.name, pick(compared)]));
  return {
    machine,
    rounds,
    ratios: ratio((compared) => round3(compared.ratio.median)),
    spread: ratio(({ ratio: { low, high } }) => [round3(low), round3(high)]),
    games: of(true),
    peers: of(false),
  };
}

const ROWS: readonly (readonly [name: string, title: string])[] = [
  ['gamesPerSecond', 'random games/s'],
  ['decisionsPerGame', 'decisions a game'],
  ['microsecondsPerDecision', 'µs a decision'],
  ['bytesPerDecision', 'bytes a decision'],
  ['cloneIntoMicroseconds', 'clone into a state, µs'],
  ['cloneFreshMicroseconds', 'clone into a new state, µs'],
  ['hashMicroseconds', 'hash, µs'],
  ['saveLoadMicroseconds', 'save and load, µs'],
  ['viewsMicroseconds', 'views of both seats, µs'],
  ['searchIterationsPerSecond', 'search iterations/s'],
];

export const plain = (value: number | undefined): string =>
  value === undefined ? '' : value >= 1000 ? Math.round(value).toLocaleString('en') : String(value);

/** Head and rows of the two tables, for the screen and for the documentation. */
export function figureRows({ figures }: Report): string[][] {
  const head = ['', ...figures.map(({ subject }) => TITLES[subject])];
  const rows = ROWS.filter(([name]) => figures.some((each) => each.figures[name] !== undefined));
  return [head, ...rows.map(([name, title]) => [title, ...figures.map((each) => plain(each.figures[name]))])];
}

export function ratioRows({ comparisons }: Report): string[][] {
  const rows = comparisons.map(({ title, what, ratio, least, aim }) => [
    title,
    what,
    `${plain(round3(ratio.median))} ×`,
    `${plain(round3(ratio.low))} to ${plain(round3(ratio.high))}`,
    least === undefined ? '' : `${least} ×`,
    aim === undefined ? '' : `${aim} ×`,
  ]);
  return [['', 'of', 'median', 'half of the rounds', 'at least', 'aim'], ...rows];
}

export function asText(report: Report): string {
  const [head, ...rows] = figureRows(report);
  const parts = [
    `Per second of processor time, median of ${report.rounds} rounds; ${report.machine}`,
    formatTable(head, rows),
  ];
  if (report.comparisons.length > 0) {
    const [ratioHead, ...ratios] = ratioRows(report);
    parts.push('How many times as fast, compared round by round', formatTable(ratioHead, ratios));
  }
  return parts.join('\n\n');
}
