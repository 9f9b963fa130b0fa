import { type Remote, wrap } from 'comlink';
import { use } from 'react';
import type { CardFacts, GameName } from '../cards/card-facts.ts';
import { useLanguage } from '../i18n/language.tsx';
import type { Language } from '../state/settings.ts';
import type { CardPage, CataloguePart, FieldInfo, FilterInfo, LibraryApi, Starter } from './library-api.ts';

let client: Remote<LibraryApi> | undefined;

/** The worker that knows cards and decks; started when it is first needed. */
export function library(): Remote<LibraryApi> {
  client ??= wrap<LibraryApi>(
    new Worker(new URL('./library.worker.ts', import.meta.url), { type: 'module', name: 'library' }),
  );
  return client;
}

export interface Catalogue {
  readonly cards: readonly CardFacts[];
  readonly byKey: ReadonlyMap<string, CardFacts>;
}

/** Asks once for each key and keeps the answer. */
function remember<Key, Answer>(ask: (key: Key) => Promise<Answer>): (key: Key) => Promise<Answer> {
  const asked = new Map<Key, Promise<Answer>>();
  return (key) => {
    const found = asked.get(key) ?? ask(key);
    asked.set(key, found);
    return found;
  };
}

export const loadCards = remember(async (language: Language): Promise<Catalogue> => {
  const cards: CardFacts[] = [];
  for (let from: number | undefined = 0; from !== undefined; ) {
    const part: CataloguePart = await library().catalogue(language, from);
    cards.push(...part.cards);
    from = part.next;
  }
  return { cards, byKey: new Map(cards.map((card) => [card.key, card])) };
});
const loadFields = remember((game: GameName): Promise<readonly FieldInfo[]> => library().fields(game));
const loadFilters = remember((game: GameName): Promise<readonly FilterInfo[]> => library().filters(game));
const loadPage = remember((key: string): Promise<CardPage | undefined> => library().page(key));
const loadUsers = remember((rule: string): Promise<readonly string[]> => library().users(rule));
const loadStarters = remember((_all: 'all'): Promise<readonly Starter[]> => library().starters());

/** Each suspends until the answer is here. */
export const useCards = (): Catalogue => use(loadCards(useLanguage()));
export const useFields = (game: GameName): readonly FieldInfo[] => use(loadFields(game));
export const useFilters = (game: GameName): readonly FilterInfo[] => use(loadFilters(game));
export const useCardPage = (key: string): CardPage | undefined => use(loadPage(key));
export const useUsers = (rule: string): readonly string[] => use(loadUsers(rule));
export const useStarters = (): readonly Starter[] => use(loadStarters('all'));
