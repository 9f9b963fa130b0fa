import { useSearchParams } from 'wouter';
import type { DeckInfo } from '../workers/game-api.ts';
import { type OwnDeck, seatOf } from './deck.ts';
import { useOwnDecks } from './deck-store.ts';

/** A deck of the person's own as a table takes it. */
export function playableDeck(deck: OwnDeck): DeckInfo {
  const face = deck.main === '' ? (deck.cards[0]?.id ?? '') : deck.main;
  return {
    game: deck.game,
    key: deck.id,
    title: deck.title,
    face,
    set: face.split('-')[0],
    isFirst: false,
    cards: deck.cards.map(({ id, count }) => ({ key: id, count })),
    own: seatOf(deck),
  };
}

/** The person's decks, and the one that `?deck=…` asks for. */
export function usePlayableDecks(): { readonly decks: readonly OwnDeck[]; readonly wanted: OwnDeck | undefined } {
  const decks = useOwnDecks();
  const [search] = useSearchParams();
  return { decks, wanted: decks.find(({ id }) => id === search.get('deck')) };
}
