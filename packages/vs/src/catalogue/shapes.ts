import type { Fields, FieldsWith } from '../language/fields.ts';
import type {
  Amount,
  Condition,
  Effect,
  Filter,
  Modifier,
  Pattern,
  PlayerRule,
  Power,
  Query,
  Trigger,
} from '../language/index.ts';
import { EVENTS } from '../language/index.ts';
import { IS, type RowKind } from './row-kinds.ts';

/**
 * Trees as written have a shape of their own each: only the fields their card needs. Rules read them millions of times, so
 * the catalogue keeps copies in which all nodes of a kind have all fields in one order, absent ones as `undefined`.
 */
export interface ReadyFilter extends Filter {
  /** No test at all: everything fits. */
  readonly isOpen: boolean;
  /** Whether any test of a group is there; see `queries/filter.ts`. */
  readonly testsNames: boolean;
  readonly testsNumbers: boolean;
  readonly testsRest: boolean;
  /** What a face-down resource cannot fit, since it has no print. */
  readonly asksPrint: boolean;
  /** It finds face-down locations or characters, which need not be known as such (VS-RES-24, VS-MEC-RESOURCE-06). */
  readonly findsBlank: boolean;
  /** VS-TERM-28: "your main character" is one of your own, not one taken from an enemy. */
  readonly isOwnMain: boolean;
}

/** Where `queries/filter.ts` tests a field: right away, or in the part of its group, which is skipped where none is there. */
type Group = 'first' | 'names' | 'numbers' | 'rest';

/** For each field its group, and whether it asks for what is printed. */
const TESTS: { readonly [F in keyof Required<Filter>]: readonly [Group, 'print'?] } = {
  side: ['first'],
  owner: ['first'],
  is: ['first'],
  isNot: ['first'],
  other: ['first'],
  self: ['first'],
  row: ['first'],
  sameRowAs: ['rest'],
  face: ['first'],
  stunned: ['first'],
  exhausted: ['first'],
  keyword: ['first', 'print'],
  without: ['rest', 'print'],
  hasCounter: ['first'],
  equipped: ['rest', 'print'],
  wearing: ['rest', 'print'],
  wornBy: ['rest'],
  hasPower: ['rest', 'print'],
  wounded: ['first'],
  level: ['first', 'print'],
  combat: ['first'],
  same: ['names'],
  not: ['names'],
  name: ['names', 'print'],
  named: ['names', 'print'],
  otherName: ['names'],
  otherThanNamed: ['names', 'print'],
  sameNameAs: ['names', 'print'],
  nameContains: ['names', 'print'],
  sharesMantle: ['names', 'print'],
  sharesMantleWith: ['names', 'print'],
  nameNotAmong: ['names', 'print'],
  sameCardAs: ['names', 'print'],
  cost: ['numbers', 'print'],
  atk: ['numbers', 'print'],
  def: ['numbers', 'print'],
  printedHealth: ['numbers', 'print'],
  higherThanEach: ['numbers', 'print'],
  highestAmong: ['numbers', 'print'],
  team: ['rest', 'print'],
  hasTeam: ['rest', 'print'],
  namedTeam: ['rest', 'print'],
  sharesTeamWith: ['rest', 'print'],
  sharesNoTeamWith: ['rest', 'print'],
  hasSuperPower: ['rest', 'print'],
  hasPaidSymbol: ['rest', 'print'],
  blood: ['rest', 'print'],
  alignment: ['rest', 'print'],
  protectedBy: ['rest', 'print'],
  protects: ['rest', 'print'],
  protected: ['rest', 'print'],
  meleeAttackableBy: ['rest', 'print'],
  couldBear: ['rest', 'print'],
  stunnedThisTurnBy: ['rest', 'print'],
  flownOverBy: ['rest', 'print'],
  attackedThisTurn: ['rest', 'print'],
  appearedThisTurn: ['rest', 'print'],
  attackedSinceYourTurn: ['rest', 'print'],
  symbol: ['rest', 'print'],
  basic: ['rest', 'print'],
  anyTurnCombat: ['rest', 'print'],
  pile: ['rest', 'print'],
  absorbed: ['rest', 'print'],
  uncollected: ['rest', 'print'],
  brand: ['rest', 'print'],
};

/** Whether the filter has a test that this is true of. */
const has = (f: Filter, is: (test: readonly [Group, 'print'?]) => boolean): boolean =>
  Object.entries(TESTS).some(([field, test]) => f[field as keyof Filter] !== undefined && is(test));
