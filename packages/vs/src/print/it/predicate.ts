import type { CombatRole, Filter } from '../../language/query.ts';
import { BRANDS } from '../brands.ts';
import { entry, type FilterTable } from '../printer.ts';
import { cardName, type Phrase, text, words } from '../token.ts';
import { amountValue } from './amount.ts';
import { indefinite } from './articles.ts';
import { aboveEach, boundWords, highestAmong, levelLimit, limitWords } from './bound.ts';
import { cardsNoun, pileNoun, queryNoun } from './cards.ts';
import { BLOOD, keywordWord, slotsOf, teamsWords, whole } from './filter.ts';
import { ADJECTIVES, type Adjective, type Agreement, agree, KIND_WORDS, ROWS, TERMS } from './glossary.ts';
import { type Ctx, full, list, type Noun, prep, selfNoun } from './noun.ts';
import { playerNoun } from './players.ts';
import { participle } from './words.ts';

/** What is said of somebody: with "essere", with "avere", or as a verb of its own. */
export type Predicate =
  | { readonly with: 'be' | 'have'; readonly said: (as: Agreement) => Phrase }
  | { readonly with: 'do'; readonly sg: Phrase; readonly pl: Phrase };

const be = (said: Phrase): Predicate => ({ with: 'be', said: () => said });
const being = (adjective: Adjective): Predicate => ({ with: 'be', said: (as) => [text(agree(adjective, as))] });
const unlike = (whom: Phrase): Predicate => ({
  with: 'be',
  said: (as) => words`${agree(ADJECTIVES.different, as)} ${whom}`,
});
const have = (said: string): Predicate => ({ with: 'have', said: () => [text(said)] });
const does = (sg: Phrase, pl: Phrase): Predicate => ({ with: 'do', sg, pl });
const verb = (sg: string, pl: string): Predicate => does([text(sg)], [text(pl)]);

/** "ha costo 3 o meno" out of "di costo 3 o meno", "costa almeno quanto …" out of "che costa …". */
function bounded(said: (as: Agreement) => Phrase): Predicate {
  const one = said({ gender: 'm', many: false });
  const first = one[0];
  if (first?.kind === 'text' && first.text.startsWith('che ')) {
    return does(cut(one, 'che '), cut(said({ gender: 'm', many: true }), 'che '));
  }
  return { with: 'have', said: () => cut(one, /^(con|di) /) };
}

const cut = ([first, ...rest]: Phrase, what: string | RegExp): Phrase =>
  first?.kind === 'text'
    ? [text(first.text.replace(what, '')), ...rest]
    : first === undefined
      ? rest
      : [first, ...rest];

