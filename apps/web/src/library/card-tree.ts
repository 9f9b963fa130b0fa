import type { Card as ArenaCard } from '@longbox/arena/language';
import {
  EVENT_RULES,
  isTreeNode,
  KEYWORDS,
  keywordRules,
  MODIFIER_RULES,
  PLAYER_RULE_RULES,
  POWER_RULES,
  type TreeNode,
  VERB_RULES,
  type Card as VsCard,
} from '@longbox/vs';
import type { TreePart } from './library-api.ts';

/** Fields that say what a node is, first come first. */
const HEADS = ['power', 'verb', 'mod', 'rule', 'on', 'query', 'amount', 'if', 'select', 'kind'] as const;

const TABLES: readonly (readonly [field: string, rules: Readonly<Record<string, readonly string[]>>])[] = [
  ['power', POWER_RULES],
  ['verb', VERB_RULES],
  ['mod', MODIFIER_RULES],
  ['rule', PLAYER_RULE_RULES],
  ['on', EVENT_RULES],
];

/** A card's powers node by node, or its effects if it is a plot twist. */
export function vsTree(card: VsCard): readonly TreePart[] {
  const roots = card.card === 'plotTwist' ? card.timing : (card.powers ?? []);
  return roots.map((root) => partOf('', root));
}

export const arenaTree = ({ ability }: ArenaCard): readonly TreePart[] => [partOf('', ability)];

function partOf(field: string, value: unknown): TreePart {
  if (Array.isArray(value)) {
    const list: readonly unknown[] = value;
    if (list.every((each) => !isTreeNode(each) && !Array.isArray(each))) return leaf(field, list.join(', '));
    return { field, word: '', rules: [], parts: list.map((each) => partOf('', each)) };
  }
  if (!isTreeNode(value)) return leaf(field, String(value));
  const head = HEADS.find((each) => typeof value[each] === 'string');
  const parts = Object.entries(value)
    .filter(([name, part]) => name !== head && part !== undefined)
    .map(([name, part]) => partOf(name, part));
  return { field, word: head === undefined ? '' : String(value[head]), rules: rulesOfNode(value), parts };
}

const leaf = (field: string, word: string): TreePart => ({ field, word, rules: [], parts: [] });

function rulesOfNode(node: TreeNode): readonly string[] {
  const keyword = KEYWORDS.find((each) => each === node.keyword);
  const found = TABLES.flatMap(([field, table]) => {
    const word = node[field];
    return typeof word === 'string' ? (table[word] ?? []) : [];
  });
  return [...new Set([...(keyword === undefined ? [] : keywordRules(keyword)), ...found])];
}
