import { type Card as ArenaCard, facetsIn } from '@longbox/arena/language';
import { ARENA_CARDS } from '@longbox/arena-sets';
import { createSearch, type Search } from '@longbox/search';
import { type Card as VsCard, vsFacets } from '@longbox/vs';
import { VS_SETS } from '@longbox/vs-sets';
import { GAMES, type GameName } from '../cards/card-facts.ts';
import type { Language } from '../state/settings.ts';
import type { FieldInfo, Finding } from './library-api.ts';

/** The cards of one game, found by keys. */
interface Pool {
  readonly fields: readonly FieldInfo[];
  find(query: string): Finding;
}

function poolOf<Item>(search: Search<Item>, keyOf: (item: Item) => string): Pool {
  return {
    fields: search.fields.map(({ name, kind, words = [] }) => ({ name, kind, words })),
    find(query) {
      const { items, problem } = search.find(query);
      return problem === undefined ? { keys: items.map(keyOf) } : { problem };
    },
  };
}

const POOLS: Readonly<Record<GameName, (language: Language) => Pool>> = {
  vs(language) {
    const cards: readonly VsCard[] = VS_SETS.flatMap((set) => set.cards);
    return poolOf(createSearch<VsCard>(vsFacets(VS_SETS, language), cards), ({ id }) => id);
  },
  arena(language) {
    return poolOf(createSearch<ArenaCard>(facetsIn(language), ARENA_CARDS), ({ key }) => key);
  },
};

const made = new Map<string, Pool>();

function pool(game: GameName, language: Language): Pool {
  const found = made.get(`${game} ${language}`) ?? POOLS[game](language);
  made.set(`${game} ${language}`, found);
  return found;
}

export const fieldsOf = (game: GameName): readonly FieldInfo[] => pool(game, 'en').fields;

export const findCards = (game: GameName, language: Language, query: string): Finding =>
  pool(game, language).find(query);

/** A word that no card has, in all the text there is. */
const ANY_WORD = 'zzzz';

/** Reads all texts once, so that no keystroke has to wait for it. */
export function warmSearch(language: Language): void {
  for (const game of GAMES) findCards(game, language, ANY_WORD);
}
