import { type Card, KEYWORDS, TEAM_KEYS } from '@longbox/vs';
import type { BodySpelling } from '../adapter.ts';
import type { Body } from '../format.ts';

/** The team of invented characters: one for all, so that they can attack together. */
const USUAL_TEAM = 'avengers';

export const VS_BODIES: BodySpelling = {
  summary: 'A character without powers of its own.',
  stats: ['ATK', 'DEF'],
  words: ['main', ...KEYWORDS],
  fields: {
    team: `Its teams with + between them, or none; ${USUAL_TEAM} unless given.`,
    health: 'Health, 2 unless given.',
    cost: 'What recruiting it costs, 1 unless given.',
    level: 'The level of a main character, 1 unless given.',
    aka: 'Further names, with + between them.',
  },
};

/** What cannot be read of a body goes to `wrong`. */
export function vsBody(id: string, { name, stats, words, fields }: Body, wrong: (text: string) => void): Card {
  const [atk, def] = stats;
  const teams = (fields.team ?? USUAL_TEAM).split('+').filter((team) => team !== 'none');
  for (const team of teams) {
    if (!TEAM_KEYS.some((key) => key === team))
      wrong(`there is no team "${team}"; known here: ${TEAM_KEYS.join(', ')}`);
  }
  const common = {
    id,
    name,
    atk,
    def,
    health: Number(fields.health ?? 2),
    teams: TEAM_KEYS.filter((key) => teams.includes(key)),
    ...(fields.aka !== undefined && { aka: fields.aka.split('+').map((aka) => aka.replaceAll('_', ' ')) }),
    powers: KEYWORDS.filter((keyword) => words.includes(keyword)).map(
      (keyword) => ({ power: 'keyword', keyword }) as const,
    ),
  };
  if (words.includes('main') || fields.level !== undefined) {
    return { card: 'character', type: 'main', level: Number(fields.level ?? 1), ...common };
  }
  return { card: 'character', type: 'supporting', cost: Number(fields.cost ?? 1), ...common };
}
