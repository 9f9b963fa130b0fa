import type { Amount } from '../../language/amount.ts';
import type { Bound, Comparison, Query } from '../../language/query.ts';
import { type Phrase, words } from '../token.ts';
import { amountNoun, amountValue } from './amount.ts';
import { cardsNoun, queryNoun } from './cards.ts';
import { type Agreement, TERMS } from './glossary.ts';
import { type Ctx, full, type Noun, owned, prep } from './noun.ts';

/** A comparison, or that two numbers differ. */
export type Relation = Comparison | '!=';

/** What holds where the comparison does not. */
export const OPPOSITE: Readonly<Record<Comparison, Relation>> = {
  '<': '>=',
  '<=': '>',
  '=': '!=',
  '>=': '<',
  '>': '<=',
};

const THAN: Readonly<Record<Relation, string>> = {
  '<': 'inferiore',
  '<=': 'non superiore',
  '=': 'pari',
  '>=': 'pari o superiore',
  '>': 'superiore',
  '!=': 'diverso',
};

const COSTS: Readonly<Record<Comparison, readonly [sg: string, pl: string]>> = {
  '<': ['costa meno di', 'costano meno di'],
  '<=': ['non costa più di', 'non costano più di'],
  '=': ['costa quanto', 'costano quanto'],
  '>=': ['costa almeno quanto', 'costano almeno quanto'],
  '>': ['costa più di', 'costano più di'],
};

/** "3 o meno", "meno di 3". */
export function limitWords(is: Relation, than: Phrase): Phrase {
  if (is === '=') return than;
  if (is === '<=') return words`${than} o meno`;
  if (is === '>=') return words`${than} o più`;
  if (is === '!=') return words`diverso da ${than}`;
  return is === '<' ? words`meno di ${than}` : words`più di ${than}`;
}

/** "superiore all'ATK di Hulk", "diverso dal suo costo". */
export const thanWords = (is: Relation, than: Noun, ctx: Ctx): Phrase =>
  words`${THAN[is]} ${prep(is === '!=' ? 'da' : 'a', than, ctx)}`;

/** "2 o superiore". */
export function levelLimit({ is, than }: Bound, ctx: Ctx): Phrase {
  const value = amountValue(than, ctx);
  if (is === '>=') return words`${value} o superiore`;
  if (is === '<=') return words`${value} o inferiore`;
  return is === '=' ? value : words`${THAN[is]} a ${value}`;
}

/** "superiore a quello di ogni …". */
export function aboveEach(stat: 'atk' | 'def', of: Query, ctx: Ctx): Phrase {
  const word = TERMS[stat];
  const those = prep('di', queryNoun(of, { det: 'each' }, ctx), ctx);
  return words`${word.one} superiore a ${word.gender === 'm' ? 'quello' : 'quella'} ${those}`;
}

/** "l'ATK più alto tra i personaggi nemici". */
export function highestAmong(stat: 'atk' | 'def', of: Query, ctx: Ctx): Phrase {
  const word = TERMS[stat];
  const those = prep('di', queryNoun(of, { det: 'each' }, ctx), ctx);
  return words`${word.one} non inferiore a ${word.gender === 'm' ? 'quello' : 'quella'} ${those}`;
}

/** A bound on a noun: "di costo 3 o meno", "con ATK inferiore a quello di War Machine". */
export function boundWords(stat: 'cost' | 'atk' | 'def', bound: Bound, ctx: Ctx): (as: Agreement) => Phrase {
  const { is, than } = bound;
  const name = stat === 'cost' ? 'di costo' : `con ${TERMS[stat].one}`;
  if (isStat(than) && stat === 'cost' && than.stat === 'cost') {
    const whom = full(cardsNoun(than.of, ctx));
    return (as) => words`che ${COSTS[is][as.many ? 1 : 0]} ${whom}`;
  }
  if (isStat(than) && (than.stat === 'atk' || than.stat === 'def' || than.stat === 'cost')) {
    const word = TERMS[than.stat];
    const of = cardsNoun(than.of, ctx);
    const same = than.stat === stat && of.pronoun === undefined;
    const one = same
      ? words`a ${word.gender === 'm' ? 'quello' : 'quella'} ${prep('di', of, ctx)}`
      : prep('a', owned(word, of), ctx);
    return () => words`${name} ${THAN[is]} ${one}`;
  }
  if (typeof than !== 'number' && than.amount === 'the' && ctx.talk.numbers.get(than.name) === 'points') {
    const limit = is === '<=' ? 'pari o inferiore' : THAN[is];
    return () => words`${name} ${limit}`;
  }
  const limit = isLong(than) ? thanWords(is, amountNoun(than, ctx), ctx) : limitWords(is, amountValue(than, ctx));
  return () => words`${name} ${limit}`;
}

/** More than a number or an X: "o meno" would come too late. */
export const isLong = (than: Amount): boolean => typeof than !== 'number' && than.amount !== 'the';

type Stat = Extract<Amount, { readonly amount: 'stat' }>;
const isStat = (amount: Amount): amount is Stat => typeof amount !== 'number' && amount.amount === 'stat';
