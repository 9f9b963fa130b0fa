import { describe, expect, test } from 'vitest';
import { PATIENCE } from '../../test/run-longbox.ts';
import { drive } from './drive.ts';
import { coresOf, type Pool, startPool } from './pool.ts';

const plan = { game: 'arena', profile: 'level-1', player: 'random', seed: 'x', decks: [], pairs: [], games: 1 };

describe('a pool', { timeout: PATIENCE }, () => {
  test.each([1, 2])('of %i hands errors on, and can be closed while it works', async (cores) => {
    const pool = startPool('lab', plan, cores);
    await expect(pool.run({ pair: 0, from: 0, count: 1 })).rejects.toThrow();
    await pool.close();
  });
});

/** Answers with what it is asked, as late as the test likes. */
function slowPool(size: number): Pool<number, number> & { readonly running: (() => void)[]; isClosed: boolean } {
  const pool = {
    size,
    running: [] as (() => void)[],
    isClosed: false,
    run: (job: number) =>
      new Promise<number>((resolve) => {
        pool.running.push(() => resolve(job));
      }),
    close: () => {
      pool.isClosed = true;
      return Promise.resolve();
    },
  };
  return pool;
}

test('a drive keeps two jobs a thread under way, and stops at once when asked to', async () => {
  const pool = slowPool(2);
  const stop = new AbortController();
  const given: number[] = [];
  let next = 0;
  const driving = drive({ pool, next: () => next++, give: (job) => given.push(job), stop: stop.signal });
  expect(pool.running).toHaveLength(4);
  pool.running.pop()?.();
  await new Promise((resolve) => setImmediate(resolve));
  expect(pool.running).toHaveLength(4);
  expect(given).toEqual([3]);
  stop.abort();
  await driving;
  expect(pool.isClosed).toBe(true);
  expect(given).toEqual([3]);
});

test('a drive that fails says so, and closes the pool', async () => {
  const pool = { ...slowPool(1), run: () => Promise.reject(new Error('broken')) };
  await expect(drive({ pool, next: () => 1, give: () => undefined })).rejects.toThrow('broken');
});

test('cores are a number', () => {
  expect(coresOf('3')).toBe(3);
  expect(coresOf(undefined)).toBeGreaterThan(0);
  expect(() => coresOf('none')).toThrow('--cores is a number from 1 to 256, not "none"');
});
