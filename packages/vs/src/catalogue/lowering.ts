import type { Amount, Modifier, StaticPower } from '../language/index.ts';
import type { StaticEntry } from './face.ts';
import { IS, ROW_KINDS, type RowKind } from './row-kinds.ts';

// What lasting effects can lower of all that the state check looks at; see `derived/lowers.ts`.

/** By kind of row: whether it can. */
const CAN_LOWER: Readonly<Record<RowKind, boolean>> = {
  stats: true,
  base: true,
  switch: true,
  toBase: true,
  clamp: true,
  health: true,
  keyword: false,
  team: false,
  power: false,
  copyPowers: false,
  losePowers: false,
  strikeTwice: false,
  cant: true,
  can: false,
  counterInstead: false,
  leavesToPile: false,
  powerUpWith: false,
  rule: true,
  later: false,
  ruleFor: false,
  level: false,
  control: false,
  appearsWith: false,
  loseKeyword: false,
  gainPowers: false,
  idleCounters: true,
  becomesLevel: true,
  partner: false,
  payLess: false,
};
/** The kinds that can, as bits. */
export const CHECKED = ROW_KINDS.reduce((mask, kind) => (CAN_LOWER[kind] ? mask | (1 << IS[kind]) : mask), 0);

/** How far static powers do so: not at all, only by what counters their own character must not have, or in any way. */
export const LOWERS = { nothing: 0, ownCounters: 1, anything: 2 } as const;

/** For the catalogue: see `Face.lowers`. */
export const loweringOf = (entries: readonly StaticEntry[]): number =>
  entries.reduce<number>((most, { power }) => Math.max(most, loweringBy(power)), LOWERS.nothing);

function loweringBy({ by, rules, affects }: StaticPower): number {
  if (rules?.some(keepsIn) === true) return LOWERS.anything;
  const lowering = by.filter(lowers);
  if (lowering.length === 0) return LOWERS.nothing;
  return affects === undefined && lowering.every(isAboutCounters) ? LOWERS.ownCounters : LOWERS.anything;
}

export const keepsIn = (rule: { readonly rule: string }): boolean => rule.rule === 'cantLose';

export const isAboutCounters = (mod: Modifier): boolean =>
  mod.mod === 'cant' && (mod.what === 'havePlus' || mod.what === 'haveMinus' || mod.what === 'haveVitality');

function lowers(mod: Modifier): boolean {
  switch (mod.mod) {
    case 'stats':
      return mayBeNegative(mod.def);
    case 'health':
      return mod.base !== undefined || mayBeNegative(mod.by);
    case 'cant':
      return isAboutCounters(mod);
    default:
      return CAN_LOWER[mod.mod];
  }
}

function mayBeNegative(amount: Amount): boolean {
  if (typeof amount === 'number') return amount < 0;
  switch (amount.amount) {
    case 'count':
    case 'printed':
    case 'total':
    case 'digits':
    case 'nameWords':
    case 'counters':
    case 'powers':
    case 'superPowers':
    case 'instances':
    case 'teams':
    case 'basicTypes':
    case 'symbolColors':
    case 'excess':
    // Half of a number is negative only if the number is; no printed number is.
    case 'half':
    case 'cardsIn':
    case 'tally':
      return false;
    default:
      return true;
  }
}
