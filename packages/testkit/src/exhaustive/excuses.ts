import { type Card, isTreeNode } from '@longbox/vs/language';

/** Why rules never read a node that is right; undefined for nodes that must be executed. */
export function excuseFor(card: Card, path: string): string | undefined {
  const steps = path.split('.');
  const own = nodeAt(card, steps);
  const power = nodeAt(card, steps.slice(0, 2));
  if (
    isTreeNode(own) &&
    own.mod === 'cant' &&
    isTreeNode(power) &&
    power.power === 'static' &&
    power.affects === undefined
  )
    return 'what a card forbids itself is kept as a bit of its face';
  for (let end = steps.length; end > 0; end--) {
    const parent = nodeAt(card, steps.slice(0, end - 1));
    const reason = reasonFor(parent, steps[end - 1]);
    if (reason !== undefined) return reason;
  }
  return undefined;
}

function reasonFor(parent: unknown, field: string): string | undefined {
  if (!isTreeNode(parent)) return undefined;
  if (parent.verb === 'discard' && field === 'player' && isTreeNode(parent.cards) && !isChosenByOwner(parent.cards))
    return 'whose card is discarded is told by the cards; the player is there for the text';
  return undefined;
}

/** In a discard the player who discards chooses, unless chance or somebody else does. */
const isChosenByOwner = ({ cards, random, by }: Readonly<Record<string, unknown>>): boolean =>
  cards === 'pick' && random !== true && by === undefined;

function nodeAt(card: Card, steps: readonly string[]): unknown {
  return steps.reduce<unknown>(
    (node, step) => (typeof node === 'object' && node !== null ? Reflect.get(node, step) : undefined),
    card,
  );
}
