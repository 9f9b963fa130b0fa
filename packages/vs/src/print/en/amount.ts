import type { Amount, StatName } from '../../language/amount.ts';
import type { Cards, Player, Query } from '../../language/query.ts';
import { type AmountTable, entry } from '../printer.ts';
import { pair, signed } from '../signed.ts';
import { NOTHING, type Phrase, spaced, text, words } from '../token.ts';
import { cardsNoun, queryNoun } from './cards.ts';
import { eventWords, objectOf } from './event.ts';
import { slotsOf, whole } from './filter.ts';
import type { Ctx, Noun } from './noun.ts';
import { playerNoun } from './players.ts';
import { article, counterName, numberWord, plural } from './words.ts';

export const STAT_NAMES: Readonly<Record<StatName, string>> = {
  atk: 'ATK',
  def: 'DEF',
  health: 'health',
  cost: 'cost',
  wounds: 'wounds',
  plus: '+1/+1 counters',
  minus: '-1/-1 counters',
  xp: 'XP',
};

/** How an amount is put: a number, so much "for each", "that many", or a value with a name. */
export type Quantity =
  | { readonly put: 'number'; readonly count: number }
  /** `of` is lazy, since it stands at the end of the sentence. */
  | { readonly put: 'each'; readonly factor: number; readonly of: () => Phrase }
  | { readonly put: 'that' }
  | { readonly put: 'x' }
  | { readonly put: 'value'; readonly factor: number; readonly of: () => Phrase }
  | { readonly put: 'plus'; readonly first: number; readonly rest: Quantity };

const one = (of: () => Phrase): Quantity => ({ put: 'each', factor: 1, of });
const value = (of: () => Phrase): Quantity => ({ put: 'value', factor: 1, of });

/** "wound on him", "+1/+1 counter on him". */
function countedStat(stat: StatName, of: Cards, ctx: Ctx): Quantity {
  const name = STAT_NAMES[stat];
  if (stat === 'plus' || stat === 'minus')
    return one(() => words`${counterName(stat)} on ${cardsNoun(of, ctx).object}`);
  if (stat === 'wounds') return one(() => words`wound on ${cardsNoun(of, ctx).object}`);
  return value(() => words`${cardsNoun(of, ctx).own} ${name}`);
}

const ZONES = { hand: 'hand', deck: 'deck', resources: 'side', ko: 'KO pile' } as const;

const cardsThere = (zone: keyof typeof ZONES, of: Player, ctx: Ctx): Phrase =>
  zone === 'resources'
    ? words`of ${playerNoun(of, ctx).own} resources`
    : words`card in ${playerNoun(of, ctx).own} ${ZONES[zone]}`;

export const AMOUNTS: AmountTable<[ctx: Ctx], Quantity> = {
  count: (node, ctx) => one(() => eachOf(node.of, ctx)),
  stat: (node, ctx) => countedStat(node.stat, node.of, ctx),
  printed: (node, ctx) => value(() => words`${cardsNoun(node.of, ctx).own} printed ${STAT_NAMES[node.stat]}`),
  total: (node, ctx) =>
    value(() => {
      const noun = queryNoun(node.of, { det: 'bare' }, ctx, { head: 'card' });
      return words`the total printed ${STAT_NAMES[node.stat]} of ${noun.object}`;
    }),
  superPowers: (node, ctx) => one(() => words`super power ${has(cardsNoun(node.of, ctx))}`),
  cardsIn: (node, ctx) => one(() => cardsThere(node.zone, node.of, ctx)),
  the: (node, ctx) => (ctx.talk.numbers.get(node.name) === 'x' ? { put: 'x' } : { put: 'that' }),
  eventAmount: (_node, ctx) =>
    ctx.event === 'attackDeclared' || ctx.event === 'attacks' ? one(() => [text('attacker')]) : { put: 'that' },
  recruitPoints: () => one(() => [text('recruit point you have')]),
  sum(node, ctx) {
    const first = node.of.filter((part) => typeof part === 'number').reduce((total, part) => total + part, 0);
    const rest = node.of.find((part) => typeof part !== 'number');
    if (rest === undefined) return { put: 'number', count: first };
    return first === 0 ? quantityOf(rest, ctx) : { put: 'plus', first, rest: quantityOf(rest, ctx) };
  },
  times(node, ctx) {
    const of = quantityOf(node.of, ctx);
    if (of.put === 'plus') return { ...of, first: of.first * node.factor, rest: scaled(of.rest, node.factor) };
    return scaled(of, node.factor);
  },
  tally: (node, ctx) =>
    one(() =>
      node.distinct === 'objects'
        ? words`${objectOf(node.of, ctx)} this ${node.span}`
        : words`time ${eventWords(node.of, ctx, 'perfect')} this ${node.span}`,
    ),
};

function scaled(put: Quantity, factor: number): Quantity {
  if (put.put === 'number') return { put: 'number', count: put.count * factor };
  return put.put === 'each' || put.put === 'value' ? { ...put, factor: put.factor * factor } : put;
}

