import type { Card } from '../language/card.ts';
import type { Effect } from '../language/effect.ts';
import type { Cards, Count, Query } from '../language/query.ts';
import { type TreeNode, walk } from '../language/walk.ts';

/** The first choice of cards an instruction asks for, not counting those of instructions inside it. */
export function choiceIn(effect: Effect): Cards | undefined {
  for (const field of ['cards', 'at', 'with'] as const) {
    const cards: unknown = field in effect ? Object.entries(effect).find(([name]) => name === field)?.[1] : undefined;
    if (isChoice(cards)) return cards;
  }
  return undefined;
}

type Choice = Extract<Cards, { readonly cards: 'pick' }>;

const isChoice = (value: unknown): value is Choice =>
  typeof value === 'object' && value !== null && 'cards' in value && value.cards === 'pick';

export interface Binding {
  readonly name: string;
  /** Absent for a player. */
  readonly query?: Query;
  readonly many: boolean;
}

/** The cards and players a card's effects give names to. */
export function bindingsOf(card: Card): Binding[] {
  const out: Binding[] = [];
  walk(card, {
    enter(node) {
      const { name } = node;
      if (typeof name !== 'string') return;
      if (node.player === 'pick') out.push({ name, many: false });
      if (isNamed(node)) out.push({ name, query: node.from, many: isMany(node.count ?? 1) });
    },
  });
  return out;
}

interface Named extends TreeNode {
  readonly from: Query;
  readonly count?: Count;
}

const isNamed = (node: TreeNode): node is Named =>
  typeof node.from === 'object' && (node.cards === 'pick' || node.cards === 'random' || node.verb === 'search');

const isMany = (count: Count): boolean => (typeof count === 'number' ? count > 1 : count === 'any' || count.upTo > 1);
