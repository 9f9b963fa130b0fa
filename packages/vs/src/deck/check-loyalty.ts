import { type Face, KIND } from '../catalogue/face.ts';
import { isOfTeam, NO_TEAMS, shareTeam, teamSet } from '../catalogue/team-sets.ts';
import { type Loyalty, TEAM_KEYS, TEAMS, type Team } from '../language/index.ts';
import type { Profile } from '../profiles/profile.ts';
import { type DeckProblem, deckProblem, labelOf, listFaces, teamName } from './deck-problem.ts';
import { facesOf, is, type ReadDeck } from './read-deck.ts';

/** VS-DECK-16 to 18: what a loyal card asks of every other card, the main character included. */
export function checkLoyalty({ main, companion, cards }: ReadDeck, { loyalty }: Profile): DeckProblem[] {
  if (loyalty === 'off') return [];
  // VS-MEC-MULTIMAIN-02: all starting main characters obey.
  const mains = [main, companion].filter((face) => face !== undefined);
  const all = [...mains, ...facesOf(cards)];
  return facesOf(cards).flatMap((loyal) => {
    const to = loyaltyOf(loyal);
    if (to === undefined) return [];
    // VS-KW-LOYALTY-3: only the one that names a team lets characters without a team be, and only in the older text.
    const bindsCharacters = loyalty === 'affiliatedCardsAndCharacters' || !isTeam(to);
    const bound = all.filter((face) => face.teams !== NO_TEAMS || (bindsCharacters && is(face, KIND.character)));
    const breaking = breakingFaces(bound, to);
    if (breaking.length === 0) return [];
    const whom = bindsCharacters ? 'each character and each card with a team' : 'each card with a team';
    const text = `${labelOf(loyal)} has Loyalty, so ${whom} must be ${aim(to)}: ${listFaces(breaking)} ${breaking.length === 1 ? 'is' : 'are'} not.`;
    const rules = mains.some((face) => breaking.includes(face)) ? ['VS-DECK-16', 'VS-DECK-17'] : ['VS-DECK-16'];
    return [deckProblem('loyalty', rules, [loyal, ...breaking], text, { team: isTeam(to) ? to : aim(to) })];
  });
}

const isTeam = (to: Loyalty): to is Team => typeof to === 'string' && to in TEAMS;

/** Who does not belong; if all must share one team, whichever it is, the fewest that stand in its way. */
function breakingFaces(bound: readonly Face[], to: Loyalty): Face[] {
  if (to !== 'oneTeam') {
    const loyal = teamSet(teamsMeant(to));
    return bound.filter((face) => !shareTeam(face.teams, loyal));
  }
  const without = TEAM_KEYS.map((team) => bound.filter((face) => !isOfTeam(face.teams, team)));
  return without.reduce((least, one) => (one.length < least.length ? one : least));
}

function teamsMeant(to: Exclude<Loyalty, 'oneTeam'>): readonly Team[] {
  if (to === 'good' || to === 'evil') {
    return TEAM_KEYS.filter((team) => [to, 'both'].includes(TEAMS[team][1]));
  }
  return typeof to === 'string' ? [to] : to;
}

function aim(to: Loyalty): string {
  if (to === 'oneTeam') return 'of one team';
  if (to === 'good') return 'Good';
  if (to === 'evil') return 'Evil';
  return typeof to === 'string' ? teamName(to) : to.map(teamName).join(' or ');
}

/** The team that Loyalty names; its own first team where the keyword names none. */
function loyaltyOf({ card }: Face): Loyalty | undefined {
  if (card.card === 'plotTwist' || (card.card === 'character' && card.loyalty !== undefined)) return card.loyalty;
  const powers = ('powers' in card ? card.powers : undefined) ?? [];
  const power = powers.find((one) => one.power === 'keyword' && one.keyword === 'loyalty');
  if (power?.power !== 'keyword') return undefined;
  return power.team ?? card.teams[0];
}
