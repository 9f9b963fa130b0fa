import type { Ability, Alignment, Skill } from './ability.ts';

export const RARITIES = ['Common', 'Uncommon', 'Rare', 'Ultra Rare', 'Secret', 'Deck'] as const;
export type Rarity = (typeof RARITIES)[number];

/**
 * Where the name of a card comes from: the rulebook, what the press wrote about the game, or ourselves. Values, abilities and
 * Nemeses are ours on every card; `origin.ts` says so in words.
 */
export const ORIGINS = ['book', 'press', 'own'] as const;
export type Origin = (typeof ORIGINS)[number];

/** Most members a Team card lists, fewest likewise (MA-DECK-05). */
export const TEAM_SIZES = { least: 2, most: 5 } as const;

/** One printing. Single character or Team of the listed members (MA-DECK-05, MA-DECK-06). */
export interface Card {
  readonly key: string;
  readonly name: string;
  readonly rarity: Rarity;
  readonly origin: Origin;
  readonly attack: number;
  readonly defence: number;
  readonly resistance: number;
  readonly missionPoints: number;
  readonly alignment: Alignment;
  readonly affiliation: string;
  readonly skill: Skill;
  readonly nemesis: readonly string[];
  readonly ability: Ability;
  /** Empty for a single character. */
  readonly members: readonly string[];
}

/** What every printing of a character shares. */
export interface Character {
  readonly name: string;
  readonly origin: Origin;
  readonly alignment: Alignment;
  readonly affiliation: string;
  readonly skill: Skill;
  readonly nemesis?: readonly string[];
  readonly printings: readonly Printing[];
}

/** Attack, Defence, Resistance, Mission Points. */
export type Values = readonly [attack: number, defence: number, resistance: number, missionPoints: number];

export interface Printing {
  readonly key: string;
  readonly rarity: Rarity;
  readonly values: Values;
  readonly ability: Ability;
}

export const printing = (key: string, rarity: Rarity, values: Values, ability: Ability): Printing => ({
  key,
  rarity,
  values,
  ability,
});

/** All printings of one single character. */
export const character = (c: Character): readonly Card[] => c.printings.map((p) => makeCard(c, p, []));

export interface Team extends Omit<Character, 'printings'> {
  readonly members: readonly string[];
  readonly printing: Printing;
}

export const team = (t: Team): Card => makeCard(t, t.printing, t.members);

function makeCard(c: Omit<Character, 'printings'>, p: Printing, members: readonly string[]): Card {
  const [attack, defence, resistance, missionPoints] = p.values;
  return {
    key: p.key,
    name: c.name,
    rarity: p.rarity,
    origin: c.origin,
    attack,
    defence,
    resistance,
    missionPoints,
    alignment: c.alignment,
    affiliation: c.affiliation,
    skill: c.skill,
    nemesis: c.nemesis ?? [],
    ability: p.ability,
    members,
  };
}

export const isTeam = (card: Card): boolean => card.members.length > 0;
