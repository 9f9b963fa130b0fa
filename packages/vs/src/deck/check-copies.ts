import { type Face, keywordBit } from '../catalogue/face.ts';
import type { Keyword } from '../language/index.ts';
import type { Profile } from '../profiles/profile.ts';
import { type DeckProblem, deckProblem, listFaces } from './deck-problem.ts';
import { type Copies, facesOf, type ReadDeck, sumOf } from './read-deck.ts';

/**
 * VS-DECK-05, VS-DECK-18. A card is one printed card, not a name: two Lokis with different texts have a limit each. The same
 * card printed again in another set is the same card.
 */
export function checkCopies({ cards }: ReadDeck, profile: Profile): DeckProblem[] {
  const printings = new Map<string, Copies[]>();
  for (const copies of cards) {
    if (hasTypeLimit(copies.face, profile)) continue;
    const key = printingOf(copies.face);
    printings.set(key, [...(printings.get(key) ?? []), copies]);
  }
  return [...printings.values()].flatMap((same) => checkOne(same, profile));
}

/** Everything that is printed but its number: the same for a card printed again. */
export const printingOf = ({ card }: Face): string =>
  JSON.stringify(Object.entries({ ...card, id: '' }).sort(([one], [other]) => (one < other ? -1 : 1)));

/** Basic locations are counted by type instead; see `checkBasicLocations`. */
const hasTypeLimit = ({ basic }: Face, { basicLocationLimit }: Profile): boolean =>
  basic && basicLocationLimit === 'perType';

function checkOne(same: readonly Copies[], profile: Profile): DeckProblem[] {
  const faces = facesOf(same);
  const { most, because, rules } = limitOf(faces[0], profile);
  const count = sumOf(same);
  if (count <= most) return [];
  const allowed = most === 1 ? 'one copy is' : `${most} copies are`;
  const text = `The deck has ${count} copies of ${listFaces(faces)}; at most ${allowed} allowed${because}.`;
  return [deckProblem('tooManyCopies', rules, faces, text, { count, most })];
}

function limitOf(face: Face, { copies, oneOfAKindCopies, legionCopies }: Profile) {
  const rules = ['VS-DECK-05', 'VS-DECK-18'];
  const { card } = face;
  if (hasPrinted(face, 'oneOfAKind') || (card.card === 'plotTwist' && card.oneOfAKind))
    return { most: oneOfAKindCopies, because: ' of a One of a Kind card', rules };
  if (hasPrinted(face, 'legion')) return { most: legionCopies, because: ' of a card with Legion', rules };
  return { most: copies, because: '', rules: ['VS-DECK-05'] };
}

function hasPrinted({ keywords }: Face, keyword: Keyword): boolean {
  const bit = keywordBit(keyword);
  return (keywords[bit >> 5] & (1 << (bit & 31))) !== 0;
}
