// The turn says how many there can be, where there is a limit and it is near.

import { FIRST_SETS } from '@longbox/vs-sets';
import { expect, test } from 'vitest';
import type { TablePlan } from '../workers/game-api.ts';
import { openTable } from '../workers/open-table.ts';
import { bring } from '../workers/vs-shelf.ts';
import { turnWords } from './turn-words.ts';

const t = (key: string, args: object = {}): string => `${key} ${Object.values(args).join(' ')}`.trim();

test.each([
  ['vs', 'modern', 'mnb-x-men', 'turn-yours 0'],
  ['arena', 'basic', 'avengers', 'turn-yours 0'],
] as const)('in %s', async (game, profile, deck, words) => {
  await bring(FIRST_SETS);
  const seat = { deck, name: 'A', player: 'person' } as const;
  const plan: TablePlan = { game, profile, seed: 's', seats: [seat, { ...seat, player: 'computer' }] };
  expect(turnWords(openTable(plan).snapshot(), true, t, () => 'A')).toBe(words);
});

test('near the end people are told that there is a last turn', () => {
  const at = (turn: number): string => turnWords({ turn, turnLimit: 200, active: 0 }, true, t, () => 'A');
  expect([at(179), at(180)]).toEqual(['turn-yours 179', 'turn-yours turn-count 180 200']);
});
