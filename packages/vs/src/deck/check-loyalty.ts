import { type Face, KIND } from '../catalogue/face.ts';
import { isOfTeam, NO_TEAMS } from '../catalogue/team-sets.ts';
import type { Team } from '../language/index.ts';
import type { Profile } from '../profiles/profile.ts';
import { type DeckProblem, deckProblem, labelOf, listFaces, teamName } from './deck-problem.ts';
import { facesOf, is, type ReadDeck } from './read-deck.ts';

/** VS-DECK-16 to 18: what a loyal card asks of every other card, the main character included. */
export function checkLoyalty({ main, cards }: ReadDeck, { loyalty }: Profile): DeckProblem[] {
  if (loyalty === 'off') return [];
  const all = [...(main === undefined ? [] : [main]), ...facesOf(cards)];
  const bindsUnaffiliated = (face: Face): boolean =>
    loyalty === 'affiliatedCardsAndCharacters' && is(face, KIND.character);
  return facesOf(cards).flatMap((loyal) => {
    const team = loyaltyOf(loyal);
    if (team === undefined) return [];
    const breaking = all.filter((face) =>
      face.teams === NO_TEAMS ? bindsUnaffiliated(face) : !isOfTeam(face.teams, team),
    );
    if (breaking.length === 0) return [];
    const whom = loyalty === 'affiliatedCards' ? 'each card with a team' : 'each character and each card with a team';
    const text = `${labelOf(loyal)} has Loyalty, so ${whom} must be ${teamName(team)}: ${listFaces(breaking)} ${breaking.length === 1 ? 'is' : 'are'} not.`;
    const rules = breaking.includes(all[0]) && main !== undefined ? ['VS-DECK-16', 'VS-DECK-17'] : ['VS-DECK-16'];
    return [deckProblem('loyalty', rules, [loyal, ...breaking], text, { team })];
  });
}

/** The team that Loyalty names; its own first team where the keyword names none. */
function loyaltyOf({ card }: Face): Team | undefined {
  if (card.card === 'plotTwist') return card.loyalty;
  const powers = ('powers' in card ? card.powers : undefined) ?? [];
  const power = powers.find((one) => one.power === 'keyword' && one.keyword === 'loyalty');
  if (power?.power !== 'keyword') return undefined;
  return power.team ?? card.teams[0];
}
