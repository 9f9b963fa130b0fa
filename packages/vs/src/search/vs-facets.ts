import { keywordPowers } from '../keywords/keyword-powers.ts';
import {
  type Card,
  type CardSet,
  EVENTS,
  facetsOf,
  isLevelUp,
  KEYWORD_NAMES,
  KEYWORDS,
  type Keyword,
  PERMISSIONS,
  PROHIBITIONS,
  SYMBOLS,
  TEAM_KEYS,
  TEAMS,
  TIMINGS,
} from '../language/index.ts';
import type { Lang } from '../print/print.ts';
import { cardText } from './card-text.ts';

/** One thing cards can be searched by; a field of the query language. */
export interface Facet {
  readonly name: string;
  readonly kind: 'word' | 'number';
  readonly aliases?: readonly string[];
  readonly words?: readonly string[];
  readonly summary?: string;
  values(card: Card): readonly (string | number)[];
}

type Values = (card: Card) => readonly string[];

const word = (name: string, summary: string, values: Values, more: Partial<Facet> = {}): Facet => ({
  name,
  kind: 'word',
  summary,
  values,
  ...more,
});
const number = (name: string, summary: string, value: (card: Card) => number | undefined): Facet => ({
  name,
  kind: 'number',
  summary,
  values: (card) => {
    const found = value(card);
    return found === undefined ? [] : [found];
  },
});

/** Every field by which cards of these sets can be searched; the text is that of one language. */
export function vsFacets(sets: readonly CardSet[], lang: Lang): readonly Facet[] {
  const setOf = new Map(sets.flatMap((set) => set.cards.map((card) => [card.id, set])));
  const tree = treeFacets(sets);
  return [
    word('name', 'name or AKA', namesOf),
    word('text', 'the text as printed', (card) => [cardText(card, lang)]),
    word('type', 'main, supporting, plot twist, location, equipment, basic, token, pile card', typesOf, {
      aliases: ['is', 'kind'],
      words: ['main', 'supporting', 'character', 'plot twist', 'location', 'equipment', 'basic', 'token', 'pile card'],
    }),
    word('team', 'team affiliation; none', teamsOf, { words: [...TEAM_KEYS.map((team) => TEAMS[team][0]), 'none'] }),
    word('alignment', 'good or evil', alignmentsOf, { words: ['good', 'evil'] }),
    number('cost', 'recruit cost', (card) => ('cost' in card ? card.cost : undefined)),
    number('atk', 'ATK', (card) => ('atk' in card ? card.atk : undefined)),
    number('def', 'DEF', (card) => ('def' in card ? card.def : undefined)),
    number('health', 'health', (card) => (card.card === 'character' ? card.health : undefined)),
    number('level', 'level of a main character', (card) => (card.card === 'character' ? card.level : undefined)),
    number('xp', 'XP needed to level up', xpOf),
    word(
      'has',
      'printed keyword; level up, super power',
      (card) => [...tree(card, 'has').map(keywordName), ...kindsOf(card)],
      {
        aliases: ['keyword'],
        words: [...KEYWORDS.map((keyword) => KEYWORD_NAMES[keyword]), ...POWER_KINDS],
      },
    ),
    word('gives', 'keyword it gives', (card) => tree(card, 'gives').map(keywordName), {
      words: KEYWORDS.map((keyword) => KEYWORD_NAMES[keyword]),
    }),
    word('does', 'what its effects do: draw, stun, move, ko, plus, minus, …', (card) => tree(card, 'does'), {
      words: wordsIn(sets, tree, 'does'),
    }),
    word('forbids', 'what it forbids: attack, strikeBack, …', (card) => tree(card, 'forbids'), { words: PROHIBITIONS }),
    word('allows', 'what it allows: attackPlayers, …', (card) => tree(card, 'allows'), { words: PERMISSIONS }),
    word('on', 'what its powers trigger on: appears, stuns, …', (card) => tree(card, 'on'), {
      aliases: ['when'],
      words: EVENTS,
    }),
    word('timing', 'when it can be used', (card) => timingsOf(card, tree), {
      words: [...TIMINGS, 'reaction', 'any turn'],
    }),
    word('pays', 'symbols its super powers cost', (card) => tree(card, 'pays'), { words: SYMBOLS }),
    word('yields', 'symbols a location yields', (card) => tree(card, 'yields'), { words: SYMBOLS }),
    word('symbol', 'symbols it pays or yields', (card) => [...tree(card, 'pays'), ...tree(card, 'yields')], {
      words: SYMBOLS,
    }),
    word('power', 'name of a power', powersOf),
    word('set', 'set, by code or name', (card) => setNames(setOf.get(card.id)), {
      words: sets.flatMap(({ set, name }) => [set, name]),
    }),
    word('universe', 'illustrated or photographic', (card) => [setOf.get(card.id)?.universe ?? ''], {
      words: ['illustrated', 'photographic'],
    }),
    word('id', 'as in mnb-010', ({ id }) => [id]),
  ];
}

