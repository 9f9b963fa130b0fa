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
    .flatMap(([field, part]) => below(part, field, {}));
}

function below(tree: unknown, path: string, parent: Node): Removal[] {
  if (Array.isArray(tree)) {
    return tree.flatMap((part: unknown, at) =>
      isTreeNode(part) && !isKeyword(part) ? [`${path}.${at}`, ...below(part, `${path}.${at}`, parent)] : [],
    );
  }
  if (!isTreeNode(tree)) return [];
  return Object.entries(tree).flatMap(([field, part]) => {
    if (KINDS.has(field) && typeof part === 'string') return [];
    if (isEmpty(tree, field, path, parent)) return [];
    if (ELSEWHERE.has(field) || part === undefined || (field === 'is' && part === 'character')) return [];
    const own = `${path}.${field}`;
    // A list goes member by member.
    return [...(Array.isArray(part) ? [] : [own]), ...below(part, own, tree)];
  });
}

type Node = Readonly<Record<string, unknown>>;

/** Combats that only enemies can be in. */
const AGAINST = ['againstSelf', 'meleeAgainstSelf', 'attackingSelf'];

const ATTACKING = ['attacker', 'soloAttacker', 'teamAttacker', 'meleeAttacker', 'rangedAttacker'];

/** Rules of a card about itself: its owner obeys them. */
const OF_ITSELF = [
  'appearsAs',
  'powersUpAny',
  'recruitFor',
  'recruitForAny',
  'cantUseOwn',
  'deckWithout',
  'recruitDiscarding',
  'equipOnlyTo',
  'equipInCombat',
  'formInstead',
  'goesFirst',
  'paysFor',
  'startsWith',
  'startsBeside',
];

const isPriceOfItself = ({ rule, what }: Node): boolean =>
  (rule === 'recruitCosts' || rule === 'equipCosts') && isTreeNode(what) && what.self === true;

