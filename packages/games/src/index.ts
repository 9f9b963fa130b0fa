export type { DeckFault, DeckLine, DeckList, GameDecks, ReadDeck, Starter } from './decks.ts';
export { starterNamed } from './decks.ts';
export type { GameDescription } from './description.ts';
export { GAME_FACTS, type GameFacts } from './facts.ts';
export { GAME_NAMES, type GameName, isGameName, needGameName } from './game-name.ts';
export { type KnownCards, type NamedCard, namer } from './known-cards.ts';
