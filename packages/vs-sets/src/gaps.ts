/** A card that does not do all it says, and why. A set that is complete has none here. */
export interface CardGap {
  readonly card: string;
  readonly reason: string;
}

export const VS_GAPS: readonly CardGap[] = [];
