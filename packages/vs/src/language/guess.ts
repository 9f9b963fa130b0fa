import type { Effect } from './effect.ts';
import type { Player } from './query.ts';

/**
 * A random card of that player's hand, which only they look at; they name a type of card, and the power's user says whether
 * it is one. It is shown; a right guess discards it, and all begins again (VS-MEC-SECRET-03).
 */
export interface GuessEffect {
  readonly verb: 'guessType';
  readonly player: Player;
}

/** The types of cards a deck is made of. */
export const GUESSED = ['main', 'supporting', 'plotTwist', 'location', 'equipment'] as const;

export const guessType = (player: Player): Effect => ({ verb: 'guessType', player });
