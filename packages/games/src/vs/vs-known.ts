import type { CardId, Seat } from '@longbox/kernel';
import type { VsState, VsView } from '@longbox/vs';
import type { KnownCards } from '../known-cards.ts';

export function vsKnown(view: VsView): KnownCards {
  const faces = new Map<CardId, string>();
  const controllers = new Map<CardId, Seat>();
  for (const seat of view.seats) {
    for (const card of [...seat.front, ...seat.back]) {
      faces.set(card.id, card.face);
      controllers.set(card.id, card.controller);
      if (card.equipment !== undefined) faces.set(card.equipment.id, card.equipment.face);
    }
    for (const card of [...seat.resources, ...seat.removed]) if (card.face !== undefined) faces.set(card.id, card.face);
    for (const card of [...seat.hand.known, ...seat.ko, ...seat.levelUp, ...seat.side.open, ...seat.playing]) {
      faces.set(card.id, card.face);
    }
  }
  return { faces, controllers };
}

/**
 * The face of an offered card that no zone of the view shows, such as one a search has turned up in a deck: known if
 * the seat has seen it, by the same mark the view goes by.
 */
export function seenFace(state: VsState, seat: Seat, card: CardId): string | undefined {
  const hasSeen = (state.seen[card] & (1 << seat)) !== 0;
  return hasSeen ? state.book.catalogue.faces[state.face[card]].id : undefined;
}
