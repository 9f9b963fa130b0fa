import type { Filter, Modifier, Pattern, Power, Trigger } from '../language/index.ts';
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
  /** It finds face-down locations, which need not be known as such (VS-RES-24). */
  readonly findsBlank: boolean;
  /** VS-TERM-28: "your main character" is one of your own, not one taken from an enemy. */
  readonly isOwnMain: boolean;
}

const NAME_TESTS = ['name', 'named', 'otherName', 'sameNameAs', 'sameCardAs', 'same', 'not'] as const;
const NUMBER_TESTS = ['cost', 'atk', 'def'] as const;
const REST_TESTS = [
  'team',
  'hasTeam',
  'namedTeam',
  'sharesTeamWith',
  'hasSuperPower',
  'alignment',
  'protectedBy',
  'stunnedThisTurnBy',
  'attackedThisTurn',
  'symbol',
  'basic',
  'anyTurnCombat',
  'pile',
  'absorbed',
] as const;

const PRINT_TESTS = ['name', 'named', 'sameNameAs', 'sameCardAs', 'keyword', 'level'] as const;

const has = (f: Filter, tests: readonly (keyof Filter)[]): boolean => tests.some((test) => f[test] !== undefined);

/** Undefined fields are what makes the shapes equal; the types of the language do without them. */
export function readyFilter(f: Filter): ReadyFilter {
  const shaped: { [K in keyof Required<Filter>]: Filter[K] | undefined } & Omit<ReadyFilter, keyof Filter> = {
    isOpen: Object.keys(f).length === 0,
    testsNames: has(f, NAME_TESTS),
    testsNumbers: has(f, NUMBER_TESTS),
    testsRest: has(f, REST_TESTS),
    asksPrint: (f.is !== undefined && f.is !== 'card') || has(f, [...PRINT_TESTS, ...NUMBER_TESTS, ...REST_TESTS]),
    findsBlank: f.face === 'down' && f.is === 'location',
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
    sameNameAs: f.sameNameAs,
    sameCardAs: f.sameCardAs,
    team: f.team,
    sharesTeamWith: f.sharesTeamWith,
    hasTeam: f.hasTeam,
    namedTeam: f.namedTeam,
    row: f.row,
    face: f.face,
    stunned: f.stunned,
    exhausted: f.exhausted,
    keyword: f.keyword,
    hasSuperPower: f.hasSuperPower,
    hasCounter: f.hasCounter,
    wounded: f.wounded,
    cost: f.cost,
    atk: f.atk,
    def: f.def,
    level: f.level,
    alignment: f.alignment,
    combat: f.combat,
    protectedBy: f.protectedBy,
    stunnedThisTurnBy: f.stunnedThisTurnBy,
    attackedThisTurn: f.attackedThisTurn,
    symbol: f.symbol,
    basic: f.basic,
    anyTurnCombat: f.anyTurnCombat,
    pile: f.pile,
    absorbed: f.absorbed,
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
    power: p.power,
    symbol: p.symbol,
  };
  return shaped as ReadyPattern;
}

function readyTrigger(t: Trigger): Trigger {
  const shaped: { [K in keyof Required<Trigger>]: Trigger[K] | undefined } = {
    pattern: t.pattern,
    if: t.if,
    while: t.while,
    first: t.first,
  };
  return shaped as Trigger;
}

/** Powers of all kinds are in the same lists, so they share one shape. */
const readyPower = (p: Readonly<Record<string, unknown>>): object => ({
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
  from: p.from,
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
  keyword: p.keyword,
  team: p.team,
  xp: p.xp,
  steps: p.steps,
});

/** With the number of its kind. */
export type ReadyModifier = Modifier & { readonly rowKind: number };

/** All fields any modifier has, in one literal for one shape. */
const readyModifier = (mod: Readonly<Record<string, unknown>>): object => ({
  rowKind: IS[mod.mod as RowKind],
  mod: mod.mod,
  atk: mod.atk,
  def: mod.def,
  to: mod.to,
  by: mod.by,
  keyword: mod.keyword,
  team: mod.team,
  power: mod.power,
  of: mod.of,
  levelUp: mod.levelUp,
  against: mod.against,
  what: mod.what,
  whom: mod.whom,
  only: mod.only,
  in: mod.in,
  counter: mod.counter,
  put: mod.put,
  pile: mod.pile,
});

const POWERS: ReadonlySet<unknown> = new Set<Power['power']>([
  'keyword',
  'trigger',
  'super',
  'levelUp',
  'journey',
  'static',
]);

/** Keys under which a filter stands. */
const FILTER_KEYS: ReadonlySet<string> = new Set([
  'where',
  'subject',
  'object',
  'affects',
  'whom',
  'against',
  'filter',
  'what',
  'until',
]);

const isPattern = (node: object): node is Pattern => 'on' in node && typeof node.on === 'string' && !('verb' in node);

/** A deep copy in ready shapes. */
export function readyTree<T>(node: T, key = ''): T {
  if (typeof node !== 'object' || node === null) return node;
  if (Array.isArray(node)) return node.map((part) => readyTree(part, '')) as T;
  const copy = Object.fromEntries(Object.entries(node).map(([name, part]) => [name, readyTree(part, name)]));
  if (FILTER_KEYS.has(key) && !('cards' in node)) return readyFilter(copy) as T;
  if (isPattern(copy)) return readyPattern(copy) as T;
  if ('pattern' in copy && !('condition' in copy)) return readyTrigger(copy as unknown as Trigger) as T;
  if ('mod' in copy) return readyModifier(copy) as T;
  if (POWERS.has(copy.power)) return readyPower(copy) as T;
  return copy as T;
}
