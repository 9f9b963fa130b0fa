import type { Amount, Span, StatName } from '../../language/amount.ts';
import { isCounter } from '../../language/counter.ts';
import type { Pattern } from '../../language/event.ts';
import { KEYWORD_NAMES } from '../../language/keyword.ts';
import type { Cards } from '../../language/query.ts';
import { type Gained, gained, linear, onlyUnit, type SumWords, type Term, type Unit } from '../linear.ts';
import { type AmountTable, entry } from '../printer.ts';
import { pair, signed } from '../signed.ts';
import { isEmpty, join, NOTHING, type Phrase, spaced, text, words } from '../token.ts';
import { cardsNoun, queryNoun } from './cards.ts';
import { eventWords, objectOf } from './event.ts';
import { ADJECTIVES, agree, TERMS, type Word } from './glossary.ts';
import { type Ctx, full, type Noun, noun, owned, prep, YOU } from './noun.ts';
import { playerNoun } from './players.ts';
import { numberWord, some, thatMany } from './words.ts';

export const STAT_WORDS: Readonly<Record<StatName, Word>> = {
  atk: TERMS.atk,
  def: TERMS.def,
  health: TERMS.health,
  remaining: TERMS.remaining,
  cost: TERMS.cost,
  wounds: TERMS.wound,
  plus: TERMS.plus,
  minus: TERMS.minus,
  vitality: TERMS.vitality,
  xp: TERMS.xp,
};

/** How a unit is put: so much "per ogni", "altrettanti", or a value with a name. */
export type Quantity =
  /** One of them, or all: "ferita", "ferite". Lazy, since it stands at the end of the sentence. */
  | { readonly put: 'each'; readonly of: (many: boolean) => Noun }
  | { readonly put: 'that' }
  | { readonly put: 'x' }
  /** With its article, which a preposition may swallow. */
  | { readonly put: 'value'; readonly of: () => Noun };

const each = (of: (many: boolean) => Noun): Quantity => ({ put: 'each', of });
const value = (of: () => Noun): Quantity => ({ put: 'value', of });
/** A word with what stands behind it, with its article: "(le) carte nella tua mano". */
const named = (word: Word, many: boolean, tail: Phrase = NOTHING): Noun =>
  noun(spaced(many ? word.many : word.one, tail), { gender: word.gender, many }, undefined, true);
const PRINTED = {
  atk: { one: 'ATK stampato', many: 'ATK stampati', gender: 'm' },
  def: { one: 'DEF stampata', many: 'DEF stampate', gender: 'f' },
  cost: { one: 'costo stampato', many: 'costi stampati', gender: 'm' },
  health: { one: 'salute stampata', many: 'salute stampata', gender: 'f' },
} as const satisfies Record<string, Word>;

function countedStat(stat: StatName, of: Cards, ctx: Ctx): Quantity {
  const word = STAT_WORDS[stat];
  if (isCounter(stat)) return each((many) => named(word, many, prep('su', cardsNoun(of, ctx), ctx)));
  if (stat !== 'wounds') return value(() => owned(word, cardsNoun(of, ctx)));
  return each((many) => owned(word, cardsNoun(of, ctx), many));
}

export const SPANS: Readonly<Record<Span, string>> = {
  turn: 'in questo turno',
  game: 'in questa partita',
  earlierTurns: 'in un turno precedente',
};

