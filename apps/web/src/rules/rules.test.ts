import { expect, test } from 'vitest';
import { findRules } from './find-rules.ts';
import { loadRulebook } from './load-rulebook.ts';
import { partsOf, ruleHref } from './rule-ids.ts';
import { editionsOn, placeOf, rulingsOn } from './rulebook.ts';

test('a statement is told apart into words, stress and ids', () => {
  expect(partsOf('See VS-ATK-16 and *any* `cw` (E-039, OP-04).')).toEqual([
    { kind: 'text', text: 'See ' },
    { kind: 'rule', text: 'VS-ATK-16' },
    { kind: 'text', text: ' and ' },
    { kind: 'emphasis', text: 'any' },
    { kind: 'text', text: ' ' },
    { kind: 'code', text: 'cw' },
    { kind: 'text', text: ' (' },
    { kind: 'rule', text: 'E-039' },
    { kind: 'text', text: ', ' },
    { kind: 'rule', text: 'OP-04' },
    { kind: 'text', text: ').' },
  ]);
  expect(partsOf('VS-KW-AIR-SUPERIORITY')).toEqual([{ kind: 'rule', text: 'VS-KW-AIR-SUPERIORITY' }]);
  expect(ruleHref('MA-SA-BRU-04')).toBe('/rules/arena/MA-SA-BRU-04');
});

test.each(['vs', 'arena'] as const)('every id in the rules of %s leads somewhere', async (game) => {
  const book = await loadRulebook(game);
  const told = [
    ...book.rules.flatMap(({ text, differ = '', ruling = '' }) => [text, differ, ruling]),
    ...book.rulings.flatMap(({ question, decision, why }) => [question, decision, why]),
  ];
  const dead = told.flatMap((text) =>
    partsOf(text).filter(({ kind, text: id }) => kind === 'rule' && placeOf(book, id) === undefined),
  );
  expect(dead).toEqual([]);
});

test('rules are found by words in any order and by their id', async () => {
  const book = await loadRulebook('vs');
  expect(findRules(book, 'vs-atk-16')[0].id).toBe('VS-ATK-16');
  const found = findRules(book, 'stealth melee');
  expect(found.map(({ id }) => id)).toContain('VS-ATK-16');
  expect(found[0].text.toLowerCase()).toContain('stealth');
  expect(findRules(book, 'xylophone quartet')).toEqual([]);
});

test('a rule knows its rulings and where the editions differ', async () => {
  const book = await loadRulebook('vs');
  expect(rulingsOn(book, 'VS-ATK-32')).toHaveLength(2);
  const rule = book.byId.get('VS-RES-11');
  expect(rule && editionsOn(book, rule).map(({ id }) => id)).toEqual(['E-002']);
});
