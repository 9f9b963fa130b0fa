import { GAME_NAMES, type GameName } from '@longbox/games';
import type { ReadText } from '../library/library-api.ts';
import { DECKS_OF } from './books.ts';
import type { DeckCards } from './deck.ts';

/** The text that the command line reads and writes too. */
export const writeDeck = (deck: DeckCards, title: string): string => DECKS_OF[deck.game].write(title, deck);

/** A deck of the game that understands more of the text, or of the one that is asked for. */
export function readDeckText(text: string, game?: GameName): ReadText {
  const readings = (game === undefined ? GAME_NAMES : [game]).map((each) => readAs(each, text));
  return readings.reduce((best, other) => (other.problems.length < best.problems.length ? other : best));
}

function readAs(game: GameName, text: string): ReadText {
  const { title = '', list, problems } = DECKS_OF[game].read(text);
  return { deck: { game, title, ...list }, problems };
}
