import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Profile } from '../profiles/profile.ts';
import { checkBasicLocations } from './check-basic-locations.ts';
import { checkCopies } from './check-copies.ts';
import { checkKinds } from './check-kinds.ts';
import { checkLoyalty } from './check-loyalty.ts';
import { checkForbiddenTeams, checkMain, checkMainRequired } from './check-main.ts';
import { checkPiles } from './check-piles.ts';
import { checkSideDeck } from './check-side-deck.ts';
import { checkUniverses } from './check-universes.ts';
import { countOf, type DeckProblem, deckProblem } from './deck-problem.ts';
import { type DeckList, type ReadDeck, readDeck, sumOf } from './read-deck.ts';

/**
 * Everything wrong with a deck under a profile; empty if it is legal. Teams may be mixed freely (VS-DECK-06), and what is
 * only advice is no problem (VS-DECK-26): see `deckAdvice`.
 */
export function checkDeck(catalogue: Catalogue, deck: DeckList, profile: Profile): DeckProblem[] {
  const read = readDeck(catalogue, deck);
  return [
    ...checkUnknown(read),
    ...checkMain(read),
    ...checkSize(deck, profile),
    ...checkKinds(read, profile),
    ...checkCopies(read, profile),
    ...checkBasicLocations(read, profile),
    ...checkUniverses(read, profile),
    ...checkLoyalty(read, profile),
    ...checkMainRequired(read, profile),
    ...checkForbiddenTeams(read),
    // Nothing above binds side piles (VS-DECK-29).
    ...checkPiles(read),
    ...checkSideDeck(read, profile),
  ];
}

function checkUnknown({ unknown }: ReadDeck): DeckProblem[] {
  if (unknown.length === 0) return [];
  const text = `There is no card ${unknown.join(', ')}.`;
  return [{ code: 'unknownCard', rules: [], cards: unknown, text, facts: {} }];
}

/** VS-DECK-01 to 03: the main character and whatever lies outside the game do not count. */
function checkSize({ cards }: DeckList, { deckSize }: Profile): DeckProblem[] {
  const size = sumOf(cards);
  if (size === deckSize) return [];
  const off = size < deckSize ? `${countOf(deckSize - size, 'card')} too few` : `${size - deckSize} too many`;
  const text = `A deck has exactly ${deckSize} cards besides its main character, this one has ${size}: ${off}.`;
  const facts = { size, wanted: deckSize };
  return [deckProblem('deckSize', ['VS-DECK-01', 'VS-DECK-02', 'VS-DECK-03'], [], text, facts)];
}
