import type { CombatRole, Filter } from '../../language/query.ts';
import { BRANDS } from '../brands.ts';
import { entry, type FilterTable } from '../printer.ts';
import { join, type Phrase, text, words } from '../token.ts';
import { amountValue, STAT_NAMES } from './amount.ts';
import { boundWords, levelLimit, limitWords } from './bound.ts';
import { cardsNoun, pileWords, queryNoun } from './cards.ts';
import { KIND_NAMES, keywordWord, list, slotsOf, teamsWords, whole } from './filter.ts';
import { type Ctx, type Noun, selfNoun } from './noun.ts';
import { playerNoun } from './players.ts';
import { counterName, withArticle } from './words.ts';

/** What is said of somebody: with "be", with "have", or as a verb of its own. */
export type Predicate =
  | { readonly with: 'be' | 'have'; readonly said: Phrase; readonly none?: Phrase }
  | { readonly with: 'do'; readonly base: string; readonly third: string; readonly said: Phrase };

const be = (said: Phrase): Predicate => ({ with: 'be', said });
const have = (said: Phrase): Predicate => ({ with: 'have', said });
const word = (said: string): Predicate => be([text(said)]);
/** "costs 3 or less" out of "with cost 3 or less". */
const bounded = (said: Phrase): Predicate => {
  const [first, ...rest] = said;
  if (first?.kind !== 'text') return be(said);
  if (first.text.startsWith('that ')) {
    return { with: 'do', base: 'cost', third: 'costs', said: [text(first.text.replace(/^that costs /, '')), ...rest] };
  }
  return have([text(first.text.replace(/^with /, '')), ...rest]);
};

/** Each condition of a filter as something said of a character: "is stunned", "has a wound". */
export const PREDICATES: FilterTable<[ctx: Ctx], Predicate> = {
  side(side, ctx) {
    if (side === 'yours') return word('on your side');
    if (side === 'enemy') return word('an enemy');
    return be(words`on ${playerNoun(side.of, ctx).own} side`);
  },
  owner: (owner) => word(owner === 'you' ? 'owned by you' : 'owned by another player'),
  is: (kinds) =>
    be(
      withArticle(
        typeof kinds === 'string'
          ? KIND_NAMES[kinds]
          : list(
              kinds.map((k) => KIND_NAMES[k]),
              'or',
            ),
      ),
    ),
  isNot: (kind) => be(words`not ${withArticle(KIND_NAMES[kind])}`),
  other: (_value, ctx) => be(words`not ${selfNoun(ctx).object}`),
  self: (_value, ctx) => be(selfNoun(ctx).object),
  same: (cards, ctx) => be(cardsNoun(cards, ctx).object),
  not: (cards, ctx) => be(words`not ${cardsNoun(cards, ctx).object}`),
  name: (name) => be(words`named ${typeof name === 'string' ? name : list(name, 'or')}`),
  named: () => have([text('that name')]),
  sameNameAs: (cards, ctx) => have(words`the same name as ${cardsNoun(cards, ctx).object}`),
  sharesMantle: () => ({ with: 'do', base: 'share', third: 'shares', said: [text('a mantle')] }),
  sharesMantleWith: (query, ctx) => ({
    with: 'do',
    base: 'share',
    third: 'shares',
    said: words`a mantle with ${queryNoun(query, { det: 'pick', count: 1 }, ctx).object}`,
  }),
  nameNotAmong: (query, ctx) => have(words`a different name from ${queryNoun(query, { det: 'each' }, ctx).object}`),
  sameCardAs: (cards, ctx) => be(words`a copy of ${cardsNoun(cards, ctx).object}`),
  team: (team) =>
    typeof team === 'string' ? be(withArticle({ kind: 'team', team }, ' card')) : be(words`a ${teamsWords(team)} card`),
  nameContains: (letters) => have(words`“${letters}” in its name`),
  sameRowAs: (cards, ctx) => be(words`in ${cardsNoun(cards, ctx).own} row`),
  without: (keyword) => ({ with: 'do', base: 'lack', third: 'lacks', said: keywordWord(keyword) }),
  equipped: (value) => word(value ? 'equipped' : 'unequipped'),
  wornBy: (cards, ctx) => be(words`on ${cardsNoun(cards, ctx).object}`),
  wearing: (value) => word(`equipped with ${value}`),
  printedHealth: (bound, ctx) => have(words`${limitWords(bound.is, amountValue(bound.than, ctx))} printed health`),
  couldBear: (cards, ctx) => be(words`one that can bear ${cardsNoun(cards, ctx).object}`),
  meleeAttackableBy: (cards, ctx) => be(words`one that ${cardsNoun(cards, ctx).subject} could melee attack`),
  sharesNoTeamWith: (query, ctx) =>
    have(words`no team in common with ${queryNoun(query, { det: 'bare' }, ctx).object}`),
  sharesTeamWith: (cards, ctx) => have(words`a team in common with ${cardsNoun(cards, ctx).object}`),
  otherThanNamed: (names) => be(words`not named ${list(names, 'or')}`),
  otherName: (_value, ctx) => be(words`not named ${selfNoun(ctx, true).object}`),
  absorbed: () => word('removed this way'),
  uncollected: () => have([text("a team affiliation of no other character you've collected this game")]),
  brand: (value) => word(`a ${BRANDS[value]} card`),
  hasTeam: () => have([text('a team affiliation')]),
  namedTeam: () => have([text('that affiliation')]),
  row: (row) => (typeof row === 'string' ? word(`in the ${row} row`) : word('in that row')),
  face: (face) => word(`face ${face}`),
  stunned: () => word('stunned'),
  exhausted: (value) => word(value ? 'exhausted' : 'ready'),
  keyword: (keyword) => have(keywordWord(keyword)),
  hasPower: (name) => have([text(name)]),
  hasSuperPower: () => have([text('a super power')]),
  blood: (blood) => have([text(`${blood} health`)]),
  hasPaidSymbol: (_value, ctx) => have(words`a super power with the power symbol ${selfNoun(ctx).subject} paid`),
  hasCounter: (counter) => have(words`a ${counterName(counter)}`),
  wounded: (value) => have([text(value ? 'a wound' : 'no wounds')]),
  cost: (bound, ctx) => bounded(boundWords('cost', bound, ctx)),
  atk: (bound, ctx) => bounded(boundWords('atk', bound, ctx)),
  def: (bound, ctx) => bounded(boundWords('def', bound, ctx)),
  higherThanEach: ({ stat, of }, ctx) =>
    have(words`higher ${STAT_NAMES[stat]} than ${queryNoun(of, { det: 'each' }, ctx).object}`),
  highestAmong: ({ stat, of }, ctx) =>
    have(words`the highest ${STAT_NAMES[stat]} among ${queryNoun(of, { det: 'bare' }, ctx).object}`),
  level: (level, ctx) => be(words`level ${typeof level === 'number' ? String(level) : levelLimit(level, ctx)}`),
  alignment: (value) => word(value === 'good' ? 'Good' : 'Evil'),
  combat: (role, ctx) => be(ROLES[role](ctx)),
  protected: (value) => word(value ? 'protected' : 'unprotected'),
  protects: (cards, ctx) => be(words`protecting ${cardsNoun(cards, ctx).object}`),
  protectedBy: (cards, ctx) => be(words`protected by ${cardsNoun(cards, ctx).object}`),
  flownOverBy: (cards, ctx) => be(words`flown over by ${cardsNoun(cards, ctx).object}`),
  stunnedThisTurnBy: (cards, ctx) => be(words`stunned by ${cardsNoun(cards, ctx).object} this turn`),
  attackedThisTurn: (value) => have([text(value ? 'attacked this turn' : 'not attacked this turn')]),
  appearedThisTurn: () => have([text('appeared this turn')]),
  attackedSinceYourTurn: () => have([text('attacked since the end of your last turn')]),
  symbol: (symbol) => have([{ kind: 'symbol', symbol }]),
  basic: (value) => word(value ? 'basic' : 'special'),
  anyTurnCombat: () => be(words`an ${{ kind: 'icon', icon: 'anyTurn' }} Combat plot twist`),
  pile: (pile) => word(`in your ${pileWords(pile)}`),
};

