import type { Amount, Condition } from '../language/amount.ts';
import type { Card, Gender } from '../language/card.ts';
import type { Effect, Verb } from '../language/effect.ts';
import type { EventName, Pattern } from '../language/event.ts';
import type { Keyword } from '../language/keyword.ts';
import type { Modifier, Permission, PlayerRule, Prohibition } from '../language/modifier.ts';
import type { Power } from '../language/power.ts';
import type { Cards, Filter, Player } from '../language/query.ts';
import type { Duration, Timing } from '../language/words.ts';
import type { Lang, Phrase } from './token.ts';

/** The members of a union that can have this tag, seen with this tag. */
type Member<Union, Tag extends PropertyKey, Value> = Union extends { readonly [T in Tag]: infer Own }
  ? Value extends Own
    ? Union & { readonly [T in Tag]: Value }
    : never
  : never;

export type EffectOf<V extends Verb> = Member<Effect, 'verb', V>;
export type AmountKind = Exclude<Amount, number>['amount'];
export type AmountOf<K extends AmountKind> = Member<Exclude<Amount, number>, 'amount', K>;
export type ConditionKind = Condition['condition'];
export type ConditionOf<K extends ConditionKind> = Member<Condition, 'condition', K>;
export type ModifierOf<K extends Modifier['mod']> = Member<Modifier, 'mod', K>;
export type RuleOf<K extends PlayerRule['rule']> = Member<PlayerRule, 'rule', K>;
export type PowerOf<K extends Power['power']> = Member<Power, 'power', K>;
type CardsNode = Exclude<Cards, string>;
export type CardsKind = CardsNode['cards'];
export type CardsOf<K extends CardsKind> = Member<CardsNode, 'cards', K>;
type PlayerNode = Exclude<Player, string>;
export type PlayerKind = PlayerNode['player'];
export type PlayerOf<K extends PlayerKind> = Member<PlayerNode, 'player', K>;

/**
 * One entry for each kind of node, so that a node without words does not compile. `Rest` is what else the words need:
 * the mention so far, the tense, the subject.
 */
export type EffectTable<Rest extends unknown[], Out> = {
  readonly [V in Verb]: (node: EffectOf<V>, ...rest: Rest) => Out;
};
export type AmountTable<Rest extends unknown[], Out> = {
  readonly [K in AmountKind]: (node: AmountOf<K>, ...rest: Rest) => Out;
};
export type ConditionTable<Rest extends unknown[], Out> = {
  readonly [K in ConditionKind]: (node: ConditionOf<K>, ...rest: Rest) => Out;
};
export type ModifierTable<Rest extends unknown[], Out> = {
  readonly [K in Modifier['mod']]: (node: ModifierOf<K>, ...rest: Rest) => Out;
};
export type RuleTable<Rest extends unknown[], Out> = {
  readonly [K in PlayerRule['rule']]: (node: RuleOf<K>, ...rest: Rest) => Out;
};
export type PowerTable<Rest extends unknown[], Out> = {
  readonly [K in Power['power']]: (node: PowerOf<K>, ...rest: Rest) => Out;
};
export type CardsTable<Rest extends unknown[], Out> = {
  readonly [K in CardsKind]: (node: CardsOf<K>, ...rest: Rest) => Out;
};
export type PlayerTable<Rest extends unknown[], Out> = {
  readonly [K in PlayerKind]: (node: PlayerOf<K>, ...rest: Rest) => Out;
};
export type EventTable<Rest extends unknown[], Out> = {
  readonly [E in EventName]: (pattern: Pattern, ...rest: Rest) => Out;
};
export type FilterTable<Rest extends unknown[], Out> = {
  readonly [F in keyof Filter]-?: (value: NonNullable<Filter[F]>, ...rest: Rest) => Out;
};

