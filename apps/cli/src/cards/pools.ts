import { facetsIn, printLines } from '@longbox/arena/language';
import { ARENA_CARDS } from '@longbox/arena-sets';
import { createSearch, type Search } from '@longbox/search';
import { type Card, cardLines, typeLineOf, vsFacets } from '@longbox/vs';
import type { Lang } from '@longbox/vs/print';
import { VS_SETS } from '@longbox/vs-sets';
import type { GameName } from '../games/games.ts';
import { numberLines } from '../games/vs-card-words.ts';
import { arenaCardTable, vsCardTable } from './card-table.ts';

/** The cards of one game, to be searched and shown in one language. */
export interface Pool<Item> {
  readonly search: Search<Item>;
  /** The card with exactly this id, in any case of letters. */
  byKey(key: string): Item | undefined;
  /** For `--json`. */
  entry(item: Item): Readonly<Record<string, unknown>>;
  table(items: readonly Item[]): readonly string[];
  /** The whole card in one language. */
  lines(item: Item, lang: Lang): readonly string[];
  title(item: Item): string;
}

type ArenaCard = (typeof ARENA_CARDS)[number];

function finder<Item>(items: readonly Item[], keyOf: (item: Item) => string): (key: string) => Item | undefined {
  const byKey = new Map(items.map((item) => [keyOf(item).toLowerCase(), item]));
  return (key) => byKey.get(key.trim().toLowerCase());
}

function vsPool(lang: Lang): Pool<Card> {
  const cards = VS_SETS.flatMap((set) => set.cards);
  return {
    search: createSearch(vsFacets(VS_SETS, lang), cards),
    byKey: finder(cards, ({ id }) => id),
    entry: (card) => ({
      id: card.id,
      name: card.name,
      type: typeLineOf(card, 'en'),
      text: { en: cardLines(card, 'en'), it: cardLines(card, 'it') },
      card,
    }),
    table: vsCardTable,
    lines: (card, in_) => [
      typeLineOf(card, in_),
      ...numberLines(card, in_),
      ...cardLines(card, in_, { reminders: true }),
    ],
    title: (card) => `${card.name} (${card.id})`,
  };
}

function arenaPool(lang: Lang): Pool<ArenaCard> {
  return {
    search: createSearch<ArenaCard>(facetsIn(lang), ARENA_CARDS),
    byKey: finder(ARENA_CARDS, ({ key }) => key),
    entry: (card) => ({
      id: card.key,
      name: card.name,
      text: { en: printLines(card, 'en'), it: printLines(card, 'it') },
      card,
    }),
    table: arenaCardTable,
    lines: (card, in_) => printLines(card, in_).slice(1),
    title: (card) => `${card.name} (${card.key})`,
  };
}

const POOLS: Readonly<Record<GameName, (lang: Lang) => Pool<unknown>>> = { vs: vsPool, arena: arenaPool };
const pools = new Map<string, Pool<unknown>>();

/** Who only searches and shows need not know of which game the items are. */
export function poolOf(game: GameName, lang: Lang): Pool<unknown> {
  const found = pools.get(`${game} ${lang}`) ?? POOLS[game](lang);
  pools.set(`${game} ${lang}`, found);
  return found;
}
