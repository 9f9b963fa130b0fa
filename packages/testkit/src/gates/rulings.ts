import { fingerprintOf } from './fingerprint.ts';

/** A ruling on a card, as a rulings file tells it. */
export interface Ruling {
  readonly number: string;
  readonly ruling: string;
}

/** Reads a rulings file: a JSON list. Throws where an entry names no card or says nothing. */
export function parseRulings(text: string): Ruling[] {
  const list: unknown = JSON.parse(text);
  if (!Array.isArray(list)) throw new Error('expected a list of rulings');
  return list.map((entry: unknown, index) => {
    if (!isRuling(entry)) throw new Error(`entry ${index + 1} is no ruling: ${JSON.stringify(entry).slice(0, 80)}`);
    return entry;
  });
}

const isRuling = (entry: unknown): entry is Ruling =>
  typeof entry === 'object' &&
  entry !== null &&
  'number' in entry &&
  typeof entry.number === 'string' &&
  'ruling' in entry &&
  typeof entry.ruling === 'string';

/** Spaces and line breaks do not matter. */
export const rulingFingerprint = ({ ruling }: Ruling): string => fingerprintOf(ruling.replace(/\s+/g, ' ').trim());