/** Looks a node up in a table. The entry for a tag takes every node with that tag; TypeScript cannot follow that. */
export function entry<Node, Rest extends unknown[], Out>(
  table: object,
  tag: string,
): (node: Node, ...rest: Rest) => Out {
  return (table as Readonly<Record<string, (node: Node, ...rest: Rest) => Out>>)[tag];
}

/** One power as it stands on a card. */
export interface PrintedPower {
  readonly kind: Power['power'] | 'note' | 'play';
  /** The power's name, or the keyword's word; empty if it goes on under the name before. */
  readonly heading: Phrase;
  /** Timing and symbols, or the level mark. */
  readonly lead: Phrase;
  readonly body: Phrase;
  /** What a keyword means; the rules say it too. */
  readonly reminder?: Phrase;
}

/** What a language must have words for. A printer is a set of tables; these are all of them. */
export interface Tables {
  readonly effects: { readonly [V in Verb]: unknown };
  readonly cards: { readonly [K in CardsKind | 'self' | 'subject' | 'object']: unknown };
  readonly players: { readonly [K in PlayerKind | Extract<Player, string>]: unknown };
  readonly amounts: { readonly [K in AmountKind]: unknown };
  readonly conditions: { readonly [K in ConditionKind]: unknown };
  readonly attributes: { readonly [F in keyof Filter]-?: unknown };
  readonly predicates: { readonly [F in keyof Filter]-?: unknown };
  readonly modifiers: { readonly [K in Modifier['mod']]: unknown };
  readonly prohibitions: { readonly [P in Prohibition]: unknown };
  readonly permissions: { readonly [P in Permission]: unknown };
  readonly rules: { readonly [K in PlayerRule['rule']]: unknown };
  readonly events: { readonly [E in EventName]: unknown };
  readonly durations: { readonly [D in Duration]: unknown };
  readonly timings: { readonly [T in Timing | 'reaction']: unknown };
  readonly powers: { readonly [K in Power['power']]: unknown };
  readonly keywords: { readonly [K in Keyword]: unknown };
}

/** Whoever a text speaks of by name: a card, or as much of it as a reader of the log knows. */
export interface Named {
  readonly name: string;
  readonly short?: string;
  readonly gender?: Gender;
}

export interface PromptOptions {
  /** The card whose effect it is; without it a character is "this character". */
  readonly card?: Card;
  /** Who has the power, if it is not the card it is written on: powers can be copied. */
  readonly self?: Card;
  /** The choice in question, if the effect has more than one. */
  readonly pick?: Cards;
  /** Its cards have been chosen; what is left is a question of its own, such as a row. */
  readonly chosen?: true;
  /** The card that question is about, if there are several. */
  readonly about?: Card;
}

/** One language. Everything it prints, it prints from the tree. */
export interface Printer {
  readonly lang: Lang;
  readonly tables: Tables;
  typeLine(card: Card): Phrase;
  /** What stands on the card besides its powers: AKA, symbols, the effects of a plot twist. */
  notes(card: Card): readonly PrintedPower[];
  power(power: Power, card: Card): PrintedPower;
  /** What a keyword or permission means that a text hands out; nothing if that goes without saying. */
  explain(given: { readonly keyword: Keyword } | { readonly permission: Permission }): Phrase;
  prompt(effect: Effect, options: PromptOptions): Phrase;
  /** An instruction as something that is now so; `self` is whom it calls "self", `source` whose power it is if that is another. */
  deed(effect: Effect, self: Named | undefined, source: Named | undefined): Phrase;
}

/** Any of one's own to the other row (VS-MEC-FORMATION-01). */
export const isRearranging = ({ cards, row }: EffectOf<'move'>): boolean =>
  row === 'other' && typeof cards === 'object' && cards.cards === 'pick' && cards.count === 'any';

/** As many wounds as it has. */
export const isAllWounds = ({ cards, count }: EffectOf<'heal'>): boolean =>
  typeof count === 'object' &&
  count.amount === 'stat' &&
  count.stat === 'wounds' &&
  JSON.stringify(count.of) === JSON.stringify(cards);
