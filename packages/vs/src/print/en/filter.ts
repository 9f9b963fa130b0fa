import { KEYWORD_NAMES, type Keyword } from '../../language/keyword.ts';
import type { Bound, CardKind, Cards, CombatRole, Filter, Query } from '../../language/query.ts';
import type { Team } from '../../language/words.ts';
import { BRANDS } from '../brands.ts';
import { entry, type FilterTable } from '../printer.ts';
import { icon, join, type Phrase, phrase, spaced, symbol, team, text, words } from '../token.ts';
import { amountValue, STAT_NAMES } from './amount.ts';
import { boundWords, levelLimit, limitWords } from './bound.ts';
import { cardsKey, cardsNoun, pileWords, queryNoun } from './cards.ts';
import { type Ctx, type Noun, refer, selfNoun } from './noun.ts';
import { playerNoun } from './players.ts';
import { counterName, plural } from './words.ts';

/** Where a word stands around a head noun: "another face-up front row enemy character on your side in the combat". */
export interface Slots {
  other: boolean;
  readonly state: Phrase[];
  readonly row: Phrase[];
  readonly side: Phrase[];
  readonly kind: Phrase[];
  head: Head;
  readonly named: Phrase[];
  readonly whose: Phrase[];
  readonly role: Phrase[];
  readonly traits: Phrase[];
  readonly that: Phrase[];
}
interface Head {
  readonly one: string;
  readonly many: string;
}

const head = (one: string): Head => ({ one, many: plural(one) });

export const KIND_NAMES: Readonly<Record<CardKind, string>> = {
  character: 'character',
  main: 'main character',
  supporting: 'supporting character',
  location: 'location',
  plotTwist: 'plot twist',
  equipment: 'equipment',
  card: 'card',
  token: 'token',
};

export const keywordWord = (keyword: Keyword, called = KEYWORD_NAMES[keyword]): Phrase =>
  keyword === 'flight' || keyword === 'ranged' ? [icon(keyword)] : [{ kind: 'keyword', keyword, text: called }];

const isArray = (value: CardKind | readonly CardKind[]): value is readonly CardKind[] => Array.isArray(value);

type Attribute = [ctx: Ctx, slots: Slots];

