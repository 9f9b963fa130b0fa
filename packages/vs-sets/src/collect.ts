import type { Card } from '@longbox/vs/language';
import type { CardGap } from './gaps.ts';

/** All cards these files export, by number; so no list can forget one. */
export const cardsOf = (...files: Readonly<Record<string, Card>>[]): Card[] =>
  files.flatMap((file) => Object.values(file)).sort((a, b) => (a.id < b.id ? -1 : 1));

/** The same without the cards that are not whole: nobody can play those. */
export function wholeCardsOf(gaps: readonly CardGap[], ...files: Readonly<Record<string, Card>>[]): Card[] {
  const missing = new Set(gaps.map(({ card }) => card));
  return cardsOf(...files).filter(({ id }) => !missing.has(id));
}
