import type { Card } from '@longbox/vs/language';

/** All cards these files export, by number; so no list can forget one. */
export const cardsOf = (...files: Readonly<Record<string, Card>>[]): Card[] =>
  files.flatMap((file) => Object.values(file)).sort((a, b) => (a.id < b.id ? -1 : 1));
