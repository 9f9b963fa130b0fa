import { symbolBit } from '../catalogue/face.ts';
import { SYMBOLS } from '../language/index.ts';
import type { Profile } from '../profiles/profile.ts';
import { type DeckProblem, deckProblem, listFaces } from './deck-problem.ts';
import { facesOf, type ReadDeck, sumOf } from './read-deck.ts';

/** VS-DECK-08, VS-DECK-09: a type of basic location is its one power symbol. */
export function checkBasicLocations({ cards }: ReadDeck, profile: Profile): DeckProblem[] {
  if (profile.basicLocationLimit === 'perCard') return [];
  return SYMBOLS.flatMap((symbol) => {
    const same = cards.filter(({ face }) => face.basic && face.symbols === symbolBit(symbol));
    const faces = facesOf(same);
    const count = sumOf(same);
    const type = symbol.charAt(0).toUpperCase() + symbol.slice(1);
    const problems: DeckProblem[] = [];
    if (count > profile.copies) {
      const text = `The deck has ${count} basic ${type} locations (${listFaces(faces)}); at most ${profile.copies} of one type are allowed.`;
      problems.push(
        deckProblem('basicLocationCopies', ['VS-DECK-08'], faces, text, { count, most: profile.copies, symbol }),
      );
    }
    if (new Set(faces.map(({ card }) => card.name)).size > 1) {
      const text = `All basic ${type} locations of a deck must have the same name, here are ${listFaces(faces)}.`;
      problems.push(deckProblem('basicLocationNames', ['VS-DECK-09'], faces, text, { symbol }));
    }
    return problems;
  });
}
