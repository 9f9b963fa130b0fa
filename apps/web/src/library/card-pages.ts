import { type Ability, type Card as ArenaCard, isTeam } from '@longbox/arena/language';
import { ARENA_CARDS } from '@longbox/arena-sets';
import { isTreeNode, KEYWORDS, keywordRules, rulesOf, type Card as VsCard, walk } from '@longbox/vs';
import { VS_SETS } from '@longbox/vs-sets';
import { arenaFacts } from '../workers/arena-facts.ts';
import { vsFacts } from '../workers/vs-facts.ts';
import { arenaTree, vsTree } from './card-tree.ts';
import type { CardPage } from './library-api.ts';

const VS_CARDS = VS_SETS.flatMap(({ set, cards }) => cards.map((card) => ({ card, set })));

/** Each ability has a section of the rules of its own. */
const ABILITY_SECTIONS: Readonly<Record<Ability['kind'], string>> = {
  'Group Attack': 'MA-SA-GRP',
  'Trap Attack': 'MA-SA-TRP',
  'Brute Force': 'MA-SA-BRU',
  'Attack Mission': 'MA-SA-AMI',
  'Double Hit': 'MA-SA-DBL',
  'Bonus Attack': 'MA-SA-BAT',
  Counterattack: 'MA-SA-CTR',
  'Bonus Defence': 'MA-SA-BDF',
  Switch: 'MA-SA-SWI',
  'New Mission': 'MA-SA-NEW',
  'Power Bank': 'MA-SA-PBK',
  Recycle: 'MA-SA-RCY',
};

const arenaRules = (card: ArenaCard): readonly string[] => [
  ABILITY_SECTIONS[card.ability.kind],
  'MA-SA-GEN',
  ...(isTeam(card) ? ['MA-DECK-04', 'MA-DECK-05', 'MA-SET-08'] : []),
  ...(card.nemesis.length > 0 ? ['MA-ADV'] : []),
];

export function cardPage(key: string): CardPage | undefined {
  const vs = VS_CARDS.find(({ card }) => card.id === key);
  if (vs !== undefined) return vsPage(vs.card, vs.set);
  const arena = ARENA_CARDS.find((card) => card.key === key);
  return arena === undefined ? undefined : arenaPage(arena);
}

const vsPage = (card: VsCard, set: string): CardPage => ({
  facts: { en: vsFacts(card, set, 'en'), it: vsFacts(card, set, 'it') },
  rules: rulesOf(card),
  keywords: keywordsOf(card),
  powers: vsTree(card),
  versions: VS_CARDS.filter(({ card: other }) => other.id !== card.id && isSame(card, other)).map(
    ({ card: { id } }) => id,
  ),
});

const arenaPage = (card: ArenaCard): CardPage => ({
  facts: { en: arenaFacts(card, 'en'), it: arenaFacts(card, 'it') },
  rules: arenaRules(card),
  keywords: {},
  powers: arenaTree(card),
  versions: ARENA_CARDS.filter(
    (other) => other.key !== card.key && (other.name === card.name || areTogether(card, other)),
  ).map(({ key }) => key),
});

const namesOf = (card: VsCard): readonly string[] => [
  card.name,
  ...(card.card === 'character' ? [...(card.aka ?? []), card.line ?? card.name] : []),
];

const isSame = (one: VsCard, other: VsCard): boolean => {
  const names = namesOf(one);
  return namesOf(other).some((name) => names.includes(name));
};

/** A Team and its members. */
const areTogether = (one: ArenaCard, other: ArenaCard): boolean =>
  one.members.includes(other.name) || other.members.includes(one.name);

/** Keywords anywhere in the tree, those it asks others for too: a reader wants to know what they mean. */
function keywordsOf(card: VsCard): Readonly<Record<string, readonly string[]>> {
  const found: Record<string, readonly string[]> = {};
  walk(card, {
    enter: (node) => {
      if (!isTreeNode(node)) return;
      const keyword = KEYWORDS.find((each) => each === node.keyword);
      if (keyword !== undefined) found[keyword] = keywordRules(keyword);
    },
  });
  return found;
}

let index: Map<string, string[]> | undefined;

/** Cards by the rules they rest on; whole sections count by their own id. */
export function usersOf(rule: string): readonly string[] {
  if (index === undefined) {
    index = new Map();
    const add = (key: string, rules: readonly string[]): void => {
      for (const each of rules) index?.set(each, [...(index.get(each) ?? []), key]);
    };
    for (const { card } of VS_CARDS) add(card.id, rulesOf(card));
    for (const card of ARENA_CARDS) add(card.key, arenaRules(card));
  }
  return index.get(rule) ?? index.get(rule.replace(/-[^-]+$/, '')) ?? [];
}
