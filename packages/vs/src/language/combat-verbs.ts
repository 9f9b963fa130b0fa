import type { Effect } from './effect.ts';
import type { Cards, Query } from './query.ts';

// What is done to combats and in them.

export const cancelCombat: Effect = { verb: 'cancelCombat' };
export const cancelPower: Effect = { verb: 'cancelPower' };
export const cancelPlotTwist: Effect = { verb: 'cancelPower', what: 'plotTwist' };
export const replaceDefender = (cards: Cards, by: Cards): Effect => ({ verb: 'replaceDefender', cards, with: by });
export const replaceDefenderAnyway = (cards: Cards, by: Cards): Effect => ({
  verb: 'replaceDefender',
  cards,
  with: by,
  anyway: true,
});
export const strike = (cards: Cards, at: Cards): Effect => ({ verb: 'strike', cards, at });
/** Any number of melee attacks on these, one at a time. */
export const attackOften = (at: Query, cards: Cards = 'self'): Effect => ({ verb: 'attackOften', cards, at });
/** The combat that is being cancelled, the other way round. */
export const turnCombat = (cards: Cards = 'self'): Effect => ({ verb: 'turnCombat', cards });
export const stunEachOther = (cards: Cards, other: Cards): Effect => ({ verb: 'stunEachOther', cards, with: other });
export const attackAgain = (at: Query, cards: Cards = 'self'): Effect => ({ verb: 'attackAgain', cards, at });
