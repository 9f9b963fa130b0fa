import type { NamedCard } from '@longbox/games';
import type { Seat } from '@longbox/kernel';
import type { Phrase } from '@longbox/vs/print';
import type { Language } from '../state/settings.ts';

/** Words printed from a card's own tree. */
export type Spoken = Readonly<Record<Language, Phrase>>;

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
  /** What the card itself says of it. */
  readonly spoken?: Spoken | undefined;
  /** Rules behind it. */
  readonly rules: readonly string[];
}
