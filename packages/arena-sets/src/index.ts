import { type Card, catalogueHash, deckKeys } from '@longbox/arena/language';
import { avengersCharacters } from './avengers/characters.ts';
import { avengersDeck } from './avengers/deck.ts';
import { avengersTeams } from './avengers/teams.ts';
import { guardiansCharacters } from './guardians/characters.ts';
import { guardiansDeck } from './guardians/deck.ts';
import { guardiansTeams } from './guardians/teams.ts';
import { spiderFamilyCharacters } from './spider-family/characters.ts';
import { spiderFamilyDeck } from './spider-family/deck.ts';
import { spiderFamilyTeams } from './spider-family/teams.ts';
import { xMenCharacters } from './x-men/characters.ts';
import { xMenDeck } from './x-men/deck.ts';
import { xMenTeams } from './x-men/teams.ts';

/** The whole pool. */
export const ARENA_CARDS: readonly Card[] = [
  ...avengersCharacters,
  ...avengersTeams,
  ...guardiansCharacters,
  ...guardiansTeams,
  ...spiderFamilyCharacters,
  ...spiderFamilyTeams,
  ...xMenCharacters,
  ...xMenTeams,
];

/** Pins a log to the cards it was played with. */
export const ARENA_CATALOGUE_HASH: string = catalogueHash(ARENA_CARDS);

export interface StarterDeck {
  readonly id: string;
  readonly title: string;
  /** The deck file. */
  readonly text: string;
  /** What a table's seat takes. */
  readonly keys: readonly string[];
}

const starter = (id: string, title: string, text: string): StarterDeck => ({
  id,
  title,
  text,
  keys: deckKeys(text, ARENA_CARDS),
});

export const STARTER_DECKS: readonly StarterDeck[] = [
  starter('avengers', 'Avengers', avengersDeck),
  starter('guardians', 'Guardians', guardiansDeck),
  starter('spider-family', 'Spider-Family', spiderFamilyDeck),
  starter('x-men', 'X-Men', xMenDeck),
];

/** What a player may suppose a stranger holds. */
export const ARENA_ARCHETYPES: readonly { readonly name: string; readonly cards: readonly string[] }[] =
  STARTER_DECKS.map(({ title, keys }) => ({ name: title, cards: keys }));
