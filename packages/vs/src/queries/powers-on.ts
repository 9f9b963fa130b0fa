import { NONE } from '@longbox/kernel';
import type { PowerEntry } from '../catalogue/face.ts';
import { IS } from '../catalogue/row-kinds.ts';
import { isLevelUp, KEYWORD_NAMES, KEYWORDS, type Modifier, nameOfPower } from '../language/index.ts';
import { isFaceUp } from '../state/relation.ts';
import { AT } from '../state/rows.ts';
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
  for (let i = start; i < gathered.length; i++) if (takesAll(gathered.mods[i])) lost = true;
  release(start);
  return lost;
}

/** Since when it has been without powers, if it has those that it gained after that (VS-MEC-LOSEPOW-01). */
export function lostSince(s: VsState, card: number): number | undefined {
  if (!mayBeAffected(s, card, IS.losePowers)) return undefined;
  const start = affecting(s, card, IS.losePowers);
  let since: number | undefined;
  let forGood = false;
  for (let i = start; i < gathered.length; i++) {
    const mod = gathered.mods[i];
    if (mod.mod !== 'losePowers' || !takesAll(mod)) continue;
    if (mod.gainable) since = Math.max(since ?? gathered.stamps[i], gathered.stamps[i]);
    else forGood = true;
  }
  release(start);
  return forGood ? undefined : since;
}

const takesAll = (mod: Modifier): boolean =>
  mod.mod === 'losePowers' && mod.only === undefined && mod.called === undefined && mod.named === undefined;

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
  entry.always || ((entry.whileFaceDown ? !areLost(s, card) : arePowersOn(s, card)) && !isTaken(s, card, entry));

/** The name by which a power can be taken; what a keyword means goes with it. */
export const nameOfEntry = ({ power, keyword }: PowerEntry): string =>
  keyword === NONE ? nameOfPower(power) : KEYWORD_NAMES[KEYWORDS[keyword]];

/** Whether this one power has been taken from it, by its name (VS-MEC-LOSEPOW-02). */
export function isTaken(s: VsState, card: number, entry: PowerEntry): boolean {
  return mayBeAffected(s, card, IS.losePowers) && !entry.always && isNameTaken(s, card, nameOfEntry(entry));
}

export function isNameTaken(s: VsState, card: number, name: string): boolean {
  const start = affecting(s, card, IS.losePowers);
  let taken = false;
  for (let i = start; i < gathered.length; i++) {
    const mod = gathered.mods[i];
    if (mod.mod !== 'losePowers') continue;
    if ((mod.called === name && mod.one === undefined) || (mod.named !== undefined && namedBy(s, i) === name))
      taken = true;
  }
  release(start);
  return taken;
}

/** What was named: fixed in its row, or remembered by the card that has the static power. */
function namedBy(s: VsState, i: number): string | undefined {
  const row = gathered.rows[i];
  const { names } = s.book.catalogue;
  if (row !== NONE) return names[s.modifiers[row + AT.a]];
  const holder = gathered.holders[i];
  return holder === NONE || s.memo[holder] === 0 ? undefined : names[s.memo[holder] - 1];
}

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

/** How many powers of this name it has lost one by one. */
export function countTaken(s: VsState, card: number, name: string): number {
  const start = affecting(s, card, IS.losePowers);
  let count = 0;
  for (let i = start; i < gathered.length; i++) {
    const mod = gathered.mods[i];
    if (mod.mod === 'losePowers' && mod.one === true && mod.called === name) count++;
  }
  release(start);
  return count;
}
