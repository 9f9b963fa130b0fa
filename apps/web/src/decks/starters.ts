import { STARTER_DECKS } from '@longbox/arena-sets';
import { FIRST_DECKS, VS_DECKS } from '@longbox/vs-sets';
import type { Starter } from '../library/library-api.ts';
import type { DeckLine } from './deck.ts';

/** The decks that come with the program, those for a first game before the others. */
export function listStarters(): readonly Starter[] {
  const place = (key: string): number => (FIRST_DECKS.includes(key) ? FIRST_DECKS.indexOf(key) : FIRST_DECKS.length);
  const vs = VS_DECKS.map(
    ({ key, title, main, cards, side }): Starter => ({
      game: 'vs',
      key,
      title,
      main,
      cards,
      side,
      isFirst: FIRST_DECKS.includes(key),
    }),
  ).sort((a, b) => place(a.key) - place(b.key) || (a.key < b.key ? -1 : 1));
  const arena = STARTER_DECKS.map(
    ({ id, title, keys }): Starter => ({
      game: 'arena',
      key: `arena-${id}`,
      title,
      main: '',
      cards: linesOf(keys),
      side: [],
      isFirst: true,
    }),
  );
  return [...vs, ...arena];
}

function linesOf(keys: readonly string[]): readonly DeckLine[] {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return [...counts].map(([id, count]) => ({ id, count }));
}