const has = (noun: Noun): Phrase => words`${noun.subject} ${noun.many ? 'have' : 'has'}`;

/** What is counted, after "for each". */
function eachOf(query: Query, ctx: Ctx): Phrase {
  return queryNoun(query, { det: 'count' }, ctx).object;
}

export function quantityOf(amount: Amount, ctx: Ctx): Quantity {
  if (typeof amount === 'number') return { put: 'number', count: amount };
  return entry<Amount, [Ctx], Quantity>(AMOUNTS, amount.amount)(amount, ctx);
}

/** The value itself: "3", "Hulk's ATK", "the number of wounds on him". */
export function amountValue(amount: Amount, ctx: Ctx): Phrase {
  const put = quantityOf(amount, ctx);
  switch (put.put) {
    case 'number':
      return [text(String(put.count))];
    case 'each':
      if (typeof amount !== 'number' && amount.amount === 'count') {
        return words`the number of ${whole(slotsOf(amount.of, ctx, 'card'), true)}`;
      }
      return words`the number of ${pluralFirst(put.of())}`;
    case 'that':
      return [text('that number')];
    case 'x':
      return [text('X')];
    case 'value':
      return put.factor === 2 ? words`twice ${put.of()}` : put.of();
    case 'plus':
      return words`${put.first} plus ${put.rest.put === 'each' ? put.rest.of() : 'that number'}`;
  }
}

/** "wound on him" as "wounds on him"; the head is the first word unless it is a counter or a power. */
function pluralFirst(phrase: Phrase): Phrase {
  const [first, ...rest] = phrase;
  if (first?.kind !== 'text') return phrase;
  const [, head = '', tail = ''] = /^((?:[+-]1\/[+-]1 |super |recruit )?\w+)(.*)$/.exec(first.text) ?? [];
  return [text(plural(head) + tail), ...rest];
}

export interface Counted {
  /** "two cards", "that many cards". */
  readonly things: Phrase;
  /** "for each wound on him"; stands at the end. */
  readonly tail: () => Phrase;
}

const NO_TAIL = (): Phrase => NOTHING;

/** So many of something: "a card", "two cards … for each wound". `digits` for things that are not spelt out. */
export function counted(amount: Amount, thing: string, ctx: Ctx, digits = false): Counted {
  const put = quantityOf(amount, ctx);
  const some = (count: number): Phrase => {
    const number = digits ? String(count) : numberWord(count);
    if (count === 1) return digits ? words`1 ${thing}` : words`${article([text(thing)])} ${thing}`;
    return words`${number} ${plural(thing)}`;
  };
  switch (put.put) {
    case 'number':
      return { things: some(put.count), tail: NO_TAIL };
    case 'each':
      return { things: some(put.factor), tail: () => words`for each ${put.of()}` };
    case 'that':
      return { things: words`that many ${plural(thing)}`, tail: NO_TAIL };
    case 'x':
      return { things: words`X ${plural(thing)}`, tail: NO_TAIL };
    case 'value':
      return {
        things: words`a number of ${plural(thing)} equal to ${put.factor === 2 ? 'twice ' : ''}${put.of()}`,
        tail: NO_TAIL,
      };
    case 'plus': {
      const { rest } = put;
      const each = rest.put === 'each' ? rest : undefined;
      return {
        things: some(put.first),
        tail: () =>
          words`, plus ${each === undefined ? 'that many more' : spaced(numberWord(each.factor), 'more for each', each.of())}`,
      };
    }
  }
}

/** "+1/+1 … for each resource on your side", "+X/+X … where X is its cost". */
export function statPair(atk: Amount, def: Amount, ctx: Ctx): Counted {
  const [a, d] = [quantityOf(atk, ctx), quantityOf(def, ctx)];
  if (a.put === 'number' && d.put === 'number') return { things: [text(pair(a.count, d.count))], tail: NO_TAIL };
  const lead = a.put === 'number' ? d : a;
  const each = (put: Quantity): number => (put.put === 'each' ? put.factor : put.put === 'number' ? put.count : 0);
  if (lead.put === 'each') return { things: [text(pair(each(a), each(d)))], tail: () => words`for each ${lead.of()}` };
  if (lead.put === 'plus') {
    const first = (put: Quantity): number => (put.put === 'plus' ? put.first : put.put === 'number' ? put.count : 0);
    const rest = (put: Quantity): number => (put.put === 'plus' ? each(put.rest) : 0);
    const of = lead.rest.put === 'each' ? lead.rest.of : NO_TAIL;
    const more = pair(rest(a), rest(d));
    return { things: [text(pair(first(a), first(d)))], tail: () => words`, plus ${more} for each ${of()}` };
  }
  const letter = (put: Quantity): string => (put.put === 'number' ? signed(put.count, '+') : '+X');
  const where =
    lead.put === 'x' ? NO_TAIL : () => words`, where X is ${lead.put === 'value' ? lead.of() : 'that number'}`;
  return { things: words`${letter(a)}/${letter(d)}`, tail: where };
}