/** What each condition adds to a noun. The order of the entries is the order in which relative clauses are added. */
export const ATTRIBUTES: FilterTable<Attribute, void> = {
  is(kinds, _ctx, slots) {
    const all = isArray(kinds) ? kinds : [kinds];
    const names = all.map((kind) => KIND_NAMES[kind]);
    slots.head = {
      one: list(names, 'or'),
      many: list(names.map(plural), 'or'),
    };
  },
  other: (_value, _ctx, slots) => {
    slots.other = true;
  },
  self: (_value, ctx, slots) => slots.that.push(words`that is ${selfNoun(ctx).object}`),
  same: (cards, ctx, slots) => slots.that.push(words`that is ${cardsNoun(cards, ctx).object}`),
  // Others than the ones just spoken of are simply others.
  not: (cards, ctx, slots) => {
    if (isJustMentioned(cards, ctx)) slots.other = true;
    else slots.that.push(words`other than ${cardsNoun(cards, ctx).object}`);
  },
  isNot: (kind, _ctx, slots) => slots.that.push(words`that isn't a ${KIND_NAMES[kind]}`),
  face: (face, _ctx, slots) => slots.state.push([text(`face-${face}`)]),
  stunned: (_value, _ctx, slots) => slots.state.push([text('stunned')]),
  wounded: (value, _ctx, slots) =>
    value ? slots.state.push([text('wounded')]) : slots.traits.push([text('without wounds')]),
  equipped: (value, _ctx, slots) => slots.state.push([text(value ? 'equipped' : 'unequipped')]),
  wornBy: (cards, ctx, slots) => slots.that.push(words`on ${cardsNoun(cards, ctx).object}`),
  wearing: (value, _ctx, slots) => slots.traits.push([text(`equipped with ${value}`)]),
  exhausted: (value, _ctx, slots) => slots.state.push([text(value ? 'exhausted' : 'ready')]),
  level(level, ctx, slots) {
    if (typeof level === 'number') slots.state.push(words`level ${level}`);
    else slots.traits.push(words`of level ${levelLimit(level, ctx)}`);
  },
  basic: (value, _ctx, slots) => slots.state.push([text(value ? 'basic' : 'special')]),
  row(row, ctx, slots) {
    if (typeof row === 'string') slots.row.push([text(`${row} row`)]);
    else slots.whose.push(words`in ${refer(ctx, row.chosen, 'row').pronoun ? 'that row' : 'the chosen row'}`);
  },
  sameRowAs: (cards, ctx, slots) => slots.whose.push(words`in ${cardsNoun(cards, ctx).own} row`),
  side(side, ctx, slots) {
    if (side === 'enemy') slots.side.push([text('enemy')]);
    else if (side === 'yours') slots.whose.push([text('on your side')]);
    else slots.whose.push(words`on ${playerNoun(side.of, ctx).own} side`);
  },
  alignment: (value, _ctx, slots) => slots.kind.push([text(value === 'good' ? 'Good' : 'Evil')]),
  team: (value, _ctx, slots) => slots.kind.push(teamsWords(value)),
  keyword(keyword, _ctx, slots) {
    if (keyword === 'flight' || keyword === 'ranged') slots.kind.push([icon(keyword)]);
    else slots.traits.push(words`with ${keywordWord(keyword)}`);
  },
  anyTurnCombat: (_value, _ctx, slots) => slots.kind.push(words`${icon('anyTurn')} Combat`),
  symbol: (value, _ctx, slots) => slots.kind.push([symbol(value)]),
  name(name, _ctx, slots) {
    const names = typeof name === 'string' ? [name] : name;
    slots.named.push(words`named ${list(names, 'or')}`);
  },
  named: (_value, _ctx, slots) => slots.named.push([text('with that name')]),
  nameContains: (letters, _ctx, slots) => slots.named.push(words`with “${letters}” in ${'its'} name`),
  sameNameAs: (cards, ctx, slots) => slots.named.push(words`with the same name as ${cardsNoun(cards, ctx).object}`),
  sharesMantle: (_value, _ctx, slots) => slots.that.push([text('that shares a mantle')]),
  sharesMantleWith: (query, ctx, slots) =>
    slots.that.push(words`that shares a mantle with ${queryNoun(query, { det: 'pick', count: 1 }, ctx).object}`),
  nameNotAmong: (query, ctx, slots) =>
    slots.named.push(words`with a different name from ${queryNoun(query, { det: 'each' }, ctx).object}`),
  sameCardAs(cards, ctx, slots) {
    slots.head = { one: 'copy', many: 'copies' };
    slots.named.push(words`of ${copied(cards, ctx).object}`);
  },
  combat: (role, ctx, slots) => COMBAT_ROLES[role](ctx, slots),
  owner: (owner, _ctx, slots) => slots.whose.push([text(owner === 'you' ? 'you own' : "you don't own")]),
  otherThanNamed: (names, _ctx, slots) => slots.that.push(words`other than ${list(names, 'or')}`),
  otherName: (_value, ctx, slots) => slots.that.push(words`not named ${selfNoun(ctx, true).object}`),
  absorbed: (_value, _ctx, slots) => slots.that.push([text('removed this way')]),
  uncollected: (_value, _ctx, slots) =>
    slots.that.push([text("with a team affiliation of no other character you've collected this game")]),
  brand: (value, _ctx, slots) => slots.kind.push([text(BRANDS[value])]),
  hasTeam: (_value, _ctx, slots) => slots.traits.push([text('with a team affiliation')]),
  namedTeam: (_value, _ctx, slots) => slots.traits.push([text('with that affiliation')]),
  sharesTeamWith: (cards, ctx, slots) =>
    slots.that.push(words`that shares a team with ${cardsNoun(cards, ctx).object}`),
  sharesNoTeamWith: (query, ctx, slots) =>
    slots.that.push(words`that doesn't share a team with ${queryNoun(query, { det: 'bare' }, ctx).object}`),
  hasPower: (name, _ctx, slots) => slots.traits.push([text(`with ${name}`)]),
  blood: (blood, _ctx, slots) => slots.traits.push([text(`with ${blood} health`)]),
  hasPaidSymbol: (_value, ctx, slots) =>
    slots.traits.push(words`with a super power with the power symbol ${selfNoun(ctx).subject} paid`),
  hasSuperPower: (_value, _ctx, slots) => slots.traits.push([text('with a super power')]),
  without: (keyword, _ctx, slots) => slots.traits.push(words`without ${keywordWord(keyword)}`),
  hasCounter: (counter, _ctx, slots) => slots.traits.push(words`with a ${counterName(counter)}`),
  cost: (bound, ctx, slots) => slots.traits.push(boundWords('cost', bound, ctx)),
  atk: (bound, ctx, slots) => slots.traits.push(boundWords('atk', bound, ctx)),
  def: (bound, ctx, slots) => slots.traits.push(boundWords('def', bound, ctx)),
  printedHealth: (bound, ctx, slots) => slots.traits.push(healthBound(bound, ctx)),
  higherThanEach: ({ stat, of }, ctx, slots) =>
    slots.traits.push(words`with higher ${STAT_NAMES[stat]} than ${queryNoun(of, { det: 'each' }, ctx).object}`),
  highestAmong: ({ stat, of }, ctx, slots) =>
    slots.traits.push(words`with the highest ${STAT_NAMES[stat]} among ${queryNoun(of, { det: 'bare' }, ctx).object}`),
  protected: (value, _ctx, slots) => slots.state.push([text(value ? 'protected' : 'unprotected')]),
  protects: (cards, ctx, slots) => slots.that.push(words`that protects ${cardsNoun(cards, ctx).object}`),
  protectedBy: (cards, ctx, slots) => slots.that.push(words`that ${cardsNoun(cards, ctx).subject} protects`),
  couldBear: (cards, ctx, slots) => slots.that.push(words`that can bear ${cardsNoun(cards, ctx).object}`),
  meleeAttackableBy: (cards, ctx, slots) => slots.that.push(words`${cardsNoun(cards, ctx).subject} could melee attack`),
  flownOverBy: (cards, ctx, slots) => slots.that.push(words`flown over by ${cardsNoun(cards, ctx).object}`),
  stunnedThisTurnBy: (cards, ctx, slots) => slots.that.push(words`${cardsNoun(cards, ctx).subject} stunned this turn`),
  attackedThisTurn: (value, _ctx, slots) =>
    slots.that.push([text(value ? 'that attacked this turn' : "that didn't attack this turn")]),
  appearedThisTurn: (_value, _ctx, slots) => slots.that.push([text('that appeared this turn')]),
  attackedSinceYourTurn: (_value, _ctx, slots) =>
    slots.that.push([text('that attacked since the end of your last turn')]),
  pile: (pile, _ctx, slots) => slots.that.push(words`from your ${pileWords(pile)}`),
};

