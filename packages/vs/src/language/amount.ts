import { COUNTERS, type Counter } from './counter.ts';
import type { Pattern } from './event.ts';
import type { Keyword } from './keyword.ts';
import type { Bound, Cards, Comparison, Filter, Player, Query } from './query.ts';

/** `remaining`: health less wounds. */
export const STATS = ['atk', 'def', 'health', 'remaining', 'cost', 'wounds', ...COUNTERS, 'xp'] as const;
export type StatName = (typeof STATS)[number];

export type Amount =
  | number
  | { readonly amount: 'count'; readonly of: Query }
  | { readonly amount: 'stat'; readonly stat: StatName; readonly of: Cards }
  /** What is printed on the card, whatever has changed since. */
  | { readonly amount: 'printed'; readonly stat: 'atk' | 'def' | 'cost' | 'health'; readonly of: Cards }
  /** What is printed on all of them, added up; remaining health is what they have left. */
  | {
      readonly amount: 'total';
      readonly stat: 'atk' | 'def' | 'health' | 'remaining' | 'cost';
      readonly of: Query;
      /** Not what is printed, but what they have now. */
      readonly now?: true;
    }
  /** How often this digit is printed in its cost, ATK, DEF and health. */
  | { readonly amount: 'digits'; readonly digit: number; readonly of: Cards }
  /** Words of the title. */
  | { readonly amount: 'nameWords'; readonly of: Cards }
  /** Counters of a kind on all of them together. */
  | { readonly amount: 'counters'; readonly counter: Counter; readonly on: Query }
  | { readonly amount: 'superPowers'; readonly of: Cards }
  /** Powers all of these have now, Flight and Ranged among them (VS-MEC-LOSEPOW-03). */
  | { readonly amount: 'powers'; readonly of: Query }
  /** How often the characters on your side have a keyword: one that has it twice counts two (VS-KW-AGENT-2). */
  | { readonly amount: 'instances'; readonly keyword: Keyword }
  /** Different teams that any of them has, and none of `without`. */
  | { readonly amount: 'teams'; readonly among: Query; readonly without?: Query }
  /** Different types of basic locations face up on that side. */
  | { readonly amount: 'basicTypes'; readonly of: Player }
  /** Different symbols on face-up locations of that side, one from each location (VS-MEC-FREEACT-04). */
  | { readonly amount: 'symbolColors'; readonly of: Player }
  /** By how much one is greater than the other; 0 if it is not. */
  | { readonly amount: 'excess'; readonly of: Amount; readonly over: Amount }
  /** Rounded down unless it says `up` (VS-MEC-STAT-06). */
  | { readonly amount: 'half'; readonly of: Amount; readonly up?: true }
  | { readonly amount: 'cardsIn'; readonly zone: 'hand' | 'deck' | 'resources' | 'ko'; readonly of: Player }
  /** A number bound earlier in the effect. */
  | { readonly amount: 'the'; readonly name: string }
  /** The number of the event: counters gained, attackers, cards drawn. */
  | { readonly amount: 'eventAmount' }
  /** What you have left of them this turn. */
  | { readonly amount: 'recruitPoints' }
  | { readonly amount: 'sum'; readonly of: readonly Amount[] }
  | { readonly amount: 'times'; readonly factor: number; readonly of: Amount }
  /** How often something happened; with `distinct`, to how many different cards; with `total`, what these events carry in all. */
  | {
      readonly amount: 'tally';
      readonly of: Pattern;
      readonly span: Span;
      readonly distinct?: 'objects';
      readonly total?: true;
    };

/** `earlierTurns`: this game, but not this turn. */
export type Span = 'turn' | 'game' | 'earlierTurns';

export const countOf = (of: Query): Amount => ({ amount: 'count', of });
export const statOf = (stat: StatName, of: Cards): Amount => ({ amount: 'stat', stat, of });
export const atkOf = (of: Cards): Amount => statOf('atk', of);
export const defOf = (of: Cards): Amount => statOf('def', of);
export const costOf = (of: Cards): Amount => statOf('cost', of);
export const remainingHealthOf = (of: Cards): Amount => statOf('remaining', of);
export const woundsOn = (of: Cards): Amount => statOf('wounds', of);
export const countersOn = (kind: Counter, of: Cards): Amount => statOf(kind, of);
export const totalOf = (stat: 'atk' | 'def' | 'health' | 'remaining' | 'cost', of: Query): Amount => ({
  amount: 'total',
  stat,
  of,
});
export const totalNow = (stat: 'atk' | 'def' | 'health', of: Query): Amount => ({
  amount: 'total',
  stat,
  of,
  now: true,
});
export const digitsOn = (digit: number, of: Cards): Amount => ({ amount: 'digits', digit, of });
export const wordsInName = (of: Cards): Amount => ({ amount: 'nameWords', of });
export const teamsAmong = (among: Query): Amount => ({ amount: 'teams', among });
export const symbolColorsOf = (of: Player): Amount => ({ amount: 'symbolColors', of });
export const basicTypesOf = (of: Player): Amount => ({ amount: 'basicTypes', of });
/** Teams that any of them has and none of the others. */
export const teamsUnshared = (among: Query, without: Query): Amount => ({ amount: 'teams', among, without });
export const excess = (of: Amount, over: Amount): Amount => ({ amount: 'excess', of, over });
export const halfRoundedUp = (of: Amount): Amount => ({ amount: 'half', of, up: true });
export const half = (of: Amount): Amount => ({ amount: 'half', of });
export const printedOf = (stat: 'atk' | 'def' | 'cost' | 'health', of: Cards): Amount => ({
  amount: 'printed',
  stat,
  of,
});
export const countersOnAll = (counter: Counter, on: Query): Amount => ({ amount: 'counters', counter, on });
export const superPowersOf = (of: Cards): Amount => ({ amount: 'superPowers', of });
export const powersOn = (of: Query): Amount => ({ amount: 'powers', of });
export const instancesOf = (keyword: Keyword): Amount => ({ amount: 'instances', keyword });
export const cardsIn = (zone: 'hand' | 'deck' | 'resources' | 'ko', of: Player): Amount => ({
  amount: 'cardsIn',
  zone,
  of,
});
export const theNumber = (name: string): Amount => ({ amount: 'the', name });
export const thatMany: Amount = { amount: 'eventAmount' };
export const sum = (...of: Amount[]): Amount => ({ amount: 'sum', of });
export const times = (factor: number, of: Amount): Amount => ({ amount: 'times', factor, of });
export const tally = (of: Pattern, span: Span): Amount => ({ amount: 'tally', of, span });
/** Not how often, but to how many different cards. */
export const tallyObjects = (of: Pattern, span: Span): Amount => ({ amount: 'tally', of, span, distinct: 'objects' });

