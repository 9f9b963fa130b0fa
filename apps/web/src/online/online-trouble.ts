import { RequestRefused } from './api.ts';

/** Something that was not done, by the code of the refusal. */
export interface Trouble {
  readonly code: string;
  /** The server's own words, for whoever reads English. */
  readonly text: string;
}

export const asTrouble = (error: unknown): Trouble =>
  error instanceof RequestRefused
    ? { code: error.code, text: error.message }
    : { code: 'unknown', text: error instanceof Error ? error.message : String(error) };
