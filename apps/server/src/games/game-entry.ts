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
  /** The same with the sets a match began with, if cards were added since; `undefined` for matches that did not record their sets. */
  withSets?(sets: readonly string[] | undefined): Pick<GameEntry<S, Event, View>, 'game' | 'cards'>;
  checkDeck(seat: TableSeat, profile: string): readonly Omit<TableProblem, 'seat'>[];
}

/** The game with the catalogue a match was played with; `undefined` if this server does not have those cards. */
export function entryWith(
  entry: GameEntry | undefined,
  pinned: { readonly catalogueHash: string; readonly sets?: readonly string[] },
): Pick<GameEntry, 'game' | 'cards'> | undefined {
  if (entry === undefined || entry.game.catalogueHash === pinned.catalogueHash) return entry;
  const other = entry.withSets?.(pinned.sets);
  return other?.game.catalogueHash === pinned.catalogueHash ? other : undefined;
}

export type Games = ReadonlyMap<string, GameEntry>;
