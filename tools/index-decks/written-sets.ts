import { readdirSync } from 'node:fs';
import type { Card, CardSet } from '@longbox/vs/language';
import { VS_SETS } from '@longbox/vs-sets';

const SOURCES = new URL('../../packages/vs-sets/src/', import.meta.url);

const isCard = (value: unknown): value is Card =>
  typeof value === 'object' && value !== null && 'card' in value && 'id' in value && 'name' in value;

/** The sets with every card that is written down, also those that still have a gap: what is known ahead may know too much. */
export const writtenSets = (): Promise<readonly CardSet[]> =>
  Promise.all(
    VS_SETS.map(async (set) => {
      const folder = new URL(`${set.set}/`, SOURCES);
      const files = readdirSync(folder).filter((name) => name.endsWith('.ts') && name !== 'index.ts');
      const modules = await Promise.all(
        files.map((name) => import(new URL(name, folder).href) as Promise<Readonly<Record<string, unknown>>>),
      );
      return { ...set, cards: modules.flatMap((each) => Object.values(each).filter(isCard)).sort(byId) };
    }),
  );

const byId = (a: Card, b: Card): number => (a.id < b.id ? -1 : 1);
