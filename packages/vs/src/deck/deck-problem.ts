import type { TableProblem } from '@longbox/kernel';
import type { Face } from '../catalogue/face.ts';
import { TEAMS, type Team } from '../language/index.ts';

export const DECK_PROBLEMS = [
  'unknownCard',
  'noMain',
  'mainLevel',
  'deckSize',
  'tooManyCopies',
  'mainInDeck',
  'tokenInDeck',
  'pileCardInDeck',
  'equipmentInDeck',
  'basicLocationCopies',
  'basicLocationNames',
  'universesMixed',
  'loyalty',
  'mainRequired',
  'teamForbidden',
  'pileContents',
  'notASideCard',
  'sideDeckTooLarge',
  'sideDeckLevel1',
] as const;
export type DeckProblemCode = (typeof DECK_PROBLEMS)[number];

/** One way in which a deck breaks the rules: which rules, by which cards, in a sentence. */
export interface DeckProblem extends Omit<TableProblem, 'code' | 'cards' | 'seat'> {
  readonly code: DeckProblemCode;
  /** Ids, each once; empty if it is about what is missing. */
  readonly cards: readonly string[];
  /** Numbers and keys of the sentence, for whoever says it in another language. */
  readonly facts: Readonly<Record<string, string | number>>;
}

export function deckProblem(
  code: DeckProblemCode,
  rules: readonly string[],
  faces: readonly Face[],
  text: string,
  facts: DeckProblem['facts'] = {},
): DeckProblem {
  return { code, rules, cards: [...new Set(faces.map(({ id }) => id))], text, facts };
}

export const labelOf = ({ card, id }: Face): string => `${card.name} (${id})`;

/** "Storm (mnb-027), Iceman (mnb-035) and 3 more" */
export function listFaces(faces: readonly Face[]): string {
  const labels = [...new Set(faces.map(labelOf))];
  const shown = labels.slice(0, SHOWN);
  const more = labels.length - shown.length;
  if (more > 0) return `${shown.join(', ')} and ${more} more`;
  return shown.length < 2 ? shown.join('') : `${shown.slice(0, -1).join(', ')} and ${shown[shown.length - 1]}`;
}
const SHOWN = 6;

export const countOf = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;
export const teamName = (team: Team): string => TEAMS[team][0];
