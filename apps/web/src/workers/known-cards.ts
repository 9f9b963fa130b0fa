import type { Seat } from '@longbox/kernel';
import type { NamedCard } from './log-line.ts';

/** Faces by card, of the cards a view shows; and who controls those in play. */
export interface KnownCards {
  readonly faces: ReadonlyMap<number, string>;
  readonly controllers: ReadonlyMap<number, Seat>;
}

/** A card by what was known before something happened, or after it. */
export function namer(before: KnownCards, after: KnownCards): (card: number) => NamedCard {
  return (card) => ({
    id: card < 0 ? undefined : card,
    face: before.faces.get(card) ?? after.faces.get(card),
  });
}