/** A role in a combat after "is", and after "while". */
export const ROLES: Readonly<Record<CombatRole, (ctx: Ctx) => Phrase>> = {
  attacker: () => [text('attacking')],
  defender: () => [text('defending')],
  any: () => [text('in combat')],
  none: () => [text('out of combat')],
  attackingSelf: (ctx) => words`attacking ${selfNoun(ctx).object}`,
  rangedAttackingSelf: (ctx) => words`ranged attacking ${selfNoun(ctx).object}`,
  meleeAttackingSelf: (ctx) => words`melee attacking ${selfNoun(ctx).object}`,
  againstSelf: (ctx) => words`in combat with ${selfNoun(ctx).object}`,
  meleeAgainstSelf: (ctx) => words`in melee combat with ${selfNoun(ctx).object}`,
  soloAttacker: () => [text('attacking solo')],
  teamAttacker: () => [text('team attacking')],
  meleeAttacker: () => [text('melee attacking')],
  rangedAttacker: () => [text('making a ranged attack')],
  meleeDefender: () => [text('defending against a melee attack')],
  inMelee: () => [text('in melee combat')],
  inRanged: () => [text('in ranged combat')],
  meleeAttackingYours: () => [text('melee attacking a character on your side')],
  survivor: () => [text('a survivor of the combat')],
};

/** "is face up", "isn't a location", "has a wound". */
export function predicateWords(filter: Filter, noun: Noun, ctx: Ctx, positive = true): Phrase {
  const asNoun = filter.is !== undefined && Object.keys(filter).length > 1;
  const all = asNoun
    ? [be(withArticle(whole(slotsOf({ zone: 'play', where: filter }, ctx, 'card'), false)))]
    : each(filter, ctx);
  return join(
    all.map((predicate) => said(predicate, noun, positive)),
    ', ',
    positive ? ' and ' : ' or ',
  );
}

function each(filter: Filter, ctx: Ctx): Predicate[] {
  return Object.entries(filter)
    .filter(([, value]) => value !== undefined)
    .map(([field, value]) => entry<unknown, [Ctx], Predicate>(PREDICATES, field)(value, ctx));
}

function said(predicate: Predicate, noun: Noun, positive: boolean): Phrase {
  if (predicate.with === 'do') {
    const verb = noun.many ? predicate.base : predicate.third;
    return positive ? words`${verb} ${predicate.said}` : words`doesn't ${predicate.base} ${predicate.said}`;
  }
  if (predicate.with === 'have') {
    if (positive) return words`${noun.many ? 'have' : 'has'} ${predicate.said}`;
    return words`${noun.many ? "don't" : "doesn't"} have ${predicate.said}`;
  }
  return words`${noun.many ? (positive ? 'are' : "aren't") : positive ? 'is' : "isn't"} ${predicate.said}`;
}
