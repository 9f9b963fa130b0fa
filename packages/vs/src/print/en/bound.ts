import type { Amount, StatName } from '../../language/amount.ts';
import type { Bound, Comparison } from '../../language/query.ts';
import { type Phrase, words } from '../token.ts';
import { amountValue, STAT_NAMES } from './amount.ts';
import { cardsNoun } from './cards.ts';
import type { Ctx } from './noun.ts';

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

export const THAN: Readonly<Record<Relation, string>> = {
  '<': 'less than',
  '<=': 'no more than',
  '=': 'equal to',
  '>=': 'at least',
  '>': 'greater than',
  '!=': 'other than',
};

const COSTS: Readonly<Record<Comparison, string>> = {
  '<': 'costs less than',
  '<=': 'costs no more than',
  '=': 'costs as much as',
  '>=': 'costs at least as much as',
  '>': 'costs more than',
};

/** "3 or less", "less than 3". */
export function limitWords(is: Relation, than: Phrase): Phrase {
  if (is === '=') return than;
  if (is === '<=') return words`${than} or less`;
  if (is === '>=') return words`${than} or more`;
  return words`${THAN[is]} ${than}`;
}

/** "2 or higher". */
export function levelLimit({ is, than }: Bound, ctx: Ctx): Phrase {
  const value = amountValue(than, ctx);
  if (is === '>=') return words`${value} or higher`;
  return is === '<=' ? words`${value} or lower` : words`${is === '=' ? undefined : THAN[is]} ${value}`;
}

/** A bound on a noun: "with cost 3 or less", "with ATK less than War Machine's". */
export function boundWords(stat: StatName, bound: Bound, ctx: Ctx): Phrase {
  const than = bound.than;
  if (isStat(than) && stat === 'cost' && than.stat === 'cost') {
    return words`that ${COSTS[bound.is]} ${cardsNoun(than.of, ctx).object}`;
  }
  const name = STAT_NAMES[stat];
  if (isStat(than)) {
    const whose = cardsNoun(than.of, ctx).own;
    return words`with ${name} ${THAN[bound.is]} ${whose} ${than.stat === stat ? undefined : STAT_NAMES[than.stat]}`;
  }
  if (typeof than !== 'number' && than.amount === 'the' && ctx.talk.numbers.get(than.name) === 'points') {
    return words`with ${limitWords(bound.is, words`that ${name}`)}`;
  }
  const value = amountValue(than, ctx);
  if (isLong(than)) return words`with ${name} ${THAN[bound.is]} ${value}`;
  return words`with ${name} ${limitWords(bound.is, value)}`;
}

/** More than a number or an X: "or less" would come too late. */
export const isLong = (than: Amount): boolean => typeof than !== 'number' && than.amount !== 'the';

type Stat = Extract<Amount, { readonly amount: 'stat' }>;
/** A value with a name; wounds and counters are counted instead. */
const isStat = (amount: Amount): amount is Stat =>
  typeof amount !== 'number' && amount.amount === 'stat' && !COUNTED.includes(amount.stat);
const COUNTED: readonly StatName[] = ['wounds', 'plus', 'minus'];
