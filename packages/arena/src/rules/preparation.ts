import { type CardId, NONE, type Seat } from '@longbox/kernel';
import { type Refusal, WHY } from '../state/reasons.ts';
import { ACTIVE_SLOTS, type ArenaState, nameOf, SLOTS } from '../state/state.ts';

function isChosenName(s: ArenaState, seat: Seat, name: number): boolean {
  const chosen = s.chosen[seat];
  for (let i = 0; i < chosen.length; i++) if (nameOf(s, chosen[i]) === name) return true;
  return false;
}

/** Different single names of the hand that are not chosen yet. */
function countNames(s: ArenaState, seat: Seat): number {
  const hand = s.hand[seat];
  let count = 0;
  for (let i = 0; i < hand.length; i++) {
    if (s.book.size[s.print[hand[i]]] > 0) continue;
    const name = nameOf(s, hand[i]);
    if (!isChosenName(s, seat, name) && !isNameBefore(s, hand, i, NONE, name)) count++;
  }
  return count;
}

/** How many characters this seat still has to choose: as many different names as there are, five at most (MA-SET-09). */
export const leftToChoose = (s: ArenaState, seat: Seat): number =>
  Math.min(SLOTS - s.chosen[seat].length, countNames(s, seat));

/** Choices of one Squad are made in ascending order; a new Squad begins again. */
export function lastChosen(s: ArenaState, seat: Seat): CardId {
  const chosen = s.chosen[seat];
  return chosen.length === 0 || chosen.length === ACTIVE_SLOTS ? NONE : chosen[chosen.length - 1];
}

/** May this hand card be the next starting character? (MA-SET-05 to MA-SET-10) `left` is what `leftToChoose` answers. */
export function whyNotDeploy(s: ArenaState, seat: Seat, card: CardId, left = leftToChoose(s, seat)): Refusal {
  if (s.book.size[s.print[card]] > 0) return WHY.teamAtPreparation; // MA-SET-08
  if (isChosenName(s, seat, nameOf(s, card))) return WHY.nameChosen; // MA-SET-07
  if (card <= lastChosen(s, seat)) return WHY.pickInOrder;
  // The Squad must still be filled from the cards above this one (MA-SET-10).
  const taken = s.chosen[seat].length;
  const squadLeft = Math.min(left, taken < ACTIVE_SLOTS ? ACTIVE_SLOTS - taken : SLOTS - taken);
  return hasNamesAbove(s, seat, card, squadLeft - 1) ? undefined : WHY.pickInOrder;
}

/** Are there so many different names, this card's and the chosen ones aside, on cards above this one? */
function hasNamesAbove(s: ArenaState, seat: Seat, card: CardId, needed: number): boolean {
  if (needed <= 0) return true;
  const hand = s.hand[seat];
  const own = nameOf(s, card);
  let found = 0;
  for (let i = 0; i < hand.length; i++) {
    if (hand[i] <= card || s.book.size[s.print[hand[i]]] > 0) continue;
    const name = nameOf(s, hand[i]);
    if (name === own || isChosenName(s, seat, name) || isNameBefore(s, hand, i, card, name)) continue;
    if (++found === needed) return true;
  }
  return false;
}

/** Does a card above `card` and before `end` in the hand have this name? */
function isNameBefore(s: ArenaState, hand: readonly CardId[], end: number, card: CardId, name: number): boolean {
  for (let i = 0; i < end; i++) if (hand[i] > card && nameOf(s, hand[i]) === name) return true;
  return false;
}
