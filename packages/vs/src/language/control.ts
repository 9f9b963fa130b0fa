import type { Amount, Condition } from './amount.ts';
import type { Effect, Effects, Nameable } from './effect.ts';
import type { CostSymbol } from './power.ts';
import type { Cards, Player, Query } from './query.ts';

// Builders of instructions that choose, search, name, pay or arrange others.

/** Some that have a team in common, or none. */
export const searchTeam = (from: Query, name: string, count: number): Effect => ({
  verb: 'search',
  from,
  name,
  count,
  sharing: 'team',
});
export const choose = (cards: Cards): Effect => ({ verb: 'choose', cards });
export const bind = (name: string, cards: Cards): Effect => ({ verb: 'bind', cards, name });
/** Keeps them under a name together with those it has already. */
export const chooseEach = (name: string, ...from: Query[]): Effect => ({ verb: 'chooseEach', from, name });
export const bindAlso = (name: string, cards: Cards): Effect => ({ verb: 'bind', cards, name, add: true });
export const choosePlayer = (player: Player): Effect => ({ verb: 'choosePlayer', player });
export const chooseEnemyRow = (name: string): Effect => ({ verb: 'chooseRow', of: 'enemies', name });
export const chooseYourRow = (name: string): Effect => ({ verb: 'chooseRow', of: 'you', name });
export const chooseNumber = (name: string, below?: Amount): Effect => ({
  verb: 'chooseNumber',
  name,
  ...(below !== undefined && { below }),
});
/** Any number but zero. */
export const choosePositive = (name: string): Effect => ({ verb: 'chooseNumber', name, least: 1 });
export const nameCard = (name: string): Effect => ({ verb: 'name', what: 'card', name });
export const nameCharacter = (name: string): Effect => ({ verb: 'name', what: 'character', name });
/** The name of a card of that kind. */
export const nameKind = (what: Nameable, name: string): Effect => ({ verb: 'name', what, name });
export const nameTeam = (name: string): Effect => ({ verb: 'name', what: 'team', name });
/** A character pays symbols; its controller chooses the locations. */
export const pay = (cost: readonly CostSymbol[], cards: Cards = 'self'): Effect => ({
  verb: 'pay',
  cost,
  player: 'you',
  cards,
});
/** The same, and what paid is kept under the name. */
export const payNoting = (cost: readonly CostSymbol[], cards: Cards, name: string): Effect => ({
  verb: 'pay',
  cost,
  player: 'you',
  cards,
  name,
});
/** A player pays, who has no character to do it. */
export const payAlone = (cost: readonly CostSymbol[], player: Player): Effect => ({ verb: 'pay', cost, player });
export const when = (condition: Condition, then: Effects, otherwise?: Effects): Effect => ({
  verb: 'if',
  condition,
  then,
  ...(otherwise && { otherwise }),
});
export const ifDone = (...then: Effect[]): Effect => ({ verb: 'if', condition: { condition: 'done' }, then });
export const ifTheyDo = (...then: Effect[]): Effect => ({
  verb: 'if',
  condition: { condition: 'done', they: true },
  then,
});
export const may = (...effects: Effect[]): Effect => ({ verb: 'may', effects });
export const mayBy = (by: Player, ...effects: Effect[]): Effect => ({ verb: 'may', effects, by });
export const unless = (player: Player, effects: Effects, instead: Effects): Effect => ({
  verb: 'unless',
  player,
  effects,
  instead,
});
export const forEach = (cards: Cards, name: string, ...effects: Effect[]): Effect => ({
  verb: 'forEach',
  cards,
  name,
  effects,
});
export const forEachPlayer = (player: Player, name: string, ...effects: Effect[]): Effect => ({
  verb: 'forEachPlayer',
  player,
  name,
  effects,
});
export const oneOf = (...modes: Effects[]): Effect => ({ verb: 'oneOf', modes });
/** That player chooses. */
export const oneOfBy = (by: Player, ...modes: Effects[]): Effect => ({ verb: 'oneOf', modes, by });
export const twoOf = (...modes: Effects[]): Effect => ({ verb: 'oneOf', modes, count: 2 });
export const danceOff = (...ifYouWin: Effect[]): Effect => ({ verb: 'danceOff', ifYouWin });
export const removeFromCombat = (cards: Cards): Effect => ({ verb: 'removeFromCombat', cards });
export const flipCoin = (...ifYouWin: Effect[]): Effect => ({ verb: 'flipCoin', ifYouWin });
export const say = (words: string): Effect => ({ verb: 'say', words });
/** Each of them performs a Musical Number. */
export const sing = (cards: Cards): Effect => ({ verb: 'sing', cards });
export const sayName = (nameOf: Cards): Effect => ({ verb: 'say', words: { nameOf } });
export const winGame: Effect = { verb: 'winGame' };
export const extraTurn: Effect = { verb: 'extraTurn' };
