import { type Card, isTreeNode } from '@longbox/vs/language';

/** A part that can be taken out of a card's tree, by its path, as `powers.1.effects.0.cards.from.where.stunned`. */
export type Removal = string;

/** What says of which kind a node is: without it there is no node. */
const KINDS = new Set([
  'verb',
  'amount',
  'condition',
  'cards',
  'player',
  'mod',
  'rule',
  'on',
  'zone',
  'power',
  'keyword',
]);
/** Names that other nodes speak by, names of powers, and what the gate of numbers compares. */
const ELSEWHERE = new Set([
  'name',
  'rest',
  'chosen',
  'named',
  'xp',
  'timing',
  'at',
  'anyTurn',
  'cost',
  'unprinted',
  'team',
]);
/** Where a card's rules stand; the rest of it is numbers. */
const ROOTS = ['powers', 'timing', 'rules'];

/**
 * Everything a card does: each node, each member of a list, and each test of a filter. Keywords are compared with the facts,
 * and that a filter is about characters at all goes without saying.
 */
export function findRemovals(card: Card): Removal[] {
  return Object.entries(card)
    .filter(([field]) => ROOTS.includes(field))
    .flatMap(([field, part]) => below(part, field));
}

function below(tree: unknown, path: string): Removal[] {
  if (Array.isArray(tree)) {
    return tree.flatMap((part: unknown, at) =>
      isTreeNode(part) && !isKeyword(part) ? [`${path}.${at}`, ...below(part, `${path}.${at}`)] : [],
    );
  }
  if (!isTreeNode(tree)) return [];
  return Object.entries(tree).flatMap(([field, part]) => {
    if (KINDS.has(field) && typeof part === 'string') return [];
    if (isEmpty(tree, field, path)) return [];
    if (ELSEWHERE.has(field) || part === undefined || (field === 'is' && part === 'character')) return [];
    const own = `${path}.${field}`;
    // A list goes member by member.
    return [...(Array.isArray(part) ? [] : [own]), ...below(part, own)];
  });
}

type Node = Readonly<Record<string, unknown>>;

/** Combats that only enemies can be in. */
const AGAINST = ['againstSelf', 'meleeAgainstSelf', 'attackingSelf'];

/** Without these the card is the same card, each for the reason that stands above it. */
const SAYS_NOTHING: readonly ((node: Node, field: string, path: string) => boolean)[] = [
  // Who picks without a number picks one.
  (node, field) => field === 'count' && node.cards === 'pick' && node.count === 1,
  // A Combat plot twist is about the combat anyway (VS-PT-09).
  (node, field, path) => field === 'combat' && node.combat === 'any' && path.startsWith('timing.'),
  // Where chance or somebody else chooses the card, the player of a discard is there for the text.
  (node, field) =>
    field === 'player' &&
    node.verb === 'discard' &&
    isTreeNode(node.cards) &&
    (node.cards.cards !== 'pick' || node.cards.by !== undefined),
  // Of the cards that were looked at, those that were moved are gone by themselves; "the rest" is there for the text.
  (node, field) => field === 'not' && node.same !== undefined,
  // What waits for the end of what it lasts for happens once.
  (node, field) =>
    field === 'once' &&
    isTreeNode(node.on) &&
    ((node.lasts === 'combat' && node.on.on === 'endOfCombat') ||
      (node.lasts === 'turn' && node.on.on === 'endOfTurn')),
  // A hand is revealed to you, a player is picked among all, and a location is turned down, if nothing is said.
  (node, field) => field === 'to' && node.verb === 'revealHand' && node.to === 'you',
  (node, field) => field === 'among' && node.player === 'pick' && node.among === 'all',
  (node, field) => field === 'face' && node.verb === 'turnLocation' && node.face === 'down',
  // Everything is a card; what is basic, or lies face up among resources, is a location.
  (node, field) => field === 'is' && node.is === 'card',
  (node, field) => field === 'is' && node.is === 'location' && (node.basic === true || node.face === 'up'),
  // Who fights against a character is its enemy.
  (node, field) => field === 'side' && node.side === 'enemy' && AGAINST.includes(String(node.combat)),
];

const isEmpty = (node: Node, field: string, path: string): boolean =>
  SAYS_NOTHING.some((rule) => rule(node, field, path));

const isKeyword = (node: Node): boolean => node.power === 'keyword';

/** The card without that part. */
export function takeOut(card: Card, removal: Removal): Card {
  return without(card, removal.split('.')) as Card;
}

function without(tree: unknown, [step, ...steps]: readonly string[]): unknown {
  if (Array.isArray(tree)) {
    const at = Number(step);
    return steps.length === 0
      ? tree.filter((_, i) => i !== at)
      : tree.map((one, i) => (i === at ? without(one, steps) : one));
  }
  if (!isTreeNode(tree)) throw new Error(`there is no ${step} to take out`);
  return Object.fromEntries(
    Object.entries(tree).flatMap(([field, part]) => {
      if (field !== step) return [[field, part]];
      return steps.length === 0 ? [] : [[field, without(part, steps)]];
    }),
  );
}
