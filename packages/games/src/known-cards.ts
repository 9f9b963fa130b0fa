import type { CardId, Seat } from '@longbox/kernel';

/** Faces by card, of the cards a view shows; and who controls those in play. */
export interface KnownCards {
  readonly faces: ReadonlyMap<CardId, string>;
  readonly controllers: ReadonlyMap<CardId, Seat>;
}

/** A card that something is said about. `face` is missing where the person may not know it. */
export interface NamedCard {
  readonly id: CardId | undefined;
  readonly face: string | undefined;
}

/** A card by what was known before something happened, or after it. */
export function namer(before: KnownCards, after: KnownCards): (card: CardId) => NamedCard {
  return (card) => ({
    id: card < 0 ? undefined : card,
    face: before.faces.get(card) ?? after.faces.get(card),
  });
}
