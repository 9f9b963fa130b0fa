import type { PowerEntry } from '../catalogue/face.ts';
import { IS } from '../catalogue/row-kinds.ts';
import { isLevelUp, type Modifier } from '../language/index.ts';
import { isFaceUp } from '../state/relation.ts';
import type { VsState } from '../state/state.ts';
import { affecting, gathered, mayBeAffected, release } from './affecting.ts';

/** Whether a card's powers work: face up (VS-PWR-03) and not lost. */
export function arePowersOn(s: VsState, card: number): boolean {
  return isFaceUp(s, card) && !areLost(s, card);
}

/** Whether something has taken its powers, face up or face down. */
export function areLost(s: VsState, card: number): boolean {
  if (!mayBeAffected(s, card, IS.losePowers)) return false;
  const start = affecting(s, card, IS.losePowers);
  let lost = false;
  for (let i = start; i < gathered.length; i++) if (!takesSuperPowersOnly(gathered.mods[i])) lost = true;
  release(start);
  return lost;
}

const takesSuperPowersOnly = (mod: Modifier): boolean => mod.mod === 'losePowers' && mod.only === 'super';

/** Whether something has taken its super powers and nothing else. */
export function areSuperPowersLost(s: VsState, card: number): boolean {
  if (!mayBeAffected(s, card, IS.losePowers)) return false;
  const start = affecting(s, card, IS.losePowers);
  let lost = false;
  for (let i = start; i < gathered.length; i++) if (takesSuperPowersOnly(gathered.mods[i])) lost = true;
  release(start);
  return lost;
}

/** Whether a power that is there while its character has its powers works now. */
export const isOn = (s: VsState, card: number, entry: PowerEntry): boolean =>
  entry.always || (entry.whileFaceDown ? !areLost(s, card) : arePowersOn(s, card));

/** Whether a power works although `arePowersOn` says no: it says so itself, or it is a Level Up power and only others are lost. */
export function staysOn(s: VsState, card: number, entry: PowerEntry): boolean {
  const { power, always, whileFaceDown } = entry;
  if (always || (whileFaceDown && !areLost(s, card))) return true;
  if (!isLevelUp(power) || !isFaceUp(s, card)) return false;
  const start = affecting(s, card, IS.losePowers);
  let on = true;
  for (let i = start; i < gathered.length; i++) {
    const mod = gathered.mods[i];
    if (mod.mod === 'losePowers' && mod.levelUp === true) on = false;
  }
  release(start);
  return on;
}
