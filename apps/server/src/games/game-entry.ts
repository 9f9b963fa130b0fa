import type { CardIndex, Game, Seat, TableProblem, TableSeat } from '@longbox/kernel';

/** What the server knows of one game: its rules, decks and who can sit at it. Everything else is the game's own. */
export interface GameEntry<S = unknown, Event = unknown, View = unknown> {
  readonly title: string;
  readonly game: Game<S, Event, View>;
  /** The profile of a table that names none. */
  readonly profile: string;
  readonly profiles: readonly string[];
  readonly cards: CardIndex;
  readonly decks: readonly { readonly key: string; readonly title: string; readonly seat: TableSeat }[];
  /** Fewest and most seats of a profile; `undefined` if there is no such profile. */
  seatsOf(profile: string): readonly [least: number, most: number] | undefined;
  /** The face of a card the seat has seen where its view has no place for it, such as one it found in a deck. */
  seenFace?(state: S, seat: Seat, card: number): string | undefined;
  checkDeck(seat: TableSeat, profile: string): readonly Omit<TableProblem, 'seat'>[];
}

export type Games = ReadonlyMap<string, GameEntry>;
