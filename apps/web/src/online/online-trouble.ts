import type { DeckFault } from '../library/library-api.ts';
import { RequestRefused } from './api.ts';

/** Something that was not done, by the code of the refusal. */
export interface Trouble {
  readonly code: string;
  /** The server's own words, in English. */
  readonly text: string;
  /** What is wrong with a deck, as the server's rules said it. */
  readonly faults?: readonly DeckFault[];
}

export const asTrouble = (error: unknown): Trouble =>
  error instanceof RequestRefused
    ? // What the server's rules find is what the deck builder's find: they are the same rules.
      { code: error.code, text: error.message, faults: error.problems as readonly DeckFault[] }
    : { code: 'unknown', text: error instanceof Error ? error.message : String(error) };
