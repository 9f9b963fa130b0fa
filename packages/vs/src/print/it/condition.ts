import type { Amount, Condition } from '../../language/amount.ts';
import type { Query } from '../../language/query.ts';
import { onlyUnit, roundLimit, type Unit } from '../linear.ts';
import { type ConditionTable, entry } from '../printer.ts';
import { cardName, join, type Phrase, spaced, text, words } from '../token.ts';
import { amountNoun, amountValue, SPANS } from './amount.ts';
import { limitWords, OPPOSITE, type Relation, thanWords } from './bound.ts';
import { cardsNoun, queryNoun } from './cards.ts';
import { eventWords } from './event.ts';
import { type ItalianGender, TERMS, type Word } from './glossary.ts';
import { type Ctx, full, list, type Noun, noun, prep, subject, YOU } from './noun.ts';
import { playerNoun } from './players.ts';
import { predicateWords, ROLES, said } from './predicate.ts';
import { numberWord } from './words.ts';

type Rest = [ctx: Ctx, positive: boolean];

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
  enemyTurn: (_node, _ctx, positive) => [
    text(positive ? 'è il turno di un giocatore nemico' : 'non è il turno di un giocatore nemico'),
  ],
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
  combatIs: (node, _ctx, positive) => [text(`questo ${positive ? '' : 'non '}è un ${COMBATS[node.kind]}`)],
  paidWith: (node, _ctx, positive) => [text(`${positive ? '' : 'non '}è stato pagato con ${anyOf(node.names, 'o')}`)],
  sameTeamOnYourSide: (node, _ctx, positive) => [
    text(
      positive
        ? `ci sono ${numberWord(node.count)} o più tuoi personaggi con la stessa affiliazione`
        : `ci sono meno di ${numberWord(node.count)} tuoi personaggi di ogni squadra`,
    ),
  ],
  allInCombatAligned: (_node, _ctx, positive) => [
    text(
      positive
        ? 'tutti i personaggi nel combattimento sono Buoni o sono tutti Malvagi'
        : 'i personaggi nel combattimento non sono né tutti Buoni né tutti Malvagi',
    ),
  ],
  done: (node, _ctx, positive) => [text(`${positive ? '' : 'non '}lo ${node.they ? 'fa' : 'fai'}`)],
};

const COMBATS = {
  melee: 'combattimento in mischia',
  ranged: 'combattimento a distanza',
  team: 'attacco in squadra',
} as const;

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

/** "non hai carte in mano", "ci sono due o più …", "Hulk ha due o più ferite". */
function compareWords(left: Amount, relation: Relation, bound: Amount, ctx: Ctx): Phrase {
  const { is, than: right } = roundLimit(relation, bound);
  const unit = onlyUnit(left);
  if (unit !== undefined && typeof right === 'number' && is !== '!=') {
    const counted = countWords(unit, is, right, ctx);
    if (counted !== undefined) return counted;
  }
  const subject_ = amountValue(left, ctx);
  if (typeof right === 'number') return words`${subject_} è ${limitWords(is, [text(numberWord(right))])}`;
  return words`${subject_} è ${thanWords(is, amountNoun(right, ctx), ctx)}`;
}

/** Things that somebody has, or that are there; nothing for values with a name. */
function countWords(unit: Unit, is: Relation, right: number, ctx: Ctx): Phrase | undefined {
  const holds = (holder: Noun, word: Word, tail?: string): Phrase => {
    const named = subject(holder, ctx);
    return spaced(named, having(is, right, word, holder), tail);
  };
  switch (unit.amount) {
    case 'cardsIn':
      return holds(playerNoun(unit.of, ctx), TERMS.card, PLACES[unit.zone]);
    case 'recruitPoints':
      return holds(YOU, TERMS.recruitPoint);
    case 'superPowers':
      return holds(cardsNoun(unit.of, ctx), TERMS.superPower);
    case 'stat': {
      if (unit.stat === 'wounds') return holds(cardsNoun(unit.of, ctx), TERMS.wound);
      if (unit.stat !== 'plus' && unit.stat !== 'minus') return undefined;
      const where = prep('su', cardsNoun(unit.of, ctx), ctx);
      return spaced(existing(is, right, TERMS[unit.stat]), where);
    }
    case 'count': {
      if (isNone(is, right)) return words`non c'è ${full(queryNoun(unit.of, { det: 'no' }, ctx))}`;
      const yours = unit.of.zone === 'play' && unit.of.where.side === 'yours';
      const all = queryNoun(unit.of, { det: 'bare' }, ctx, yours ? { skip: ['side'] } : {});
      return words`${yours ? 'hai' : 'ci sono'} ${limitOf(is, right, all.gender)} ${all.said}`;
    }
    default:
      return undefined;
  }
}

const PLACES = {
  hand: 'in mano',
  deck: 'nel mazzo',
  resources: 'nella fila delle risorse',
  ko: 'nella pila KO',
} as const;

const isNone = (is: Relation, right: number): boolean => right === 0 && (is === '=' || is === '<=');

/** "ha due o più ferite", "non hai carte". */
function having(is: Relation, right: number, word: Word, { pronoun, many }: Noun): Phrase {
  const has = pronoun === 'you' ? 'hai' : many ? 'hanno' : 'ha';
  if (isNone(is, right)) return [text(`non ${has} ${word.many}`)];
  return words`${has} ${limitOf(is, right, word.gender)} ${word.many}`;
}

/** "ci sono due o più segnalini", "non ci sono segnalini". */
function existing(is: Relation, right: number, word: Word): Phrase {
  if (isNone(is, right)) return [text(`non ci sono ${word.many}`)];
  return words`ci sono ${limitOf(is, right, word.gender)} ${word.many}`;
}

/** How many there must be: "una o più". */
const limitOf = (is: Relation, than: number, gender: ItalianGender): Phrase =>
  limitWords(is, [text(numberWord(than, { gender, many: false }))]);

export function conditionWords(condition: Condition, ctx: Ctx, positive = true): Phrase {
  return entry<Condition, Rest, Phrase>(CONDITIONS, condition.condition)(condition, ctx, positive);
}

/** "A, B o C". */
const anyOf = (names: readonly string[], between: string): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ${between} ${names.at(-1)}`;
