import type { ArenaView, SlotView } from '@longbox/arena';
import type { Shown } from '../../state/table-store.ts';

/** The slot whose character is shown large: the one pointed at, and before anything is, the first of one's own. */
export function shownSlot({ seats }: ArenaView, seat: number, shown: Shown | undefined): SlotView | undefined {
  const isThere = ({ stack }: SlotView): boolean => stack.length > 0;
  if (shown === undefined) return seats[seat].slots.find(isThere);
  // A card that is only named stands in no slot, and least of all in an empty one.
  return seats.flatMap(({ slots }) => slots).find((slot) => isThere(slot) && slot.stack[0].card === shown.id);
}
