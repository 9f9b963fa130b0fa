import { ARENA_CARDS, STARTER_DECKS } from '@longbox/arena-sets';
import { FIRST_DECKS, VS_DECKS, VS_SETS } from '@longbox/vs-sets';
import type { CardFacts } from '../cards/card-facts.ts';
import type { Language } from '../state/settings.ts';
import { arenaFacts } from './arena-facts.ts';
import type { DeckInfo } from './game-api.ts';
import { vsFacts } from './vs-facts.ts';

/** Every card of both games, in words of one language. */
export function makeCatalogue(language: Language): readonly CardFacts[] {
  const vs = VS_SETS.flatMap(({ set, cards }) => cards.map((card) => vsFacts(card, set, language)));
  return [...vs, ...ARENA_CARDS.map((card) => arenaFacts(card, language))];
}

export const listDecks = (): readonly DeckInfo[] => [...vsDecks(), ...arenaDecks()];

function arenaDecks(): readonly DeckInfo[] {
  return STARTER_DECKS.map(({ id, title, keys }) => {
    const counts = new Map<string, number>();
    for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
    const cards = [...counts].map(([key, count]) => ({ key, count }));
    return { game: 'arena', key: id, title, face: keys[0], set: keys[0].slice(0, 2), isFirst: true, cards };
  });
}

function vsDecks(): readonly DeckInfo[] {
  const decks = VS_DECKS.map((deck) => ({
    game: 'vs' as const,
    key: deck.key,
    title: deck.title,
    face: deck.main,
    set: deck.key.split('-')[0],
    isFirst: FIRST_DECKS.includes(deck.key),
    cards: deck.cards.map(({ id, count }) => ({ key: id, count })),
  }));
  const place = (key: string): number => (FIRST_DECKS.includes(key) ? FIRST_DECKS.indexOf(key) : FIRST_DECKS.length);
  return decks.sort((a, b) => place(a.key) - place(b.key) || (a.key < b.key ? -1 : 1));
}
