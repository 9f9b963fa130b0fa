import type { Amount, Span, StatName } from '../../language/amount.ts';
import { isCounter } from '../../language/counter.ts';
import type { Pattern } from '../../language/event.ts';
import { KEYWORD_NAMES } from '../../language/keyword.ts';
import type { Cards, Player } from '../../language/query.ts';
import { type Gained, gained, linear, onlyUnit, type SumWords, type Term, type Unit } from '../linear.ts';
import { type AmountTable, entry } from '../printer.ts';
import { pair, signed } from '../signed.ts';
import { isEmpty, join, NOTHING, type Phrase, text, words } from '../token.ts';
import { cardsNoun, queryNoun } from './cards.ts';
import { eventWords, objectOf } from './event.ts';
import type { Ctx, Noun } from './noun.ts';
import { playerNoun } from './players.ts';
import { article, counterName, numberWord, plural } from './words.ts';

export const STAT_NAMES: Readonly<Record<StatName, string>> = {
  atk: 'ATK',
  def: 'DEF',
  health: 'health',
  remaining: 'remaining health',
  cost: 'cost',
  wounds: 'wounds',
  plus: '+1/+1 counters',
  minus: '-1/-1 counters',
  vitality: 'vitality counters',
  xp: 'XP',
};

/** How a unit is put: so much "for each", "that many", or a value with a name. */
export type Quantity =
  /** One of them, or all: "wound on him", "wounds on him". Lazy, since it stands at the end of the sentence. */
  | { readonly put: 'each'; readonly of: (many: boolean) => Phrase }
  | { readonly put: 'that' }
  | { readonly put: 'x' }
  | { readonly put: 'value'; readonly of: () => Phrase };

const each = (of: (many: boolean) => Phrase): Quantity => ({ put: 'each', of });
const value = (of: () => Phrase): Quantity => ({ put: 'value', of });
const named = (one: string, many: boolean): string => (many ? plural(one) : one);

/** "wound on him", "+1/+1 counter on him". */
function countedStat(stat: StatName, of: Cards, ctx: Ctx): Quantity {
  const name = isCounter(stat) ? counterName(stat) : stat === 'wounds' ? 'wound' : undefined;
  if (name === undefined) return value(() => words`${cardsNoun(of, ctx).own} ${STAT_NAMES[stat]}`);
  return each((many) => words`${named(name, many)} on ${cardsNoun(of, ctx).object}`);
}

const ZONES = { hand: 'hand', deck: 'deck', ko: 'KO pile' } as const;

function cardsThere(zone: 'hand' | 'deck' | 'resources' | 'ko', of: Player, many: boolean, ctx: Ctx): Phrase {
  const whose = playerNoun(of, ctx).own;
  if (zone === 'resources') return words`${many ? '' : 'of '}${whose} resources`;
  return words`${named('card', many)} in ${whose} ${ZONES[zone]}`;
}

