import type { PlayerRule, StaticPower } from '../language/index.ts';
import { CANT } from './cant.ts';
import { costMask, type PowerEntry, type StaticEntry } from './face.ts';
import { IS } from './row-kinds.ts';

/** Bits of the kinds of modifiers a static power carries. */
export function staticMask(power: StaticPower): number {
  let mask = 0;
  for (const mod of power.by) mask |= 1 << IS[mod.mod];
  if (power.rules !== undefined) mask |= 1 << IS.rule;
  return mask;
}

/** For the catalogue: see `Face.staticsMask`. */
export function maskOfStatics(entries: readonly StaticEntry[]): number {
  let mask = 0;
  for (const { power } of entries) mask |= staticMask(power);
  return mask;
}

/** For the catalogue: see `Face.forbids`. */
export function forbiddenBy(entries: readonly StaticEntry[]): number {
  let bits = 0;
  for (const { power } of entries) for (const mod of power.by) if (mod.mod === 'cant') bits |= CANT[mod.what];
  return bits;
}

/** For the catalogue: see `Face.ownRules`. */
export const ownRulesOf = (entries: readonly StaticEntry[]): readonly PlayerRule[] =>
  entries.flatMap(({ power }) => (power.rules ?? []).filter(isOwn));

const isOwn = (rule: PlayerRule): boolean =>
  rule.rule === 'equipOnlyTo' ||
  rule.rule === 'appearsAs' ||
  rule.rule === 'cantUseOwn' ||
  rule.rule === 'deckWithout' ||
  rule.rule === 'equipInCombat' ||
  rule.rule === 'formInstead' ||
  rule.rule === 'recruitForAny' ||
  rule.rule === 'recruitDiscarding' ||
  rule.rule === 'recruitFromPile' ||
  ((rule.rule === 'recruitCosts' || rule.rule === 'equipCosts') && rule.what.self === true);

/** For the catalogue: see `Face.copiesElsewhere`. */
export const copyFromElsewhere = (entries: readonly StaticEntry[]): boolean =>
  entries.some(({ power }) => power.by.some((mod) => mod.mod === 'copyPowers' && mod.of.zone !== 'play'));

/** For the catalogue: see `Face.everyGoodTeam`. */
export const givesGoodTeams = (entries: readonly StaticEntry[]): boolean =>
  entries.some(({ power }) => power.by.some((mod) => mod.mod === 'can' && mod.what === 'haveEveryGoodTeam'));

/** For the catalogue: see `Face.recruitPrice`. */
export function recruitPriceOf(entries: readonly StaticEntry[]): readonly number[] {
  for (const { power } of entries) {
    for (const rule of power.rules ?? []) if (rule.rule === 'recruitFor') return rule.pay.map(costMask);
  }
  return [];
}

/** For the catalogue: see `Face.notesTeam`. */
export const notesTeam = ({ power }: PowerEntry): boolean =>
  'effects' in power && (power.effects?.some(({ verb }) => verb === 'noteTeam') ?? false);
