import type { DuelFigures } from './duels.ts';
import type { HeapFigures } from './heap.ts';
import { STORES, type StoreFigures, type StoreName } from './measure.ts';

export interface LoadReport {
  readonly machine: string;
  readonly loadAverage: number;
  readonly echoes: number;
  readonly flat: number;
  readonly matches: number;
  readonly heap: HeapFigures;
  /** Not measured if a store was named that is not SQLite. */
  readonly duels: DuelFigures | undefined;
  readonly stores: Readonly<Partial<Record<StoreName, StoreFigures>>>;
}

const whole = (value: number): string => Math.round(value).toLocaleString('en');
const tenth = (value: number): string => value.toFixed(1);
const ratio = (value: number): string => value.toFixed(2);
const kilobytes = (value: number): string => tenth(value / 1024);

type Line = readonly [string, (figures: StoreFigures) => string];

const lines = ({ flat, matches }: LoadReport): readonly Line[] => [
  ['single-row commits/s, one connection', ({ commits }) => whole(commits.perSecond)],
  ['the same, p50 / p99 ms', ({ commits }) => `${ratio(commits.p50)} / ${ratio(commits.p99)}`],
  ['the same into a table without indexes', ({ bareCommits }) => whole(bareCommits.perSecond)],
  [`raw relay over the store, ${flat} tables, moves/s`, ({ relay }) => whole(relay.perSecond)],
  [`durable moves/s, ${flat} matches flat out`, (one) => whole(one.flat.perSecond)],
  ['the same, acknowledged p50 / p99 ms', (one) => `${tenth(one.flat.p50)} / ${tenth(one.flat.p99)}`],
  ["the same, moves per second of the server's processor", (one) => whole(one.flat.perCpu)],
  ['the same, of the processor of the clients', (one) => whole(one.flat.perClientCpu)],
  [
    "the relay, of its own processor and of its clients'",
    ({ relay }) => `${whole(relay.perCpu)} / ${whole(relay.perClientCpu)}`,
  ],
  ['V1 against the relay (goal 0.5)', ({ toRelay }) => ratio(toRelay)],
  ['V1 against the relay, by processor time', ({ toRelayByCpu }) => ratio(toRelayByCpu)],
  ['V2 against single-row commits (goal 2)', ({ toCommits }) => ratio(toCommits)],
  ['V2 against those into a table without indexes', ({ toBareCommits }) => ratio(toBareCommits)],
  [
    `${matches} matches at a move a second, moves/s`,
    ({ paced }) => whole(paced.perSecond) + (paced.tables < matches ? ` (${paced.tables} matches)` : ''),
  ],
  ['the same, acknowledged p50 / p99 ms', ({ paced }) => `${tenth(paced.p50)} / ${tenth(paced.p99)}`],
  [
    'relay without a store at that pace, p50 / p99 ms',
    (one) => `${tenth(one.pacedRelay.p50)} / ${tenth(one.pacedRelay.p99)}`,
  ],
  [
    'V4 p50 beyond the relay, in single commits (goal 4)',
    (one) => tenth((one.paced.p50 - one.pacedRelay.p50) / one.commits.p50),
  ],
  ['V5 p99 beyond the relay, ms (goal 25)', (one) => tenth(one.paced.p99 - one.pacedRelay.p99)],
];

const TITLES: Readonly<Record<StoreName, string>> = { sqlite: 'SQLite', postgres: 'PostgreSQL' };

export function reportRows(report: LoadReport): string[][] {
  const measured = STORES.flatMap((name) => {
    const figures = report.stores[name];
    return figures === undefined ? [] : [{ title: TITLES[name], figures }];
  });
  const rows = lines(report).map(([title, pick]) => [title, ...measured.map(({ figures }) => pick(figures))]);
  return [['', ...measured.map(({ title }) => title)], ...rows];
}

const heading = ({ machine, loadAverage, echoes }: LoadReport): string =>
  `${machine}; load average ${tenth(loadAverage)} before the run. ws echo: ${whole(echoes)} messages/s.`;

const memory = ({ heap }: LoadReport): string =>
  `Heap of each of ${whole(heap.matches)} matches: V6 ${kilobytes(heap.live)} KB while they are played (goal 64), ` +
  `${kilobytes(heap.idle)} KB idle, V7 ${kilobytes(heap.asleep)} KB asleep (goal 1).`;

const beside = ({ duels }: LoadReport): string[] =>
  duels === undefined
    ? []
    : [
        `boardgame.io's server in memory: ${whole(duels.theirs.perCpu)} moves per second of its processor beside ` +
          `${whole(duels.ours.perCpu)} of ours over SQLite: V3 1/${tenth(duels.toTheirs)} of its time for a move (goal 1/8).`,
      ];

export function asText(report: LoadReport): string {
  const rows = reportRows(report);
  const width = Math.max(...rows.map(([title]) => title.length));
  const line = ([title, ...cells]: string[]): string =>
    title.padEnd(width) + cells.map((one) => one.padStart(16)).join('');
  return [heading(report), ...rows.map(line), memory(report), ...beside(report)].join('\n');
}

export function asMarkdown(report: LoadReport): string {
  const [head, ...rows] = reportRows(report);
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [
    heading(report),
    '',
    line(head),
    line(head.map((_, i) => (i === 0 ? '---' : '---:'))),
    ...rows.map(line),
    '',
    memory(report),
    ...beside(report).flatMap((text) => ['', text]),
  ].join('\n');
}
