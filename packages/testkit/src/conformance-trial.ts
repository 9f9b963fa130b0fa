import {
  type CardIndex,
  type Choice,
  encodeReplay,
  type Game,
  type Log,
  makeLog,
  type Option,
  type Table,
  type Viewer,
} from '@longbox/kernel';
import type { Moment } from './conformance-moment.ts';

export interface ConformOptions<S, Event> {
  readonly games: number;
  /** No game may take more decisions than this. */
  readonly decisions: number;
  /** Number of the first game; a failure names the one to begin with. */
  readonly from?: number;
  /** One decision in so many, drawn at random, gets the checks that take long. */
  readonly every?: number;
  /** How many other deals of what a seat cannot see are tried each time. */
  readonly worlds?: number;
  /** What must not occur, as a whole word, in anything the viewer gets: ids as they stand in JSON, names of cards. */
  readonly secrets?: (state: S, viewer: Viewer) => readonly string[];
  /** Events that show a hidden card to everybody by the rules, and may name it though it is hidden again afterwards. */
  readonly mayShow?: (event: Event) => boolean;
  /** Lets a failure print a replay code; without it the log is printed. */
  readonly cards?: CardIndex;
}

export interface ConformReport {
  readonly games: number;
  decisions: number;
  longest: number;
  /** Decisions that got the checks that take long. */
  thorough: number;
  /** Other deals tried, and those in which the next seat really saw something else. */
  worlds: number;
  different: number;
  /** Choices made in two worlds at once whose events had to be equal. */
  compared: number;
  /** Choices of which something was foreseen. */
  foreseen: number;
}

/** One game under test, as far as it has been played. */
export interface Trial<S, Event, View> {
  readonly game: Game<S, Event, View>;
  readonly options: ConformOptions<S, Event>;
  readonly number: number;
  readonly table: Table;
  readonly random: Int32Array;
  readonly state: S;
  /** States to overwrite, so that trying things costs no memory. */
  readonly spares: readonly [S, S];
  readonly choices: Choice[];
  /** What the state held at each decision. */
  readonly moments: Moment[];
  /** What seats could do lately, to ask whether others may do it. */
  readonly intents: Option[];
  /** What seats and watchers were last shown. */
  shown: readonly View[];
  readonly report: ConformReport;
}

export class ConformanceError extends Error {
  override readonly name = 'ConformanceError';
  readonly check: string;
  readonly log: Log;
  constructor(check: string, text: string, log: Log) {
    super(text);
    this.check = check;
    this.log = log;
  }
}

/** Stops with everything that is needed to see the failure again. */
export function fail<S, Event, View>(
  trial: Trial<S, Event, View>,
  check: string,
  detail: string,
  viewer?: Viewer,
): never {
  const { game, table, number, choices } = trial;
  const log = makeLog(game, table, choices);
  const where = [
    `${game.name} ${table.profile}`,
    `seed ${JSON.stringify(table.seed)}`,
    `decision ${choices.length}`,
    viewer === undefined ? '' : viewer === 'watcher' ? 'watcher' : `seat ${viewer + 1}`,
  ];
  const lines = [
    `${check} (${where.filter((part) => part !== '').join(', ')})`,
    detail,
    `again: conform(…, { from: ${number}, games: 1, every: 1 })`,
    recordOf(trial, log),
  ];
  throw new ConformanceError(check, lines.join('\n'), log);
}

function recordOf<S, Event, View>({ game, options }: Trial<S, Event, View>, log: Log): string {
  try {
    if (options.cards !== undefined) return `replay: ${encodeReplay(game, log, options.cards)}`;
  } catch {
    // A game that cannot even be played again has no replay code; its log still tells the story.
  }
  return `log: ${JSON.stringify(log)}`;
}

/** Both texts around the first place where they differ. */
export function difference(one: string, other: string): string {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  const around = (text: string): string => `${at > 40 ? '…' : ''}${text.slice(Math.max(0, at - 40), at + 60)}`;
  return `  ${around(one)}\n  ${around(other)}\n  (${one.length} and ${other.length} characters, equal up to ${at})`;
}
