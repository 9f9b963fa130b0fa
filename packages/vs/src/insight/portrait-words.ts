import type { Face } from '../catalogue/face.ts';
import { keywordPowers } from '../keywords/keyword-powers.ts';
import { facetsOf } from '../language/index.ts';

/** Where a card lies, as far as its worth differs. */
export const PLACES = ['ready', 'spent', 'down', 'hand', 'resource', 'equipped'] as const;
export type Place = (typeof PLACES)[number];
export const PLACE = Object.fromEntries(PLACES.map((name, i) => [name, i])) as Readonly<Record<Place, number>>;

/** Which team somebody is of says nothing about a card that another team could not have. */
const LEFT_OUT = /^team:/;

/** What a card is, read off its tree and its numbers, for a place it lies in or a part it has. Nothing tells which card it is. */
export function wordsOfFace(face: Face, place: string): readonly string[] {
  const { cost, atk, def, health, level, supers, powers } = face;
  const words = facetsOf(face.card, keywordPowers).filter((facet) => !LEFT_OUT.test(facet));
  words.push(`cost=${cost}`, `supers=${supers.length}`, `powers=${Math.min(6, powers.length)}`);
  if (health > 0) words.push(`atk=${Math.min(12, atk)}`, `def=${Math.min(12, def)}`, `health=${health}`);
  if (level > 0) words.push(`level=${level}`);
  return words.map((word) => `${place}/${word}`);
}
