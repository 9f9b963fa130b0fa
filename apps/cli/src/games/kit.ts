import type { GameDescription } from '@longbox/games';
import type { CardId, Choice, Decision, Game, Option, Seat, Table, Viewer } from '@longbox/kernel';

/** How a person at the table calls seats and cards. */
export interface Names {
  seat(seat: Seat): string;
  /** "a card" where the viewer may not know it. */
  card(card: CardId): string;
  /** Its key in the catalogue, to tell two cards of one name apart. */
  key(card: CardId): string | undefined;
}

/** The events that can have this type. */
export type EventOf<Event, Type> = Event extends { readonly type: infer Own }
  ? Type extends Own
    ? Event
    : never
  : never;

/** What the command line knows of one game: its description, and how it looks as text. */
export interface GameKit<S = unknown, Event = unknown, View = unknown> extends GameDescription<S, Event, View> {
  /** Keys of the cards that a viewer knows, by their numbers. */
  keysOf(view: View): ReadonlyMap<CardId, string>;
  /** Every card whose name or key this is, in words of both languages. */
  describeCards(name: string): readonly string[];

  /** Names of the cards that somebody who sees all these views knows. */
  namesOf(state: S, views: readonly View[]): ReadonlyMap<CardId, string>;
  /** What a choice does, as its player would say it. */
  option(option: Option, names: Names): string;
  /** What the player is asked. */
  question(decision: Decision, options: readonly Option[], view: View, names: Names): string;
  /** Things a player might want to do with a card, to be told why not. */
  intents(card: CardId, key: string): readonly Option[];
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
  const views = viewsFor(kit.game, state, table, viewer);
  const known = kit.namesOf(state, views);
  const nameOf = (card: CardId): string | undefined => known.get(card) ?? earlier?.get(card);
  let keys: readonly ReadonlyMap<CardId, string>[] | undefined;
  return {
    known,
    seat: (seat) => seatName(table, seat),
    card: (card) => nameOf(card) ?? 'a card',
    key(card) {
      keys ??= views.map((view) => kit.keysOf(view));
      return keys.map((each) => each.get(card)).find((key) => key !== undefined);
    },
  };
}

/** Words for all options; where two would read alike, with the keys of their cards, and else with their numbers. */
export function optionWords<S, Event, View>(
  kit: GameKit<S, Event, View>,
  state: S,
  choices: readonly Choice[],
  names: Names,
): string[] {
  const options = choices.map((choice) => kit.game.option(state, choice));
  const cardsOf = ({ card, target }: Option): CardId[] => [card, target].filter((id) => id !== undefined);
  const words = options.map((option) => kit.option(option, names));
  const byKey = tellApart(words, (i) => cardsOf(options[i]).map((card) => names.key(card) ?? `#${card}`));
  return tellApart(byKey, (i) => cardsOf(options[i]).map((card) => `#${card}`));
}

function tellApart(words: readonly string[], marks: (at: number) => readonly string[]): string[] {
  const times = new Map<string, number>();
  for (const word of words) times.set(word, (times.get(word) ?? 0) + 1);
  return words.map((word, i) => {
    if (times.get(word) === 1) return word;
    const mark = marks(i).join(', ');
    return mark === '' ? word : `${word} (${mark})`;
  });
}
