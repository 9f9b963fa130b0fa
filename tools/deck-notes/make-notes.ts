import { ARENA_CARDS } from '@longbox/arena-sets';
import type { DeckFacts, GameDecks, GameName, Starter } from '@longbox/games';
import type { Card, CardSet } from '@longbox/vs/language';
import { arenaFacts } from './facts-arena.ts';
import { vsFacts } from './facts-vs.ts';

export const allDecks = ({ shelf, played }: Pick<GameDecks, 'shelf' | 'played'>): readonly Starter[] => [
  ...shelf,
  ...played,
];

/** By key of a deck: what its list says. */
export function factsOf(
  game: GameName,
  decks: Pick<GameDecks, 'shelf' | 'played'>,
  sets: readonly CardSet[],
): Readonly<Record<string, DeckFacts>> {
  const vsCards = new Map<string, Card>(sets.flatMap(({ cards }) => cards).map((card) => [card.id, card]));
  const arenaCards = new Map(ARENA_CARDS.map((card) => [card.key, card]));
  const made: Readonly<Record<GameName, (deck: Starter) => DeckFacts>> = {
    vs: (deck) => vsFacts(deck, (id) => vsCards.get(id)),
    arena: (deck) => arenaFacts(deck, (key) => arenaCards.get(key)),
  };
  return Object.fromEntries(allDecks(decks).map((deck) => [deck.key, made[game](deck)]));
}
