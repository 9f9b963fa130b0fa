import type { GameName } from '@longbox/games';
import { cardsSeen, oddsOf, perTenThousand, sampleHand, withMulligan } from '@longbox/vs';
import type { OddsAnswer, OddsQuestion } from '../library/library-api.ts';
import { findCards } from '../library/search-cards.ts';
import { arenaProfile, vsProfile } from './books.ts';
import { type DeckCards, seatOf, sizeOf } from './deck.ts';

const TURNS = [1, 2, 3, 4, 5, 6, 7] as const;
const SHOWN_DRAWS = 6;

/** Cards a player has seen by each turn, by place in the turn order. */
interface Pace {
  readonly opening: number;
  readonly hasMulligan: boolean;
  seen(turn: number, place: number): number;
}

const PACES: Readonly<Record<GameName, (profile: string) => Pace>> = {
  vs(name) {
    const profile = vsProfile(name);
    return {
      opening: profile.openingHand,
      hasMulligan: true,
      seen: (turn, place) => cardsSeen(profile, turn, place),
    };
  },
  // Both players draw in every turn, the first one included (MA-CD-05); there is no mulligan (MA-SET-20).
  arena(name) {
    const { openingHand, draw } = arenaProfile(name);
    return { opening: openingHand, hasMulligan: false, seen: (turn) => openingHand + draw * turn };
  },
};

/** How likely at least so many cards that fit a query have been seen, exactly. */
export function deckOdds(deck: DeckCards, profile: string, { query, least, language }: OddsQuestion): OddsAnswer {
  const found = findCards(deck.game, language, query);
  if (found.problem !== undefined) return { problem: found.problem };
  const size = sizeOf(deck.cards);
  const fitting = new Set(found.keys);
  const hits = sizeOf(deck.cards.filter(({ id }) => fitting.has(id)));
  const pace = PACES[deck.game](profile);
  const odds = (drawn: number) => oddsOf({ deck: size, hits, drawn: Math.min(drawn, size) }, least);
  const opening = odds(pace.opening);
  return {
    hits,
    deck: size,
    opening: perTenThousand(opening),
    mulligan: pace.hasMulligan ? perTenThousand(withMulligan(opening)) : undefined,
    rows: TURNS.map((turn) => ({
      turn,
      first: perTenThousand(odds(pace.seen(turn, 0))),
      second: perTenThousand(odds(pace.seen(turn, 1))),
    })),
  };
}

export function drawHand(deck: DeckCards, profile: string, seed: string): { hand: string[]; draws: string[] } {
  const { opening } = PACES[deck.game](profile);
  // The shuffle leaves the first card of a seat aside, which is its main character.
  const { cards, side } = deck;
  const drawn = sampleHand({ main: seatOf(deck).deck[0] ?? '', cards, side }, seed, opening + SHOWN_DRAWS);
  return { hand: drawn.slice(0, opening), draws: drawn.slice(opening) };
}
