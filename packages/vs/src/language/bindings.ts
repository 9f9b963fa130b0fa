import type { Card } from './card.ts';
import { isTreeNode, type TreeNode, walk } from './walk.ts';

/** The binding that stays with the card, so that one power can read what another wrote. */
const MEMO = 'memo';

/** Names a card's effects use before anything has been bound to them; empty for a sound card. */
export function unboundNames(card: Card): string[] {
  const atStart = new Set<string>();
  walk(card, { enter: (node) => made(node) === MEMO && atStart.add(MEMO) });
  const missing: string[] = [];
  const parts: unknown = card.card === 'plotTwist' ? card.timing : card.powers;
  if (Array.isArray(parts)) for (const part of parts) check(part, new Set(atStart), missing);
  return missing;
}

/** Lists of instructions whose bindings end with them: branches, delayed triggers, whole powers. */
const SCOPES = new Set(['effects', 'amplify', 'then', 'otherwise', 'instead', 'ifYouWin']);

function check(tree: unknown, bound: Set<string>, missing: string[]): void {
  if (Array.isArray(tree)) {
    for (const part of tree) check(part, bound, missing);
    return;
  }
  if (!isTreeNode(tree)) return;
  for (const name of used(tree)) if (!bound.has(name)) missing.push(name);
  const name = made(tree);
  for (const [field, part] of Object.entries(tree)) {
    if (field === 'modes' && Array.isArray(part)) for (const mode of part) check(mode, new Set(bound), missing);
    else if (SCOPES.has(field) && tree.verb !== 'may') check(part, inner(bound, name), missing);
    else check(part, bound, missing);
  }
  if (name !== undefined) bound.add(name);
  if (typeof tree.rest === 'string') bound.add(tree.rest);
}

const inner = (bound: ReadonlySet<string>, name: string | undefined): Set<string> =>
  new Set(name === undefined ? bound : [...bound, name]);

/** Verbs whose `name`, or else `count`, is a binding they make. */
const NAMING_VERBS = new Set([
  'lookAtTop',
  'revealUntil',
  'search',
  'removeCounters',
  'put',
  'spendRecruitPoints',
  'bind',
  'chooseRow',
  'chooseNumber',
  'name',
  'forEach',
  'forEachPlayer',
  'withdraw',
  'pay',
  'bottomToKo',
  'chooseEach',
]);
const COUNTING_VERBS = new Set(['discardHand', 'shuffleIntoDeck']);
const NAMING_CARDS = new Set(['pick', 'random', 'each']);

function made({ verb, cards, player, name, count }: TreeNode): string | undefined {
  if (COUNTING_VERBS.has(String(verb))) return text(count);
  const names = NAMING_VERBS.has(String(verb)) || NAMING_CARDS.has(String(cards)) || player === 'pick';
  return names ? text(name) : undefined;
}

function used({
  verb,
  cards,
  amount,
  player,
  rule,
  condition,
  name,
  named,
  namedTeam,
  chosen,
  with: who,
}: TreeNode): string[] {
  const names = [named, namedTeam, chosen];
  if (cards === 'the' || amount === 'the' || player === 'the') names.push(name);
  if (rule === 'firstAttackMust') names.push(who);
  if (verb === 'comeBack' || condition === 'paidWith') names.push(name);
  return names.filter((value) => typeof value === 'string');
}

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
