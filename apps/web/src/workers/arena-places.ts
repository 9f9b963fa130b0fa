import type { ArenaView, SlotView } from '@longbox/arena';
import type { Option } from '@longbox/kernel';

/** An empty slot is clicked like a card; its number lies below those of cards. */
export const spotOf = (slot: number): number => -2 - slot;

const TO_A_SLOT = new Set(['play', 'move', 'assemble', 'upgrade']);

/** Slots become what lies on them, and a card inside a stack becomes its top card. */
export function placeOption(option: Option, view: ArenaView): Option {
  const seat = view.viewer === 'watcher' ? undefined : view.seats[view.viewer];
  if (seat === undefined) return option;
  if (TO_A_SLOT.has(option.verb)) {
    const slot = seat.slots.find(({ name }) => name === option.name);
    return slot === undefined ? option : { ...option, target: clickable(slot) };
  }
  if (option.verb === 'raise') {
    const slot = seat.slots.find(({ stack }) => stack.some(({ card }) => card === option.card));
    return slot === undefined ? option : { ...option, card: slot.stack[0].card };
  }
  return option;
}

const clickable = ({ slot, stack }: SlotView): number => stack[0]?.card ?? spotOf(slot);