export const UNITS: Omit<AmountTable<[ctx: Ctx], Quantity>, 'sum' | 'times'> = {
  count: (node, ctx) => each((many) => queryNoun(node.of, { det: many ? 'bare' : 'count' }, ctx).object),
  stat: (node, ctx) => countedStat(node.stat, node.of, ctx),
  printed: (node, ctx) => value(() => words`${cardsNoun(node.of, ctx).own} printed ${STAT_NAMES[node.stat]}`),
  total: (node, ctx) =>
    value(() => {
      const noun = queryNoun(node.of, { det: 'bare' }, ctx, { head: 'card' });
      return words`the total ${node.stat === 'remaining' || node.now ? '' : 'printed '}${STAT_NAMES[node.stat]} of ${noun.object}`;
    }),
  digits: (node, ctx) =>
    each(
      (many) =>
        words`${String(node.digit)}${many ? 's' : ''} printed in ${cardsNoun(node.of, ctx).own} cost, ATK, DEF, and health`,
    ),
  nameWords: (node, ctx) => each((many) => words`${named('word', many)} in ${cardsNoun(node.of, ctx).own} name`),
  counters: (node, ctx) =>
    each(
      (many) => words`${named(counterName(node.counter), many)} on ${queryNoun(node.on, { det: 'bare' }, ctx).object}`,
    ),
  powers: (node, ctx) =>
    each((many) => words`${named('power', many)} of ${queryNoun(node.of, { det: 'bare' }, ctx).object}`),
  superPowers: (node, ctx) => each((many) => words`${named('super power', many)} ${has(cardsNoun(node.of, ctx))}`),
  instances: (node) => each((many) => words`${named(KEYWORD_NAMES[node.keyword], many)} on your side`),
  teams: (node, ctx) =>
    each((many) => {
      if (node.without === undefined)
        return words`different ${named('team', many)} among ${queryNoun(node.among, { det: 'bare' }, ctx).object}`;
      const holder =
        typeof node.among.where.same === 'string'
          ? cardsNoun(node.among.where.same, ctx)
          : queryNoun(node.among, { det: 'bare' }, ctx);
      return words`${named('team', many)} of ${holder.object} that no ${queryNoun(node.without, { det: 'count' }, ctx).object} has`;
    }),
  symbolColors: (node, ctx) =>
    each(
      (many) =>
        words`different power ${named('symbol', many)} on different locations on ${playerNoun(node.of, ctx).own} side`,
    ),
  basicTypes: (node, ctx) =>
    each((many) => words`different basic location ${named('type', many)} on ${playerNoun(node.of, ctx).own} side`),
  excess: (node, ctx) =>
    value(() => words`the amount by which ${amountValue(node.of, ctx)} exceeds ${amountValue(node.over, ctx)}`),
  half: (node, ctx) => value(() => words`half of ${amountValue(node.of, ctx)}${node.up ? ', rounded up' : ''}`),
  cardsIn: (node, ctx) => each((many) => cardsThere(node.zone, node.of, many, ctx)),
  the: (node, ctx) => (ctx.talk.numbers.get(node.name) === 'x' ? { put: 'x' } : { put: 'that' }),
  eventAmount: (_node, ctx) =>
    ctx.event === 'kos' || ctx.event === 'getsKod'
      ? value(() => [text('its health')])
      : ctx.event === 'attackDeclared' || ctx.event === 'attacks'
        ? each((many) => [text(named('attacker', many))])
        : { put: 'that' },
  recruitPoints: () => each((many) => [text(`${named('recruit point', many)} you have`)]),
  tally: (node, ctx) => (node.total === true ? value(() => totalWords(node.of, node.span, ctx)) : tallied(node, ctx)),
};

/** "the total health of enemy characters that got KO'd this turn"; of other events, the number they carry. */
/** When it happened. */
export const SPANS: Readonly<Record<Span, string>> = {
  turn: 'this turn',
  game: 'this game',
  earlierTurns: 'on an earlier turn',
};

function totalWords(of: Pattern, span: Span, ctx: Ctx): Phrase {
  if (of.on !== 'getsKod' || of.subject === undefined) {
    return words`the total of all times ${eventWords(of, ctx, 'perfect')} ${SPANS[span]}`;
  }
  const who = queryNoun({ zone: 'play', where: of.subject }, { det: 'bare' }, ctx).object;
  return words`the total health of ${who} that got KO'd ${SPANS[span]}`;
}

const tallied = (node: Extract<Unit, { amount: 'tally' }>, ctx: Ctx): Quantity =>
  each((many) =>
    node.distinct === 'objects'
      ? words`${objectOf(node.of, ctx, many)} ${SPANS[node.span]}`
      : words`${named('time', many)} ${eventWords(node.of, ctx, 'perfect')} ${SPANS[node.span]}`,
  );

const has = (noun: Noun): Phrase => words`${noun.subject} ${noun.many ? 'have' : 'has'}`;

export const quantityOf = (unit: Unit, ctx: Ctx): Quantity =>
  entry<Unit, [Ctx], Quantity>(UNITS, unit.amount)(unit, ctx);

/** "the number of wounds on him", "twice Hulk's ATK". */
function termValue({ of, factor }: Term, ctx: Ctx): Phrase {
  const put = quantityOf(of, ctx);
  const times = factor === 1 ? '' : factor === 2 ? 'twice ' : `${numberWord(factor)} times `;
  switch (put.put) {
    case 'each':
      return words`${times}the number of ${put.of(true)}`;
    case 'that':
      return [text(`${times}that number`)];
    case 'x':
      return [text(factor === 1 ? 'X' : `${factor}X`)];
    case 'value':
      return words`${times}${put.of()}`;
  }
}

