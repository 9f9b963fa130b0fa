import { KEYWORD_NAMES, type Keyword } from '../../language/keyword.ts';
import type { CardKind, Cards, CombatRole, Filter, Query } from '../../language/query.ts';
import type { Team } from '../../language/words.ts';
import { BRANDS } from '../brands.ts';
import { entry, type FilterTable } from '../printer.ts';
import { cardName, icon, join, type Phrase, spaced, symbol, team, text, words } from '../token.ts';
import { amountValue } from './amount.ts';
import { aboveEach, boundWords, highestAmong, levelLimit, limitWords } from './bound.ts';
import { cardsKey, cardsNoun, pileNoun, queryNoun } from './cards.ts';
import { ADJECTIVES, type Adjective, type Agreement, agree, KIND_WORDS, ROWS, TERMS, type Word } from './glossary.ts';
import { type Ctx, full, list, prep, selfNoun } from './noun.ts';
import { playerNoun } from './players.ts';

/** Something said of a noun, which has to agree with it. */
type Attribute = (as: Agreement) => Phrase;

/** What stands around a head noun: "un altro tuo personaggio di supporto scoperto nel combattimento". */
export interface Slots {
  other: boolean;
  /** "tuo", before the head. */
  yours: boolean;
  head: Word;
  readonly team: Attribute[];
  readonly side: Attribute[];
  readonly state: Attribute[];
  readonly kind: Attribute[];
  readonly named: Attribute[];
  readonly role: Attribute[];
  readonly traits: Attribute[];
  readonly that: Attribute[];
}

const adjective =
  (one: Adjective): Attribute =>
  (as) => [text(agree(one, as))];
export const BLOOD = { red: 'salute rossa', green: 'salute verde', white: 'salute bianca' } as const;

const fixed =
  (said: string): Attribute =>
  () => [text(said)];

/** "che protegge", "che proteggono": a relative clause about the noun. */
const which =
  (sg: string, pl: string): Attribute =>
  (as) => [text(`che ${as.many ? pl : sg}`)];

export const keywordWord = (keyword: Keyword, called = KEYWORD_NAMES[keyword]): Phrase =>
  keyword === 'flight' || keyword === 'ranged' ? [icon(keyword)] : [{ kind: 'keyword', keyword, text: called }];

const isArray = (value: CardKind | readonly CardKind[]): value is readonly CardKind[] => Array.isArray(value);

/** Several kinds at once: "equipaggiamenti, luoghi o colpi di scena". */
function headOf(kinds: CardKind | readonly CardKind[]): Word {
  if (!isArray(kinds)) return KIND_WORDS[kinds];
  const all = kinds.map((kind) => KIND_WORDS[kind]);
  const listed = (names: readonly string[]): string => `${names.slice(0, -1).join(', ')} o ${names.at(-1)}`;
  return {
    one: listed(all.map((word) => word.one)),
    many: listed(all.map((word) => word.many)),
    gender: all[0]?.gender ?? 'm',
  };
}

