import arenaBook from '@longbox/arena/rulebook/rules.json' with { type: 'json' };
import arenaRulings from '@longbox/arena/rulebook/rulings.json' with { type: 'json' };
import vsEditions from '@longbox/vs/rulebook/editions.json' with { type: 'json' };
import vsPoints from '@longbox/vs/rulebook/open-points.json' with { type: 'json' };
import vsBook from '@longbox/vs/rulebook/rules.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { EDITIONS, type Rule } from './rulebook.ts';

const idsOf = (list: readonly { readonly id: string }[]): string[] => list.map(({ id }) => id);
const examplesOf = (rules: readonly Rule[]) => rules.flatMap((rule) => rule.examples);

test('the rulebooks are complete', () => {
  // New sets bring new rules; none is ever lost.
  expect(vsBook.rules.length).toBeGreaterThanOrEqual(825);
  expect(examplesOf(vsBook.rules)).toHaveLength(49);
  expect(vsEditions).toHaveLength(149);
  expect(vsPoints).toHaveLength(29);
  expect(arenaBook.rules).toHaveLength(410);
  expect(examplesOf(arenaBook.rules)).toHaveLength(83);
  expect(arenaRulings).toHaveLength(96);
});

test('every id is there once and begins with its section', () => {
  const rules: readonly Rule[] = [...vsBook.rules, ...arenaBook.rules];
  const all = [rules, examplesOf(rules), vsEditions, vsPoints, arenaRulings].flatMap(idsOf);
  expect(new Set(all).size).toBe(all.length);
  for (const { id, section, text } of rules)
    expect([id.startsWith(`${section}-`), text.length > 0]).toEqual([true, true]);
});

test('the sections of the Vs. rules have the sizes the specification gives', () => {
  const count = (section: string) => vsBook.rules.filter((rule) => rule.section === section).length;
  expect(['VS-GOLD', 'VS-CMB', 'VS-PWR'].map(count)).toEqual([5, 60, 60]);
});

test('whatever the editions and the open points refer to exists', () => {
  const known = new Set([...idsOf(vsBook.rules), ...vsBook.rules.map((rule) => rule.section)]);
  const named = [...vsEditions, ...vsPoints].flatMap((row) => row.rules);
  expect(named.filter((id) => !known.has(id))).toEqual([]);
  for (const row of vsEditions) expect(EDITIONS.some((edition) => edition in row.says)).toBe(true);
});

test('whatever ruling an Arena rule rests on exists', () => {
  const known = new Set(idsOf(arenaRulings));
  const named = arenaBook.rules.flatMap((rule) => rule.rulings);
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter((id) => !known.has(id))).toEqual([]);
});

test('no rule points at a file', () => {
  expect(JSON.stringify([vsBook, vsEditions, arenaBook, arenaRulings])).not.toMatch(/\w\.(?:md|txt)\b/);
});
