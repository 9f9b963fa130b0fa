import { type Face, KIND } from '../catalogue/face.ts';
import type { Profile } from '../profiles/profile.ts';
import { type DeckProblem, deckProblem, listFaces } from './deck-problem.ts';
import { facesOf, is, isMainFace, pileOf, type ReadDeck } from './read-deck.ts';

/** VS-DECK-24, VS-DECK-25: a transform side deck is the main characters beside the deck that belong to no pile. */
export function checkSideDeck({ side }: ReadDeck, profile: Profile): DeckProblem[] {
  const loose = facesOf(side).filter((face) => pileOf(face) === undefined);
  const strays = loose.filter((face) => !isMainFace(face) && !is(face, KIND.token));
  const mains = loose.filter(isMainFace);
  // An alternative Level 2 belongs to the same main character and is not counted again.
  const lines = [...new Set(mains.filter(({ level }) => level === 2).map(({ line }) => line))];
  const problems: DeckProblem[] = [];
  if (strays.length > 0) {
    const text = `Only tokens, main characters and the cards of piles begin outside the game: ${listFaces(strays)} ${strays.length === 1 ? 'does' : 'do'} not.`;
    problems.push(deckProblem('notASideCard', ['VS-DECK-03'], strays, text));
  }
  if (lines.length > profile.transformSideDeckLevel2) {
    const level2 = mains.filter(({ level }) => level === 2);
    const text = `A transform side deck offers at most ${profile.transformSideDeckLevel2} Level 2 main characters, this one ${lines.length}: ${listFaces(level2)}.`;
    problems.push(
      deckProblem('sideDeckTooLarge', ['VS-DECK-24'], level2, text, {
        count: lines.length,
        most: profile.transformSideDeckLevel2,
      }),
    );
  }
  const alone = mains.filter((face) => face.level > 1 && !hasLevel1(mains, face));
  if (alone.length > 0) {
    const text = `Each Level 2 main character in a side deck comes with its Level 1: ${listFaces(alone)} ${alone.length === 1 ? 'does' : 'do'} not.`;
    problems.push(deckProblem('sideDeckLevel1', ['VS-DECK-25'], alone, text));
  }
  return problems;
}

const hasLevel1 = (mains: readonly Face[], { line }: Face): boolean =>
  mains.some((face) => face.line === line && face.level === 1);
