import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FILES, readCardRulings, readRulings } from './index-rulings/make-index.ts';
import { cardIdsIn } from './index-rulings/read-tables.ts';

test.each(FILES)('$file says what the documents say', ({ file, make }) => {
  expect(JSON.parse(readFileSync(new URL(`../${file}`, import.meta.url), 'utf8'))).toEqual(make());
});

test('every ruling has ids, a question and a decision', () => {
  const rulings = readRulings();
  expect(rulings.length).toBeGreaterThan(150);
  for (const { ids, question, decision } of rulings) {
    for (const id of ids) expect(id).toMatch(/^(VS|OP)-[A-Z0-9-]+$/);
    expect(question).not.toBe('');
    expect(decision).not.toBe('');
  }
});

test('an empty last cell leaves no bar behind', () => {
  expect(readCardRulings().filter(({ decision, why }) => `${decision}${why}`.includes('|'))).toEqual([]);
});

test('cells name cards in several ways', () => {
  expect(cardIdsIn('mnb-028 Storm, mnb-031, 032 Deadpool')).toEqual(['mnb-028', 'mnb-031', 'mnb-032']);
  expect(cardIdsIn('mnb-067 Gamora, mnb-031 and 032 Deadpool')).toEqual(['mnb-067', 'mnb-031', 'mnb-032']);
  expect(cardIdsIn('mcu1-040 to 042 Ultron')).toEqual(['mcu1-040', 'mcu1-041', 'mcu1-042']);
  expect(cardIdsIn('all main characters')).toEqual([]);
  expect(readCardRulings().filter(({ cards }) => cards.includes('mnb-032')).length).toBeGreaterThan(1);
});