/** A copy of each of them is a copy of one of them. */
const copied = (cards: Cards, ctx: Ctx): Noun =>
  typeof cards === 'object' && cards.cards === 'each'
    ? queryNoun(cards.from, { det: 'pick', count: 1 }, ctx)
    : cardsNoun(cards, ctx);

/** "[X-Men] or [Avengers]". */
export const teamsWords = (of: Team | readonly Team[]): Phrase =>
  join(
    (typeof of === 'string' ? [of] : of).map((one) => [team(one)]),
    ', ',
    ', or ',
    ' or ',
  );

/** "with 2 or more printed health". */
export const healthBound = (bound: Bound, ctx: Ctx): Phrase =>
  words`with ${limitWords(bound.is, amountValue(bound.than, ctx))} printed health`;

function isJustMentioned(cards: Cards, ctx: Ctx): boolean {
  const key = cardsKey(cards, ctx);
  // Players come between without being meant.
  const isPlayer = (other: string): boolean => ctx.talk.entities.get(other)?.head === 'player';
  return key !== undefined && ctx.talk.recent.findLast((other) => !isPlayer(other)) === key;
}

/** As the head where the character is nothing but that, otherwise as an adjective. */
function roleHead(slots: Slots, one: string, adjective: string): void {
  if (slots.head.one === 'character') slots.head = head(one);
  else slots.state.push([text(adjective)]);
}

