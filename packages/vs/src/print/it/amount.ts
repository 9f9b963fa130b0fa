import type { Amount, StatName } from '../../language/amount.ts';
import type { Cards } from '../../language/query.ts';
import { type AmountTable, entry } from '../printer.ts';
import { pair, signed } from '../signed.ts';
import { NOTHING, type Phrase, text, words } from '../token.ts';
import { cardsNoun, queryNoun } from './cards.ts';
import { eventWords, objectOf } from './event.ts';
import { slotsOf, whole } from './filter.ts';
import { ADJECTIVES, agree, TERMS, type Word } from './glossary.ts';
import { type Ctx, full, owned, prep } from './noun.ts';
import { playerNoun } from './players.ts';
import { numberWord, some, thatMany } from './words.ts';

export const STAT_WORDS: Readonly<Record<StatName, Word>> = {
  atk: TERMS.atk,
  def: TERMS.def,
  health: TERMS.health,
  cost: TERMS.cost,
  wounds: TERMS.wound,
  plus: TERMS.plus,
  minus: TERMS.minus,
  xp: TERMS.xp,
};

/** How an amount is put: a number, so much "per ogni", "altrettanti", or a value with a name. */
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

function countedStat(stat: StatName, of: Cards, ctx: Ctx): Quantity {
  const word = STAT_WORDS[stat];
  if (stat === 'plus' || stat === 'minus') return one(() => words`${word.one} ${prep('su', cardsNoun(of, ctx), ctx)}`);
  if (stat !== 'wounds') return value(() => full(owned(word, cardsNoun(of, ctx))));
  return one(() => owned(word, cardsNoun(of, ctx)).said);
}

const scaled = (put: Quantity, factor: number): Quantity => {
  if (put.put === 'number') return { put: 'number', count: put.count * factor };
  return put.put === 'each' || put.put === 'value' ? { ...put, factor: put.factor * factor } : put;
};

const SPANS = { turn: 'in questo turno', game: 'in questa partita' } as const;

export const AMOUNTS: AmountTable<[ctx: Ctx], Quantity> = {
  count: (node, ctx) => one(() => queryNoun(node.of, { det: 'count' }, ctx).said),
  stat: (node, ctx) => countedStat(node.stat, node.of, ctx),
  printed: (node, ctx) => value(() => words`${full(owned(TERMS[node.stat], cardsNoun(node.of, ctx)))} di base`),
  total: (node, ctx) =>
    value(() => {
      const noun = queryNoun(node.of, { det: 'each' }, ctx, { head: TERMS.card });
      return words`la somma di ${TERMS[node.stat].one} di ${full(noun)}`;
    }),
  superPowers: (node, ctx) => one(() => owned(TERMS.superPower, cardsNoun(node.of, ctx)).said),
  cardsIn: (node, ctx) =>
    one(() => {
      const holder = playerNoun(node.of, ctx);
      if (node.zone === 'resources') return owned(TERMS.resource, holder).said;
      return words`carta ${prep('in', owned(TERMS[node.zone], holder), ctx)}`;
    }),
  the: (node, ctx) => (ctx.talk.numbers.get(node.name) === 'x' ? { put: 'x' } : { put: 'that' }),
  eventAmount: (_node, ctx) =>
    ctx.event === 'attackDeclared' || ctx.event === 'attacks' ? one(() => [text(TERMS.attacker.one)]) : { put: 'that' },
  recruitPoints: () => one(() => [text('tuo punto reclutamento')]),
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
        ? words`${objectOf(node.of, ctx)} ${SPANS[node.span]}`
        : words`volta che ${eventWords(node.of, ctx, 'perfect')} ${SPANS[node.span]}`,
    ),
};

export function quantityOf(amount: Amount, ctx: Ctx): Quantity {
  if (typeof amount === 'number') return { put: 'number', count: amount };
  return entry<Amount, [Ctx], Quantity>(AMOUNTS, amount.amount)(amount, ctx);
}

