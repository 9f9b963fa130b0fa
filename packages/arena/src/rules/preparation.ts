import type { CardId, Seat } from '@longbox/kernel';
import { type Refusal, WHY } from '../reasons.ts';
import { ACTIVE_SLOTS, type ArenaState, nameOf, SLOTS } from '../state.ts';

function isChosenName(s: ArenaState, seat: Seat, name: number): boolean {
  const chosen = s.chosen[seat];
  for (let i = 0; i < chosen.length; i++) if (nameOf(s, chosen[i]) === name) return true;
  return false;
}

/** Different single names of the hand that are not chosen yet, counting only cards with an id above `after`. */
export function countNames(s: ArenaState, seat: Seat, after: CardId): number {
  const hand = s.hand[seat];
  let count = 0;
  for (let i = 0; i < hand.length; i++) {
    if (hand[i] <= after || s.book.size[s.print[hand[i]]] > 0) continue;
    const name = nameOf(s, hand[i]);
    if (isChosenName(s, seat, name)) continue;
    let isFirst = true;
    for (let k = 0; k < i && isFirst; k++) {
      if (hand[k] > after && s.book.size[s.print[hand[k]]] === 0 && nameOf(s, hand[k]) === name) isFirst = false;
    }
    if (isFirst) count++;
  }
  return count;
}

/** How many characters this seat still has to choose: as many different names as there are, five at most (MA-SET-09). */
export const leftToChoose = (s: ArenaState, seat: Seat): number =>
  Math.min(SLOTS - s.chosen[seat].length, countNames(s, seat, -1));

/** Choices of one Squad are made in ascending order; a new Squad begins again. */
export function lastChosen(s: ArenaState, seat: Seat): CardId {
  const chosen = s.chosen[seat];
  return chosen.length === 0 || chosen.length === ACTIVE_SLOTS ? -1 : chosen[chosen.length - 1];
}

/** May this hand card be the next starting character? (MA-SET-05 to MA-SET-10) */
export function whyNotDeploy(s: ArenaState, seat: Seat, card: CardId): Refusal {
  if (s.book.size[s.print[card]] > 0) return WHY.teamAtPreparation; // MA-SET-08
  if (isChosenName(s, seat, nameOf(s, card))) return WHY.nameChosen; // MA-SET-07
  if (card <= lastChosen(s, seat)) return WHY.pickInOrder;
  // The Squad must still be filled from the cards above this one (MA-SET-10).
  const taken = s.chosen[seat].length;
  const squadLeft = Math.min(leftToChoose(s, seat), taken < ACTIVE_SLOTS ? ACTIVE_SLOTS - taken : SLOTS - taken);
  return namesAbove(s, seat, card) >= squadLeft - 1 ? undefined : WHY.pickInOrder;
}

function namesAbove(s: ArenaState, seat: Seat, card: CardId): number {
  const hand = s.hand[seat];
  const name = nameOf(s, card);
  const above = countNames(s, seat, card);
  for (let i = 0; i < hand.length; i++) {
    if (hand[i] > card && nameOf(s, hand[i]) === name) return above - 1;
  }
  return above;
}
