import type { Seat } from '@longbox/kernel';
import { KEYWORD_WORDS } from '../catalogue/face.ts';
import { faceOf } from '../state/relation.ts';
import type { VsState } from '../state/state.ts';

// What all characters on the board have printed between them. Most questions end here; it is kept until somebody comes, goes,
// changes sides or gets another face.

function look(s: VsState): void {
  const { board, ears, usableOn, keywordsOn } = s;
  ears[0] = 0;
  ears[1] = 0;
  usableOn.fill(0);
  keywordsOn.fill(0);
  for (let i = 0; i < board.length; i++) {
    const face = faceOf(s, board[i]);
    ears[0] |= face.ears[0];
    ears[1] |= face.ears[1];
    for (let word = 0; word < KEYWORD_WORDS; word++) keywordsOn[word] |= face.keywords[word];
    usableOn[s.sideOf[s.controller[board[i]]]] |= face.usable;
  }
  s.boardKnown = 1;
}

/** Whether a printed power triggers on an event. */
export function boardHears(s: VsState, event: number): boolean {
  if (s.boardKnown === 0) look(s);
  return (s.ears[event >> 5] & (1 << (event & 31))) !== 0;
}

/** Whether a keyword is printed on any character. */
export function boardPrints(s: VsState, keyword: number): boolean {
  if (s.boardKnown === 0) look(s);
  return (s.keywordsOn[keyword >> 5] & (1 << (keyword & 31))) !== 0;
}

/** When printed powers of the characters on a player's side can be used, as bits; see `timing.ts`. */
export function usableOnSide(s: VsState, seat: Seat): number {
  if (s.boardKnown === 0) look(s);
  return s.usableOn[s.sideOf[seat]];
}
