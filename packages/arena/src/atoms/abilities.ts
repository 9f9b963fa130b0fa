import type { Seat } from '@longbox/kernel';
import { ABILITIES } from '../language/ability.ts';
import {
  type ArenaState,
  BANK,
  BANK_LENGTH,
  EFFECT,
  EFFECT_LENGTH,
  printAt,
  type Slot,
  STAT,
  seatOf,
  topOf,
} from '../state/state.ts';
import { shown, tell } from './tell.ts';

export function spendBank(s: ArenaState, bank: number, count: number): void {
  s.banks[bank + BANK.left] -= count;
}

/** Engages `cost` unengaged Power Points, the oldest first (MA-SA-GEN-09, MA-HID-06), and marks the ability as used. */
export function activate(s: ArenaState, slot: Slot, cost: number, temporary: number): void {
  const pile = s.piles[slot];
  let left = cost;
  for (let i = 0; i < pile.length && left > 0; i++) {
    if (s.engaged[pile[i]] !== 0) continue;
    s.engaged[pile[i]] = 1;
    left--;
  }
  const kind = s.book.ability[printAt(s, slot)];
  s.activated[slot] = kind + 1;
  if (s.sink !== undefined) {
    const card = shown(s, topOf(s, slot));
    const ability = ABILITIES[kind];
    tell(s, { type: 'abilityActivated', seat: seatOf(slot), slot, card, ability, engaged: cost, temporary });
  }
}

/** A bonus of the character itself, which moves with its stack (MA-SA-GEN-37). */
export function grantOwnBonus(s: ArenaState, slot: Slot, stat: number, amount: number): void {
  const column = stat === STAT.attack ? s.attackBonus : s.defenceBonus;
  column[slot] += amount;
  if (s.sink !== undefined) {
    const side = stat === STAT.attack ? 'attack' : 'defence';
    tell(s, { type: 'bonusGranted', seat: seatOf(slot), side, amount, slot });
  }
}

/** A bonus for everybody who matches, also those who come later (MA-SA-GEN-27). */
export function grantCategoryBonus(
  s: ArenaState,
  seat: Seat,
  stat: number,
  amount: number,
  targetKind: number,
  targetValue: number,
): void {
  s.effects.push(seat, stat, amount, targetKind, targetValue);
  if (s.sink !== undefined) {
    tell(s, { type: 'bonusGranted', seat, side: stat === STAT.attack ? 'attack' : 'defence', amount });
  }
}

/** MA-CD-04: everything the seat has running. */
export function endBonuses(s: ArenaState, seat: Seat): void {
  const { effects } = s;
  let kept = 0;
  for (let i = 0; i < effects.length; i += EFFECT_LENGTH) {
    if (effects[i + EFFECT.seat] === seat) continue;
    for (let k = 0; k < EFFECT_LENGTH; k++) effects[kept++] = effects[i + k];
  }
  let isEnded = kept < effects.length;
  effects.length = kept;
  for (let slot = 0; slot < s.attackBonus.length; slot++) {
    if (seatOf(slot) !== seat) continue;
    if (s.attackBonus[slot] !== 0 || s.defenceBonus[slot] !== 0) isEnded = true;
    s.attackBonus[slot] = 0;
    s.defenceBonus[slot] = 0;
  }
  if (isEnded) tell(s, { type: 'bonusesEnded', seat });
}

/** MA-SA-PBK-01. */
export function openBank(s: ArenaState, slot: Slot, count: number, targetKind: number, targetValue: number): void {
  s.banks.push(seatOf(slot), count, targetKind, targetValue);
  tell(s, { type: 'banked', seat: seatOf(slot), slot, count });
}

/** MA-SA-PBK-05. */
export function closeBanks(s: ArenaState): void {
  if (s.banks.length === 0) return;
  const seat = s.banks[BANK.seat];
  let unspent = 0;
  for (let bank = 0; bank < s.banks.length; bank += BANK_LENGTH) unspent += s.banks[bank + BANK.left];
  s.banks.length = 0;
  tell(s, { type: 'bankClosed', seat, unspent });
}