export const UNITS: Omit<AmountTable<[ctx: Ctx], Quantity>, 'sum' | 'times'> = {
  count: (node, ctx) => each((many) => queryNoun(node.of, { det: many ? 'bare' : 'count' }, ctx)),
  stat: (node, ctx) => countedStat(node.stat, node.of, ctx),
  printed: (node, ctx) => value(() => owned(PRINTED[node.stat], cardsNoun(node.of, ctx))),
  total: (node, ctx) =>
    value(() => {
      const all = queryNoun(node.of, { det: 'each' }, ctx, { head: TERMS.card });
      return noun(words`somma di ${TERMS[node.stat].one} di ${full(all)}`, ONE_SUM, undefined, true);
    }),
  digits: (node, ctx) =>
    each((many) =>
      named(
        { one: `${node.digit}`, many: `${node.digit}`, gender: 'm' },
        many,
        words`stampato nel costo, ATK, DEF e salute ${prep('di', cardsNoun(node.of, ctx), ctx)}`,
      ),
    ),
  nameWords: (node, ctx) =>
    each((many) => named(TERMS.nameWord, many, words`del nome ${prep('di', cardsNoun(node.of, ctx), ctx)}`)),
  counters: (node, ctx) =>
    each((many) => named(TERMS[node.counter], many, prep('su', queryNoun(node.on, { det: 'bare' }, ctx), ctx))),
  powers: (node, ctx) =>
    each((many) =>
      named(
        { one: 'potere', many: 'poteri', gender: 'm' },
        many,
        prep('di', queryNoun(node.of, { det: 'bare' }, ctx), ctx),
      ),
    ),
  superPowers: (node, ctx) => each((many) => owned(TERMS.superPower, cardsNoun(node.of, ctx), many)),
  instances: (node) =>
    each((many) => {
      const name = KEYWORD_NAMES[node.keyword];
      return named({ one: name, many: name, gender: 'm' }, many, [text('dalla tua parte')]);
    }),
  teams: (node, ctx) =>
    each((many) => {
      if (node.without === undefined)
        return named(TERMS.differentTeam, many, words`tra ${full(queryNoun(node.among, { det: 'bare' }, ctx))}`);
      const holder =
        typeof node.among.where.same === 'string'
          ? cardsNoun(node.among.where.same, ctx)
          : queryNoun(node.among, { det: 'bare' }, ctx);
      const others = queryNoun(node.without, { det: 'no' }, ctx);
      return named(
        { one: 'squadra', many: 'squadre', gender: 'f' },
        many,
        words`${prep('di', holder, ctx)} che ${full(others)} ha`,
      );
    }),
  symbolColors: (node, ctx) =>
    each((many) =>
      named(
        { one: 'simbolo diverso', many: 'simboli diversi', gender: 'm' },
        many,
        words`su luoghi diversi ${prep('da', owned(TERMS.side, playerNoun(node.of, ctx)), ctx)}`,
      ),
    ),
  basicTypes: (node, ctx) =>
    each((many) => named(TERMS.basicType, many, prep('da', owned(TERMS.side, playerNoun(node.of, ctx)), ctx))),
  excess: (node, ctx) =>
    value(() =>
      noun(
        words`eccedenza ${prep('di', amountNoun(node.of, ctx), ctx)} rispetto ${prep('a', amountNoun(node.over, ctx), ctx)}`,
        ONE_SUM,
        undefined,
        true,
      ),
    ),
  half: (node, ctx) =>
    value(() => {
      const up = node.up ? ', arrotondata per eccesso' : '';
      return noun(words`metà ${prep('di', amountNoun(node.of, ctx), ctx)}${up}`, ONE_SUM, undefined, true);
    }),
  cardsIn: (node, ctx) =>
    each((many) => {
      const holder = playerNoun(node.of, ctx);
      if (node.zone === 'resources') return owned(TERMS.resource, holder, many);
      return named(TERMS.card, many, prep('in', owned(TERMS[node.zone], holder), ctx));
    }),
  the: (node, ctx) => (ctx.talk.numbers.get(node.name) === 'x' ? { put: 'x' } : { put: 'that' }),
  eventAmount: (_node, ctx) =>
    ctx.event === 'kos' || ctx.event === 'getsKod'
      ? value(() => noun([text('sua salute')], ONE_SUM, undefined, true))
      : ctx.event === 'attackDeclared' || ctx.event === 'attacks'
        ? each((many) => named(TERMS.attacker, many))
        : { put: 'that' },
  recruitPoints: () => each((many) => owned(TERMS.recruitPoint, YOU, many)),
  tally: (node, ctx) => (node.total === true ? value(() => totalNoun(node.of, node.span, ctx)) : tallied(node, ctx)),
};

/** "la salute totale dei personaggi nemici messi KO in questo turno"; of other events, the number they carry. */
function totalNoun(of: Pattern, span: Span, ctx: Ctx): Noun {
  if (of.on !== 'getsKod' || of.subject === undefined) {
    return noun(
      words`somma di tutte le volte che ${eventWords(of, ctx, 'perfect')} ${SPANS[span]}`,
      ONE_SUM,
      undefined,
      true,
    );
  }
  const who = queryNoun({ zone: 'play', where: of.subject }, { det: 'bare' }, ctx);
  return noun(words`salute totale ${prep('di', who, ctx)} messi KO ${SPANS[span]}`, ONE_SUM, undefined, true);
}

const tallied = (node: Extract<Unit, { amount: 'tally' }>, ctx: Ctx): Quantity =>
  each((many) =>
    node.distinct === 'objects'
      ? objectOf(node.of, ctx, many, SPANS[node.span])
      : named(TERMS.time, many, words`che ${eventWords(node.of, ctx, 'perfect')} ${SPANS[node.span]}`),
  );

const ONE_SUM = { gender: 'f', many: false } as const;
const ONE = { gender: 'm', many: false } as const;

export const quantityOf = (unit: Unit, ctx: Ctx): Quantity =>
  entry<Unit, [Ctx], Quantity>(UNITS, unit.amount)(unit, ctx);

