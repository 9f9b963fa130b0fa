import { NONE } from '@longbox/kernel';
import { expect, test } from 'vitest';
import { deadlineOf, pauseClock, resumeClock, runClock, startClock, stopClock, viewClock } from './clock.ts';

const bank = (increment = 5) => startClock({ kind: 'bank', seconds: 60, increment, expiry: 'default' }, 2);

test('a bank runs down while its seat is asked, and nobody else’s', () => {
  const clock = bank(0);
  runClock(clock, 0, 1_000);
  expect(deadlineOf(clock)).toBe(61_000);
  stopClock(clock, 21_000, true);
  runClock(clock, 1, 21_000);
  expect(clock.banks).toEqual([40_000, 60_000]);
  stopClock(clock, 22_000, true);
  runClock(clock, 0, 22_000);
  expect(deadlineOf(clock)).toBe(62_000);
  expect(viewClock(clock)).toEqual({ banks: [40_000, 59_000], deadline: 62_000 });
});

test('an answer earns the increment, but a bank never grows past where it began', () => {
  const clock = bank();
  runClock(clock, 0, 0);
  stopClock(clock, 30_000, true);
  expect(clock.banks[0]).toBe(35_000);
  runClock(clock, 0, 30_000);
  stopClock(clock, 30_001, true);
  expect(clock.banks[0]).toBe(39_999);
  for (let i = 0; i < 10; i++) {
    runClock(clock, 0, 40_000);
    stopClock(clock, 40_000, true);
  }
  expect(clock.banks[0]).toBe(60_000);
});

test('who ran out of time has the increment for each decision from then on', () => {
  const clock = bank();
  runClock(clock, 0, 0);
  stopClock(clock, 60_000, false);
  expect(clock.banks[0]).toBe(5_000);
});

test('a pause costs nothing, and what was spent before it stays spent', () => {
  const clock = bank(0);
  runClock(clock, 0, 0);
  pauseClock(clock, 10_000);
  expect(deadlineOf(clock)).toBeUndefined();
  expect(viewClock(clock)).toEqual({ banks: [60_000, 60_000], paused: true });
  resumeClock(clock, 500_000);
  expect(deadlineOf(clock)).toBe(550_000);
  stopClock(clock, 505_000, true);
  expect(clock.banks[0]).toBe(45_000);
});

test('by decision, every one has the same time; without a clock nothing runs', () => {
  const clock = startClock({ kind: 'decision', seconds: 30, expiry: 'default' }, 2);
  runClock(clock, 1, 5_000);
  expect(deadlineOf(clock)).toBe(35_000);
  stopClock(clock, 34_000, true);
  runClock(clock, NONE, 34_000);
  expect(deadlineOf(clock)).toBeUndefined();
  const none = startClock({ kind: 'none' }, 2);
  runClock(none, 0, 0);
  expect(deadlineOf(none)).toBeUndefined();
  expect(viewClock(none)).toBeUndefined();
});
