import { type Face, KIND } from '../catalogue/face.ts';
import type { Profile } from '../profiles/profile.ts';
import { type DeckProblem, deckProblem, listFaces } from './deck-problem.ts';
import { facesOf, is, isMainFace, pileOf, type ReadDeck } from './read-deck.ts';

/** Cards that may not be among the 60 whatever their number: one problem for each kind, a card in one of them only. */
export function checkKinds({ cards }: ReadDeck, profile: Profile): DeckProblem[] {
  const faces = facesOf(cards);
  const isToken = (face: Face): boolean => is(face, KIND.token);
  const tokens = faces.filter(isToken);
  const mains = faces.filter(isMainFace);
  const piled = faces.filter((face) => pileOf(face) !== undefined && !isToken(face) && !isMainFace(face));
  const equipment = faces.filter((face) => is(face, KIND.equipment) && !isToken(face));
  return [
    ...found(tokens, 'tokenInDeck', ['VS-DECK-20', 'VS-DECK-03'], (list) => `Tokens are kept aside: ${list}.`),
    // E-023: the older books list what the cards may be, and main characters are not on the list.
    ...found(
      mains,
      'mainInDeck',
      ['VS-DECK-04', 'VS-DECK-02'],
      (list) => `No main character may be among the ${profile.deckSize} cards: ${list}.`,
    ),
    ...found(
      piled,
      'pileCardInDeck',
      ['VS-DECK-03'],
      (list) => `Cards that begin outside the game belong in a side pile: ${list}.`,
    ),
    ...(profile.equipment
      ? []
      : found(equipment, 'equipmentInDeck', ['VS-DECK-07'], (list) => `This edition has no equipment: ${list}.`)),
  ];
}

function found(
  faces: readonly Face[],
  code: DeckProblem['code'],
  rules: readonly string[],
  say: (list: string) => string,
): DeckProblem[] {
  return faces.length === 0 ? [] : [deckProblem(code, rules, faces, say(listFaces(faces)))];
}
