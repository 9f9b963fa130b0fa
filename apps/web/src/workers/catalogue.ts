import { ARENA_CARDS } from '@longbox/arena-sets';
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

export function listDecks(): readonly DeckInfo[] {
  const decks = VS_DECKS.map((deck) => ({
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
