import { NONE, type Seat } from '@longbox/kernel';
import { moveCard } from '../atoms/move.ts';
import { tell } from '../atoms/tell.ts';
import { EV, KW } from '../catalogue/face.ts';
import { hasKeyword } from '../queries/traits.ts';
import { FLAG, type VsState } from '../state.ts';
import { happen } from './triggers.ts';

/** A character enters play: it appears (VS-TERM-07), ready unless something says otherwise (VS-ZON-12). */
export function enterPlay(s: VsState, card: number, row: number, seat: Seat, stunned = false): void {
  moveCard(s, card, row, seat);
  // VS-KW-EVOLUTIONARY-COCOON, VS-STN-45: it appears stunned and gets no wound from that.
  if (stunned || hasKeyword(s, card, KW.evolutionaryCocoon))
    s.flags[card] |= FLAG.faceDown | FLAG.exhausted | FLAG.stunned;
  tell(s, { type: 'appeared', card });
  happen(s, EV.appears, card, NONE, seat);
}