const hasGroup = (f: Filter, group: Group): boolean => has(f, ([its]) => its === group);

/** Undefined fields are what makes the shapes equal; the types of the language do without them. */
export function readyFilter(f: Filter, isOfResources = false): ReadyFilter {
  const shaped: { [K in keyof Required<Filter>]: Filter[K] | undefined } & Omit<ReadyFilter, keyof Filter> = {
    isOpen: Object.keys(f).length === 0,
    testsNames: hasGroup(f, 'names'),
    testsNumbers: hasGroup(f, 'numbers'),
    testsRest: hasGroup(f, 'rest'),
    asksPrint: (f.is !== undefined && f.is !== 'card') || has(f, ([, print]) => print === 'print'),
    findsBlank: f.face === 'down' && (f.is === 'location' || (isOfResources && f.is === 'supporting')),
    isOwnMain: f.is === 'main' && f.side === 'yours',
    side: f.side,
    owner: f.owner,
    is: f.is,
    isNot: f.isNot,
    other: f.other,
    self: f.self,
    same: f.same,
    not: f.not,
    name: f.name,
    named: f.named,
    otherName: f.otherName,
    otherThanNamed: f.otherThanNamed,
    sameNameAs: f.sameNameAs,
    nameContains: f.nameContains,
    sharesMantle: f.sharesMantle,
    sharesMantleWith: f.sharesMantleWith,
    nameNotAmong: f.nameNotAmong,
    sameCardAs: f.sameCardAs,
    team: f.team,
    sharesTeamWith: f.sharesTeamWith,
    sharesNoTeamWith: f.sharesNoTeamWith,
    hasTeam: f.hasTeam,
    namedTeam: f.namedTeam,
    row: f.row,
    sameRowAs: f.sameRowAs,
    face: f.face,
    stunned: f.stunned,
    exhausted: f.exhausted,
    keyword: f.keyword,
    without: f.without,
    hasSuperPower: f.hasSuperPower,
    hasPaidSymbol: f.hasPaidSymbol,
    blood: f.blood,
    hasCounter: f.hasCounter,
    wounded: f.wounded,
    equipped: f.equipped,
    wearing: f.wearing,
    wornBy: f.wornBy,
    hasPower: f.hasPower,
    cost: f.cost,
    atk: f.atk,
    def: f.def,
    printedHealth: f.printedHealth,
    higherThanEach: f.higherThanEach,
    highestAmong: f.highestAmong,
    level: f.level,
    alignment: f.alignment,
    combat: f.combat,
    protectedBy: f.protectedBy,
    protects: f.protects,
    protected: f.protected,
    meleeAttackableBy: f.meleeAttackableBy,
    couldBear: f.couldBear,
    stunnedThisTurnBy: f.stunnedThisTurnBy,
    flownOverBy: f.flownOverBy,
    attackedThisTurn: f.attackedThisTurn,
    appearedThisTurn: f.appearedThisTurn,
    attackedSinceYourTurn: f.attackedSinceYourTurn,
    symbol: f.symbol,
    basic: f.basic,
    anyTurnCombat: f.anyTurnCombat,
    pile: f.pile,
    absorbed: f.absorbed,
    uncollected: f.uncollected,
    brand: f.brand,
  };
  return shaped as ReadyFilter;
}

/** With the number of its event. */
export interface ReadyPattern extends Pattern {
  readonly event: number;
}

function readyPattern(p: Pattern): ReadyPattern {
  const shaped: { [K in keyof Required<Pattern>]: Pattern[K] | undefined } & { event: number } = {
    event: EVENTS.indexOf(p.on),
    on: p.on,
    subject: p.subject,
    object: p.object,
    player: p.player,
    amount: p.amount,
    in: p.in,
    power: p.power,
    symbol: p.symbol,
    unlessRecruitedFromHand: p.unlessRecruitedFromHand,
  };
  return shaped as ReadyPattern;
}

function readyTrigger(t: Trigger): Trigger {
  const shaped: { [K in keyof Required<Trigger>]: Trigger[K] | undefined } = {
    pattern: t.pattern,
    or: t.or,
    if: t.if,
    while: t.while,
    first: t.first,
    once: t.once,
    together: t.together,
  };
  return shaped as Trigger;
}

