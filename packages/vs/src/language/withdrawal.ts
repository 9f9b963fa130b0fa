import type { Effect } from './effect.ts';
import type { Cards, Player } from './query.ts';

/** Out of play for a time, with all its counters. */
export type WithdrawalEffect =
  /** Out of the game, to come back by a power of its own from your next turn on (VS-MEC-PHASEOUT-04). */
  | { readonly verb: 'stepOut'; readonly cards: Cards }
  /** Into its owner's hand; its counters are kept under the name. */
  | { readonly verb: 'withdraw'; readonly cards: Cards; readonly name: string }
  /** From that hand onto its owner's side, with those counters; nothing if it has gone elsewhere. */
  | { readonly verb: 'comeBack'; readonly cards: Cards; readonly name: string }
  /** Half of a player's deck, rounded down, out of the game face down (VS-MEC-GAME-09). */
  | { readonly verb: 'removeHalf'; readonly player: Player; readonly half: 'top' | 'bottom' };

export const stepOut = (cards: Cards): Effect => ({ verb: 'stepOut', cards });
export const withdraw = (cards: Cards, name: string): Effect => ({ verb: 'withdraw', cards, name });
export const removeHalf = (half: 'top' | 'bottom', player: Player): Effect => ({ verb: 'removeHalf', player, half });
export const comeBack = (cards: Cards, name: string): Effect => ({ verb: 'comeBack', cards, name });
