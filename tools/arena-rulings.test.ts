import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { makeRulings } from './arena-rulings/make-rulings.ts';

const written = readFileSync(new URL('../docs/rulings-arena.md', import.meta.url), 'utf8');

test('the rulings say what the rulebook and its tests say', () => {
  expect(written).toBe(makeRulings());
});

test('every ruling is pinned by a test', () => {
  expect(written.match(/^## MA-AMB-\d+$/gm)).toHaveLength(96);
  expect(written).not.toContain('**Tests.** .');
});