export const ATTRIBUTES: FilterTable<[ctx: Ctx, slots: Slots], void> = {
  is: (kinds, _ctx, slots) => {
    slots.head = headOf(kinds);
  },
  sameCardAs(cards, ctx, slots) {
    const isEach = typeof cards === 'object' && cards.cards === 'each';
    const of = prep('di', isEach ? queryNoun(cards.from, { det: 'pick', count: 1 }, ctx) : cardsNoun(cards, ctx), ctx);
    slots.head = TERMS.copy;
    slots.named.push(() => of);
  },
  combat: (role, ctx, slots) => COMBAT_ROLES[role](ctx, slots),
  other: (_value, _ctx, slots) => {
    slots.other = true;
  },
  self: (_value, ctx, slots) => slots.that.push(() => words`che è ${full(selfNoun(ctx))}`),
  same: (cards, ctx, slots) => slots.that.push(() => words`che è ${full(cardsNoun(cards, ctx))}`),
  // Others than the ones just spoken of are simply others.
  not: (cards, ctx, slots) => {
    if (isJustMentioned(cards, ctx)) slots.other = true;
    else {
      const whom = prep('da', cardsNoun(cards, ctx), ctx);
      slots.that.push((as) => words`${agree(ADJECTIVES.different, as)} ${whom}`);
    }
  },
  isNot(kind, _ctx, slots) {
    const word = KIND_WORDS[kind];
    slots.that.push((as) => (as.many ? words`che non sono ${word.many}` : words`che non è un ${word.one}`));
  },
  side(side, ctx, slots) {
    if (side === 'enemy') slots.side.push(adjective(ADJECTIVES.enemy));
    else if (side === 'yours') slots.yours = true;
    else {
      const of = prep('di', playerNoun(side.of, ctx), ctx);
      slots.named.push(() => of);
    }
  },
  face: (face, _ctx, slots) => slots.state.push(adjective(face === 'up' ? ADJECTIVES.faceUp : ADJECTIVES.faceDown)),
  stunned: (_value, _ctx, slots) => slots.state.push(adjective(ADJECTIVES.stunned)),
  wounded: (value, _ctx, slots) =>
    value ? slots.state.push(adjective(ADJECTIVES.wounded)) : slots.traits.push(fixed('senza ferite')),
  equipped: (value, _ctx, slots) =>
    slots.state.push(value ? adjective(ADJECTIVES.equipped) : fixed('senza equipaggiamento')),
  wornBy(cards, ctx, slots) {
    const where = prep('su', cardsNoun(cards, ctx), ctx);
    slots.that.push(() => where);
  },
  wearing: (value, _ctx, slots) =>
    slots.traits.push((as) => words`${agree(ADJECTIVES.equipped, as)} con ${cardName(value)}`),
  exhausted: (value, _ctx, slots) => slots.state.push(adjective(value ? ADJECTIVES.exhausted : ADJECTIVES.ready)),
  level(level, ctx, slots) {
    const limit = typeof level === 'number' ? [text(String(level))] : levelLimit(level, ctx);
    slots.state.push(() => words`di livello ${limit}`);
  },
  basic: (value, _ctx, slots) => slots.state.push(adjective(value ? ADJECTIVES.basic : ADJECTIVES.special)),
  alignment: (value, _ctx, slots) => slots.team.push(adjective(value === 'good' ? ADJECTIVES.good : ADJECTIVES.evil)),
  team: (value, _ctx, slots) => slots.team.push(() => teamsWords(value)),
  sameRowAs(cards, ctx, slots) {
    const of = prep('di', cardsNoun(cards, ctx), ctx);
    slots.named.push(() => words`nella fila ${of}`);
  },
  row: (row, _ctx, slots) => slots.kind.push(fixed(typeof row === 'string' ? `della ${ROWS[row]}` : 'di quella fila')),
  keyword: (keyword, _ctx, slots) => slots.kind.push(() => words`con ${keywordWord(keyword)}`),
  anyTurnCombat: (_value, _ctx, slots) => slots.kind.push(() => words`${icon('anyTurn')} da combattimento`),
  symbol: (value, _ctx, slots) => slots.kind.push(() => words`con ${symbol(value)}`),
  name(name, _ctx, slots) {
    const names = typeof name === 'string' ? [name] : name;
    slots.named.push((as) => words`${agree(ADJECTIVES.named, as)} ${list(names.map(cardName), 'o')}`);
  },
  named: (_value, _ctx, slots) => slots.named.push(fixed('con quel nome')),
  nameContains: (letters, _ctx, slots) => slots.named.push(fixed(`con “${letters}” nel nome`)),
  sameNameAs(cards, ctx, slots) {
    const as = prep('di', cardsNoun(cards, ctx), ctx);
    slots.named.push(() => words`con lo stesso nome ${as}`);
  },
  sharesMantle: (_value, _ctx, slots) =>
    slots.that.push((as) => words`che ${as.many ? 'condividono' : 'condivide'} un manto`),
  sharesMantleWith(query, ctx, slots) {
    const whom = prep('con', queryNoun(query, { det: 'pick', count: 1 }, ctx), ctx);
    slots.that.push((as) => words`che ${as.many ? 'condividono' : 'condivide'} un manto ${whom}`);
  },
  nameNotAmong(query, ctx, slots) {
    const from = prep('da', queryNoun(query, { det: 'each' }, ctx), ctx);
    slots.traits.push(() => words`con un nome diverso ${from}`);
  },
  owner: (owner, _ctx, slots) => slots.named.push(fixed(owner === 'you' ? 'di tua proprietà' : 'non di tua proprietà')),
  otherThanNamed: (names, _ctx, slots) =>
    slots.that.push((as) => words`${agree(ADJECTIVES.different, as)} da ${names.join(' o ')}`),
  otherName: (_value, ctx, slots) =>
    slots.traits.push(() => words`con un nome diverso da ${full(selfNoun(ctx, true))}`),
  absorbed: (_value, _ctx, slots) => slots.that.push((as) => words`${agree(ADJECTIVES.removed, as)} così`),
  uncollected: (_value, _ctx, slots) =>
    slots.that.push(() => [
      text("con un'affiliazione di nessun altro personaggio che hai collezionato in questa partita"),
    ]),
  brand: (value, _ctx, slots) => slots.kind.push(() => [text(BRANDS[value])]),
  hasTeam: (_value, _ctx, slots) => slots.traits.push(fixed("con un'affiliazione")),
  namedTeam: (_value, _ctx, slots) => slots.traits.push(fixed('con quella affiliazione')),
  sharesTeamWith(cards, ctx, slots) {
    const whom = prep('con', cardsNoun(cards, ctx), ctx);
    slots.that.push((as) => words`che ${as.many ? 'condividono' : 'condivide'} una squadra ${whom}`);
  },
  sharesNoTeamWith(query, ctx, slots) {
    const whom = prep('con', queryNoun(query, { det: 'bare' }, ctx), ctx);
    slots.that.push((as) => words`che non ${as.many ? 'condividono' : 'condivide'} una squadra ${whom}`);
  },
  hasPower: (name, _ctx, slots) => slots.traits.push(fixed(`con ${name}`)),
  blood: (blood, _ctx, slots) => slots.traits.push(fixed(`con ${BLOOD[blood]}`)),
  hasPaidSymbol(_value, ctx, slots) {
    const said = words`con un superpotere con il simbolo pagato ${prep('da', selfNoun(ctx), ctx)}`;
    slots.traits.push(() => said);
  },
  hasSuperPower: (_value, _ctx, slots) => slots.traits.push(fixed('con un superpotere')),
  without: (keyword, _ctx, slots) => slots.traits.push(() => words`senza ${keywordWord(keyword)}`),
  hasCounter: (counter, _ctx, slots) => slots.traits.push(fixed(`con un ${TERMS[counter].one}`)),
  cost: (bound, ctx, slots) => slots.traits.push(boundWords('cost', bound, ctx)),
  atk: (bound, ctx, slots) => slots.traits.push(boundWords('atk', bound, ctx)),
  def: (bound, ctx, slots) => slots.traits.push(boundWords('def', bound, ctx)),
  printedHealth(bound, ctx, slots) {
    const limit = limitWords(bound.is, amountValue(bound.than, ctx));
    slots.traits.push(() => words`con salute stampata ${limit}`);
  },
  higherThanEach({ stat, of }, ctx, slots) {
    const above = aboveEach(stat, of, ctx);
    slots.traits.push(() => words`con ${above}`);
  },
  highestAmong({ stat, of }, ctx, slots) {
    const highest = highestAmong(stat, of, ctx);
    slots.traits.push(() => words`con ${highest}`);
  },
  protected: (value, _ctx, slots) => slots.state.push(adjective(value ? ADJECTIVES.protected : ADJECTIVES.unprotected)),
  protects(cards, ctx, slots) {
    const whom = full(cardsNoun(cards, ctx));
    slots.that.push((as) => words`che ${as.many ? 'proteggono' : 'protegge'} ${whom}`);
  },
  protectedBy(cards, ctx, slots) {
    const by = prep('da', cardsNoun(cards, ctx), ctx);
    slots.that.push((as) => words`${agree(ADJECTIVES.protected, as)} ${by}`);
  },
  couldBear(cards, ctx, slots) {
    const what = full(cardsNoun(cards, ctx));
    slots.that.push((as) => words`che ${as.many ? 'possono' : 'può'} portare ${what}`);
  },
  meleeAttackableBy(cards, ctx, slots) {
    const by = full(cardsNoun(cards, ctx));
    slots.that.push(() => words`che ${by} potrebbe attaccare in mischia`);
  },
  flownOverBy(cards, ctx, slots) {
    const by = full(cardsNoun(cards, ctx));
    slots.that.push(() => words`che ${by} sorvola`);
  },
  stunnedThisTurnBy(cards, ctx, slots) {
    const by = prep('da', cardsNoun(cards, ctx), ctx);
    slots.that.push((as) => words`${agree(ADJECTIVES.stunned, as)} ${by} in questo turno`);
  },
  attackedThisTurn: (value, _ctx, slots) =>
    slots.that.push(
      value
        ? which('ha attaccato in questo turno', 'hanno attaccato in questo turno')
        : which('non ha attaccato in questo turno', 'non hanno attaccato in questo turno'),
    ),
  appearedThisTurn: (_value, _ctx, slots) =>
    slots.that.push((as) => [text(`che ${as.many ? 'sono' : 'è'} ${agree(ADJECTIVES.appeared, as)} in questo turno`)]),
  attackedSinceYourTurn: (_value, _ctx, slots) =>
    slots.that.push(
      which('ha attaccato dalla fine del tuo ultimo turno', 'hanno attaccato dalla fine del tuo ultimo turno'),
    ),
  pile: (pile, ctx, slots) => slots.that.push(() => prep('da', pileNoun(pile), ctx)),
};

