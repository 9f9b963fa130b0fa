import { isOfTeam, shareTeam, teamSet } from '../catalogue/team-sets.ts';
import type { Profile } from '../profiles/profile.ts';
import { type DeckProblem, deckProblem, labelOf, listFaces, teamName } from './deck-problem.ts';
import { facesOf, isMainFace, type ReadDeck } from './read-deck.ts';

/** VS-DECK-01: one starting main character, which begins at Level 1 (VS-LVL-01). */
export function checkMain({ main, namesMain }: ReadDeck): DeckProblem[] {
  if (main === undefined) {
    if (namesMain) return [];
    return [deckProblem('noMain', ['VS-DECK-01', 'VS-SET-02'], [], 'The deck has no main character.')];
  }
  if (!isMainFace(main)) {
    const text = `${labelOf(main)} is no main character; the first card of a deck must be one.`;
    return [deckProblem('noMain', ['VS-DECK-01', 'VS-SET-02'], [main], text)];
  }
  if (main.level === 1) return [];
  const text = `The game starts with the main character at Level 1, ${labelOf(main)} is Level ${main.level}.`;
  return [deckProblem('mainLevel', ['VS-LVL-01', 'VS-SET-07'], [main], text, { level: main.level })];
}

/** VS-DECK-19. */
export function checkMainRequired({ main, companion, cards }: ReadDeck, profile: Profile): DeckProblem[] {
  if (!profile.mainCharacterRequired) return [];
  return facesOf(cards).flatMap((face) => {
    const team = face.card.card === 'character' ? face.card.requires : undefined;
    const mains = [main, companion].filter((one) => one !== undefined);
    if (team === undefined || mains.some((one) => isOfTeam(one.teams, team))) return [];
    const led = main === undefined ? 'this deck has none' : `${labelOf(main)} is not`;
    const text = `${labelOf(face)} requires a main character of ${teamName(team)}, and ${led}.`;
    return [deckProblem('mainRequired', ['VS-DECK-19'], main === undefined ? [face] : [face, main], text, { team })];
  });
}

/** VS-MEC-DECKRULE-02: teams a starting main character keeps out of the deck. */
export function checkForbiddenTeams({ main, cards }: ReadDeck): DeckProblem[] {
  return (main?.ownRules ?? []).flatMap((rule) => {
    if (main === undefined || rule.rule !== 'deckWithout') return [];
    const forbidden = teamSet(rule.teams);
    const breaking = facesOf(cards).filter((face) => shareTeam(face.teams, forbidden));
    if (breaking.length === 0) return [];
    const teams = rule.teams.map(teamName).join(', ');
    const text = `With ${labelOf(main)} a deck has no cards of ${teams}: ${listFaces(breaking)}.`;
    const facts = { team: rule.teams.join(' ') };
    return [deckProblem('teamForbidden', ['VS-MEC-DECKRULE-02'], [main, ...breaking], text, facts)];
  });
}
