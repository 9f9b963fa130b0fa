import { ARENA_CARDS } from '@longbox/arena-sets';
import type { GameDecks, GameName } from '@longbox/games';
import { VS_SETS } from '@longbox/vs-sets';
import type { CardFacts } from '../cards/card-facts.ts';
import { GAME_DECKS } from '../decks/books.ts';
import type { Language } from '../state/settings.ts';
import { arenaFacts } from './arena-facts.ts';
import type { DeckInfo } from './game-api.ts';
import { vsFacts } from './vs-facts.ts';

/** Every card of both games, in words of one language. */
export function makeCatalogue(language: Language): readonly CardFacts[] {
  const vs = VS_SETS.flatMap(({ set, cards }) => cards.map((card) => vsFacts(card, set, language)));
  return [...vs, ...ARENA_CARDS.map((card) => arenaFacts(card, language))];
}

export const listDecks = (): readonly DeckInfo[] => GAME_DECKS.flatMap(([game, decks]) => infosOf(game, decks));

const infosOf = (game: GameName, { shelf }: GameDecks): readonly DeckInfo[] =>
  shelf.map(({ key, title, face, set, isFirst, cards }) => ({
    ...{ game, key, title, face, set, isFirst },
    cards: cards.map(({ id, count }) => ({ key: id, count })),
  }));
