import { type Reason, TableError, type TableSeat } from '@longbox/kernel';
import type { DeckChoice } from '@longbox/protocol';
import type { GameEntry } from '../games/game-entry.ts';
import { Refused } from '../refusal.ts';
import type { RoomDoc } from './room.ts';

/** The cards of a deck, checked against the profile. Throws what is wrong with it. */
export function resolveDeck(entry: GameEntry, profile: string, choice: DeckChoice): TableSeat {
  const seat = 'starter' in choice ? starterOf(entry, choice.starter) : ownDeck(choice);
  const problems: readonly (Omit<Reason, 'cards'> & { text?: string })[] = entry.checkDeck(seat, profile);
  if (problems.length > 0) {
    throw new Refused(400, 'deck', 'this deck cannot be played at this table', problems);
  }
  return seat;
}

function starterOf(entry: GameEntry, key: string): TableSeat {
  const found = entry.decks.find((deck) => deck.key === key);
  if (found === undefined) throw new Refused(400, 'deck', `there is no starter deck ${key}`);
  return found.seat;
}

const ownDeck = ({ cards, side }: Extract<DeckChoice, { cards: unknown }>): TableSeat => ({
  deck: cards,
  ...(side !== undefined && { side }),
});

/** Whether these decks can sit at one table; the seed does not matter for that. */
export function checkTable(entry: GameEntry, doc: RoomDoc): void {
  const seats = doc.seats.map((seat) => (seat.kind === 'open' ? { deck: [] } : (seat.deck ?? { deck: [] })));
  try {
    entry.game.setup({ game: doc.game, profile: doc.profile, seed: 'check', seats });
  } catch (error) {
    if (!(error instanceof TableError)) throw error;
    throw new Refused(400, 'table', error.message, error.problems);
  }
}
