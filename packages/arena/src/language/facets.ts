import { ABILITIES, ABILITY_FACTS, ALIGNMENTS, SKILLS } from './ability.ts';
import { type Card, isTeam, RARITIES } from './card.ts';
import { type Language, printLines } from './printed.ts';

/** One thing cards can be searched by. */
export interface Facet {
  readonly name: string;
  readonly kind: 'word' | 'number';
  readonly summary?: string;
  /** The words it can have, in order, where they are few and fixed. */
  readonly words?: readonly string[];
  values(card: Card): readonly (string | number)[];
}

const word = (name: string, values: (card: Card) => readonly string[], words?: readonly string[]): Facet =>
  words === undefined ? { name, kind: 'word', values } : { name, kind: 'word', values, words };
const number = (name: string, value: (card: Card) => number): Facet => ({
  name,
  kind: 'number',
  values: (card) => [value(card)],
});

export const FACETS: readonly Facet[] = [
  word('name', (card) => [card.name]),
  word('kind', (card) => [isTeam(card) ? 'team' : 'single'], ['single', 'team']),
  word('rarity', (card) => [card.rarity], RARITIES),
  word('alignment', (card) => [card.alignment], ALIGNMENTS),
  word('affiliation', (card) => [card.affiliation]),
  word('skill', (card) => [card.skill], SKILLS),
  word('ability', (card) => [card.ability.kind], ABILITIES),
  word('abilityType', (card) => [ABILITY_FACTS[card.ability.kind].type], ['offensive', 'defensive', 'support']),
  word('target', (card) => Object.values(card.ability.target ?? {})),
  word('nemesis', (card) => card.nemesis),
  word('member', (card) => card.members),
  number('attack', (card) => card.attack),
  number('defence', (card) => card.defence),
  number('resistance', (card) => card.resistance),
  number('missionPoints', (card) => card.missionPoints),
  number('cost', (card) => ABILITY_FACTS[card.ability.kind].cost),
  number('members', (card) => card.members.length),
];

/** What a card is searched by, its printed text included. */
export const facetsIn = (language: Language): readonly Facet[] => [
  ...FACETS,
  {
    name: 'text',
    kind: 'word',
    summary: 'the text as printed',
    values: (card) => [printLines(card, language).join('\n')],
  },
];
