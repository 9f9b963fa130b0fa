import { use, useDeferredValue } from 'react';
import { useLanguage } from '../i18n/language.tsx';
import type { Language } from '../state/settings.ts';
import type { DeckInfo, TablePlan } from '../workers/game-api.ts';
import { gameClient } from '../workers/game-client.ts';
import type { CardFacts } from './card-facts.ts';

type ByKey = ReadonlyMap<string, CardFacts>;

const asked = new Map<string, Promise<ByKey>>();
let askedDecks: Promise<readonly DeckInfo[]> | undefined;

/** Asks once for the same cards in the same language. */
function ask(what: string, cards: () => Promise<readonly CardFacts[]>): Promise<ByKey> {
  const found = asked.get(what) ?? cards().then((all) => new Map(all.map((card) => [card.key, card])));
  asked.set(what, found);
  return found;
}

const askTable = ({ game, sets = [] }: Pick<TablePlan, 'game' | 'sets'>, language: Language): Promise<ByKey> =>
  ask(`${language} ${game} ${sets.join()}`, () => gameClient().cardsOfTable({ game, sets }, language));

/** The cards a table may show. Suspends until they are here; where more sets join a table, it goes on without them till then. */
export function useTableCards(plan: Pick<TablePlan, 'game' | 'sets'>): ByKey {
  return use(useDeferredValue(askTable(plan, useLanguage())));
}

/** A few cards by their keys; suspends until they are here. */
export function useFacts(keys: readonly string[]): ByKey {
  const language = useLanguage();
  return use(ask(`${language}: ${keys.join()}`, () => gameClient().facts([...keys], language)));
}

export function useDecks(): readonly DeckInfo[] {
  askedDecks ??= gameClient().decks();
  return use(askedDecks);
}