export const PREDICATES: FilterTable<[ctx: Ctx], Predicate> = {
  side(side, ctx) {
    if (side === 'yours') return be([text('dalla tua parte')]);
    if (side === 'enemy') return being(ADJECTIVES.enemy);
    return be(words`dalla parte ${prep('di', playerNoun(side.of, ctx), ctx)}`);
  },
  owner: (owner) => be([text(owner === 'you' ? 'di tua proprietà' : 'di un altro giocatore')]),
  is(kinds) {
    const all = typeof kinds === 'string' ? [kinds] : kinds;
    return be(
      list(
        all.map((kind) => indefinite([text(KIND_WORDS[kind].one)], { gender: KIND_WORDS[kind].gender, many: false })),
        'o',
      ),
    );
  },
  isNot: (kind) => unlike([text(`da un ${KIND_WORDS[kind].one}`)]),
  other: (_value, ctx) => unlike(prep('da', selfNoun(ctx), ctx)),
  self: (_value, ctx) => be(full(selfNoun(ctx))),
  same: (cards, ctx) => be(full(cardsNoun(cards, ctx))),
  not: (cards, ctx) => unlike(prep('da', cardsNoun(cards, ctx), ctx)),
  name: (name) => ({
    with: 'be',
    said: (as) =>
      words`${agree(ADJECTIVES.named, as)} ${list((typeof name === 'string' ? [name] : name).map(cardName), 'o')}`,
  }),
  named: () => have('quel nome'),
  sameNameAs: (cards, ctx) =>
    does(words`ha lo stesso nome ${prep('di', cardsNoun(cards, ctx), ctx)}`, words`hanno lo stesso nome`),
  sharesMantle: () => does([text('condivide un manto')], [text('condividono un manto')]),
  sharesMantleWith(query, ctx) {
    const whom = prep('con', queryNoun(query, { det: 'pick', count: 1 }, ctx), ctx);
    return does(words`condivide un manto ${whom}`, words`condividono un manto ${whom}`);
  },
  nameNotAmong(query, ctx) {
    const from = prep('da', queryNoun(query, { det: 'each' }, ctx), ctx);
    return { with: 'have', said: () => words`un nome diverso ${from}` };
  },
  sameCardAs: (cards, ctx) => be(words`una copia ${prep('di', cardsNoun(cards, ctx), ctx)}`),
  team: (value) => be(teamsWords(value)),
  nameContains: (letters) => have(`“${letters}” nel nome`),
  sameRowAs: (cards, ctx) => be(words`nella fila ${prep('di', cardsNoun(cards, ctx), ctx)}`),
  without: (keyword) => does(words`non ha ${keywordWord(keyword)}`, words`non hanno ${keywordWord(keyword)}`),
  equipped: (value) => (value ? being(ADJECTIVES.equipped) : be([text('senza equipaggiamento')])),
  wornBy: (cards, ctx) => be(prep('su', cardsNoun(cards, ctx), ctx)),
  wearing: (value) => be(words`con ${value} come equipaggiamento`),
  printedHealth: (bound, ctx) => {
    const limit = limitWords(bound.is, amountValue(bound.than, ctx));
    return { with: 'have', said: () => words`salute stampata ${limit}` };
  },
  couldBear: (cards, ctx) => be(words`uno che può portare ${full(cardsNoun(cards, ctx))}`),
  meleeAttackableBy: (cards, ctx) => be(words`uno che ${full(cardsNoun(cards, ctx))} potrebbe attaccare in mischia`),
  sharesNoTeamWith: (query, ctx) => {
    const whom = prep('con', queryNoun(query, { det: 'bare' }, ctx), ctx);
    return does(words`non condivide una squadra ${whom}`, words`non condividono una squadra ${whom}`);
  },
  sharesTeamWith: (cards, ctx) => {
    const whom = prep('con', cardsNoun(cards, ctx), ctx);
    return does(words`condivide una squadra ${whom}`, words`condividono una squadra ${whom}`);
  },
  otherThanNamed: (names) => unlike(words`da ${names.join(' o ')}`),
  otherName: (_value, ctx) => unlike(words`da ${full(selfNoun(ctx, true))}`),
  absorbed: () => being(ADJECTIVES.removed),
  uncollected: () => have("un'affiliazione di nessun altro personaggio che hai collezionato in questa partita"),
  brand: (value) => be([text(`una carta ${BRANDS[value]}`)]),
  hasTeam: () => have("un'affiliazione"),
  namedTeam: () => have('quella affiliazione'),
  row: (row) =>
    be([text(typeof row === 'string' ? `${row === 'front' ? 'in' : 'nella'} ${ROWS[row]}` : 'in quella fila')]),
  face: (face) => being(face === 'up' ? ADJECTIVES.faceUp : ADJECTIVES.faceDown),
  stunned: () => being(ADJECTIVES.stunned),
  exhausted: (value) => being(value ? ADJECTIVES.exhausted : ADJECTIVES.ready),
  keyword: (keyword) => ({ with: 'have', said: () => keywordWord(keyword) }),
  hasPower: (name) => have(name),
  hasSuperPower: () => have('un superpotere'),
  blood: (blood) => have(BLOOD[blood]),
  hasPaidSymbol(_value, ctx) {
    const said = words`un superpotere con il simbolo pagato ${prep('da', selfNoun(ctx), ctx)}`;
    return { with: 'have', said: () => said };
  },
  hasCounter: (counter) => have(`un ${TERMS[counter].one}`),
  wounded: (value) => (value ? have('una ferita') : does([text('non ha ferite')], [text('non hanno ferite')])),
  cost: (bound, ctx) => bounded(boundWords('cost', bound, ctx)),
  atk: (bound, ctx) => bounded(boundWords('atk', bound, ctx)),
  def: (bound, ctx) => bounded(boundWords('def', bound, ctx)),
  higherThanEach({ stat, of }, ctx) {
    const above = aboveEach(stat, of, ctx);
    return { with: 'have', said: () => above };
  },
  highestAmong({ stat, of }, ctx) {
    const highest = highestAmong(stat, of, ctx);
    return { with: 'have', said: () => highest };
  },
  level: (level, ctx) => be(words`di livello ${typeof level === 'number' ? String(level) : levelLimit(level, ctx)}`),
  alignment: (value) => being(value === 'good' ? ADJECTIVES.good : ADJECTIVES.evil),
  combat: (role, ctx) => ROLES[role](ctx),
  protected: (value) => being(value ? ADJECTIVES.protected : ADJECTIVES.unprotected),
  protects: (cards, ctx) => {
    const whom = full(cardsNoun(cards, ctx));
    return does(words`protegge ${whom}`, words`proteggono ${whom}`);
  },
  protectedBy: (cards, ctx) => {
    const by = prep('da', cardsNoun(cards, ctx), ctx);
    return { with: 'be', said: (as) => words`${agree(ADJECTIVES.protected, as)} ${by}` };
  },
  flownOverBy: (cards, ctx) => {
    const by = prep('da', cardsNoun(cards, ctx), ctx);
    return { with: 'be', said: (as) => words`${participle('sorvolato', as)} ${by}` };
  },
  stunnedThisTurnBy: (cards, ctx) => {
    const by = prep('da', cardsNoun(cards, ctx), ctx);
    return { with: 'be', said: (as) => words`${agree(ADJECTIVES.stunned, as)} ${by} in questo turno` };
  },
  attackedThisTurn: (value) =>
    value
      ? verb('ha attaccato in questo turno', 'hanno attaccato in questo turno')
      : verb('non ha attaccato in questo turno', 'non hanno attaccato in questo turno'),
  appearedThisTurn: () => ({
    with: 'be',
    said: (as) => [text(`${agree(ADJECTIVES.appeared, as)} in questo turno`)],
  }),
  attackedSinceYourTurn: () =>
    verb('ha attaccato dalla fine del tuo ultimo turno', 'hanno attaccato dalla fine del tuo ultimo turno'),
  symbol: (value) => ({ with: 'have', said: () => [{ kind: 'symbol', symbol: value }] }),
  basic: (value) => being(value ? ADJECTIVES.basic : ADJECTIVES.special),
  anyTurnCombat: () => be(words`un colpo di scena ${{ kind: 'icon', icon: 'anyTurn' }} da combattimento`),
  pile: (pile, ctx) => be(prep('in', pileNoun(pile), ctx)),
};