/** "[X-Men] o [Avengers]". */
export const teamsWords = (of: Team | readonly Team[]): Phrase =>
  list(
    (typeof of === 'string' ? [of] : of).map((one) => [team(one)]),
    'o',
  );

function isJustMentioned(cards: Cards, ctx: Ctx): boolean {
  const key = cardsKey(cards, ctx);
  // Players come between without being meant.
  const isPlayer = (other: string): boolean => ctx.talk.entities.get(other)?.head === TERMS.player.one;
  return key !== undefined && ctx.talk.recent.findLast((other) => !isPlayer(other)) === key;
}

function roleHead(slots: Slots, word: Word, otherwise: Attribute): void {
  if (slots.head === TERMS.character) slots.head = word;
  else slots.role.push(otherwise);
}

const toSelf = (before: Attribute, preposition: 'a' | 'con', ctx: Ctx, slots: Slots): void => {
  const whom = prep(preposition, selfNoun(ctx), ctx);
  slots.role.push((as) => words`${before(as)} ${whom}`);
};

const COMBAT_ROLES: Readonly<Record<CombatRole, (ctx: Ctx, slots: Slots) => void>> = {
  attacker: (_ctx, slots) => roleHead(slots, TERMS.attacker, which('attacca', 'attaccano')),
  defender: (_ctx, slots) => roleHead(slots, TERMS.defender, which('difende', 'difendono')),
  any: (_ctx, slots) => slots.role.push(fixed('nel combattimento')),
  none: (_ctx, slots) => slots.role.push(fixed('fuori dal combattimento')),
  attackingSelf(ctx, slots) {
    const whom = full(selfNoun(ctx));
    slots.role.push((as) => words`che ${as.many ? 'attaccano' : 'attacca'} ${whom}`);
  },
  rangedAttackingSelf(ctx, slots) {
    const whom = full(selfNoun(ctx));
    slots.role.push((as) => words`che ${as.many ? 'attaccano' : 'attacca'} ${whom} a distanza`);
  },
  meleeAttackingSelf(ctx, slots) {
    const whom = full(selfNoun(ctx));
    slots.role.push((as) => words`che ${as.many ? 'attaccano' : 'attacca'} ${whom} in mischia`);
  },
  againstSelf: (ctx, slots) => toSelf(fixed('in combattimento'), 'con', ctx, slots),
  meleeAgainstSelf: (ctx, slots) => toSelf(fixed('in combattimento in mischia'), 'con', ctx, slots),
  soloAttacker: (_ctx, slots) =>
    roleHead(slots, TERMS.soloAttacker, which('attacca in solitaria', 'attaccano in solitaria')),
  teamAttacker: (_ctx, slots) =>
    roleHead(slots, TERMS.teamAttacker, which('attacca in squadra', 'attaccano in squadra')),
  meleeAttacker: (_ctx, slots) =>
    roleHead(slots, TERMS.meleeAttacker, which('attacca in mischia', 'attaccano in mischia')),
  rangedAttacker: (_ctx, slots) =>
    roleHead(slots, TERMS.rangedAttacker, which('attacca a distanza', 'attaccano a distanza')),
  meleeDefender: (_ctx, slots) =>
    roleHead(slots, TERMS.meleeDefender, which('difende in mischia', 'difendono in mischia')),
  inMelee: (_ctx, slots) => slots.role.push(fixed('in combattimento in mischia')),
  inRanged: (_ctx, slots) => slots.role.push(fixed('in combattimento a distanza')),
  meleeAttackingYours: (_ctx, slots) =>
    slots.that.push(
      which('attacca in mischia un personaggio dalla tua parte', 'attaccano in mischia un personaggio dalla tua parte'),
    ),
  survivor: (_ctx, slots) => slots.that.push(adjective(ADJECTIVES.survivor)),
};

