import type { Language } from './language.ts';

/** What can be said of an option: names where it has cards and seats. */
export interface SaidOption {
  readonly card: string;
  readonly target: string;
  /** The seat it is about. */
  readonly who: string;
  /** That seat is the one who chooses. */
  readonly isOwn: boolean;
  readonly value: number;
  /** A power, a row, a slot or a name, as the game spells it. */
  readonly name: string;
  /** The same where it is a name that somebody names: of a team, or of a character. */
  readonly named: string;
  /** What passing means where the game stands. */
  readonly pass: string;
  readonly language: Language;
}

/** An option in words: among others in a list, and on the card it is about. */
export type OptionWords = readonly [full: string, button: string];
export type SayOption = (said: SaidOption) => OptionWords;

export const both = (text: string): OptionWords => [text, text];
