import { use } from 'react';
import { useLanguage } from '../i18n/language.tsx';
import type { Language } from '../state/settings.ts';
import type { DeckInfo } from '../workers/game-api.ts';
import { gameClient } from '../workers/game-client.ts';
import type { CardFacts } from './card-facts.ts';

export interface Catalogue {
  readonly cards: readonly CardFacts[];
  readonly byKey: ReadonlyMap<string, CardFacts>;
}

const asked = new Map<Language, Promise<Catalogue>>();
let askedDecks: Promise<readonly DeckInfo[]> | undefined;

async function load(language: Language): Promise<Catalogue> {
  const cards = await gameClient().catalogue(language);
  return { cards, byKey: new Map(cards.map((card) => [card.key, card])) };
}

/** All cards in the language spoken; suspends until they are here. */
export function useCatalogue(): Catalogue {
  const language = useLanguage();
  let promise = asked.get(language);
  if (promise === undefined) {
    promise = load(language);
    asked.set(language, promise);
  }
  return use(promise);
}

export function useDecks(): readonly DeckInfo[] {
  askedDecks ??= gameClient().decks();
  return use(askedDecks);
}
