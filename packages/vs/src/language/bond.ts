import type { Effect } from './effect.ts';
import type { Cards } from './query.ts';

/** What ties characters to one another, or a price to one power of theirs. */
export type BondEffect =
  /** Exactly two of them are in a Relationship from now on (VS-KW-RELATIONSHIP). */
  | { readonly verb: 'relate'; readonly cards: Cards }
  /** One of its super powers, which the user chooses, costs so many symbols less the next time this turn (VS-MEC-SYMBOL-01). */
  | { readonly verb: 'cheapenPower'; readonly cards: Cards; readonly less: number };

export const relate = (cards: Cards): Effect => ({ verb: 'relate', cards });
export const cheapenPower = (cards: Cards, less = 1): Effect => ({ verb: 'cheapenPower', cards, less });
