import { expect, test } from 'vitest';
import { clock, grouped, progressLine, startProgress } from './progress.ts';

function shellAt() {
  const written: string[] = [];
  const shell = {
    commands: [],
    out() {},
    err() {},
    progress: { isTty: true, write: (text: string) => written.push(text) },
  };
  return { shell, written };
}

test('nothing is drawn in the first two seconds, then at most five times a second', () => {
  const { shell, written } = shellAt();
  let time = 0;
  const progress = startProgress(shell, { unit: 'games', total: 100, now: () => time });
  for (time = 0; time < 3000; time += 50) progress.at(time / 50);
  expect(written.length).toBeGreaterThan(3);
  expect(written.length).toBeLessThan(7);
  expect(written[0]).toBe('\r█████████░░░░░░░░░░░░░░░  40 of 100 games  20/s  0:03 left\u001b[K');
  progress.end();
  expect(written.at(-1)).toBe('\r\u001b[K');
});

test('work that was quick leaves no trace', () => {
  const { shell, written } = shellAt();
  const progress = startProgress(shell, { unit: 'games' });
  progress.at(1);
  progress.end();
  expect(written).toEqual([]);
});

test('the line says what is known', () => {
  const base = { done: 1204, unit: 'games', passed: 10, note: 'cw/duel', total: undefined };
  expect(progressLine({ ...base, share: undefined })).toBe('1,204 games  120/s  cw/duel');
  expect(progressLine({ ...base, share: 0.5 })).toBe(
    `${'█'.repeat(12)}${'░'.repeat(12)}  1,204 games  120/s  0:10 left  cw/duel`,
  );
});

test('numbers are grouped, seconds are a clock', () => {
  expect([0, 999, 1000, 1234567].map(grouped)).toEqual(['0', '999', '1,000', '1,234,567']);
  expect([0, 59.4, 83, 3600, 7325].map(clock)).toEqual(['0:00', '0:59', '1:23', '1:00:00', '2:02:05']);
});

test('what is to do may change on the way', () => {
  const { shell, written } = shellAt();
  let [time, total] = [0, 100];
  const progress = startProgress(shell, { unit: 'games', total: () => total, now: () => time });
  time = 4000;
  progress.at(50);
  total = 200;
  time = 5000;
  progress.at(60);
  expect(written.map((line) => /\d+ of \d+/.exec(line)?.[0])).toEqual(['50 of 100', '60 of 200']);
});
