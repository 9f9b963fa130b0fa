import type { LineKey, LogLine } from '@longbox/games';
import type { GameName } from '../cards/card-facts.ts';

/** A line of the log that must come: what happened, by whom, with which card. */
export interface LineGoal {
  readonly line: LineKey;
  readonly seat?: number;
  /** A card that must be named in it. */
  readonly face?: string;
  /** At least so many attackers, cards or whatever the line counts. */
  readonly count?: number;
}

/** One piece of advice, and what shows that it was followed; without a goal it is only read. */
export interface Beat {
  /** What it says stands in these rules. */
  readonly rules: readonly string[];
  readonly goal?: LineGoal;
  /** Lines that show that somebody went another way; there is a word for that. */
  readonly oops?: readonly LineGoal[];
  /** What is done on the way to the goal. */
  readonly also?: readonly LineKey[];
}

export interface Lesson {
  readonly id: string;
  readonly game: GameName;
  readonly profile: string;
  /** Decks of a lesson that begins with the deal; otherwise its scene says what is there. */
  readonly decks: readonly [string, string];
  readonly scene?: string;
  readonly beats: readonly Beat[];
}

/** The learner's seat. */
export const LEARNER = 0;

export function reaches(line: LogLine, { line: key, seat, face, count }: LineGoal): boolean {
  if (line.key !== key) return false;
  if (seat !== undefined && line.seat !== seat) return false;
  if (count !== undefined && (line.numbers.count ?? 0) < count) return false;
  if (face === undefined) return true;
  return Object.values(line.cards).some((cards) => cards.some((card) => card.face === face));
}

/** How somebody left the way: as the lesson foresaw, with something else, or the turn went by. */
export type Astray = 'slip' | 'other' | 'gone';

/** A moment that was reached by what the lesson asks for and nothing else. */
interface Safe {
  readonly beat: number;
  /** Lines that were there. */
  readonly from: number;
  /** Where the game stood: what was tried since can be taken back to here. */
  readonly seq: number;
}

export interface Progress {
  readonly beat: number;
  /** Beats before this one have been read. */
  readonly readTo: number;
  readonly safes: readonly [Safe, ...Safe[]];
  readonly astray: Astray | undefined;
}

export const BEGUN: Progress = { beat: 0, readTo: 0, safes: [{ beat: 0, from: 0, seq: 0 }], astray: undefined };

/** What a player does, as opposed to what happens to them. */
const DEEDS: ReadonlySet<LineKey> = new Set<LineKey>([
  ...(['recruited', 'resourceDown', 'resourceDownKnown', 'resourceUp', 'plays', 'moves-front', 'moves-back'] as const),
  ...(['attack', 'usedPower', 'equipped', 'poweredUp', 'conceded'] as const),
  ...([
    'arena-moved',
    'arena-played',
    'arena-exchanged',
    'arena-poweredUp',
    'arena-ability',
    'arena-hitPoint',
  ] as const),
  ...(['arena-raised', 'arena-assembled', 'arena-new-mission', 'arena-recycled', 'arena-challenge'] as const),
  ...(['arena-challenge-mission', 'arena-boost-attack', 'arena-super'] as const),
]);

function astrayBy(line: LogLine, { goal, oops = [], also = [] }: Beat): Astray | undefined {
  if (oops.some((other) => reaches(line, other))) return 'slip';
  if (line.key === 'turn' && line.seat !== LEARNER && goal?.line !== 'turn') return 'gone';
  if (line.seat !== LEARNER || !DEEDS.has(line.key) || also.includes(line.key)) return undefined;
  // Recruiting is told before the character appears.
  return goal?.line === 'appeared' && line.key === 'recruited' ? undefined : 'other';
}

/** Where the learner stands after these lines, the game being at `seq`. Beats that are only read wait for a click. */
export function follow(lesson: Lesson, progress: Progress, lines: readonly LogLine[], seq: number): Progress {
  // What was taken back no longer counts.
  const [first, ...later] = progress.safes;
  const kept = later.filter(({ from }) => from <= lines.length);
  const safe = kept.at(-1) ?? first;
  const found = walk(lesson, safe, lines, progress.readTo);
  const isFurther = !found.isTainted && found.beat > safe.beat;
  return {
    ...{ beat: found.beat, readTo: progress.readTo, astray: found.astray },
    safes: [first, ...kept, ...(isFurther ? [{ beat: found.beat, from: lines.length, seq }] : [])],
  };
}

function walk({ beats }: Lesson, { beat: first, from }: Safe, lines: readonly LogLine[], readTo: number) {
  let [beat, isTainted] = [first, false];
  let astray: Astray | undefined;
  /** Goes on past what was read, and past goals that something earlier has reached. */
  const goOn = (heard: number): void => {
    for (; beat < beats.length - 1; beat++) {
      const { goal } = beats[beat];
      if (goal === undefined ? beat >= readTo : !lines.slice(0, heard).some((line) => reaches(line, goal))) return;
      astray = undefined;
    }
  };
  goOn(from);
  for (let at = from; at < lines.length; at++) {
    const before = beat;
    goOn(at + 1);
    if (beat > before || beats[beat].goal === undefined) continue;
    const left = astrayBy(lines[at], beats[beat]);
    if (left === undefined) continue;
    astray = left;
    isTainted = true;
  }
  return { beat, astray, isTainted };
}

/** The last moment that was reached as the lesson asks: from there it can always be finished. */
export const lastSafe = ({ safes }: Progress): Safe => safes.at(-1) ?? safes[0];

/** The message for it: what a lesson foresaw has words of its own. */
export const astrayWord = (lesson: string, beat: number, astray: Astray): string =>
  astray === 'slip' ? `lesson-${lesson}-${beat + 1}-oops` : `coach-${astray}`;
