import { type Deck, makeSeat } from '@longbox/vs';
import { VS_DECKS } from '@longbox/vs-sets/decks';
import { FIRST_DECKS } from '@longbox/vs-sets/first-decks';
import type { PlayedDeck } from '@longbox/vs-sets/played-deck';
import { PLAYED_DECKS } from '@longbox/vs-sets/played-decks';
import { setOfCard } from '@longbox/vs-sets/set-keys';
import type { GameDecks, Starter } from '../decks.ts';

const placeOf = (key: string): number => (FIRST_DECKS.includes(key) ? FIRST_DECKS.indexOf(key) : FIRST_DECKS.length);

const starterOf = ({ key, title, main, cards, side }: Deck): Starter => ({
  ...{ key, title, main, cards, side },
  seat: makeSeat({ main, cards, side }),
  set: setOfCard(main),
  face: main,
  isFirst: FIRST_DECKS.includes(key),
});

const playedOf = ({ event, place, ...deck }: PlayedDeck): Starter => ({
  ...starterOf(deck),
  played: { event, ...(place !== undefined && { place }) },
});

const starters = VS_DECKS.map(starterOf);

/** The decks that come with the program; no card is loaded for it. */
export const VS_STARTERS: Pick<GameDecks, 'starters' | 'shelf' | 'played'> = {
  starters,
  shelf: starters.toSorted((a, b) => placeOf(a.key) - placeOf(b.key) || (a.key < b.key ? -1 : 1)),
  played: PLAYED_DECKS.map(playedOf),
};
