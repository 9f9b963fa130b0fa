import { ABILITIES, type Ability, ALIGNMENTS, type Card, SKILLS, type Target } from '@longbox/arena/language';
import type { BodySpelling } from '../adapter.ts';
import type { Body } from '../format.ts';

export const ARENA_BODIES: BodySpelling = {
  summary: 'A plain character.',
  stats: ['A', 'D', 'R'],
  words: ['progressive'],
  fields: {
    mp: 'Mission Points, 1 unless given.',
    alignment: `${ALIGNMENTS.join(', ')}; Neutral unless given.`,
    affiliation: 'Its affiliation, one of its own unless given.',
    skill: `${SKILLS.join(', ')}; Combat unless given.`,
    ability: `${ABILITIES.map((ability) => ability.replace(' ', '-')).join(', ')}; Counterattack unless given.`,
    x: 'The X of the ability.',
    target: 'Whom the ability helps: affiliation=, skill=, alignment= or name=.',
    nemesis: 'Names with + between them.',
    members: 'Members of a Team, with + between them.',
  },
};

/** What cannot be read of a body goes to `wrong`. */
export function arenaBody(body: Body, wrong: (text: string) => void): Card {
  const { name, stats, fields } = body;
  const [attack, defence, resistance] = stats;
  const oneOf = <T extends string>(field: string, words: readonly T[], usual: T): T => {
    const text = (fields[field] ?? usual).replaceAll('-', ' ');
    const word = words.find((one) => one === text);
    if (word === undefined) wrong(`there is no ${field} "${text}"; known here: ${words.join(', ')}`);
    return word ?? usual;
  };
  const target = fields.target === undefined ? undefined : targetOf(fields.target);
  if (fields.target !== undefined && target === undefined) wrong(`cannot read the target "${fields.target}"`);
  const ability: Ability = {
    kind: oneOf('ability', ABILITIES, 'Counterattack'),
    ...(fields.x !== undefined && { x: Number(fields.x) }),
    ...(body.words.includes('progressive') && { progressive: true }),
    ...(target !== undefined && { target }),
  };
  return {
    key: `body ${name} ${JSON.stringify([stats, body.words, fields])}`,
    name,
    rarity: 'Common',
    origin: 'own',
    attack,
    defence,
    resistance,
    missionPoints: Number(fields.mp ?? 1),
    alignment: oneOf('alignment', ALIGNMENTS, 'Neutral'),
    affiliation: fields.affiliation ?? `of ${name}`,
    skill: oneOf('skill', SKILLS, 'Combat'),
    nemesis: names(fields.nemesis),
    ability,
    members: names(fields.members),
  };
}

const names = (text: string | undefined): string[] => (text === undefined ? [] : text.split('+').map(spaced));
/** A word of a body has no spaces; underlines stand for them. */
const spaced = (text: string): string => text.replaceAll('_', ' ');

function targetOf(text: string): Target | undefined {
  const [kind, value = ''] = text.split('=');
  const skill = SKILLS.find((word) => word === value);
  const alignment = ALIGNMENTS.find((word) => word === value);
  if (kind === 'skill' && skill !== undefined) return { skill };
  if (kind === 'alignment' && alignment !== undefined) return { alignment };
  if (kind === 'affiliation') return { affiliation: spaced(value) };
  return kind === 'name' ? { name: spaced(value) } : undefined;
}
