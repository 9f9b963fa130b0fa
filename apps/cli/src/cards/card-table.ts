import type { Card as ArenaCard } from '@longbox/arena/language';
import { type Card, KEYWORD_NAMES, TEAMS } from '@longbox/vs';
import { columns } from '../games/phrase.ts';

/** One line a card: id, name, type, team, cost, ATK/DEF/health, keywords. */
export function vsCardTable(cards: readonly Card[]): string[] {
  const rows = cards.map((card) => [
    card.id,
    card.name,
    typeOf(card),
    teamsOf(card),
    costOf(card),
    statsOf(card),
    wordsOf(card),
  ]);
  return columns([['id', 'name', 'type', 'team', 'cost', 'stats', ''], ...rows], [4]);
}

function typeOf(card: Card): string {
  if (card.card === 'character') return card.type === 'main' ? `main L${card.level}` : 'supporting';
  if (card.card === 'plotTwist') return 'plot twist';
  if (card.card === 'pileCard') return 'pile card';
  return card.card === 'location' && card.basic ? 'basic location' : card.card;
}

const teamsOf = ({ teams }: Card): string => teams.map((team) => TEAMS[team][0]).join(', ');
const costOf = (card: Card): string => ('cost' in card && card.cost !== undefined ? String(card.cost) : '');

function statsOf(card: Card): string {
  if (card.card === 'character') return `${card.atk}/${card.def}/${card.health}`;
  return card.card === 'equipment' && card.atk !== undefined ? `+${card.atk}/+${card.def}` : '';
}

/** Keywords, or the symbols of a location. */
function wordsOf(card: Card): string {
  if (card.card === 'location') return card.symbols.join(' ');
  if (card.card === 'plotTwist')
    return card.timing.map(({ at, anyTurn }) => (anyTurn ? `${at}, any turn` : at)).join(' ');
  return card.powers.flatMap((power) => (power.power === 'keyword' ? [KEYWORD_NAMES[power.keyword]] : [])).join(', ');
}

export function arenaCardTable(cards: readonly ArenaCard[]): string[] {
  const rows = cards.map((card) => [
    card.key,
    card.name,
    card.rarity,
    `${card.alignment} ${card.affiliation}`,
    `${card.attack}/${card.defence}/${card.resistance}`,
    String(card.missionPoints),
    card.ability.kind,
  ]);
  return columns([['key', 'name', 'rarity', 'affiliation', 'values', 'points', 'ability'], ...rows], [5]);
}
