import type { InLanguages } from '../words/language.ts';

/**
 * How a measured feature is said of one side. A text counts: its # stands for the number. A pair judges what has no number that
 * means anything to people: what to say when the better option brings more of it, and when it brings less.
 */
export type Saying = string | readonly [more: string, less: string];

/** Of the side that decides, and of the others. */
export interface Reason {
  readonly own: InLanguages<Saying>;
  readonly other: InLanguages<Saying>;
  /** The number is a share of the forecasts in which something is so. */
  readonly isShare?: true;
}
