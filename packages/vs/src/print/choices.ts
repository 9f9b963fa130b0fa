import type { Card } from '../language/card.ts';
import type { Effect } from '../language/effect.ts';
import type { Cards, Count, Player, Query } from '../language/query.ts';
import { type TreeNode, walk } from '../language/walk.ts';
import { type Phrase, text } from './token.ts';

export type Choice = Extract<Cards, { readonly cards: 'pick' }>;

/** The first choice of cards an instruction asks for, not counting those of instructions inside it. */
export function choiceIn(effect: Effect): Choice | undefined {
  const fields: Readonly<Record<string, unknown>> = { ...effect };
  return [fields.cards, fields.at, fields.with].find(isChoice);
}

export const isChoice = (value: unknown): value is Choice =>
  typeof value === 'object' && value !== null && 'cards' in value && value.cards === 'pick';

/** The choice as its maker is asked for it: who makes it is clear, and what becomes of it may be a stranger's business. */
export function asAsked(choice: Choice): { readonly choice: Choice; readonly isStrangers: boolean } {
  const { by, ...own } = choice;
  return { choice: own, isStrangers: by !== undefined && by !== 'you' };
}

/** The instruction as a prompt puts it: what comes afterwards is no part of the question. */
export function asQuestion(effect: Effect): Effect {
  return effect.verb === 'playPlotTwist' ? { ...effect, after: 'ko' } : effect;
}

/** Whether the player who discards is the one who chooses; then it goes without saying from where. */
export const choosesOwnCards = (effect: Effect, choice: Choice): boolean =>
  effect.verb === 'discard' && (effect.player === 'you' || choice.by !== 'you');

/** Whom a question of yes or no is put to. */
export const askedPlayer = (effect: Effect): Player =>
  effect.verb === 'unless' ? effect.player : effect.verb === 'may' ? (effect.by ?? 'you') : 'you';

/** Whether what a player may do begins with the choice of a player, who then does it. */
export const beginsWithPlayer = (effect: Effect): boolean =>
  effect.verb === 'may' && effect.by === undefined && effect.effects[0]?.verb === 'choosePlayer';

/** "you may have a player draw" without "you may". */
export function without(start: string, phrase: Phrase): Phrase {
  const [first, ...rest] = phrase;
  return first?.kind === 'text' && first.text.startsWith(start)
    ? [text(first.text.slice(start.length)), ...rest]
    : phrase;
}

/** Up to the first stop. */
export function firstSentence(phrase: Phrase): Phrase {
  const at = phrase.findIndex((token) => token.kind === 'text' && token.text.includes('. '));
  const last = phrase[at];
  if (last?.kind !== 'text') return phrase;
  return [...phrase.slice(0, at), text(last.text.slice(0, last.text.indexOf('. ')))];
}

export interface Binding {
  readonly name: string;
  readonly of: 'player' | 'cards';
  /** Where the cards came from, if it was a query. */
  readonly query?: Query;
  readonly many: boolean;
}

/** The cards and players a card's effects give names to. */
export function bindingsOf(card: Card): Binding[] {
  const out: Binding[] = [];
  walk(card, {
    enter(node) {
      const { name, count } = node;
      if (typeof name !== 'string') return;
      if (node.player === 'pick') out.push({ name, of: 'player', many: false });
      if (node.verb === 'lookAtTop') out.push({ name, of: 'cards', many: count !== 1 });
      if (isNamed(node)) out.push({ name, of: 'cards', query: node.from, many: isMany(node.count ?? 1) });
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