/** The value itself: "3", "Hulk's ATK", "2 plus the number of wounds on him". */
export function amountValue(amount: Amount, ctx: Ctx): Phrase {
  const { fixed, terms } = linear(amount);
  if (terms.length === 0) return [text(String(fixed))];
  const added = terms.filter(({ factor }) => factor > 0).map((term) => termValue(term, ctx));
  const taken = terms
    .filter(({ factor }) => factor < 0)
    .map((term) => termValue({ ...term, factor: -term.factor }, ctx));
  const sum = join([...(fixed > 0 || added.length === 0 ? [String(fixed)] : []), ...added], ' plus ');
  const less = join([...(fixed < 0 && added.length > 0 ? [String(-fixed)] : []), ...taken], ' minus ');
  return isEmpty(less) ? sum : words`${sum} minus ${less}`;
}

/** "two cards", "that many cards"; the tail, "for each wound on him", stands at the end. */
export type Counted = Gained;

const NO_TAIL = (): Phrase => NOTHING;

/** So many of something: "a card", "two cards … for each wound". `digits` for things that are not spelt out. */
export function counted(amount: Amount, thing: string, ctx: Ctx, digits = false): Counted {
  const { fixed, terms } = linear(amount);
  const word = (count: number): string => (digits ? String(count) : numberWord(count));
  const some = (count: number): Phrase => {
    if (count === 1) return digits ? words`1 ${thing}` : words`${article([text(thing)])} ${thing}`;
    return words`${word(count)} ${plural(thing)}`;
  };
  if (terms.length === 0) return { things: some(fixed), tail: NO_TAIL };
  const puts = terms.map(({ of, factor }) => ({ factor, put: quantityOf(of, ctx) }));
  const [{ factor, put }, ...others] = puts;
  if (others.length === 0 && factor === 1 && put.put === 'that' && fixed >= 0) {
    if (fixed === 0) return { things: words`that many ${plural(thing)}`, tail: NO_TAIL };
    return { things: some(fixed), tail: () => [text(', plus that many more')] };
  }
  if (others.length === 0 && factor === 1 && put.put === 'x' && fixed === 0) {
    return { things: words`X ${plural(thing)}`, tail: NO_TAIL };
  }
  if (fixed < 0 || !puts.every((one) => one.put.put === 'each' && one.factor > 0)) {
    return { things: words`a number of ${plural(thing)} equal to ${amountValue(amount, ctx)}`, tail: NO_TAIL };
  }
  const forEach = (one: (typeof puts)[number]): Phrase =>
    one.put.put === 'each' ? words`for each ${one.put.of(false)}` : NOTHING;
  const more = (all: typeof puts): Phrase =>
    join(
      all.map((one) => words`${word(one.factor)} more ${forEach(one)}`),
      ', ',
      ', and ',
      ' and ',
    );
  if (fixed > 0) return { things: some(fixed), tail: () => words`, plus ${more(puts)}` };
  return {
    things: some(factor),
    tail: () => {
      const first = forEach(puts[0]);
      return others.length === 0 ? first : words`${first}, plus ${more(others)}`;
    },
  };
}

const sums = (ctx: Ctx): SumWords => ({
  forEach: (unit) => {
    const put = quantityOf(unit, ctx);
    return put.put === 'each' ? () => words`for each ${put.of(false)}` : undefined;
  },
  value: (amount) => amountValue(amount, ctx),
  isX: (amount) => {
    const unit = onlyUnit(amount);
    return unit !== undefined && quantityOf(unit, ctx).put === 'x';
  },
  plus: ', plus ',
  and: ' and ',
  last: ', and ',
  where: ', where',
  is: 'is',
});

/** "+1/+1 … for each resource on your side", "+X/+X … where X is its cost". */
export const statPair = (atk: Amount, def: Amount, ctx: Ctx): Counted => gained([atk, def], pair, sums(ctx));

/** "+2 health", "+1 health … for each wound on him". */
export const healthWords = (by: Amount, ctx: Ctx): Counted =>
  gained([by], ([health = 0]) => `${signed(health, '+')} health`, sums(ctx));
