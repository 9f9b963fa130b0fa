import { expect, test } from 'vitest';
import { createGate } from './gate.ts';

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** As long as opening a socket takes when the machine is busy. */
function work(milliseconds: number): void {
  const until = performance.now() + milliseconds;
  while (performance.now() < until);
}

test('a crowd at the door is let in with room for others between, and who comes anew is let in first', async () => {
  const gate = createGate();
  const inside: string[] = [];
  const refused: string[] = [];
  const knock = (owner: string) =>
    gate.knock({
      owner,
      open: () => {
        work(2);
        inside.push(owner);
      },
      refuse: () => void refused.push(owner),
    });
  for (let i = 0; i < 80; i++) knock('greedy');
  expect([refused.length, gate.waiting()]).toEqual([16, 64]);
  await turn();
  await turn();
  // A few at a time: others had their turn long before all of them were in.
  expect(inside.length).toBeGreaterThan(0);
  expect(inside.length).toBeLessThan(20);
  const before = inside.length;
  knock('ann');
  await turn();
  expect(inside.slice(before)).toContain('ann');
  expect(inside.slice(before).indexOf('ann')).toBe(0);
  while (gate.waiting() > 0) await turn();
  expect(inside.filter((owner) => owner === 'greedy')).toHaveLength(64);
});
