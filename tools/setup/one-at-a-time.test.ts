import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { lockOf, oneAtATime } from './one-at-a-time.mjs';

function folder(): string {
  const root = mkdtempSync(path.join(tmpdir(), 'longbox-lock-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  return root;
}

test('work of one name waits for the other, also after a failure', async () => {
  const root = folder();
  const told: string[] = [];
  const work = (name: string) => async () => {
    told.push(`${name} begins`);
    await wait(20);
    told.push(`${name} ends`);
    if (name === 'a') throw new Error('a fails');
  };
  const both = await Promise.allSettled([oneAtATime(root, 'x', work('a')), oneAtATime(root, 'x', work('b'))]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
  expect(told).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
});

test('the lock of a process that is gone counts for nothing', async () => {
  const root = folder();
  // No system gives numbers this high.
  writeFileSync(lockOf(root, 'x'), '999999999');
  expect(await oneAtATime(root, 'x', async () => 'done')).toBe('done');
});
