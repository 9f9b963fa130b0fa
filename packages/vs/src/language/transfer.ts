import type { Counter } from './counter.ts';
import type { Effect } from './effect.ts';
import type { Cards, Player } from './query.ts';
import type { Team } from './words.ts';

/** Counters of whatever kind, and wounds, that come off or change places. */
export type TransferEffect =
  /** Wounds and vitality too; nobody is healed by it (VS-MEC-COUNTER-03). */
  | { readonly verb: 'removeAllCounters'; readonly cards: Cards }
  /** As many of each kind as its player likes (VS-MEC-COUNTER-03). */
  | { readonly verb: 'removeAnyCounters'; readonly cards: Cards }
  /** One wound from the first to the second (VS-MEC-WOUND-04). */
  | { readonly verb: 'moveWound'; readonly cards: Cards; readonly with: Cards }
  /** The wound that set this off, taken back, goes there in place of the character it fell on (VS-MEC-WOUND-03). */
  | { readonly verb: 'woundInstead'; readonly cards: Cards }
  /** The wound of the stun that set this off is taken back (VS-MEC-WOUND-05). */
  | { readonly verb: 'preventWound'; readonly cards: 'subject' }
  /** These, each to a character of its player's choice; all at once, so that they can change places (VS-MEC-EQUIPX-05). */
  | { readonly verb: 'rearrangeEquipment'; readonly cards: Cards }
  /** One counter of a kind (VS-MEC-COUNTER-01). */
  | { readonly verb: 'moveCounter'; readonly counter: Counter; readonly cards: Cards; readonly with: Cards }
  /** All that was made to last on it since the combat began; counters stay (VS-MEC-LOSEPOW-05). */
  | { readonly verb: 'loseModifiers'; readonly cards: Cards };

/** Of that player's deck, into that player's KO pile; neither discarded nor KO'd. */
export interface BottomToKo {
  readonly verb: 'bottomToKo';
  readonly player: Player;
  readonly count: number;
  /** Those that did go. */
  readonly name?: string;
}

/** Plays equipment on a character for free, from wherever it is. */
export const playFree = (cards: Cards, bearer: Cards): Effect => ({ verb: 'equip', cards, bearer, free: true });
export const loseModifiers = (cards: Cards): Effect => ({ verb: 'loseModifiers', cards });
export const bottomToKo = (count: number, player: Player, name?: string): Effect => ({
  verb: 'bottomToKo',
  player,
  count,
  ...(name && { name }),
});
export const removeAllCounters = (cards: Cards): Effect => ({ verb: 'removeAllCounters', cards });
export const removeAnyCounters = (cards: Cards): Effect => ({ verb: 'removeAnyCounters', cards });
export const moveWound = (cards: Cards, to: Cards): Effect => ({ verb: 'moveWound', cards, with: to });
export const woundInstead = (cards: Cards): Effect => ({ verb: 'woundInstead', cards });
export const preventWound: Effect = { verb: 'preventWound', cards: 'subject' };
/** Any number of all that is in play. */
export const rearrangeEquipment: Effect = {
  verb: 'rearrangeEquipment',
  cards: { cards: 'pick', count: 'any', from: { zone: 'play', where: { is: 'equipment' } } },
};
export const moveCounter = (counter: Counter, cards: Cards, to: Cards): Effect => ({
  verb: 'moveCounter',
  counter,
  cards,
  with: to,
});
/** Any of yours to the other row; its player may leave all where they are (VS-MEC-FORMATION-01). */
export const rearrange: Effect = {
  verb: 'move',
  cards: { cards: 'pick', count: 'any', from: { zone: 'play', where: { is: 'character', side: 'yours' } } },
  row: 'other',
};
/** Which version it becomes when it levels up. */
export const noteTeam = (cards: Cards, ...teams: Team[]): Effect => ({ verb: 'noteTeam', cards, teams });
