import type { ReadyFilter } from '../catalogue/shapes.ts';
import type { FieldsWith } from '../language/fields.ts';
import type { Cards, Effect, Player } from '../language/index.ts';
import { isTreeNode, type TreeNode } from '../language/walk.ts';
import { nameOperand } from '../queries/select.ts';

/** A character that could become a defender (VS-TERM-27), or a plot twist that could be played (VS-PT-11). */
type Only = 'defends' | 'isPlayed';

/** An operand somebody may have to choose for. */
export type Operand =
  | {
      readonly kind: 'cards';
      readonly cards: Exclude<Cards, string>;
      readonly chooser?: Player;
      readonly only?: Only;
    }
  | { readonly kind: 'player'; readonly player: Exclude<Player, string> };

const kept = new WeakMap<Effect, readonly Operand[]>();

/** The operands of an instruction in the order they are chosen; worked out once for each node. */
export function operandsOf(node: Effect): readonly Operand[] {
  const known = kept.get(node);
  if (known !== undefined) return known;
  const operands = collect(node);
  let place = 0;
  for (const { kind, ...operand } of operands) {
    if (kind === 'cards' && 'cards' in operand && operand.cards.cards !== 'the' && operand.cards.cards !== 'lowest') {
      nameOperand(operand.cards, place++);
    }
  }
  kept.set(node, operands);
  return operands;
}

/** Fields of instructions that hold cards, in the order in which they are chosen, and what can be chosen there. */
const CARD_FIELDS: Readonly<Record<FieldsWith<Effect, Cards>, (node: Effect) => Only | undefined>> = {
  cards: (node) => (node.verb === 'playPlotTwist' ? 'isPlayed' : undefined),
  into: () => undefined,
  with: (node) => (node.verb === 'replaceDefender' ? 'defends' : undefined),
  bearer: () => undefined,
  at: () => undefined,
  beside: () => undefined,
  aside: () => undefined,
};

function collect(node: Effect): Operand[] {
  const operands: Operand[] = [];
  if ('player' in node) addPlayer(operands, node.player);
  if ('rule' in node) addPlayer(operands, node.rule.who);
  if (node.verb === 'search') {
    // VS-ZON-46, 47: only a search for a certain kind of card may be declared a failure.
    const { from, name, count, sharing } = node;
    if (count === 'each') addCards(operands, { cards: 'each', from, name });
    else {
      const some = typeof count !== 'number' || (from.where as ReadyFilter).isOpen ? count : { upTo: count };
      addCards(operands, { cards: 'pick', count: some, from, name, ...(sharing && { sharing }) });
    }
  }
  // In "discard", the player who discards chooses, unless the pick says otherwise.
  const chooser = node.verb === 'discard' ? node.player : undefined;
  const fields: TreeNode = { ...node };
  for (const [field, only] of Object.entries(CARD_FIELDS)) {
    const held = fields[field];
    if (isCards(held)) addCards(operands, held, chooser, only(node));
  }
  return operands;
}

const isCards = (held: unknown): held is Exclude<Cards, string> => isTreeNode(held) && typeof held.cards === 'string';

function addPlayer(operands: Operand[], player: Player): void {
  if (typeof player === 'string') return;
  if (player.player === 'pick') operands.push({ kind: 'player', player });
  else if (player.player !== 'the') addCards(operands, player.of);
}

function addCards(operands: Operand[], cards: Cards, chooser?: Player, only?: Only): void {
  if (typeof cards === 'string') return;
  if (cards.cards === 'the' || cards.cards === 'lowest') return;
  // A pile's owner may have to be chosen before the cards in it.
  if (cards.from.of !== undefined) addPlayer(operands, cards.from.of);
  const { side } = cards.from.where;
  if (typeof side === 'object') addPlayer(operands, side.of);
  if (cards.cards === 'each') {
    if (cards.name !== undefined) operands.push({ kind: 'cards', cards });
    return;
  }
  operands.push({ kind: 'cards', cards, ...(chooser !== undefined && { chooser }), ...(only && { only }) });
}
