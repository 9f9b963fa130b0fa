import type { Amount, Modifier, StaticPower } from '../language/index.ts';
import type { StaticEntry } from './face.ts';
import { IS } from './row-kinds.ts';

// What lasting effects can lower of all that the state check looks at; see `derived/lowers.ts`.

export const CHECKED =
  (1 << IS.stats) |
  (1 << IS.base) |
  (1 << IS.switch) |
  (1 << IS.toBase) |
  (1 << IS.clamp) |
  (1 << IS.health) |
  (1 << IS.cant) |
  (1 << IS.rule);

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
  mod.mod === 'cant' && (mod.what === 'havePlus' || mod.what === 'haveMinus');

function lowers(mod: Modifier): boolean {
  switch (mod.mod) {
    case 'stats':
      return mayBeNegative(mod.def);
    case 'health':
      return mayBeNegative(mod.by);
    case 'cant':
      return isAboutCounters(mod);
    default:
      return (CHECKED & (1 << IS[mod.mod])) !== 0;
  }
}

function mayBeNegative(amount: Amount): boolean {
  if (typeof amount === 'number') return amount < 0;
  switch (amount.amount) {
    case 'count':
    case 'printed':
    case 'total':
    case 'superPowers':
    case 'cardsIn':
    case 'tally':
      return false;
    default:
      return true;
  }
}
