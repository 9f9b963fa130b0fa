import type { Amount, Condition } from '../../language/amount.ts';
import type { Query } from '../../language/query.ts';
import { onlyUnit, roundLimit } from '../linear.ts';
import { type ConditionTable, entry } from '../printer.ts';
import { join, type Phrase, text, words } from '../token.ts';
import { amountValue, SPANS } from './amount.ts';
import { limitWords, OPPOSITE, type Relation, THAN } from './bound.ts';
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
  enemyTurn: (_node, _ctx, positive) => [
    text(positive ? "it's an enemy player's turn" : "it's not an enemy player's turn"),
  ],
  firstAttack: (_node, _ctx, positive) => [text(`this ${positive ? 'is' : "isn't"} your first attack this turn`)],
  happened(node, ctx, positive) {
    const tense = node.before ? (positive ? 'perfect' : 'notPerfect') : positive ? 'past' : 'notPast';
    return words`${eventWords(node.pattern, ctx, tense)} ${node.before ? 'in an earlier combat ' : ''}${SPANS[node.span]}`;
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
  combatIs: (node, _ctx, positive) => [
    text(`this is ${positive ? 'a' : 'not a'} ${node.kind} ${node.kind === 'team' ? 'attack' : 'combat'}`),
  ],
  paidWith: (node, _ctx, positive) => [text(`it was ${positive ? '' : 'not '}paid with ${anyOf(node.names, 'or')}`)],
  sameTeamOnYourSide: (node, _ctx, positive) => [
    text(
      positive
        ? `there are ${numberWord(node.count)} or more characters with the same team affiliation on your side`
        : `there are fewer than ${numberWord(node.count)} characters of each team on your side`,
    ),
  ],
  allInCombatAligned: (_node, _ctx, positive) => [
    text(
      positive
        ? 'all characters in the combat are Good or all are Evil'
        : 'the characters in the combat are neither all Good nor all Evil',
    ),
  ],
  done: (node, _ctx, positive) => [text(`${node.they ? 'they' : 'you'} ${positive ? 'do' : "don't"}`)],
};

function several(of: readonly Condition[], ctx: Ctx, positive: boolean, between: string): Phrase {
  return join(
    of.map((part) => conditionWords(part, ctx, positive)),
    between,
  );
}

function existsWords(query: Query, ctx: Ctx, positive: boolean): Phrase {
  const { combat, is, ...rest } = query.where;
  if (
    combat === 'defender' &&
    (is === undefined || is === 'character') &&
    (rest.side === undefined || rest.side === 'yours')
  ) {
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

/** "you have no cards in hand", "there are two or more …", "Hulk's ATK is greater than its DEF". */
function compareWords(left: Amount, relation: Relation, bound: Amount, ctx: Ctx): Phrase {
  const { is, than: right } = roundLimit(relation, bound);
  const unit = typeof right === 'number' && is !== '!=' ? onlyUnit(left) : undefined;
  const none = right === 0 && (is === '=' || is === '<=');
  if (unit?.amount === 'cardsIn') {
    const holder = playerNoun(unit.of, ctx);
    const zone = { hand: 'in hand', deck: 'in deck', resources: 'as resources', ko: 'in the KO pile' }[unit.zone];
    const number = none ? 'no' : manyOf(is, right, ctx);
    return words`${holder.subject} ${holder.many ? 'have' : 'has'} ${number} cards ${zone}`;
  }
  if (unit?.amount === 'recruitPoints') return words`you have ${none ? 'no' : manyOf(is, right, ctx)} recruit points`;
  if (unit?.amount === 'count') {
    if (none) return words`there is ${queryNoun(unit.of, { det: 'no' }, ctx).object}`;
    const many = manyOf(is, right, ctx);
    if (unit.of.zone !== 'play' || unit.of.where.side !== 'yours')
      return words`there are ${many} ${queryNoun(unit.of, { det: 'bare' }, ctx).object}`;
    return words`you have ${many} ${queryNoun(unit.of, { det: 'bare' }, ctx, { skip: ['side'] }).object}`;
  }
  return words`${amountValue(left, ctx)} is ${limitOf(is, right, ctx)}`;
}

/** Of things that are counted: "fewer than two". */
const manyOf = (is: Relation, than: Amount, ctx: Ctx): Phrase =>
  typeof than === 'number' && (is === '<' || is === '>')
    ? words`${is === '<' ? 'fewer' : 'more'} than ${numberWord(than)}`
    : limitOf(is, than, ctx);

/** "two or more", "no more than its cost". */
function limitOf(is: Relation, than: Amount, ctx: Ctx): Phrase {
  if (typeof than === 'number') return limitWords(is, [text(numberWord(than))]);
  return words`${THAN[is]} ${amountValue(than, ctx)}`;
}

export function conditionWords(condition: Condition, ctx: Ctx, positive = true): Phrase {
  return entry<Condition, Rest, Phrase>(CONDITIONS, condition.condition)(condition, ctx, positive);
}

/** "A, B or C". */
const anyOf = (names: readonly string[], between: string): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ${between} ${names.at(-1)}`;
