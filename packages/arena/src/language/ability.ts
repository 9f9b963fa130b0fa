/** The twelve special abilities; the order is part of saved games. */
export const ABILITIES = [
  'Group Attack',
  'Trap Attack',
  'Brute Force',
  'Attack Mission',
  'Double Hit',
  'Bonus Attack',
  'Counterattack',
  'Bonus Defence',
  'Switch',
  'New Mission',
  'Power Bank',
  'Recycle',
] as const;
export type AbilityKind = (typeof ABILITIES)[number];

export const ABILITY_TYPES = ['offensive', 'defensive', 'support'] as const;
export type AbilityType = (typeof ABILITY_TYPES)[number];

export interface AbilityFacts {
  readonly type: AbilityType;
  /** Power Points engaged to activate it. */
  readonly cost: number;
}

// MA-SA-GEN-02, -03, -04 (types) and MA-SA-GEN-08 (costs).
export const ABILITY_FACTS: Readonly<Record<AbilityKind, AbilityFacts>> = {
  'Group Attack': { type: 'offensive', cost: 2 },
  'Trap Attack': { type: 'offensive', cost: 2 },
  'Brute Force': { type: 'offensive', cost: 3 },
  'Attack Mission': { type: 'offensive', cost: 3 },
  'Double Hit': { type: 'offensive', cost: 2 },
  'Bonus Attack': { type: 'offensive', cost: 1 },
  Counterattack: { type: 'defensive', cost: 1 },
  'Bonus Defence': { type: 'defensive', cost: 1 },
  Switch: { type: 'defensive', cost: 1 },
  'New Mission': { type: 'support', cost: 2 },
  'Power Bank': { type: 'support', cost: 1 },
  Recycle: { type: 'support', cost: 1 },
};

/** Hit Points count up to this many times for a progressive ability (MA-SA-GEN-20). */
export const PROGRESSIVE_CAP = 3;

/** Whom an ability helps; exactly one key. */
export type Target =
  | { readonly affiliation: string }
  | { readonly skill: Skill }
  | { readonly alignment: Alignment }
  | { readonly name: string };

/** What a card prints about its special ability. The cost follows from the kind. */
export interface Ability {
  readonly kind: AbilityKind;
  readonly x?: number;
  /** The drop symbol: X is multiplied by Hit Points (MA-SA-GEN-20). */
  readonly progressive?: boolean;
  readonly target?: Target;
}

export const ALIGNMENTS = ['Good', 'Neutral', 'Evil'] as const;
export type Alignment = (typeof ALIGNMENTS)[number];

/** Each skill has the upper hand over the next, the last over the first (MA-ADV-04). */
export const SKILLS = ['Scientific', 'Mystic', 'Cosmic', 'Technological', 'Combat'] as const;
export type Skill = (typeof SKILLS)[number];

export const groupAttack = (): Ability => ({ kind: 'Group Attack' });
export const trapAttack = (): Ability => ({ kind: 'Trap Attack' });
export const bruteForce = (): Ability => ({ kind: 'Brute Force' });
export const attackMission = (): Ability => ({ kind: 'Attack Mission' });
export const doubleHit = (): Ability => ({ kind: 'Double Hit' });
export const counterattack = (): Ability => ({ kind: 'Counterattack' });
export const switchPlaces = (): Ability => ({ kind: 'Switch' });

export const bonusAttack = (x: number, target?: Target): Ability => aimed({ kind: 'Bonus Attack', x }, target);
export const bonusDefence = (x: number, target?: Target): Ability => aimed({ kind: 'Bonus Defence', x }, target);
export const newMission = (): Ability => ({ kind: 'New Mission', x: 1 });
export const recycle = (x = 1): Ability => ({ kind: 'Recycle', x });
/** Always progressive (MA-SA-PBK-01). */
export const powerBank = (target?: Target): Ability => aimed({ kind: 'Power Bank', x: 1, progressive: true }, target);

/** Adds the drop symbol. */
export const progressive = (ability: Ability): Ability => ({ ...ability, progressive: true });

const aimed = (ability: Ability, target: Target | undefined): Ability =>
  target === undefined ? ability : { ...ability, target };
