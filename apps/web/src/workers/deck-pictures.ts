import { ARENA_CARDS } from '@longbox/arena-sets';
import { TEAMS } from '@longbox/vs';
import { LEADERS } from '@longbox/vs-sets/known-ahead';
import { setOfCard } from '@longbox/vs-sets/set-keys';
import type { CardFacts } from '../cards/card-facts.ts';
import { arenaFacts } from './arena-facts.ts';

/** The card that stands for a deck, as small pictures show it: without its text, and without loading its set. */
export function deckPicture(face: string): CardFacts | undefined {
  const leader = LEADERS[face];
  if (leader === undefined) return arenaPicture(face);
  const { name, level, atk, def, health, teams, flight, ranged } = leader;
  return {
    ...WITHOUT_TEXT,
    ...{ key: face, game: 'vs', kind: 'main', name, set: setOfCard(face), level, cost: undefined, arena: undefined },
    teamKeys: teams,
    teams: teams.map((team) => TEAMS[team][0]),
    stats: { atk, def, health, xp: 0, isOpen: false },
    symbols: [],
    hasFlight: flight === true,
    hasRanged: ranged === true,
    hasAnyTurn: false,
  };
}

const WITHOUT_TEXT = { typeLine: [], lines: [] } as const;

function arenaPicture(face: string): CardFacts | undefined {
  const card = ARENA_CARDS.find(({ key }) => key === face);
  return card && { ...arenaFacts(card, 'en'), ...WITHOUT_TEXT };
}
