import { checkDeck, findProfile, makeCatalogue } from '@longbox/arena';
import { makeDeckText, parseDeck } from '@longbox/arena/language';
import { ARENA_CARDS, STARTER_DECKS } from '@longbox/arena-sets';
import { type DeckFault, type GameDecks, gather, merge, repeat, type Starter } from '../decks.ts';

type Cards = ReturnType<typeof makeCatalogue>['cards'];
let made: Cards | undefined;
export const arenaCards = (): Cards => {
  made ??= makeCatalogue(ARENA_CARDS).cards;
  return made;
};

const names = new Map(ARENA_CARDS.map(({ key, name }) => [key, name]));

const starters: readonly Starter[] = STARTER_DECKS.map(({ id, title, keys }) => ({
  key: id,
  title,
  seat: { deck: keys },
  main: '',
  cards: gather(keys),
  side: [],
  set: keys[0].slice(0, 2),
  face: keys[0],
  isFirst: true,
}));

export const arenaDecks: GameDecks = {
  starters,
  shelf: starters,
  played: [],
  nameOf: (card) => names.get(card) ?? card,
  read(text) {
    const { title, lines, problems } = parseDeck(text, ARENA_CARDS);
    const cards = merge(lines.map(({ key, count }) => ({ id: key, count })));
    return { title, list: { main: '', cards, side: [] }, problems };
  },
  write: (title, { cards }) => makeDeckText(title, repeat(cards), ARENA_CARDS),
  seatOf: ({ cards }) => ({ deck: repeat(cards) }),
  listOf: ({ deck }) => ({ main: '', cards: gather(deck), side: [] }),
  check({ deck }, name) {
    const profile = findProfile(name);
    if (profile === undefined) return [];
    return checkDeck(deck, arenaCards(), profile).map((problem): DeckFault => {
      const cards = problem.cards ?? [];
      const count = deck.filter((key) => cards.includes(key)).length;
      const facts = { size: deck.length, wanted: profile.deckSize, count, most: profile.copies };
      return { ...problem, cards, facts };
    });
  },
};
