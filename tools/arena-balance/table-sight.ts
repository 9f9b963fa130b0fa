import type { ArenaView, SlotView } from '@longbox/arena';
import type { Card } from '@longbox/arena/language';
import type { CardId, Seat } from '@longbox/kernel';

/** What a player sees, with the cards behind the keys. Nothing here is hidden from the player. */
export interface Sight {
  readonly view: ArenaView;
  readonly me: Seat;
  readonly own: ArenaView['seats'][number];
  readonly other: ArenaView['seats'][number];
  /** Every visible card by its id. */
  readonly cards: ReadonlyMap<CardId, Card>;
}

export function look(view: ArenaView, me: Seat, pool: ReadonlyMap<string, Card>): Sight {
  const cards = new Map<CardId, Card>();
  for (const seat of view.seats) {
    const shown = [
      ...(seat.hand ?? []),
      ...seat.missions,
      ...seat.discard,
      ...seat.slots.flatMap((slot) => slot.stack),
    ];
    for (const { card, key } of shown) {
      const known = pool.get(key);
      if (known !== undefined) cards.set(card, known);
    }
  }
  return { view, me, own: view.seats[me], other: view.seats[1 - me], cards };
}

export const powerOf = (slot: SlotView): number => slot.ready + slot.engaged;
export const isFull = (slot: SlotView): boolean => slot.stack.length > 0;
export const topCard = (sight: Sight, slot: SlotView): Card | undefined => sight.cards.get(slot.stack[0]?.card);
/** How much a card is worth in a fight. */
export const strength = (card: Card | undefined): number =>
  card === undefined ? 0 : card.attack + card.defence + card.resistance;
/** What an attack must reach to defeat whoever stands there. */
export const toughness = (slot: SlotView): number => slot.defence + (powerOf(slot) === 0 ? 0 : slot.resistance);
export const actives = (slots: readonly SlotView[]): readonly SlotView[] => slots.slice(0, 3).filter(isFull);
export const slotOf = (sight: Sight, card: CardId | undefined): SlotView | undefined =>
  sight.view.seats.flatMap((seat) => seat.slots).find((slot) => slot.stack[0]?.card === card);
