import type { ArenaView } from '@longbox/arena';
import type { CardId, Seat } from '@longbox/kernel';
import type { KnownCards } from '../known-cards.ts';

export function arenaKnown(view: ArenaView): KnownCards {
  const faces = new Map<CardId, string>();
  const controllers = new Map<CardId, Seat>();
  view.seats.forEach((seat, at) => {
    const lists = [seat.hand, seat.chosen, seat.picked, seat.discard, seat.missions];
    for (const list of lists) for (const { card, key } of list ?? []) faces.set(card, key);
    if (seat.activated !== undefined) faces.set(seat.activated.card, seat.activated.key);
    for (const { card, key } of seat.slots.flatMap(({ stack }) => stack)) {
      faces.set(card, key);
      controllers.set(card, at);
    }
  });
  return { faces, controllers };
}
