import type {
  CardId,
  CardIndex,
  Choice,
  Decision,
  Game,
  Option,
  Seat,
  Table,
  TableSeat,
  Viewer,
} from '@longbox/kernel';

/** A deck that comes with the program. */
export interface NamedDeck {
  readonly key: string;
  readonly title: string;
  readonly seat: TableSeat;
}

/** What a deck file says, and what is wrong with how it says it. */
export interface ReadSeat {
  readonly title: string;
  readonly seat: TableSeat;
  readonly problems: readonly string[];
}

/** One rule a deck breaks. */
export interface DeckFault {
  readonly code: string;
  readonly rules: readonly string[];
  readonly cards?: readonly string[];
  readonly text: string;
}

/** How a person at the table calls seats and cards. */
export interface Names {
  seat(seat: Seat): string;
  /** "a card" where the viewer may not know it. */
  card(card: CardId): string;
}

/** The events that can have this type. */
export type EventOf<Event, Type> = Event extends { readonly type: infer Own }
  ? Type extends Own
    ? Event
    : never
  : never;

/** What the command line knows of one game: its engine, cards, decks and words. */
export interface GameKit<S = unknown, Event = unknown, View = unknown> {
  readonly title: string;
  readonly game: Game<S, Event, View>;
  /** The profile of a game that names none. */
  readonly profile: string;
  readonly profiles: readonly string[];
  readonly cards: CardIndex;
  readonly decks: readonly NamedDeck[];
  /** Fewest and most seats of a profile; `undefined` if there is no such profile. */
  seatsOf(profile: string): readonly [least: number, most: number] | undefined;
  readDeck(key: string, text: string): ReadSeat;
  checkDeck(seat: TableSeat, profile: string): readonly DeckFault[];
  cardName(key: string): string;
  /** Every card whose name or key this is, in words of both languages. */
  describeCards(name: string): readonly string[];

  /** Names of the cards that somebody who sees all these views knows. */
  known(state: S, views: readonly View[]): ReadonlyMap<CardId, string>;
  /** What a choice does, as its player would say it. */
  option(option: Option, names: Names): string;
  /** What the player is asked. */
  question(decision: Decision, options: readonly Option[], view: View, names: Names): string;
  /** What happened, or `undefined` if it goes without saying. */
  event(event: Event, names: Names): string | undefined;
  /** The table as text, the viewer's side at the bottom. */
  table(view: View, names: Names): readonly string[];
  result(table: Table, state: S): string;
}

export const seatName = (table: Table, seat: Seat): string => table.seats[seat]?.name ?? `Player ${seat + 1}`;

/** Views of one seat, or of all of them for somebody who may see everything. */
export function viewsFor<S, View>(
  game: Game<S, unknown, View>,
  state: S,
  table: Table,
  viewer: Viewer | 'all',
): View[] {
  if (viewer !== 'all') return [game.view(state, viewer)];
  return table.seats.map((_, seat) => game.view(state, seat));
}

export function namesFor<S, Event, View>(
  kit: GameKit<S, Event, View>,
  table: Table,
  state: S,
  viewer: Viewer | 'all',
  earlier?: ReadonlyMap<CardId, string>,
): Names & { readonly known: ReadonlyMap<CardId, string> } {
  const known = kit.known(state, viewsFor(kit.game, state, table, viewer));
  const nameOf = (card: CardId): string | undefined => known.get(card) ?? earlier?.get(card);
  return {
    known,
    seat: (seat) => seatName(table, seat),
    card: (card) => nameOf(card) ?? 'a card',
  };
}

/** Words for all options, told apart where two would read alike. */
export function optionWords<S, Event, View>(
  kit: GameKit<S, Event, View>,
  state: S,
  choices: readonly Choice[],
  names: Names,
): string[] {
  const options = choices.map((choice) => kit.game.option(state, choice));
  const words = options.map((option) => kit.option(option, names));
  return words.map((text, i) => {
    if (words.indexOf(text) === i && words.lastIndexOf(text) === i) return text;
    const { card, target } = options[i];
    return `${text} (${
      [card, target]
        .filter((id) => id !== undefined)
        .map((id) => `#${id}`)
        .join(', ') || `no. ${i + 1}`
    })`;
  });
}
