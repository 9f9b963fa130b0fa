import { NONE } from '@longbox/kernel';
import { ACTIVE_SLOTS, ALL_SLOTS, SLOTS, type Slot } from './state.ts';

const NAMES = Array.from({ length: SLOTS }, (_, index) =>
  index < ACTIVE_SLOTS ? `A${index + 1}` : `R${index - ACTIVE_SLOTS + 1}`,
);

/** `A1` to `A3` and `R1`, `R2`, for either seat. */
export const slotName = (slot: Slot): string => NAMES[slot % SLOTS];

/** The seat's slot of that name, or NONE. */
export function parseSlot(seat: number, name: string): Slot {
  for (let slot = 0; slot < ALL_SLOTS; slot++) {
    if (slot >= seat * SLOTS && slot < (seat + 1) * SLOTS && slotName(slot) === name) return slot;
  }
  return NONE;
}
