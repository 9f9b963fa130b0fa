import { reveal, type Seat } from '@longbox/kernel';
import { IS } from '../catalogue/row-kinds.ts';
import { faceOf } from '../state/relation.ts';
import { AT, ROW } from '../state/rows.ts';
import { EVERYBODY, type VsState } from '../state/state.ts';
import { showTo } from './known.ts';
import { removeRow } from './table.ts';
import { announce, mention } from './tell.ts';

// Recruit points (VS-BLD-08 to 14).

export function clearPoints(s: VsState, seats: readonly Seat[]): void {
  for (const seat of seats) s.seatPoints[seat] = 0;
}

export function addPoints(s: VsState, seat: Seat, count: number): void {
  s.seatPoints[seat] += count;
}

/** By an effect. */
export function gainPoints(s: VsState, seat: Seat, count: number): void {
  addPoints(s, seat, count);
  mention(s, { type: 'gainedPoints', seat, count });
}

/** For a card that is told of by itself. */
export function payPoints(s: VsState, seat: Seat, count: number): void {
  s.seatPoints[seat] -= count;
}

/** VS-BLD-13: for an effect. */
export function spendPoints(s: VsState, seat: Seat, count: number): void {
  s.seatPoints[seat] -= count;
  if (count > 0) announce(s, { type: 'spentPoints', seat, count });
}

/** Before it is paid for. */
export function showRecruit(s: VsState, seat: Seat, card: number): void {
  showTo(s, card, EVERYBODY);
  reveal(s);
  announce(s, { type: 'revealed', seat, faces: [faceOf(s, card).id], to: EVERYBODY, looked: false });
}

/** VS-PWR-20: a character is announced to everybody and paid for, though it is not in play yet. */
export function payForRecruit(s: VsState, seat: Seat, card: number, cost: number): void {
  payPoints(s, seat, cost);
  showTo(s, card, EVERYBODY);
  reveal(s);
  announce(s, { type: 'recruited', seat, card, face: faceOf(s, card).id, cost });
}

/** VS-MEC-RP-02: how many fewer points the next gain brings; with it that is over for this player. */
export function spendFewerPoints(s: VsState, seat: Seat): number {
  let fewer = 0;
  for (let at = s.modifiers.length - ROW; at >= 0; at -= ROW) {
    if (s.modifiers[at + AT.kind] !== IS.rule || (s.modifiers[at + AT.a] & (1 << seat)) === 0) continue;
    const node = s.book.catalogue.lasting[s.modifiers[at + AT.node]];
    if (!('rule' in node) || node.rule !== 'fewerPoints') continue;
    fewer += node.less;
    s.modifiers[at + AT.a] &= ~(1 << seat);
    if (s.modifiers[at + AT.a] === 0) removeRow(s, at);
  }
  return fewer;
}