const COMBAT_ROLES: Readonly<Record<CombatRole, (ctx: Ctx, slots: Slots) => void>> = {
  attacker: (_ctx, slots) => roleHead(slots, 'attacker', 'attacking'),
  defender: (_ctx, slots) => roleHead(slots, 'defender', 'defending'),
  any: (_ctx, slots) => slots.role.push([text('in the combat')]),
  none: (_ctx, slots) => slots.role.push([text('not in combat')]),
  attackingSelf: (ctx, slots) => slots.role.push(words`attacking ${selfNoun(ctx).object}`),
  rangedAttackingSelf: (ctx, slots) => slots.role.push(words`ranged attacking ${selfNoun(ctx).object}`),
  meleeAttackingSelf: (ctx, slots) => slots.role.push(words`melee attacking ${selfNoun(ctx).object}`),
  againstSelf: (ctx, slots) => slots.role.push(words`in combat with ${selfNoun(ctx).object}`),
  meleeAgainstSelf: (ctx, slots) => slots.role.push(words`in melee combat with ${selfNoun(ctx).object}`),
  soloAttacker: (_ctx, slots) => roleHead(slots, 'solo attacker', 'solo attacking'),
  teamAttacker: (_ctx, slots) => roleHead(slots, 'team attacker', 'team attacking'),
  meleeAttacker: (_ctx, slots) => roleHead(slots, 'melee attacker', 'melee attacking'),
  rangedAttacker: (_ctx, slots) => roleHead(slots, 'ranged attacker', 'ranged attacking'),
  meleeDefender: (_ctx, slots) => roleHead(slots, 'melee defender', 'melee defending'),
  inMelee: (_ctx, slots) => slots.role.push([text('in melee combat')]),
  inRanged: (_ctx, slots) => slots.role.push([text('in ranged combat')]),
  meleeAttackingYours: (_ctx, slots) => slots.that.push([text('that is melee attacking a character on your side')]),
  survivor: (_ctx, slots) => slots.that.push([text('that survived')]),
};

export function list(names: readonly string[], word: 'and' | 'or'): string {
  if (names.length < 3) return names.join(` ${word} `);
  return `${names.slice(0, -1).join(', ')}, ${word} ${names.at(-1)}`;
}

const ZONE_HEADS: Readonly<Partial<Record<Query['zone'], string>>> = { resources: 'resource' };

/** The noun of a query without its determiner. `skip` leaves out what is said elsewhere in the sentence. */
export function slotsOf(query: Query, ctx: Ctx, defaultHead: string, skip: readonly (keyof Filter)[] = []): Slots {
  const slots: Slots = {
    other: false,
    state: [],
    row: [],
    side: [],
    kind: [],
    head: head(ZONE_HEADS[query.zone] ?? defaultHead),
    named: [],
    whose: [],
    role: [],
    traits: [],
    that: [],
  };
  const filter: Readonly<Record<string, unknown>> = { ...query.where };
  for (const field of Object.keys(ATTRIBUTES)) {
    const value = filter[field];
    if (value === undefined || skip.some((left) => left === field)) continue;
    entry<unknown, Attribute, void>(ATTRIBUTES, field)(value, ctx, slots);
  }
  if (query.zone === 'hand' && slots.head.one.endsWith('character')) slots.head = head(`${slots.head.one} card`);
  return slots;
}

export const beforeHead = (slots: Slots): Phrase => spaced(...slots.state, ...slots.row, ...slots.side, ...slots.kind);

/** Adjectives and head: "stunned enemy character". */
export const core = (slots: Slots, many: boolean): Phrase =>
  spaced(beforeHead(slots), many ? slots.head.many : slots.head.one);

export const afterHead = (slots: Slots): Phrase =>
  spaced(...slots.named, ...slots.whose, ...slots.role, join(slots.traits, ' and '), ...slots.that);

export const whole = (slots: Slots, many: boolean): Phrase => phrase([spaced(core(slots, many), afterHead(slots))]);
