import type { Amount, Condition } from '../../language/amount.ts';
import type { Comparison, Query } from '../../language/query.ts';
import { type ConditionTable, entry } from '../printer.ts';
import { join, type Phrase, text, words } from '../token.ts';
import { amountValue, quantityOf } from './amount.ts';
import { limitWords, THAN } from './bound.ts';
import { cardsNoun, queryNoun } from './cards.ts';
import { eventWords } from './event.ts';
import { list } from './filter.ts';
import { type Ctx, noun } from './noun.ts';
import { playerNoun } from './players.ts';
import { predicateWords, ROLES } from './predicate.ts';
import { numberWord } from './words.ts';

type Rest = [ctx: Ctx, positive: boolean];

/** What follows "if", "while" or "unless". */
export const CONDITIONS: ConditionTable<Rest, Phrase> = {
  exists: (node, ctx, positive) => existsWords(node.of, ctx, positive),
  compare: (node, ctx, positive) => compareWords(node.left, positive ? node.is : OPPOSITE[node.is], node.right, ctx),
  fits(node, ctx, positive) {
    const noun = cardsNoun(node.cards, ctx);
    return words`${noun.subject} ${predicateWords(node.filter, noun, ctx, positive)}`;
  },
  not: (node, ctx, positive) => conditionWords(node.of, ctx, !positive),
  both: (node, ctx, positive) => several(node.of, ctx, positive, positive ? ' and ' : ' or '),
  either: (node, ctx, positive) => several(node.of, ctx, positive, positive ? ' or ' : ' and '),
  yourTurn: (_node, _ctx, positive) => [text(positive ? "it's your turn" : "it's not your turn")],
  firstAttack: (_node, _ctx, positive) => [text(`this ${positive ? 'is' : "isn't"} your first attack this turn`)],
  happened(node, ctx, positive) {
    const tense = node.before ? (positive ? 'perfect' : 'notPerfect') : positive ? 'past' : 'notPast';
    return words`${eventWords(node.pattern, ctx, tense)} ${node.before ? 'in an earlier combat ' : ''}this ${node.span}`;
  },
  someEnemyHasOnly(node, ctx, positive) {
    const one = noun([text('character')]);
    const all = predicateWords(node.filter, one, ctx);
    return positive
      ? words`every character of an enemy player ${all}`
      : words`there is no enemy player whose every character ${all}`;
  },
  moreCharactersThanAnEnemy: (_node, _ctx, positive) => [
    text(positive ? 'you have more characters than an enemy player' : 'no enemy player has fewer characters than you'),
  ],
  fewerCharactersThanAnEnemy: (_node, _ctx, positive) => [
    text(positive ? 'you have fewer characters than an enemy player' : 'no enemy player has more characters than you'),
  ],
  allNamesOnYourSide: (node, _ctx, positive) =>
    words`${list(node.names, 'and')} are ${positive ? 'all' : 'not all'} on your side`,
  combatIs: (node, _ctx, positive) => [text(`this is ${positive ? 'a' : 'not a'} ${node.kind} combat`)],
  allInCombatAligned: (_node, _ctx, positive) => [
    text(
      positive
        ? 'all characters in the combat are Good or all are Evil'
        : 'the characters in the combat are neither all Good nor all Evil',
    ),
  ],
  done: (_node, _ctx, positive) => [text(positive ? 'you do' : "you don't")],
};

function several(of: readonly Condition[], ctx: Ctx, positive: boolean, between: string): Phrase {
  return join(
    of.map((part) => conditionWords(part, ctx, positive)),
    between,
  );
}

function existsWords(query: Query, ctx: Ctx, positive: boolean): Phrase {
  const { combat, is, ...rest } = query.where;
  if (combat === 'defender' && (is === undefined || is === 'character') && query.where.side === undefined) {
    const defender = noun([text('the defender')]);
    return words`${defender.subject} ${predicateWords(rest, defender, ctx, positive)}`;
  }
  if (combat !== undefined && combat !== 'attacker' && combat !== 'defender') {
    const somebody = queryNoun(query, positive ? { det: 'pick', count: 1 } : { det: 'no' }, ctx, { skip: ['combat'] });
    return words`${somebody.subject} is ${ROLES[combat](ctx)}`;
  }
  if (query.zone === 'hand' || query.zone === 'ko' || query.zone === 'deck') {
    const thing = queryNoun(query, positive ? { det: 'pick', count: 1 } : { det: 'no' }, ctx);
    return words`there is ${thing.object}`;
  }
  if (query.where.side === 'yours') {
    const thing = queryNoun(query, positive ? { det: 'pick', count: 1 } : { det: 'no' }, ctx, { skip: ['side'] });
    return words`you have ${thing.object}`;
  }
  return words`there is ${queryNoun(query, positive ? { det: 'pick', count: 1 } : { det: 'no' }, ctx).object}`;
}

const OPPOSITE: Readonly<Record<Comparison, Comparison>> = { '<': '>=', '<=': '>', '=': '=', '>=': '<', '>': '<=' };

/** "you have no cards in hand", "there are two or more …", "Hulk's ATK is greater than its DEF". */
function compareWords(left: Amount, is: Comparison, right: Amount, ctx: Ctx): Phrase {
  if (typeof left !== 'number' && left.amount === 'cardsIn') {
    const holder = playerNoun(left.of, ctx);
    const zone = { hand: 'in hand', deck: 'in deck', resources: 'as resources', ko: 'in the KO pile' }[left.zone];
    const none = right === 0 && (is === '=' || is === '<=');
    const number = none ? 'no' : limitWords(is, countWord(right, ctx));
    return words`${holder.subject} ${holder.many ? 'have' : 'has'} ${number} cards ${zone}`;
  }
  if (typeof left !== 'number' && left.amount === 'count') {
    if (right === 0 && (is === '=' || is === '<='))
      return words`there are ${queryNoun(left.of, { det: 'no' }, ctx).object}`;
    const things = queryNoun(left.of, { det: 'bare' }, ctx).object;
    return words`there are ${limitWords(is, countWord(right, ctx))} ${things}`;
  }
  const first = quantityOf(left, ctx);
  const subject = first.put === 'value' ? first.of() : amountValue(left, ctx);
  return words`${subject} is ${typeof right === 'number' ? limitWords(is, countWord(right, ctx)) : words`${THAN[is]} ${amountValue(right, ctx)}`}`;
}

const countWord = (amount: Amount, ctx: Ctx): Phrase =>
  typeof amount === 'number' ? [text(numberWord(amount))] : amountValue(amount, ctx);

export function conditionWords(condition: Condition, ctx: Ctx, positive = true): Phrase {
  return entry<Condition, Rest, Phrase>(CONDITIONS, condition.condition)(condition, ctx, positive);
}
