// The turn says how many there can be, where there is a limit.

import { FIRST_SETS } from '@longbox/vs-sets';
import { expect, test } from 'vitest';
import type { TablePlan } from '../workers/game-api.ts';
import { openTable } from '../workers/open-table.ts';
import { bring } from '../workers/vs-shelf.ts';
import { turnWords } from './turn-words.ts';

const t = (key: string, args: object = {}): string => `${key} ${Object.values(args).join(' ')}`.trim();

test.each([
  ['vs', 'modern', 'mnb-x-men', 'turn-yours turn-count 0 200'],
  ['arena', 'basic', 'avengers', 'turn-yours 0'],
] as const)('in %s', async (game, profile, deck, words) => {
  await bring(FIRST_SETS);
  const seat = { deck, name: 'A', player: 'person' } as const;
  const plan: TablePlan = { game, profile, seed: 's', seats: [seat, { ...seat, player: 'computer' }] };
  expect(turnWords(openTable(plan).snapshot(), true, t, () => 'A')).toBe(words);
});
