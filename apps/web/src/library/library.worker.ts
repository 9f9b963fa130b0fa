import { expose } from 'comlink';
import { readDeckText, writeDeck } from '../decks/deck-file.ts';
import { deckOdds, drawHand } from '../decks/deck-odds.ts';
import { examine } from '../decks/examine.ts';
import { listStarters } from '../decks/starters.ts';
import { cataloguePart } from './all-cards.ts';
import { cardPage, usersOf } from './card-pages.ts';
import { filtersFor } from './filters.ts';
import type { LibraryApi } from './library-api.ts';
import { fieldsOf, findCards, warmSearch } from './search-cards.ts';

const api: LibraryApi = {
  catalogue(language, from) {
    const part = cataloguePart(language, from);
    // People who look at cards will search them; the answer is sent first.
    if (part.next === undefined) setTimeout(() => warmSearch(language));
    return part;
  },
  fields: fieldsOf,
  filters: filtersFor,
  find: findCards,
  page: cardPage,
  users: usersOf,
  starters: listStarters,
  examine,
  odds: deckOdds,
  hand: drawHand,
  read: readDeckText,
  write: writeDeck,
};

expose(api);
