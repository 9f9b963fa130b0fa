import { expect, test } from 'vitest';
import { createGroup } from './group.ts';

function slowGroup(lanes?: number) {
  const batches: number[][] = [];
  const open: (() => void)[] = [];
  const group = createGroup(
    async (items: readonly number[]) => {
      batches.push([...items]);
      await new Promise<void>((resolve) => open.push(resolve));
      if (items.includes(13)) throw new Error('unlucky');
      return items.map((item) => item * 10);
    },
    { ...(lanes !== undefined && { lanes }), most: 4 },
  );
  const later = async () => {
    for (let i = 0; i < 3; i++) await new Promise(setImmediate);
  };
  return { group, batches, later, finish: () => open.shift()?.() };
}

test('what comes while others are written is written together, in order, so many at most', async () => {
  const { group, batches, later, finish } = slowGroup();
  const first = group.add(1);
  await later();
  const others = [2, 3, 4, 5, 6, 7].map(group.add);
  await later();
  expect(batches).toEqual([[1]]);
  finish();
  expect(await first).toBe(10);
  await later();
  expect(batches).toEqual([[1], [2, 3, 4, 5]]);
  finish();
  await later();
  finish();
  expect(await Promise.all(others)).toEqual([20, 30, 40, 50, 60, 70]);
  await group.drain();
});

test('a batch that fails fails alone', async () => {
  const { group, later, finish } = slowGroup();
  const bad = [12, 13].map((item) => group.add(item).catch((error: Error) => error.message));
  await later();
  const good = group.add(1);
  finish();
  expect(await Promise.all(bad)).toEqual(['unlucky', 'unlucky']);
  await later();
  finish();
  expect(await good).toBe(10);
});

test('several lanes write at once, and draining waits for all', async () => {
  const { group, batches, later, finish } = slowGroup(2);
  const adding = [1, 2, 3, 4, 5].map(group.add);
  await later();
  expect(batches).toEqual([[1, 2, 3, 4], [5]]);
  let isDrained = false;
  const drained = group.drain().then(() => {
    isDrained = true;
  });
  finish();
  await later();
  expect(isDrained).toBe(false);
  finish();
  await drained;
  await Promise.all(adding);
});
