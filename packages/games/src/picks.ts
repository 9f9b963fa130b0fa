import type { CardId, Option } from '@longbox/kernel';

/** Several cards that are picked together, in any order; the rules take them one by one. */
export interface PickSet {
  readonly verb: string;
  readonly cards: readonly CardId[];
  readonly most: number;
  /** Fewer will do: passing ends it. */
  readonly isOpen: boolean;
  /** The same card may be picked again. */
  readonly isRepeated: boolean;
}

/** The next card of a set that the rules take now, whatever order the person picked them in. */
export const nextPick = <Offered extends Option>(
  offers: readonly Offered[],
  verb: string,
  left: readonly CardId[],
): Offered | undefined =>
  offers.find((offer) => offer.verb === verb && offer.card !== undefined && left.includes(offer.card));
