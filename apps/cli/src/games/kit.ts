import type { AskedSeat, GameDescription, KnownCards, Language, NamedCard, Picking, WordNames } from '@longbox/games';
import type { CardId, Choice, Decision, Game, Option, Seat, Table, Viewer } from '@longbox/kernel';
import { TEAMS } from '@longbox/vs';
import { plain } from '@longbox/vs/print';
import { listed } from './phrase.ts';

/** What the terminal speaks. */
export const SPOKEN: Language = 'en';

/** How a person at the table calls seats and cards. */
export interface Names extends WordNames {
  /** Its key in the catalogue, to tell two cards of one name apart. */
  key(card: CardId): string | undefined;
  /** A card of a line, which may be known by its face alone. */
  named(card: NamedCard): string;
}

/** What the command line knows of one game: its description, and how its table looks as text. */
export interface GameKit<S = unknown, Event = unknown, View = unknown> extends GameDescription<S, Event, View> {
  /** Every card whose name or key this is, in words of both languages. */
  describeCards(name: string): readonly string[];
  /** Things a player might want to do with a card, to be told why not. */
  intents(card: CardId, key: string, view: View): readonly Option[];
  /** The table as text, the viewer's side at the bottom. */
  table(view: View, names: Names): readonly string[];
}

const TEAM_NAMES: Readonly<Partial<Record<string, readonly [name: string, ...rest: readonly unknown[]]>>> = TEAMS;
const teamName = (name: string): string => TEAM_NAMES[name]?.[0] ?? name;

export const seatName = (table: Table, seat: Seat): string => table.seats[seat]?.name ?? `Player ${seat + 1}`;

/** Who looks at a game: a seat, a stranger, or somebody who sees everything. */
export type Eyes = Viewer | 'all';

/** What one viewer sees; somebody who sees everything sees each side from its own chair. */
export function viewFor<S, View>(
  { game, together }: { readonly game: Game<S, unknown, View>; together(views: readonly View[]): View },
  state: S,
  table: Table,
  eyes: Eyes,
): View {
  if (eyes !== 'all') return game.view(state, eyes);
  return together(table.seats.map((_, seat) => game.view(state, seat)));
}

/**
 * Names of everything the viewer may know: what the table shows, and what a seat has seen where no zone of its view has a
 * place for it, such as a card it looks at in a deck.
 */
export function namesFor<S, Event, View>(
  kit: GameKit<S, Event, View>,
  table: Table,
  state: S,
  eyes: Eyes,
  known: KnownCards = kit.known(viewFor(kit, state, table, eyes)),
): Names {
  const seats = eyes === 'all' ? table.seats.map((_, seat) => seat) : eyes === 'watcher' ? [] : [eyes];
  const seen = (card: CardId): string | undefined =>
    seats.map((seat) => kit.seenFace(state, seat, card)).find((face) => face !== undefined);
  const key = (card: CardId): string | undefined => known.faces.get(card) ?? seen(card);
  const face = (name: string): string => kit.decks.nameOf(name);
  const card = (id: CardId): string => {
    const own = key(id);
    if (own !== undefined) return face(own);
    const person = kit.personOf(state, id);
    return person === undefined ? 'a card' : `${seatName(table, person)} in person`;
  };
  return {
    language: SPOKEN,
    seat: (seat) => seatName(table, seat),
    card,
    face,
    team: teamName,
    key,
    named(one) {
      if (one.face !== undefined) return face(one.face);
      return one.id === undefined ? 'a card' : card(one.id);
    },
  };
}

/** The open decision as its seat sees it. */
export function askedSeat<S, Event, View>(
  kit: GameKit<S, Event, View>,
  state: S,
  { seat, source }: Decision,
  choices: readonly Choice[],
): AskedSeat<View> {
  const options = choices.map((choice) => kit.game.option(state, choice));
  return { source, options, view: kit.game.view(state, seat), seat };
}

/** What the person is asked: by a card in its own words, or by the rules. */
export function questionText<S, Event, View>(
  kit: GameKit<S, Event, View>,
  asked: AskedSeat<View>,
  names: Names,
  picking: Picking = { most: 1, picked: 0 },
): string {
  const card = kit.question(asked.view);
  if (card !== undefined) {
    const lead = card.source === undefined ? '' : `${names.face(card.source)}: `;
    return `${lead}${plain(card.words[SPOKEN], SPOKEN)}`;
  }
  return kit.wording.question(asked, names, picking).text;
}

/** Words for all options; where two would read alike, with the keys of their cards, and else with their numbers. */
export function optionWords<S, Event, View>(
  kit: GameKit<S, Event, View>,
  asked: AskedSeat<View>,
  names: Names,
): string[] {
  const { options } = asked;
  const cardsOf = ({ card, target }: Option): CardId[] => [card, target].filter((id) => id !== undefined);
  const words = options.map((option) => kit.wording.option(option, asked, names)[0]);
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

/** Who won, and by which rule. */
export function resultText({ game }: GameKit, table: Table, state: unknown): string {
  const result = game.result(state);
  if (result === undefined) return 'The game is not over.';
  const { places, reason } = result;
  const winners = places.flatMap((place, seat) => (place === 1 ? [seatName(table, seat)] : []));
  const how = winners.length === places.length ? 'A draw' : `${listed(winners)} won`;
  return `${how} (${[reason.code, ...reason.rules].join(', ')}).`;
}
