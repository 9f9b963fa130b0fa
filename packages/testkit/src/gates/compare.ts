import type { Card } from '@longbox/vs/language';
import { type Fact, idOf } from './facts.ts';
import { compareHeadings } from './headings.ts';
import { printedOfCard, printedOfFact } from './printed.ts';

export interface Difference {
  readonly card: string;
  readonly what: string;
}

/** What differs in numbers and headings of a card that both sides have; `wording.ts` compares the rest. */
export const differencesOf = (fact: Fact, card: Card): string[] => [
  ...compareNumbers(fact, card),
  ...compareHeadings(fact, card),
];

/** All differences between the facts and our cards of the sets the facts are about. */
export function compareCards(facts: readonly Fact[], cards: readonly Card[]): Difference[] {
  const ours = new Map(cards.map((card) => [card.id, card]));
  const sets = new Set(facts.map((fact) => setOf(idOf(fact))));
  const known = new Set(facts.map(idOf));
  const differences: Difference[] = [];
  for (const fact of facts) {
    const id = idOf(fact);
    const card = ours.get(id);
    if (card === undefined) differences.push({ card: id, what: `${fact.name} is missing` });
    else for (const what of differencesOf(fact, card)) differences.push({ card: id, what });
  }
  for (const { id, name } of cards) {
    if (sets.has(setOf(id)) && !known.has(id)) differences.push({ card: id, what: `${name} is not in the facts` });
  }
  return differences;
}

const setOf = (id: string): string => id.slice(0, id.indexOf('-'));

/** Name, type, numbers, icons, teams and names of powers. */
function compareNumbers(fact: Fact, card: Card): string[] {
  const theirs = printedOfFact(fact);
  const ours = printedOfCard(card);
  return Object.keys(theirs)
    .filter((field) => theirs[field] !== ours[field])
    .map((field) => `${field} is ${ours[field]}, in the facts ${theirs[field]}`);
}
