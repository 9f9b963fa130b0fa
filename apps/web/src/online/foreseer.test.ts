import type { Step } from '@longbox/kernel';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Foreseer } from './foreseer.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function begin() {
  const sent: { id: number; steps: readonly Step[] }[] = [];
  const foreseer = new Foreseer((id, steps) => sent.push({ id, steps }));
  const hear = (id: number) => foreseer.hear({ t: 'foreseen', match: 'm', id, rows: id, delta: {} });
  return { sent, foreseer, hear };
}

test('a question is asked at once and has its answer', async () => {
  const { sent, foreseer, hear } = begin();
  const answer = foreseer.ask([5]);
  expect(sent).toEqual([{ id: 1, steps: [5] }]);
  hear(1);
  expect(await answer).toMatchObject({ id: 1, rows: 1 });
});

test('of questions that come too fast the newest is asked, and the others have no answer', async () => {
  const { sent, foreseer, hear } = begin();
  const answers = [1, 2, 3, 4].map((choice) => foreseer.ask([choice]));
  expect(sent.map(({ steps }) => steps)).toEqual([[1]]);
  vi.advanceTimersByTime(200);
  expect(sent.map(({ steps }) => steps)).toEqual([[1], [4]]);
  // Too late: another question is open.
  hear(1);
  hear(2);
  expect((await Promise.all(answers)).map((answer) => answer?.id)).toEqual([undefined, undefined, undefined, 2]);
});

test('ten seconds over a hand are fewer messages than the server counts as a flood', () => {
  const { sent, foreseer } = begin();
  for (let i = 0; i < 1_000; i++) {
    void foreseer.ask([i]);
    vi.advanceTimersByTime(10);
  }
  expect(sent.length).toBeGreaterThan(50);
  expect(sent.length).toBeLessThan(80);
  expect(sent.at(-1)?.steps[0]).toBeGreaterThan(980);
});

test('after the end nothing is asked any more', () => {
  const { sent, foreseer } = begin();
  void foreseer.ask([1]);
  void foreseer.ask([2]);
  foreseer.end();
  vi.advanceTimersByTime(1_000);
  expect(sent).toHaveLength(1);
});
