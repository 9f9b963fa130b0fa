import type { CardFacts } from '../cards/card-facts.ts';

/** What stands round an emblem; who it is never depends on it. */
export interface Rim {
  readonly rings: 1 | 2 | 3;
  readonly rays: 0 | 8 | 16;
  readonly isNotched: boolean;
}

export const PLAIN: Rim = { rings: 1, rays: 0, isNotched: false };
const DOUBLE: Rim = { ...PLAIN, rings: 2 };
const SHINING: Rim = { ...DOUBLE, rays: 8 };

const BY_RARITY: Readonly<Record<string, Rim>> = {
  Uncommon: { ...PLAIN, isNotched: true },
  Rare: DOUBLE,
  'Ultra Rare': SHINING,
  Secret: SHINING,
};

/** Vs. System tells levels by it, Mission Arena rarities. */
export function rimOf({ level = 1, arena }: Pick<CardFacts, 'level' | 'arena'>): Rim {
  if (arena !== undefined) return BY_RARITY[arena.rarity] ?? PLAIN;
  if (level > 2) return { ...PLAIN, rings: 3, rays: 16 };
  return level === 2 ? SHINING : PLAIN;
}