type Tree = (card: Card, name: string) => readonly string[];

/** The facets of the card's tree by name, each tree walked once; what a keyword stands for counts too. */
function treeFacets(sets: readonly CardSet[]): Tree {
  const byCard = new Map<Card, Map<string, string[]>>();
  for (const card of sets.flatMap((set) => set.cards)) {
    const found = new Map<string, string[]>();
    for (const facet of facetsOf(card, keywordPowers)) {
      const [name, value = name] = facet.split(':');
      found.set(name, [...(found.get(name) ?? []), value]);
    }
    byCard.set(card, found);
  }
  return (card, name) => byCard.get(card)?.get(name) ?? [];
}

const wordsIn = (sets: readonly CardSet[], tree: Tree, name: string): string[] =>
  [...new Set(sets.flatMap((set) => set.cards.flatMap((card) => tree(card, name))))].sort();

const POWER_KINDS = ['level up', 'super power'] as const;
const KEYWORD_NAME_OF = new Map<string, string>(KEYWORDS.map((keyword: Keyword) => [keyword, KEYWORD_NAMES[keyword]]));
const keywordName = (keyword: string): string => KEYWORD_NAME_OF.get(keyword) ?? keyword;

const namesOf: Values = (card) => [card.name, ...(card.card === 'character' ? (card.aka ?? []) : [])];
const powers = (card: Card) => (card.card === 'plotTwist' ? [] : (card.powers ?? []));
const powersOf: Values = (card) => powers(card).flatMap((power) => ('name' in power ? [power.name] : []));
const teamsOf: Values = ({ teams }) => (teams.length === 0 ? ['none'] : teams.map((team) => TEAMS[team][0]));
const setNames = (set: CardSet | undefined): readonly string[] => (set === undefined ? [] : [set.set, set.name]);

const alignmentsOf: Values = ({ teams }) => [...new Set(teams.map((team) => TEAMS[team][1]))];

const typesOf: Values = (card) => {
  const token = 'token' in card && card.token ? ['token'] : [];
  if (card.card === 'character') return [card.type, 'character', ...token];
  if (card.card === 'plotTwist') return ['plot twist'];
  if (card.card === 'pileCard') return ['pile card'];
  return [card.card, ...(card.card === 'location' && card.basic ? ['basic'] : []), ...token];
};

const kindsOf: Values = (card) => {
  const found = powers(card);
  return [
    ...(found.some(isLevelUp) ? ['level up'] : []),
    ...(found.some((power) => power.power === 'super' && !isLevelUp(power)) ? ['super power'] : []),
  ];
};

const timingsOf = (card: Card, tree: Tree): readonly string[] => [
  ...tree(card, 'timing'),
  ...(tree(card, 'anyturn').length > 0 ? ['any turn'] : []),
];

function xpOf(card: Card): number | undefined {
  for (const power of powers(card)) if ('xp' in power) return power.xp;
  return undefined;
}
