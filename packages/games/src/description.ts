import type { CardId, CardIndex, Game, Seat } from '@longbox/kernel';
import type { GameDecks } from './decks.ts';
import type { GameFacts } from './facts.ts';
import type { KnownCards } from './known-cards.ts';

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
}
