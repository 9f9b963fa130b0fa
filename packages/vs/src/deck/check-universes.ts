import type { Profile } from '../profiles/profile.ts';
import { type DeckProblem, deckProblem, listFaces } from './deck-problem.ts';
import { facesOf, type ReadDeck } from './read-deck.ts';

/** VS-DECK-10, VS-DECK-11: one deck, its main character included, stays in one universe; here that of its first card. */
export function checkUniverses({ main, cards }: ReadDeck, profile: Profile): DeckProblem[] {
  if (!profile.universesApart) return [];
  const faces = [...(main === undefined ? [] : [main]), ...facesOf(cards)];
  const strangers = faces.filter(({ universe }) => universe !== faces[0].universe);
  if (strangers.length === 0) return [];
  const [own, other] = [faces[0], strangers[0]].map(({ universe }) => universe);
  const text = `Cards of only one universe may be in a deck; this one is ${own}, and ${other} are ${listFaces(strangers)}.`;
  return [deckProblem('universesMixed', ['VS-DECK-10', 'VS-DECK-11'], strangers, text, { own, other })];
}