/** The value itself: "3", "l'ATK di Hulk", "il numero di …". */
export function amountValue(amount: Amount, ctx: Ctx): Phrase {
  const put = quantityOf(amount, ctx);
  switch (put.put) {
    case 'number':
      return [text(String(put.count))];
    case 'each':
      if (typeof amount !== 'number' && amount.amount === 'count') {
        return words`il numero di ${whole(slotsOf(amount.of, ctx, TERMS.card), true)}`;
      }
      return words`uno per ogni ${put.of()}`;
    case 'that':
      return [text('quel numero')];
    case 'x':
      return [text('X')];
    case 'value':
      return put.factor === 2 ? words`il doppio: ${put.of()}` : put.of();
    case 'plus':
      return words`${put.first} più ${put.rest.put === 'each' ? put.rest.of() : 'quel numero'}`;
  }
}

export interface Counted {
  /** "due carte", "altrettante carte". */
  readonly things: Phrase;
  /** "per ogni sua ferita"; stands at the end. */
  readonly tail: () => Phrase;
}

const NO_TAIL = (): Phrase => NOTHING;

export function counted(amount: Amount, word: Word, ctx: Ctx, digits = false): Counted {
  const put = quantityOf(amount, ctx);
  const so = (count: number): Phrase =>
    digits ? words`${count} ${count === 1 ? word.one : word.many}` : some(count, word);
  switch (put.put) {
    case 'number':
      return { things: so(put.count), tail: NO_TAIL };
    case 'each':
      return { things: so(put.factor), tail: () => words`per ogni ${put.of()}` };
    case 'that':
      return { things: thatMany(word), tail: NO_TAIL };
    case 'x':
      return { things: words`X ${word.many}`, tail: NO_TAIL };
    case 'value': {
      const many = agree(ADJECTIVES.soMany, { gender: word.gender, many: true });
      const double = put.factor === 2 ? 'il doppio di ' : '';
      return { things: words`${many} ${word.many}`, tail: () => words`quanto ${double}${put.of()}` };
    }
    case 'plus': {
      const { rest } = put;
      if (rest.put !== 'each') return { things: so(put.first), tail: () => words`, più ${thatMany(word)}` };
      const as = { gender: word.gender, many: false };
      return { things: so(put.first), tail: () => words`, più ${numberWord(rest.factor, as)} per ogni ${rest.of()}` };
    }
  }
}

export function statPair(atk: Amount, def: Amount, ctx: Ctx): Counted {
  const [a, d] = [quantityOf(atk, ctx), quantityOf(def, ctx)];
  if (a.put === 'number' && d.put === 'number') return { things: [text(pair(a.count, d.count))], tail: NO_TAIL };
  const lead = a.put === 'number' ? d : a;
  const each = (put: Quantity): number => (put.put === 'each' ? put.factor : put.put === 'number' ? put.count : 0);
  if (lead.put === 'each') return { things: [text(pair(each(a), each(d)))], tail: () => words`per ogni ${lead.of()}` };
  if (lead.put === 'plus') {
    const first = (put: Quantity): number => (put.put === 'plus' ? put.first : put.put === 'number' ? put.count : 0);
    const rest = (put: Quantity): number => (put.put === 'plus' ? each(put.rest) : 0);
    const of = lead.rest.put === 'each' ? lead.rest.of : NO_TAIL;
    const more = pair(rest(a), rest(d));
    return { things: [text(pair(first(a), first(d)))], tail: () => words`, più ${more} per ogni ${of()}` };
  }
  const letter = (put: Quantity): string => (put.put === 'number' ? signed(put.count, '+') : '+X');
  const where =
    lead.put === 'x' ? NO_TAIL : () => words`, dove X è ${lead.put === 'value' ? lead.of() : 'quel numero'}`;
  return { things: words`${letter(a)}/${letter(d)}`, tail: where };
}