/** The noun of a query without its determiner. `skip` leaves out what is said elsewhere in the sentence. */
export function slotsOf(query: Query, ctx: Ctx, defaultHead: Word, skip: readonly (keyof Filter)[] = []): Slots {
  const slots: Slots = {
    other: false,
    yours: false,
    head: query.zone === 'resources' ? TERMS.resource : defaultHead,
    team: [],
    side: [],
    state: [],
    kind: [],
    named: [],
    role: [],
    traits: [],
    that: [],
  };
  const filter: Readonly<Record<string, unknown>> = { ...query.where };
  for (const field of Object.keys(ATTRIBUTES)) {
    const value = filter[field];
    if (value === undefined || skip.some((left) => left === field)) continue;
    entry<unknown, [Ctx, Slots], void>(ATTRIBUTES, field)(value, ctx, slots);
  }
  if (query.zone === 'hand' && slots.head === TERMS.character) slots.head = TERMS.characterCard;
  return slots;
}

const said = (attributes: readonly Attribute[], as: Agreement): Phrase[] =>
  attributes.map((attribute) => attribute(as));

/** What stands right behind the head: "[X-Men] nemico stordito". */
export const adjectives = (slots: Slots, as: Agreement): Phrase[] =>
  [slots.team, slots.side, slots.state, slots.kind].flatMap((attributes) => said(attributes, as));

/** "tuo personaggio di supporto nemico stordito": head, possessive and adjectives. */
export function core(slots: Slots, many: boolean): Phrase {
  const as = { gender: slots.head.gender, many };
  const yours = slots.yours ? agree(ADJECTIVES.your, as) : undefined;
  const name = many ? slots.head.many : slots.head.one;
  return spaced(yours, name, ...adjectives(slots, as));
}

export function afterHead(slots: Slots, many: boolean): Phrase {
  const as = { gender: slots.head.gender, many };
  return spaced(
    ...said(slots.named, as),
    ...said(slots.role, as),
    join(said(slots.traits, as), ' e '),
    ...said(slots.that, as),
  );
}

export const whole = (slots: Slots, many: boolean): Phrase => spaced(core(slots, many), afterHead(slots, many));
