import type { Effect } from './effect.ts';
import type { Keyword } from './keyword.ts';
import type { PlayerRule } from './modifier.ts';
import type { StaticPower } from './power.ts';
import { law } from './power.ts';
import type { Cards, Query } from './query.ts';
import type { Row, Team } from './words.ts';

/** A supporting character that no card is: what an instruction makes of one. */
export interface Form {
  readonly name: string;
  readonly atk: number;
  readonly def: number;
  readonly health: number;
  readonly teams: readonly Team[];
  readonly keywords: readonly Keyword[];
}

/** Moved to that row of its side, and this until it leaves play (VS-MEC-RESOURCE-05). */
export interface FormEffect {
  readonly verb: 'becomeCharacter';
  readonly cards: Cards;
  readonly row: Row;
  readonly into: Form;
}

/** As its card appears, its player chooses one of these, and it becomes a copy under its own name (VS-MEC-CLONE-06). */
export interface AppearsAs {
  readonly rule: 'appearsAs';
  readonly who: 'you';
  readonly of: Query;
}

export const becomeCharacter = (cards: Cards, row: Row, into: Form): Effect => ({
  verb: 'becomeCharacter',
  cards,
  row,
  into,
});
export const appearsAs = (name: string, of: Query): StaticPower =>
  law(name, { rule: 'appearsAs', who: 'you', of } satisfies PlayerRule);
