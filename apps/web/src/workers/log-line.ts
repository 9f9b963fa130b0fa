import type { Seat } from '@longbox/kernel';

/** A card named in a log line. `face` is missing where the person may not know it. */
export interface NamedCard {
  readonly id: number | undefined;
  readonly face: string | undefined;
}

/** One line of the log: a message key and what stands in it; the screen has the words. */
export interface LogLine {
  /** The lines of a game are numbered, and a line that was taken back takes its number with it. */
  readonly id: number;
  readonly key: string;
  readonly turn: number;
  /** Whose doing it was. */
  readonly seat: Seat | undefined;
  readonly cards: Readonly<Record<string, readonly NamedCard[]>>;
  readonly numbers: Readonly<Record<string, number>>;
  readonly words: Readonly<Record<string, string>>;
  /** Rules behind it. */
  readonly rules: readonly string[];
}
