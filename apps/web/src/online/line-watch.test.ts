import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LineWatch } from './line-watch.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function watchLine() {
  const said: string[] = [];
  const watch = new LineWatch({ ask: () => void said.push('ask'), lose: () => void said.push('lose') });
  return { watch, said, pass: (milliseconds: number) => void vi.advanceTimersByTime(milliseconds) };
}

test('a quiet line is asked, and kept if it answers', () => {
  const { watch, said, pass } = watchLine();
  watch.heard();
  pass(9_000);
  expect(said).toEqual([]);
  pass(2_000);
  expect(said).toEqual(['ask']);
  watch.heard();
  pass(9_000);
  expect(said).toEqual(['ask']);
});

test('a line that does not answer is given up; sooner if something was sent', () => {
  const { watch, said, pass } = watchLine();
  watch.heard();
  pass(5_000);
  watch.sent();
  // What is sent again and again must not put off the question.
  for (let i = 0; i < 3; i++) {
    pass(800);
    watch.sent();
  }
  pass(200);
  expect(said).toEqual(['ask']);
  watch.sent();
  pass(4_000);
  expect(said).toEqual(['ask', 'lose']);
});

test('each line after one that was given up is given twice as long, until something is heard', () => {
  const { watch, said, pass } = watchLine();
  for (const patience of [8_000, 16_000, 32_000, 32_000]) {
    said.length = 0;
    watch.begin();
    pass(patience - 1);
    expect(said).toEqual([]);
    pass(1);
    expect(said).toEqual(['lose']);
  }
  watch.heard();
  watch.end();
  said.length = 0;
  watch.begin();
  pass(8_000);
  expect(said).toEqual(['lose']);
});

test('nobody watches a line that is closed', () => {
  const { watch, said, pass } = watchLine();
  watch.heard();
  watch.end();
  pass(60_000);
  expect(said).toEqual([]);
});
