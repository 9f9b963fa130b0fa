import { FACETS } from '@longbox/arena/language';
import { ARENA_CARDS } from '@longbox/arena-sets';
import { type Field, keyOf } from '@longbox/search';
import { TEAM_KEYS, TEAMS, type Card as VsCard, vsFacets } from '@longbox/vs';
import { VS_SETS } from '@longbox/vs-sets';
import type { GameName } from '../cards/card-facts.ts';
import type { FilterInfo, FilterOption } from './library-api.ts';

/** A field that people pick values of, and how its values are sorted into groups. */
interface Wanted {
  readonly field: string;
  readonly groupOf?: (word: string) => string;
  /** What a value is called where it is written by another word. */
  readonly nameOf?: (word: string) => string;
  /** Words that say the same as others. */
  readonly isOther?: (word: string) => boolean;
}

const SET_OF = new Map(VS_SETS.map((set) => [set.set, set]));
const ALIGNMENTS = new Map<string, string>(TEAM_KEYS.map((team) => [TEAMS[team][0], TEAMS[team][1]]));

const VS_WANTED: readonly Wanted[] = [
  { field: 'type', isOther: (word) => word === 'character' },
  {
    field: 'set',
    groupOf: (key) => SET_OF.get(key)?.universe ?? '',
    nameOf: (key) => SET_OF.get(key)?.name ?? key,
    isOther: (word) => !SET_OF.has(word),
  },
  { field: 'team', groupOf: (name) => ALIGNMENTS.get(name) ?? 'none' },
  { field: 'cost' },
  { field: 'level' },
  { field: 'symbol' },
];

const ARENA_WANTED: readonly Wanted[] = [
  { field: 'kind' },
  { field: 'abilityType' },
  { field: 'affiliation' },
  { field: 'skill' },
  { field: 'cost' },
  { field: 'rarity' },
];

/** As short as a query can say it. */
const slug = (word: string): string =>
  word
    .toLowerCase()
    .replace(/[.'’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

function filterOf<Item>(field: Field<Item>, items: readonly Item[], wanted: Wanted): FilterInfo {
  const counts = new Map<string, { readonly word: string; count: number }>();
  for (const item of items) {
    for (const value of new Set(field.values(item))) {
      const word = String(value);
      const known = counts.get(keyOf(word)) ?? { word, count: 0 };
      known.count++;
      counts.set(keyOf(word), known);
    }
  }
  const { kind, words = [...counts.values()].map(({ word }) => word).sort() } = field;
  const order = kind === 'number' ? words.toSorted((a, b) => Number(a) - Number(b)) : words;
  const options = order.flatMap((word): readonly FilterOption[] => {
    const found = counts.get(keyOf(word));
    if (found === undefined || wanted.isOther?.(word) === true) return [];
    const value = kind === 'number' ? word : slug(word);
    return [{ value, label: wanted.nameOf?.(word) ?? word, group: wanted.groupOf?.(word) ?? '', count: found.count }];
  });
  return {
    ...{ field: field.name, aliases: field.aliases ?? [], kind, options },
    values: options.map(({ value }) => value),
    ...(kind === 'word' && { words: order }),
  };
}

const filtersOf = <Item>(
  fields: readonly Field<Item>[],
  items: readonly Item[],
  wanted: readonly Wanted[],
): readonly FilterInfo[] =>
  wanted.flatMap((each) => {
    const field = fields.find(({ name }) => name === each.field);
    return field === undefined ? [] : [filterOf(field, items, each)];
  });

const made = new Map<GameName, readonly FilterInfo[]>();

/** What people pick cards by, without a value that no card has. */
export function filtersFor(game: GameName): readonly FilterInfo[] {
  const found = made.get(game) ?? MAKERS[game]();
  made.set(game, found);
  return found;
}

const MAKERS: Readonly<Record<GameName, () => readonly FilterInfo[]>> = {
  vs: () =>
    filtersOf<VsCard>(
      vsFacets(VS_SETS, 'en'),
      VS_SETS.flatMap(({ cards }) => cards),
      VS_WANTED,
    ),
  arena: () => filtersOf(FACETS, ARENA_CARDS, ARENA_WANTED),
};
