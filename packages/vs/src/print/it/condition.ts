import type { Amount, Condition } from '../../language/amount.ts';
import type { Comparison, Query } from '../../language/query.ts';
import { type ConditionTable, entry } from '../printer.ts';
import { cardName, join, type Phrase, spaced, text, words } from '../token.ts';
import { amountValue } from './amount.ts';
import { limitWords, THAN } from './bound.ts';
import { cardsNoun, queryNoun } from './cards.ts';
import { eventWords } from './event.ts';
import { TERMS } from './glossary.ts';
import { type Ctx, full, list, noun, prep, subject } from './noun.ts';
import { playerNoun } from './players.ts';
import { predicateWords, ROLES, said } from './predicate.ts';
import { numberWord } from './words.ts';

type Rest = [ctx: Ctx, positive: boolean];
const SPANS = { turn: 'in questo turno', game: 'in questa partita' } as const;

/** What follows "se", "mentre" or "finché". */
export const CONDITIONS: ConditionTable<Rest, Phrase> = {
  exists: (node, ctx, positive) => existsWords(node.of, ctx, positive),
  compare: (node, ctx, positive) => compareWords(node.left, positive ? node.is : OPPOSITE[node.is], node.right, ctx),
  fits(node, ctx, positive) {
    const who = cardsNoun(node.cards, ctx);
    const named = subject(who, ctx);
    return spaced(named, predicateWords(node.filter, who, ctx, positive));
  },
  not: (node, ctx, positive) => conditionWords(node.of, ctx, !positive),
  both: (node, ctx, positive) => several(node.of, ctx, positive, positive ? ' e ' : ' o '),
  either: (node, ctx, positive) => several(node.of, ctx, positive, positive ? ' o ' : ' e '),
  yourTurn: (_node, _ctx, positive) => [text(positive ? 'è il tuo turno' : 'non è il tuo turno')],
  firstAttack: (_node, _ctx, positive) => [text(`questo ${positive ? '' : 'non '}è il tuo primo attacco del turno`)],
  happened(node, ctx, positive) {
    const tense = node.before ? (positive ? 'perfect' : 'notPerfect') : positive ? 'past' : 'notPast';
    return words`${eventWords(node.pattern, ctx, tense)} ${node.before ? 'in un combattimento precedente di questa partita' : SPANS[node.span]}`;
  },
  someEnemyHasOnly(node, ctx, positive) {
    const all = noun([], { gender: 'm', many: true });
    const said_ = predicateWords(node.filter, all, ctx);
    if (positive) return words`tutti i personaggi di un giocatore nemico ${said_}`;
    return words`non c'è un giocatore nemico i cui personaggi ${said_} tutti`;
  },
  moreCharactersThanAnEnemy: (_node, _ctx, positive) => [
    text(positive ? 'hai più personaggi di un giocatore nemico' : 'nessun giocatore nemico ha meno personaggi di te'),
  ],
  fewerCharactersThanAnEnemy: (_node, _ctx, positive) => [
    text(positive ? 'hai meno personaggi di un giocatore nemico' : 'nessun giocatore nemico ha più personaggi di te'),
  ],
  allNamesOnYourSide: (node, _ctx, positive) =>
    words`${list(node.names.map(cardName))} ${positive ? 'sono tutti' : 'non sono tutti'} dalla tua parte`,
  combatIs: (node, _ctx, positive) => [
    text(`questo ${positive ? '' : 'non '}è un combattimento ${node.kind === 'melee' ? 'in mischia' : 'a distanza'}`),
  ],
  allInCombatAligned: (_node, _ctx, positive) => [
    text(
      positive
        ? 'tutti i personaggi nel combattimento sono Buoni o sono tutti Malvagi'
        : 'i personaggi nel combattimento non sono né tutti Buoni né tutti Malvagi',
    ),
  ],
  done: (_node, _ctx, positive) => [text(positive ? 'lo fai' : 'non lo fai')],
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
    const defender = noun([text('difensore')], { gender: 'm', many: false }, 'defender', true);
    return words`${subject(defender, ctx)} ${predicateWords(rest, defender, ctx, positive)}`;
  }
  const one = positive ? ({ det: 'pick', count: 1 } as const) : ({ det: 'no' } as const);
  if (combat !== undefined && combat !== 'attacker' && combat !== 'defender') {
    const somebody = queryNoun(query, one, ctx, { skip: ['combat'] });
    return words`${subject(somebody, ctx)} ${said(ROLES[combat](ctx), somebody)}`;
  }
  const thing =
    query.where.side === 'yours' ? queryNoun(query, one, ctx, { skip: ['side'] }) : queryNoun(query, one, ctx);
  const not = positive ? '' : 'non ';
  return query.where.side === 'yours' ? words`${not}hai ${full(thing)}` : words`${not}c'è ${full(thing)}`;
}

const OPPOSITE: Readonly<Record<Comparison, Comparison>> = { '<': '>=', '<=': '>', '=': '=', '>=': '<', '>': '<=' };

function compareWords(left: Amount, is: Comparison, right: Amount, ctx: Ctx): Phrase {
  const none = right === 0 && (is === '=' || is === '<=');
  if (typeof left !== 'number' && left.amount === 'cardsIn') {
    const holder = playerNoun(left.of, ctx);
    const where = { hand: 'in mano', deck: 'nel mazzo', resources: 'nella fila delle risorse', ko: 'nella pila KO' }[
      left.zone
    ];
    const has = holder.pronoun === 'you' ? 'hai' : 'ha';
    if (none) return spaced(subject(holder, ctx), `non ${has} carte`, where);
    return spaced(subject(holder, ctx), has, limitWords(is, countWord(right, ctx)), 'carte', where);
  }
  if (typeof left !== 'number' && left.amount === 'count') {
    if (none) return words`non c'è ${full(queryNoun(left.of, { det: 'no' }, ctx))}`;
    return words`ci sono ${limitWords(is, countWord(right, ctx))} ${queryNoun(left.of, { det: 'bare' }, ctx).said}`;
  }
  const subject_ = amountValue(left, ctx);
  if (typeof right === 'number') return words`${subject_} è ${limitWords(is, countWord(right, ctx))}`;
  if (
    typeof right === 'object' &&
    right.amount === 'stat' &&
    (right.stat === 'atk' || right.stat === 'def' || right.stat === 'cost')
  ) {
    const of = cardsNoun(right.of, ctx);
    return words`${subject_} è ${THAN[is]} a ${TERMS[right.stat].one} ${prep('di', of, ctx)}`;
  }
  return words`${subject_} è ${THAN[is]} a ${amountValue(right, ctx)}`;
}

const countWord = (amount: Amount, ctx: Ctx): Phrase =>
  typeof amount === 'number' ? [text(numberWord(amount))] : amountValue(amount, ctx);

export function conditionWords(condition: Condition, ctx: Ctx, positive = true): Phrase {
  return entry<Condition, Rest, Phrase>(CONDITIONS, condition.condition)(condition, ctx, positive);
}
