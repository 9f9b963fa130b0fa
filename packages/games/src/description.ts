import type { CardId, CardIndex, Game, Reason, Seat } from '@longbox/kernel';
import type { GameDecks } from './decks.ts';
import type { GameFacts } from './facts.ts';
import type { KnownCards } from './known-cards.ts';
import type { PickSet } from './picks.ts';
import type { Language } from './words/language.ts';
import type { CardQuestion, LogLine, Telling } from './words/line.ts';
import type { AskedSeat, Wording } from './words/wording.ts';

/** Everything the apps share of one game: its rules, cards, decks and words. */
export interface GameDescription<S = unknown, Event = unknown, View = unknown> extends GameFacts {
  readonly game: Game<S, Event, View>;
  /** Complete names: editions with modes, levels with each reading. */
  readonly profiles: readonly string[];
  /** For replay codes. */
  readonly cards: CardIndex;
  readonly decks: GameDecks;
  /** Fewest and most seats of a profile; `undefined` if there is no such profile. */
  seatsOf(profile: string): readonly [least: number, most: number] | undefined;
  known(view: View): KnownCards;
  /** The face of a card that no zone of the seat's view shows, such as one found in a deck, if the seat has seen it. */
  seenFace(state: S, seat: Seat, card: CardId): string | undefined;
  /** Who is meant where a player is attacked in person, as if they were a card. */
  personOf(state: S, card: CardId): Seat | undefined;
  /** What all seats see, as one: for games that are over, and for those who may see everything. */
  together(views: readonly View[]): View;
  /** The line an event deserves, as one viewer heard it and saw the table before and after. */
  tell(event: Event, telling: Telling, before: View, after: View): LogLine | undefined;
  readonly wording: Wording<View>;
  /** Cards that belong together in the open decision; exact where the state is given. */
  pickSet(asked: AskedSeat<View>, state: S | undefined): PickSet | undefined;
  /** Why something is not allowed, where the game has the words; other surfaces have them by the code. */
  reasonText(reason: Reason, language: Language): string | undefined;
  /** What a card asks the deciding player, in its own words, where the viewer may know. */
  question(view: View): CardQuestion | undefined;
}
