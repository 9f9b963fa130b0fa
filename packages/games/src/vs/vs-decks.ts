import {
  type Catalogue,
  checkDeck,
  createCatalogue,
  type Deck,
  deckOfSeat,
  makeDeckText,
  makeSeat,
  parseDeck,
  profileFor,
} from '@longbox/vs';
import { FIRST_DECKS, PLAYED_DECKS, VS_DECKS, VS_SETS } from '@longbox/vs-sets';
import { type GameDecks, merge, type Starter } from '../decks.ts';

export const VS_CARDS = VS_SETS.flatMap(({ cards }) => cards);
const names = new Map(VS_CARDS.map(({ id, name }) => [id, name]));

let made: Catalogue | undefined;
/** Made once: compiling all cards takes a while. */
export const vsCatalogue = (): Catalogue => {
  made ??= createCatalogue(VS_SETS);
  return made;
};

const placeOf = (key: string): number => (FIRST_DECKS.includes(key) ? FIRST_DECKS.indexOf(key) : FIRST_DECKS.length);

const starterOf = ({ key, title, main, cards, side }: Deck): Starter => ({
  ...{ key, title, main, cards, side },
  seat: makeSeat({ main, cards, side }),
  set: key.split('-')[0],
  face: main,
  isFirst: FIRST_DECKS.includes(key),
});

const starters = VS_DECKS.map(starterOf);

/** `catalogue` compiles the cards when a deck is checked; a game that runs has one already. */
export const vsDecksWith = (catalogue: () => Catalogue): GameDecks => ({
  starters,
  shelf: starters.toSorted((a, b) => placeOf(a.key) - placeOf(b.key) || (a.key < b.key ? -1 : 1)),
  played: PLAYED_DECKS.map(starterOf),
  nameOf: (card) => names.get(card) ?? card,
  read(text) {
    const { deck, problems } = parseDeck('', text, VS_CARDS);
    const { title, main, cards, side } = deck;
    const list = { main, cards: merge(cards), side: merge(side) };
    return { title: title === '' ? undefined : title, list, problems };
  },
  write: (title, list) => makeDeckText({ key: '', title, ...list }, VS_CARDS),
  seatOf: (list) => makeSeat(list),
  listOf: deckOfSeat,
  check(seat, name) {
    const profile = profileFor(name, 2);
    return profile === undefined ? [] : checkDeck(catalogue(), deckOfSeat(seat), profile);
  },
});

export const vsDecks: GameDecks = vsDecksWith(vsCatalogue);
