import { type Card, KEYWORDS, type Keyword, PERMISSIONS, type Permission } from '../language/index.ts';
import type { Face } from './face.ts';
import { meaningsOf } from './ready-cards.ts';
import { STAND_INS } from './standing.ts';

// What can come up at a table at all. The language has many more words than the cards of one table, and rules ask about all of
// them: for most the answer is no before anybody looks at a character.

/** A number for each thing that can be permitted. */
export const CAN = Object.fromEntries(PERMISSIONS.map((what, i) => [what, i])) as Readonly<Record<Permission, number>>;

export interface Possible {
  /** By number of the keyword or permission: 1 if somebody may have it, 0 if nobody can. */
  readonly keywords: Uint8Array;
  readonly permissions: Uint8Array;
  /** Whether somebody may have a Reaction. */
  readonly reactions: boolean;
}

/** Whatever cards name may be given, copied or become somebody's; and what a keyword means may name others. */
export function possibleWith(faces: readonly Face[]): Possible {
  const words = new Set<string>();
  addWords(STAND_INS, words);
  for (const face of faces) for (const word of face.words) words.add(word);
  // The set grows while it is walked.
  for (const word of words) {
    const meanings = MEANINGS.get(word);
    if (meanings !== undefined) addWords(meanings, words);
  }
  // VS-KW-LEAP
  if (words.has('leap')) words.add('flight');
  return {
    keywords: Uint8Array.from(KEYWORDS, (keyword) => (words.has(keyword) ? 1 : 0)),
    permissions: Uint8Array.from(PERMISSIONS, (what) => (words.has(what) ? 1 : 0)),
    reactions: words.has('reaction'),
  };
}

const MEANINGS: ReadonlyMap<string, unknown> = new Map(
  KEYWORDS.map((keyword: Keyword) => [keyword, meaningsOf({ power: 'keyword', keyword })]),
);
const WANTED: ReadonlySet<string> = new Set([...KEYWORDS, ...PERMISSIONS, 'reaction']);

const kept = new WeakMap<Card, readonly string[]>();

/** For the catalogue: see `Face.words`. */
export function wordsOn(card: Card): readonly string[] {
  const known = kept.get(card);
  if (known !== undefined) return known;
  const words = new Set<string>();
  addWords(card, words);
  const wanted = [...words].filter((word) => WANTED.has(word));
  kept.set(card, wanted);
  return wanted;
}

function addWords(tree: unknown, into: Set<string>): void {
  if (typeof tree === 'string') into.add(tree);
  else if (typeof tree === 'object' && tree !== null) for (const part of Object.values(tree)) addWords(part, into);
}
