import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findRules } from './find-rules.ts';
import { loadRulebook, readCardRulings, readVsRulings } from './load-rulebook.ts';
import { cardIdsIn } from './read-tables.ts';
import { partsOf, ruleHref } from './rule-ids.ts';
import { editionsOn, placeOf, rulingsOn } from './rulebook.ts';

const doc = (name: string): string => readFileSync(new URL(`../../../../docs/${name}`, import.meta.url), 'utf8');

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

test('cells name cards in several ways', () => {
  expect(cardIdsIn('mnb-028 Storm, mnb-031, 032 Deadpool')).toEqual(['mnb-028', 'mnb-031', 'mnb-032']);
  expect(cardIdsIn('mnb-067 Gamora, mnb-031 and 032 Deadpool')).toEqual(['mnb-067', 'mnb-031', 'mnb-032']);
  expect(cardIdsIn('mcu1-040 to 042 Ultron')).toEqual(['mcu1-040', 'mcu1-041', 'mcu1-042']);
  expect(cardIdsIn('all main characters')).toEqual([]);
});

test('every ruling of the documents is read, with a question and a decision', () => {
  const rulings = readVsRulings(doc('rulings-vs.md'));
  expect(rulings.length).toBeGreaterThan(150);
  for (const { ids, question, decision } of rulings) {
    expect(ids.length).toBeGreaterThan(0);
    expect(question).not.toBe('');
    expect(decision).not.toBe('');
  }
  const cards = readCardRulings(doc('card-decisions.md'));
  expect(cards.length).toBeGreaterThan(60);
  expect(cards.filter(({ cards: ids }) => ids.includes('mnb-032')).length).toBeGreaterThan(1);
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
  expect(findRules(book, 'no such words at all')).toEqual([]);
});

test('a rule knows its rulings and where the editions differ', async () => {
  const book = await loadRulebook('vs');
  expect(rulingsOn(book, 'VS-ATK-32')).toHaveLength(2);
  const rule = book.byId.get('VS-RES-11');
  expect(rule && editionsOn(book, rule).map(({ id }) => id)).toEqual(['E-002']);
});
