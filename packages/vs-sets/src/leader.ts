import type { PowerSymbol, Team } from '@longbox/vs/language';

/** As much of a deck's main character as its picture shows, so that a choice of decks need not load their sets. */
export interface Leader {
  readonly name: string;
  readonly level: number;
  readonly atk: number;
  readonly def: number;
  readonly health: number;
  readonly teams: readonly Team[];
  /** What its super powers cost. */
  readonly symbols: readonly PowerSymbol[];
  readonly flight?: true;
  readonly ranged?: true;
}
