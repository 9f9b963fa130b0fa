import { expose } from 'comlink';
import { readDeckText, writeDeck } from '../decks/deck-file.ts';
import { deckOdds, drawHand } from '../decks/deck-odds.ts';
import { examine } from '../decks/examine.ts';
import { listStarters } from '../decks/starters.ts';
import { makeCatalogue } from '../workers/catalogue.ts';
import { cardPage, usersOf } from './card-pages.ts';
import type { LibraryApi } from './library-api.ts';
import { fieldsOf, findCards, warmSearch } from './search-cards.ts';

const api: LibraryApi = {
  catalogue(language) {
    // Whoever looks at cards will search them; the answer goes out first.
    setTimeout(() => warmSearch(language));
    return makeCatalogue(language);
  },
  fields: fieldsOf,
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
