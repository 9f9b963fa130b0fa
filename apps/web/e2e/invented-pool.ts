// Stands in for the real sets in a build that tries many cards; see `many-cards.e2e.ts`.
import type { CardSet } from '@longbox/vs';
import { VS_SETS as REAL } from '@longbox/vs-sets/index';
import { inventSets } from './invented-sets.ts';

export * from '@longbox/vs-sets/index';

export const VS_SETS: readonly CardSet[] = inventSets(REAL, 2500);
