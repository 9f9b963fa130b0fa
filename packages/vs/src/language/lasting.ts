import type { Amount } from './amount.ts';
import type { Effect } from './effect.ts';
import type { Pattern } from './event.ts';
import type { Keyword } from './keyword.ts';
import { has, type Modifier, type PlayerRule } from './modifier.ts';
import type { Cards, Query } from './query.ts';
import type { Duration } from './words.ts';

// Builders of instructions whose effect lasts.

/** One of these keywords that they lack, by chance. */
export const gainsOneOf = (cards: Cards, lasts: Duration, ...keywords: Keyword[]): Effect => ({
  verb: 'modify',
  cards,
  by: keywords.map(has),
  lasts,
  random: true,
});
export const modify = (cards: Cards, lasts: Duration, ...by: Modifier[]): Effect => ({
  verb: 'modify',
  cards,
  by,
  lasts,
});
/** "gets +a/+d" */
export const gets = (cards: Cards, atk: Amount, def: Amount, lasts: Duration = 'combat'): Effect =>
  modify(cards, lasts, { mod: 'stats', atk, def });
export const doubleStats = (cards: Cards, lasts: Duration): Effect => ({ verb: 'doubleStats', cards, lasts });
/** "gains ATK and DEF until it is a/d" */
export const gainUntil = (cards: Cards, atk: Amount, def: Amount, lasts: Duration = 'combat'): Effect => ({
  verb: 'gainUntil',
  cards,
  atk,
  def,
  lasts,
});
/** "gains ATK until its ATK is a" */
export const gainAtkUntil = (cards: Cards, atk: Amount, lasts: Duration = 'combat'): Effect => ({
  verb: 'gainUntil',
  cards,
  atk,
  lasts,
});
export const rule = (lasts: Duration, rule: PlayerRule): Effect => ({ verb: 'rule', rule, lasts });
export const ruleFor = (who: Query, lasts: Duration, ...by: Modifier[]): Effect => ({
  verb: 'ruleFor',
  who,
  by,
  lasts,
});
export const later = (lasts: Duration, on: Pattern, ...effects: Effect[]): Effect => ({
  verb: 'later',
  on,
  lasts,
  effects,
});
/** Once, when any of these happens. */
export const laterOnceEither = (
  lasts: Duration,
  [on, ...or]: readonly [Pattern, ...Pattern[]],
  ...effects: Effect[]
): Effect => ({
  verb: 'later',
  on,
  or,
  lasts,
  effects,
  once: true,
});
/** Once, the third time it happens from now on. */
export const laterThird = (lasts: Duration, on: Pattern, ...effects: Effect[]): Effect => ({
  verb: 'later',
  on,
  lasts,
  effects,
  nth: 3,
});
export const laterOnce = (lasts: Duration, on: Pattern, ...effects: Effect[]): Effect => ({
  verb: 'later',
  on,
  lasts,
  effects,
  once: true,
});
