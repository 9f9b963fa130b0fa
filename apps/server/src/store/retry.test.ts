import { expect, test } from 'vitest';
import { retrying } from './retry.ts';

const failing = (code: string, times: number) => {
  let tries = 0;
  return () => (++tries <= times ? Promise.reject(Object.assign(new Error(code), { code })) : Promise.resolve(tries));
};

test('what a database has undone for the sake of others is tried again, but not for ever', async () => {
  expect(await retrying(failing('40001', 3))).toBe(4);
  expect(await retrying(failing('40P01', 1))).toBe(2);
  await expect(retrying(failing('40001', 100))).rejects.toThrow('40001');
});

test('what may have happened is not tried again', async () => {
  for (const code of ['40003', '08006', '57P01', '23505'])
    await expect(retrying(failing(code, 1))).rejects.toThrow(code);
});
