import type { TableProblem } from '@longbox/kernel';
import { ABILITIES, ALIGNMENTS, SKILLS } from '../language/ability.ts';
import { type Card, TEAM_SIZES } from '../language/card.ts';
import type { Profile } from '../profiles/profile.ts';

/** One way a deck breaks the rules, with the cards that do it. */
export type DeckProblem = Omit<TableProblem, 'seat'>;

/** Everything wrong with a deck; empty if it is legal. Alignment restricts nothing (MA-DECK-08). */
export function checkDeck(keys: readonly string[], cards: ReadonlyMap<string, Card>, profile: Profile): DeckProblem[] {
  const problems: DeckProblem[] = [];
  const unknown = [...new Set(keys.filter((key) => !cards.has(key)))];
  if (unknown.length > 0) {
    const text = `there is no card with the key ${unknown.join(', ')}`;
    problems.push({ code: 'unknownCard', rules: ['MA-DECK-06'], cards: unknown, text });
  }
  if (keys.length !== profile.deckSize) {
    const text = `a deck has exactly ${profile.deckSize} cards, this one has ${keys.length}`;
    problems.push({ code: 'deckSize', rules: ['MA-DECK-01'], text });
  }
  return [...problems, ...checkCopies(keys, cards, profile)];
}

/** Every rarity and version of a name counts; a Team has its own name (MA-DECK-02 to MA-DECK-04). */
function checkCopies(keys: readonly string[], cards: ReadonlyMap<string, Card>, profile: Profile): DeckProblem[] {
  const byName = new Map<string, string[]>();
  for (const key of keys) {
    const name = cards.get(key)?.name;
    if (name === undefined) continue;
    const copies = byName.get(name);
    if (copies === undefined) byName.set(name, [key]);
    else copies.push(key);
  }
  const problems: DeckProblem[] = [];
  for (const [name, copies] of byName) {
    if (copies.length <= profile.copies) continue;
    const text = `at most ${profile.copies} cards of one name, this deck has ${copies.length} ${name}`;
    problems.push({ code: 'tooManyCopies', rules: ['MA-DECK-02', 'MA-DECK-03'], cards: [...new Set(copies)], text });
  }
  return problems;
}

/** Everything wrong with the data of a card (MA-DECK-05, MA-DECK-06). */
export function checkCard(card: Card): string[] {
  const wrong: string[] = [];
  if (card.name === '' || card.affiliation === '') wrong.push('it has no name or no affiliation');
  for (const value of [card.attack, card.defence, card.resistance, card.missionPoints]) {
    if (!Number.isInteger(value) || value < 0) wrong.push(`${String(value)} is not a whole number from 0 on`);
  }
  if (!ALIGNMENTS.includes(card.alignment)) wrong.push(`there is no alignment ${String(card.alignment)}`);
  if (!SKILLS.includes(card.skill)) wrong.push(`there is no skill ${String(card.skill)}`);
  if (!ABILITIES.includes(card.ability.kind)) wrong.push(`there is no ability ${String(card.ability.kind)}`);
  const size = card.members.length;
  if (size > 0 && (size < TEAM_SIZES.least || size > TEAM_SIZES.most))
    wrong.push(`a Team has 2 to 5 members, not ${size}`);
  if (new Set(card.members).size !== size) wrong.push('a Team lists each member once');
  return wrong;
}