/** A role in a combat, of the character or after "mentre". */
export const ROLES: Readonly<Record<CombatRole, (ctx: Ctx) => Predicate>> = {
  attacker: () => verb('attacca', 'attaccano'),
  defender: () => verb('difende', 'difendono'),
  any: () => be([text('in combattimento')]),
  none: () => be([text('fuori dal combattimento')]),
  attackingSelf: (ctx) => attacking(ctx, ''),
  rangedAttackingSelf: (ctx) => attacking(ctx, ' a distanza'),
  meleeAttackingSelf: (ctx) => attacking(ctx, ' in mischia'),
  againstSelf: (ctx) => be(words`in combattimento ${prep('con', selfNoun(ctx), ctx)}`),
  meleeAgainstSelf: (ctx) => be(words`in combattimento in mischia ${prep('con', selfNoun(ctx), ctx)}`),
  soloAttacker: () => verb('attacca in solitaria', 'attaccano in solitaria'),
  teamAttacker: () => verb('attacca in squadra', 'attaccano in squadra'),
  meleeAttacker: () => verb('attacca in mischia', 'attaccano in mischia'),
  rangedAttacker: () => verb('attacca a distanza', 'attaccano a distanza'),
  meleeDefender: () => verb('difende in mischia', 'difendono in mischia'),
  inMelee: () => be([text('in combattimento in mischia')]),
  inRanged: () => be([text('in combattimento a distanza')]),
  meleeAttackingYours: () =>
    verb('attacca in mischia un personaggio dalla tua parte', 'attaccano in mischia un personaggio dalla tua parte'),
  survivor: () => being(ADJECTIVES.survivor),
};

function attacking(ctx: Ctx, tail: string): Predicate {
  const whom = full(selfNoun(ctx));
  return does(words`attacca ${whom}${tail}`, words`attaccano ${whom}${tail}`);
}

/** "è scoperto", "non ha una ferita", "attacca". */
export function said(predicate: Predicate, noun: Noun, positive = true): Phrase {
  const not = positive ? '' : 'non ';
  if (predicate.with === 'do') return words`${not}${noun.many ? predicate.pl : predicate.sg}`;
  const verb = predicate.with === 'be' ? (noun.many ? 'sono' : 'è') : noun.many ? 'hanno' : 'ha';
  return words`${not}${verb} ${predicate.said(noun)}`;
}

export function predicateWords(filter: Filter, noun: Noun, ctx: Ctx, positive = true): Phrase {
  const asNoun = filter.is !== undefined && Object.keys(filter).length > 1;
  if (asNoun) {
    const slots = slotsOf({ zone: 'play', where: filter }, ctx, TERMS.card);
    return said(be(indefinite(whole(slots, false), { gender: slots.head.gender, many: false })), noun, positive);
  }
  const all = Object.entries(filter)
    .filter(([, value]) => value !== undefined)
    .map(([field, value]) => entry<unknown, [Ctx], Predicate>(PREDICATES, field)(value, ctx));
  return list(
    all.map((one) => said(one, noun, positive)),
    positive ? 'e' : 'o',
  );
}