/** Without these the card is the same card, each for the reason that stands above it. */
const SAYS_NOTHING: readonly ((node: Node, field: string, path: string, parent: Node) => boolean)[] = [
  // Cards are those of all players, if nobody is named.
  (node, field) => field === 'of' && node.zone !== undefined && node.of === 'eachPlayer',
  // Nobody is higher than itself, so who is higher than each of one side is of the other.
  (node, field) =>
    field === 'side' &&
    isTreeNode(node.higherThanEach) &&
    isTreeNode(node.higherThanEach.of) &&
    isTreeNode(node.higherThanEach.of.where) &&
    node.higherThanEach.of.where.side === (node.side === 'yours' ? 'enemy' : 'yours'),
  // What a Reaction to a plot twist cancels is a plot twist.
  (node, field) => field === 'what' && node.verb === 'cancelPower',
  // A row that is chosen is an enemy's: the language has no other.
  (node, field) => field === 'of' && node.verb === 'chooseRow',
  // "If they do" is another word for "if you do".
  (node, field) => field === 'they' && node.condition === 'done',
  // Who is struck or stunned is a character, and who strikes back is the defender.
  (node, field) =>
    field === 'object' && (node.on === 'strikes' || node.on === 'stuns') && isOnly(node.object, 'is', 'character'),
  (node, field, _, { what }) => field === 'combat' && node.combat === 'defender' && what === 'beStruckBack',
  // What is revealed is asked alone what it does then, and who revealed it is a character.
  (node, field, _, { on }) =>
    (node.on === 'isRevealed' && (field === 'subject' || field === 'object')) ||
    (field === 'self' && on === 'isRevealed'),
  (node, field) => field === 'object' && node.on === 'kosAndSurvives',
  // That a power is another one at another level stands on the card of that level.
  (_, field) => field === 'whileLevel',
  // What a card in hand may do, it may do for its owner.
  // So does what a card says of itself alone.
  (node, field) => field === 'who' && (OF_ITSELF.includes(String(node.rule)) || isPriceOfItself(node)),
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
  // Effects see no location in a face-down resource (VS-RES-24); that both are gone together is noticed, as `where`.
  (node, field) => field === 'face' && node.face === 'up' && node.is === 'location',
  // Who fights against a character is its enemy, and whom it protects is on its side (VS-TERM-18).
  (node, field) => field === 'side' && node.side === 'enemy' && AGAINST.includes(String(node.combat)),
  (node, field) => field === 'side' && node.side === 'yours' && node.protectedBy === 'self',
  // Whom a character attacks is an enemy, and so is the one it stuns as its combat resolves.
  (node, field, _, { on, subject }) =>
    field === 'side' &&
    node.side === 'enemy' &&
    (on === 'survives' ||
      on === 'kosAndSurvives' ||
      (node.combat === 'defender' && isTreeNode(subject) && ATTACKING.includes(String(subject.combat)))),
  // So many counters go on so many characters at most.
  (node, field) =>
    field === 'upTo' && node.verb === 'divide' && typeof node.upTo === 'number' && node.upTo === node.count,
  // What a character wears, and what a price of equipment is about, is equipment; which power unlocks another is there for the text.
  (node, field, _, { rule }) =>
    field === 'is' && node.is === 'equipment' && (node.wornBy !== undefined || rule === 'equipCosts'),
  (_, field) => field === 'healingWith',
  // Only main characters gain XP (VS-LVL-02).
  (node, field, _, { on }) => field === 'is' && node.is === 'main' && on === 'gainsXp',
  // Who is recruited is a character, and what has an Any Turn Combat timing is a plot twist.
  (node, field) => field === 'subject' && node.on === 'recruits' && isOnly(node.subject, 'is', 'character'),
  (node, field) => field === 'is' && node.is === 'plotTwist' && node.anyTurnCombat === true,
  // Which pile a card goes to stands on the card, and whose row a resource lies in is told by its owner (VS-ZON-05).
  (node, field) =>
    field === 'pile' && (node.mod === 'leavesToPile' || (node.verb === 'toPile' && node.shuffle !== true)),
  (node, field) => field === 'side' && node.verb === 'toResources',
  // What happened, happened this turn; a plot twist played by an effect is shuffled into the deck; cards are set aside until
  // the end of the turn; numbers are kept from falling below the printed ones: all this if nothing else is said.
  (node, field) => field === 'span' && node.span === 'turn',
  (node, field) => field === 'after' && node.verb === 'playPlotTwist' && node.after === 'shuffleIntoDeck',
  (node, field) => field === 'until' && node.verb === 'setAside' && node.until === 'endOfTurn',
  (node, field) => field === 'to' && node.mod === 'clamp' && node.to === 'atLeastPrinted',
  // Counters are put until a DEF is not higher, if nothing else is said.
  (node, field) =>
    node.verb === 'putMinusUntil' &&
    ((field === 'stat' && node.stat === 'def') || (field === 'is' && node.is === '<=')),
  // A card that was KO'd is another one when it comes back, and each player has one Formation Step until your next turn.
  (node, field) =>
    field === 'once' &&
    isTreeNode(node.on) &&
    ((node.on.on === 'getsKod' && isTreeNode(node.on.subject) && node.on.subject.same !== undefined) ||
      (node.on.on === 'endOfFormation' && node.on.player !== undefined && node.lasts === 'untilYourNextTurn')),
];

/** A filter with this one test. */
const isOnly = (filter: unknown, field: string, value: string): boolean =>
  isTreeNode(filter) && Object.keys(filter).length === 1 && filter[field] === value;

const isEmpty = (node: Node, field: string, path: string, parent: Node): boolean =>
  SAYS_NOTHING.some((rule) => rule(node, field, path, parent));

const isKeyword = (node: Node): boolean => node.power === 'keyword' || isNameAlone(node);

/** A power of which nothing but the name is printed, which the gate of numbers compares. */
const isNameAlone = ({ power, by, rules, xp }: Node): boolean =>
  power === 'static' && Array.isArray(by) && by.length === 0 && rules === undefined && xp === undefined;

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
