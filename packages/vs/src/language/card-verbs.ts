import type { Amount } from './amount.ts';
import type { Effect } from './effect.ts';
import type { Cards, Filter, Player, Query, Sought } from './query.ts';
import type { Row } from './words.ts';

// What is done with cards, hands, decks and piles.

export const draw = (count: Amount = 1, player: Player = 'you'): Effect => ({ verb: 'draw', player, count });
export const drawUntil = (count: Amount, player: Player = 'you'): Effect => ({ verb: 'drawUntil', player, count });
export const discard = (player: Player, cards: Cards): Effect => ({ verb: 'discard', player, cards });
export const discardMany = (player: Player, count: Amount): Effect => ({ verb: 'discardMany', player, count });
export const discardHand = (player: Player, count?: string): Effect => ({
  verb: 'discardHand',
  player,
  ...(count && { count }),
});
export const revealHand = (player: Player): Effect => ({ verb: 'revealHand', player, to: 'all' });
export const lookAtHand = (player: Player): Effect => ({ verb: 'revealHand', player, to: 'you' });
export const revealCards = (cards: Cards): Effect => ({ verb: 'reveal', cards });
export const lookAtTop = (count: Amount, name: string): Effect => ({ verb: 'lookAtTop', count, name });
export const revealTop = (count: Amount, name: string): Effect => ({ verb: 'lookAtTop', count, name, reveal: true });
export const lookAtBottom = (count: Amount, name: string): Effect => ({
  verb: 'lookAtTop',
  count,
  name,
  from: 'bottom',
});
export const revealUntil = (player: Player, until: Filter, name: string, rest: string): Effect => ({
  verb: 'revealUntil',
  player,
  until,
  name,
  rest,
});
export const revealDeck = (player: Player): Effect => ({ verb: 'revealDeck', player });
/** `each`: all that fit are found. */
export const search = (from: Query, name: string, count: Sought = 1): Effect => ({
  verb: 'search',
  from,
  name,
  count,
});
export const toHand = (cards: Cards): Effect => ({ verb: 'toHand', cards });
export const toDeckBottom = (cards: Cards): Effect => ({ verb: 'toDeckBottom', cards });
/** On top of their owners' decks, in the order the power's user likes. */
export const toDeckTop = (cards: Cards): Effect => ({ verb: 'toDeckTop', cards });
export const toKo = (cards: Cards): Effect => ({ verb: 'toKo', cards });
export const shuffleIntoDeck = (cards: Cards, count?: string): Effect => ({
  verb: 'shuffleIntoDeck',
  cards,
  ...(count && { count }),
});
export const shuffleDeck = (player: Player = 'you'): Effect => ({ verb: 'shuffleDeck', player });
/** The rest of the deck; what is set aside lies on top afterwards. */
export const shuffleWithout = (aside: Cards): Effect => ({ verb: 'shuffleDeck', player: 'you', aside });
export const putIntoPlay = (cards: Cards, row?: Row): Effect => ({ verb: 'putIntoPlay', cards, ...(row && { row }) });
/** Next to a character: into its row. */
export const putBeside = (beside: Cards, cards: Cards): Effect => ({ verb: 'putIntoPlay', cards, beside });
/** Each onto its owner's side. */
export const putOnOwnersSide = (cards: Cards): Effect => ({ verb: 'putIntoPlay', cards, side: 'owner' });
/** Puts equipment on a character, from wherever it is. */
export const equip = (cards: Cards, bearer: Cards): Effect => ({ verb: 'equip', cards, bearer });
export const recruitFree = (cards: Cards): Effect => ({ verb: 'recruitFree', cards });
export const takePlaceOf = (other: Cards, cards: Cards = 'self'): Effect => ({
  verb: 'takePlaceOf',
  cards,
  with: other,
});
export const topToResources = (count = 1): Effect => ({ verb: 'topToResources', count, mayTurnUp: true });
export const toResources = (cards: Cards, side: 'yours' | 'owner' = 'yours', faceUp?: true): Effect => ({
  verb: 'toResources',
  cards,
  side,
  ...(faceUp && { faceUp }),
});
export const turnUp = (cards: Cards): Effect => ({ verb: 'turnLocation', cards, face: 'up' });
export const turnDown = (cards: Cards): Effect => ({ verb: 'turnLocation', cards, face: 'down' });
export const removeFromGame = (cards: Cards): Effect => ({ verb: 'removeFromGame', cards });
export const removeWithCounters = (cards: Cards): Effect => ({ verb: 'removeFromGame', cards, keep: 'counters' });
export const putTokens = (token: string, until: number, row: Row): Effect => ({ verb: 'putTokens', token, until, row });
export const absorb = (cards: Cards): Effect => ({ verb: 'absorb', cards });
export const collect = (cards: Cards): Effect => ({ verb: 'collect', cards });
export const setAside = (cards: Cards): Effect => ({ verb: 'setAside', cards, until: 'endOfTurn' });
export const setAsideTillDrawn = (cards: Cards): Effect => ({ verb: 'setAside', cards, until: 'twoATurn' });
export const toPile = (pile: string, cards: Cards): Effect => ({ verb: 'toPile', cards, pile });
/** Into a pile that holds one copy of each card. */
export const toPileOnce = (pile: string, cards: Cards): Effect => ({ verb: 'toPile', cards, pile, single: true });
export const shuffleIntoPile = (pile: string, cards: Cards): Effect => ({
  verb: 'toPile',
  cards,
  pile,
  shuffle: true,
});
export const playPlotTwist = (cards: Cards, after: 'ko' | 'shuffleIntoDeck'): Effect => ({
  verb: 'playPlotTwist',
  cards,
  after,
});
export const gainRecruitPoints = (count: Amount = 1): Effect => ({ verb: 'gainRecruitPoints', count });
export const spendRecruitPoints = (name: string): Effect => ({ verb: 'spendRecruitPoints', name });
