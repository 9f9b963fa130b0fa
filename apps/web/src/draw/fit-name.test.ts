import { expect, test } from 'vitest';
import { fitName, lineWidth } from './fit-name.ts';

const ROOM = { face: 'condensed', width: 110, oneLine: 14, twoLines: 11 } as const;

test('a short name keeps the largest letters', () => {
  expect(fitName('Storm', ROOM)).toEqual({ lines: ['Storm'], size: 14 });
});

test('a long name is broken where that keeps it larger, and never wider than its room', () => {
  const { lines, size } = fitName('School for Gifted Youngsters', ROOM);
  expect(lines).toHaveLength(2);
  for (const line of lines) expect(lineWidth(line, 'condensed') * size).toBeLessThanOrEqual(110.001);
});

test('a long name without a place to break is made smaller', () => {
  const { lines, size } = fitName('Supercalifragilistic', ROOM);
  expect(lines).toHaveLength(1);
  expect(lineWidth(lines[0], 'condensed') * size).toBeLessThanOrEqual(110.001);
});
