import { type Card, isTreeNode, type Power, type TreeNode } from '@longbox/vs';
import { type Lang, PRINTERS, plain, plainPower } from '@longbox/vs/print';

/** A part of a card that stands on it as one text. */
export interface Use {
  readonly card: Card;
  readonly power: Power | undefined;
}

const FILTERS = new Set(['where', 'subject', 'object', 'affects', 'whom', 'against', 'filter', 'until']);
const RELATIONS = new Set(['self', 'subject', 'object']);
const PLAYERS = new Set(['player', 'who', 'by', 'of']);
const TAGS = ['verb', 'mod', 'rule', 'on', 'condition', 'amount', 'power', 'timing', 'lasts', 'zone'];

/** What a node is an example of: `verb stun`, `filter side`, `on appears`. */
function keysOf(node: TreeNode, field: string): string[] {
  const keys = TAGS.flatMap((tag) => (typeof node[tag] === 'string' ? [`${tag} ${node[tag]}`] : []));
  if (node.mod === 'cant' || node.mod === 'can') keys.push(`${node.mod} ${String(node.what)}`);
  if (typeof node.keyword === 'string' && (node.power === 'keyword' || node.mod === 'keyword'))
    keys.push(`keyword ${node.keyword}`);
  if (FILTERS.has(field) || (field === 'what' && node.verb === undefined))
    keys.push(...Object.keys(node).map((name) => `filter ${name}`));
  for (const [name, value] of Object.entries(node)) {
    if (typeof value !== 'string') continue;
    if (RELATIONS.has(value)) keys.push(`cards ${value}`);
    if (name === 'cards' && !RELATIONS.has(value)) keys.push(`cards ${value}`);
    if (PLAYERS.has(name)) keys.push(`player ${value}`);
  }
  if (typeof node.at === 'string' && field === 'timing') keys.push(`timing ${node.at}`);
  if (node.power === 'super') keys.push(...Object.keys(node).map((name) => `super ${name}`));
  if (Array.isArray(node.cost))
    keys.push(...node.cost.flat().map((symbol) => `cost ${String(symbol)}`), ...costKinds(node));
  return keys;
}

function costKinds({ cost }: TreeNode): string[] {
  const all: unknown[] = Array.isArray(cost) ? cost : [];
  return [...(all.length > 1 ? ['cost several'] : []), ...(all.some(Array.isArray) ? ['cost choice'] : [])];
}

function visit(tree: unknown, see: (node: TreeNode, field: string) => void, field = ''): void {
  if (Array.isArray(tree)) for (const part of tree) visit(part, see, field);
  if (!isTreeNode(tree)) return;
  see(tree, field);
  for (const [name, part] of Object.entries(tree)) visit(part, see, name);
}

/** By key, where it is used; each card once per power. */
export function findUses(cards: readonly Card[]): Map<string, Use[]> {
  const uses = new Map<string, Use[]>();
  const note = (tree: unknown, use: Use, field = ''): void => {
    const keys = new Set<string>();
    visit(
      tree,
      (node, name) => {
        for (const key of keysOf(node, name)) keys.add(key);
      },
      field,
    );
    for (const key of keys) uses.set(key, [...(uses.get(key) ?? []), use]);
  };
  for (const card of cards) {
    if (card.card === 'plotTwist') note(card.timing, { card, power: undefined }, 'timing');
    else for (const power of card.powers ?? []) if (isPrinted(power)) note(power, { card, power });
  }
  return uses;
}

const isPrinted = (power: Power): boolean => power.power !== 'static' || power.unprinted !== true;

/** The text as it stands on the card, with its heading. */
export function textOf({ card, power }: Use, lang: Lang): string {
  const printer = PRINTERS[lang];
  const parts = power === undefined ? printer.notes(card) : [printer.power(power, card)];
  return parts.map((part) => spelled(plain(part.heading, lang), plainPower(part, lang))).join(' ');
}

/** The heading of a power, and what it says. */
export const spelled = (heading: string, text: string): string =>
  [heading === '' ? '' : `**${heading}**`, text].filter((part) => part !== '').join(' ');

/** The shortest text is the plainest example. */
export function plainest(uses: readonly Use[]): Use | undefined {
  return uses
    .map((use) => ({ use, length: textOf(use, 'en').length }))
    .sort((a, b) => a.length - b.length || (a.use.card.id < b.use.card.id ? -1 : 1))
    .at(0)?.use;
}