/** The numbers of the events, added up. */
export const tallyTotal = (of: Pattern, span: Span): Amount => ({ amount: 'tally', of, span, total: true });

export type Condition =
  | { readonly condition: 'exists'; readonly of: Query }
  | { readonly condition: 'compare'; readonly left: Amount; readonly is: Comparison; readonly right: Amount }
  /** Every one of the cards (and at least one) fits the filter. */
  | { readonly condition: 'fits'; readonly cards: Cards; readonly filter: Filter }
  | { readonly condition: 'not'; readonly of: Condition }
  | { readonly condition: 'both' | 'either'; readonly of: readonly Condition[] }
  | { readonly condition: 'yourTurn' }
  | { readonly condition: 'enemyTurn' }
  /** The combat going on is the first attack you made this turn. */
  | { readonly condition: 'firstAttack' }
  | { readonly condition: 'happened'; readonly pattern: Pattern; readonly span: Span; readonly before?: true }
  /** All characters of an enemy player fit, and there is one (any enemy player will do). */
  | { readonly condition: 'someEnemyHasOnly'; readonly filter: Filter }
  | { readonly condition: 'moreCharactersThanAnEnemy' | 'fewerCharactersThanAnEnemy' }
  /** Every one of these names is on your side. */
  | { readonly condition: 'allNamesOnYourSide'; readonly names: readonly string[] }
  | { readonly condition: 'combatIs'; readonly kind: 'melee' | 'ranged' | 'team' }
  | { readonly condition: 'allInCombatAligned' }
  /** The location that paid into this binding has one of these names (VS-MEC-SYMBOL-05). */
  | { readonly condition: 'paidWith'; readonly name: string; readonly names: readonly string[] }
  /** So many characters on your side, or more, have one team in common. */
  | { readonly condition: 'sameTeamOnYourSide'; readonly count: number }
  /** The instruction before did what it says; for "if you do", or "if they do". */
  | { readonly condition: 'done'; readonly they?: true };

export const exists = (of: Query): Condition => ({ condition: 'exists', of });
export const compare = (left: Amount, bound: Bound): Condition => ({
  condition: 'compare',
  left,
  is: bound.is,
  right: bound.than,
});
export const fits = (cards: Cards, filter: Filter): Condition => ({ condition: 'fits', cards, filter });
export const not = (of: Condition): Condition => ({ condition: 'not', of });
export const both = (...of: Condition[]): Condition => ({ condition: 'both', of });
export const either = (...of: Condition[]): Condition => ({ condition: 'either', of });
export const yourTurn: Condition = { condition: 'yourTurn' };
export const enemyTurn: Condition = { condition: 'enemyTurn' };
export const firstAttack: Condition = { condition: 'firstAttack' };
export const happened = (pattern: Pattern, span: Span): Condition => ({ condition: 'happened', pattern, span });
/** Like `happened`, but this combat does not count. */
export const happenedBefore = (pattern: Pattern, span: Span): Condition => ({
  condition: 'happened',
  pattern,
  span,
  before: true,
});
export const done: Condition = { condition: 'done' };
export const someEnemyHasOnly = (filter: Filter): Condition => ({ condition: 'someEnemyHasOnly', filter });
export const moreCharactersThanAnEnemy: Condition = { condition: 'moreCharactersThanAnEnemy' };
export const fewerCharactersThanAnEnemy: Condition = { condition: 'fewerCharactersThanAnEnemy' };
export const allNamesOnYourSide = (...names: string[]): Condition => ({ condition: 'allNamesOnYourSide', names });
export const inTeamAttack: Condition = { condition: 'combatIs', kind: 'team' };
export const sameTeamOnYourSide = (count: number): Condition => ({ condition: 'sameTeamOnYourSide', count });
export const paidWith = (name: string, ...names: string[]): Condition => ({ condition: 'paidWith', name, names });
export const allInCombatAligned: Condition = { condition: 'allInCombatAligned' };
