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
  readonly goal?: LineGoal;
  /** Lines that show that somebody went another way; there is a word for that. */
  readonly oops?: readonly LineGoal[];
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

export interface Progress {
  readonly beat: number;
  /** Lines that were there when the beat began. */
  readonly from: number;
  readonly isAstray: boolean;
}

/** Where the learner stands after these lines. Beats that are only read wait for a click. */
export function follow(lesson: Lesson, progress: Progress, lines: readonly LogLine[]): Progress {
  let { beat, from } = progress;
  // What was taken back no longer counts.
  from = Math.min(from, lines.length);
  let isAstray = false;
  for (let at = from; at < lines.length && beat < lesson.beats.length; at++) {
    const { goal, oops = [] } = lesson.beats[beat];
    if (goal === undefined) break;
    if (reaches(lines[at], goal)) {
      beat++;
      from = at + 1;
      isAstray = false;
    } else if (oops.some((other) => reaches(lines[at], other))) isAstray = true;
  }
  return { beat, from, isAstray };
}