/** "il numero di ferite", "il doppio dell'ATK di Hulk"; with its article. */
function termNoun({ of, factor }: Term, ctx: Ctx): Noun {
  const put = quantityOf(of, ctx);
  const times = (one: Noun): Noun => {
    if (factor === 1) return one;
    if (factor === 2) return noun(words`doppio ${prep('di', one, ctx)}`, ONE, undefined, true);
    return noun(words`${numberWord(factor)} volte ${full(one)}`, ONE);
  };
  switch (put.put) {
    case 'each':
      return times(noun(words`numero ${prep('di', put.of(true), ctx)}`, ONE, undefined, true));
    case 'that':
      return times(noun([text('quel numero')], ONE));
    case 'x':
      return noun([text(factor === 1 ? 'X' : `${factor}X`)], ONE);
    case 'value':
      return times(put.of());
  }
}

/** The value itself as a noun: "3", "l'ATK di Hulk", "2 più il numero di ferite". */
export function amountNoun(amount: Amount, ctx: Ctx): Noun {
  const { fixed, terms } = linear(amount);
  const [only, ...rest] = terms;
  if (only === undefined) return noun([text(String(fixed))], ONE);
  if (fixed === 0 && rest.length === 0 && only.factor > 0) return termNoun(only, ctx);
  const added = terms.filter(({ factor }) => factor > 0).map((term) => full(termNoun(term, ctx)));
  const taken = terms
    .filter(({ factor }) => factor < 0)
    .map((term) => full(termNoun({ ...term, factor: -term.factor }, ctx)));
  const sum = join([...(fixed > 0 || added.length === 0 ? [String(fixed)] : []), ...added], ' più ');
  const less = join([...(fixed < 0 && added.length > 0 ? [String(-fixed)] : []), ...taken], ' meno ');
  return noun(isEmpty(less) ? sum : words`${sum} meno ${less}`, ONE);
}

export const amountValue = (amount: Amount, ctx: Ctx): Phrase => full(amountNoun(amount, ctx));

/** "due carte", "altrettante carte"; the tail, "per ogni sua ferita", stands at the end. */
export type Counted = Gained;

const NO_TAIL = (): Phrase => NOTHING;

export function counted(amount: Amount, word: Word, ctx: Ctx, digits = false): Counted {
  const { fixed, terms } = linear(amount);
  const as = { gender: word.gender, many: false };
  const so = (count: number): Phrase =>
    digits ? words`${count} ${count === 1 ? word.one : word.many}` : some(count, word);
  if (terms.length === 0) return { things: so(fixed), tail: NO_TAIL };
  const puts = terms.map(({ of, factor }) => ({ factor, put: quantityOf(of, ctx) }));
  const [{ factor, put }, ...others] = puts;
  if (others.length === 0 && factor === 1 && put.put === 'that' && fixed >= 0) {
    if (fixed === 0) return { things: thatMany(word), tail: NO_TAIL };
    return { things: so(fixed), tail: () => words`, più ${thatMany(word)}` };
  }
  if (others.length === 0 && factor === 1 && put.put === 'x' && fixed === 0) {
    return { things: words`X ${word.many}`, tail: NO_TAIL };
  }
  if (fixed < 0 || !puts.every((one) => one.put.put === 'each' && one.factor > 0)) {
    const many = agree(ADJECTIVES.soMany, { gender: word.gender, many: true });
    return { things: words`${many} ${word.many}`, tail: () => words`quanto ${amountValue(amount, ctx)}` };
  }
  const forEach = (one: (typeof puts)[number]): Phrase =>
    one.put.put === 'each' ? words`per ogni ${one.put.of(false).said}` : NOTHING;
  const more = (all: typeof puts): Phrase =>
    join(
      all.map((one) => words`${digits ? String(one.factor) : numberWord(one.factor, as)} ${forEach(one)}`),
      ', ',
      ' e ',
    );
  if (fixed > 0) return { things: so(fixed), tail: () => words`, più ${more(puts)}` };
  return {
    things: so(factor),
    tail: () => {
      const first = forEach(puts[0]);
      return others.length === 0 ? first : words`${first}, più ${more(others)}`;
    },
  };
}

const sums = (ctx: Ctx): SumWords => ({
  forEach: (unit) => {
    const put = quantityOf(unit, ctx);
    return put.put === 'each' ? () => words`per ogni ${put.of(false).said}` : undefined;
  },
  value: (amount) => amountValue(amount, ctx),
  isX: (amount) => {
    const unit = onlyUnit(amount);
    return unit !== undefined && quantityOf(unit, ctx).put === 'x';
  },
  plus: ', più ',
  and: ' e ',
  last: ' e ',
  where: ', dove',
  is: 'è',
});

export const statPair = (atk: Amount, def: Amount, ctx: Ctx): Counted => gained([atk, def], pair, sums(ctx));

/** "+2 salute", "+1 salute … per ogni sua ferita". */
export const healthWords = (by: Amount, ctx: Ctx): Counted =>
  gained([by], ([health = 0]) => `${signed(health, '+')} salute`, sums(ctx));
