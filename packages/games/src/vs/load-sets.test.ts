import { VS_SETS } from '@longbox/vs-sets';
import { expect, test } from 'vitest';
import { SET_LOADERS } from './load-sets.ts';

test('every set can be loaded by itself, in the order that numbers its cards', async () => {
  expect(Object.keys(SET_LOADERS)).toEqual(VS_SETS.map(({ set }) => set));
  expect(await Promise.all(Object.values(SET_LOADERS).map((load) => load()))).toEqual(VS_SETS);
});