/** Powers of all kinds are in the same lists, so they share one shape. A field that is missing here does not compile. */
const readyPower = (p: Readonly<Record<string, unknown>>): Readonly<Record<Fields<Power>, unknown>> => ({
  power: p.power,
  name: p.name,
  trigger: p.trigger,
  effects: p.effects,
  timing: p.timing,
  anyTurn: p.anyTurn,
  cost: p.cost,
  amplify: p.amplify,
  limit: p.limit,
  only: p.only,
  after: p.after,
  users: p.users,
  from: p.from,
  paidBy: p.paidBy,
  asTwist: p.asTwist,
  called: p.called,
  must: p.must,
  whileStunned: p.whileStunned,
  to: p.to,
  free: p.free,
  while: p.while,
  affects: p.affects,
  by: p.by,
  rules: p.rules,
  always: p.always,
  whileFaceDown: p.whileFaceDown,
  unprinted: p.unprinted,
  offFor: p.offFor,
  keyword: p.keyword,
  team: p.team,
  xp: p.xp,
  steps: p.steps,
});

/** With the number of its kind. */
export type ReadyModifier = Modifier & { readonly rowKind: number };

/** All fields any modifier has, in one literal for one shape. */
const readyModifier = (
  mod: Readonly<Record<string, unknown>>,
): Readonly<Record<Fields<Modifier> | 'rowKind', unknown>> => ({
  rowKind: IS[mod.mod as RowKind],
  mod: mod.mod,
  atk: mod.atk,
  def: mod.def,
  to: mod.to,
  by: mod.by,
  keyword: mod.keyword,
  team: mod.team,
  instead: mod.instead,
  power: mod.power,
  of: mod.of,
  from: mod.from,
  levelUp: mod.levelUp,
  gainable: mod.gainable,
  against: mod.against,
  times: mod.times,
  what: mod.what,
  whom: mod.whom,
  only: mod.only,
  in: mod.in,
  fitting: mod.fitting,
  attacking: mod.attacking,
  more: mod.more,
  called: mod.called,
  counter: mod.counter,
  put: mod.put,
  may: mod.may,
  onto: mod.onto,
  pile: mod.pile,
  count: mod.count,
  keywordsOnly: mod.keywordsOnly,
  named: mod.named,
  one: mod.one,
  most: mod.most,
  base: mod.base,
  level: mod.level,
  least: mod.least,
  less: mod.less,
});

/** Each kind of power, and whether it has the shape of powers: all do. */
const POWERS: Readonly<Record<Power['power'], true>> = {
  keyword: true,
  trigger: true,
  super: true,
  levelUp: true,
  journey: true,
  static: true,
};
const isPowerKind = (kind: unknown): boolean => typeof kind === 'string' && Object.hasOwn(POWERS, kind);

/** Everything of the language in which a filter can stand. */
type Holder = Effect | Modifier | PlayerRule | Power | Pattern | Query | Exclude<Amount, number> | Condition;

/** Fields that hold a filter. */
const FILTER_KEYS: Readonly<Record<FieldsWith<Holder, Filter>, true>> = {
  where: true,
  subject: true,
  object: true,
  affects: true,
  whom: true,
  against: true,
  filter: true,
  what: true,
  until: true,
  fitting: true,
  wearer: true,
  paidBy: true,
};

const isPattern = (node: object): node is Pattern => 'on' in node && typeof node.on === 'string' && !('verb' in node);

/** A deep copy in ready shapes. */
export function readyTree<T>(node: T, key = ''): T {
  if (typeof node !== 'object' || node === null) return node;
  if (Array.isArray(node)) return node.map((part) => readyTree(part, '')) as T;
  const isOfResources = 'zone' in node && node.zone === 'resources';
  const copy = Object.fromEntries(
    Object.entries(node).map(([name, part]) => [
      name,
      // VS-RES-24: who looks for a character anywhere in play must not learn that one lies there face down.
      isOfResources && name === 'where' ? readyFilter(readyTree(part), true) : readyTree(part, name),
    ]),
  );
  if (Object.hasOwn(FILTER_KEYS, key) && !('cards' in node)) return readyFilter(copy) as T;
  if (isPattern(copy)) return readyPattern(copy) as T;
  if ('pattern' in copy && !('condition' in copy)) return readyTrigger(copy as unknown as Trigger) as T;
  if ('mod' in copy) return readyModifier(copy) as T;
  if (isPowerKind(copy.power)) return readyPower(copy) as T;
  return copy as T;
}
