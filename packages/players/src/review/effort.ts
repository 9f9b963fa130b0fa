/** How much is tried for one decision of a review. */
export interface Effort {
  /** Options that compete, besides what was chosen: the best by principle. */
  readonly width: number;
  /** Worlds in which all of them are tried before the worse half leaves; each later round takes half as many again. */
  readonly worlds: number;
  /** Fresh worlds in which what was chosen meets the best of the others. */
  readonly duel: number;
}

/** Every decision gets a look; those where something else seemed better get a study. */
export const LOOK: Effort = { width: 6, worlds: 4, duel: 16 };
export const STUDY: Effort = { width: 8, worlds: 16, duel: 128 };

/** A look that finds less to gain than this, in chances, is left at that. */
export const SUSPICION = 0.015;
/** Worlds for the chance to win at the beginning of a turn, for every seat that looks. */
export const CURVE_WORLDS = 72;

/** Worlds for the luck of a moment, for every seat that learns something by it. */
export const LUCK_WORLDS = 24;
/** Deals from which it is told what the decks are worth against each other. */
export const DEALS = 12;

/** A first impression in seconds: few worlds, no studies. */
export const QUICKLY = {
  look: { width: 3, worlds: 2, duel: 4 },
  study: { width: 3, worlds: 2, duel: 4 },
  curve: 8,
  luck: 3,
} as const;
