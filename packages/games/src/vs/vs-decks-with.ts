import { type Catalogue, checkDeck, deckOfSeat, makeDeckText, makeSeat, parseDeck, profileFor } from '@longbox/vs';
import type { Card } from '@longbox/vs/language';
import { type GameDecks, merge } from '../decks.ts';
import { VS_STARTERS } from './vs-starters.ts';

/** `catalogue` compiles the cards when a deck is checked; a game that runs has one already. */
export function vsDecksWith(cards: readonly Card[], catalogue: () => Catalogue): GameDecks {
  const names = new Map(cards.map(({ id, name }) => [id, name]));
  return {
    ...VS_STARTERS,
    nameOf: (card) => names.get(card) ?? card,
    read(text) {
      const { deck, problems } = parseDeck('', text, cards);
      const { title, main, cards: own, side } = deck;
      const list = { main, cards: merge(own), side: merge(side) };
      return { title: title === '' ? undefined : title, list, problems };
    },
    write: (title, list) => makeDeckText({ key: '', title, ...list }, cards),
    seatOf: (list) => makeSeat(list),
    listOf: deckOfSeat,
    check(seat, name) {
      const profile = profileFor(name, 2);
      return profile === undefined ? [] : checkDeck(catalogue(), deckOfSeat(seat), profile);
    },
  };
}
