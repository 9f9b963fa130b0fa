import { readFileSync } from 'node:fs';
import cardRulings from '@longbox/vs-sets/card-rulings.it.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { GAMES, type GameName } from '../cards/card-facts.ts';
import { loadCardRulings } from './card-rulings.ts';
import { findRules } from './find-rules.ts';
import { inItalian, rowWords, rulingWords, statementOf } from './italian-book.ts';
import { ITALIAN, loadRulebook } from './load-rulebook.ts';
import type { Rulebook } from './rulebook.ts';
import { fingerprint, type Words } from './translation.ts';

/** Everything of a book that is translated, by the name its Italian has in the files. */
function wordsIn(book: Rulebook): ReadonlyMap<string, Words> {
  return new Map<string, Words>([
    ...book.notes.map(({ title, text }, i) => [`note ${i}`, { title, text }] as const),
    ...book.rules.map((rule) => [rule.id, statementOf(rule)] as const),
    ...book.rulings.map((ruling) => [`ruling ${ruling.key}`, rulingWords(ruling)] as const),
    ...book.editions.map((row) => [row.id, rowWords(row)] as const),
  ]);
}

const ink = (words: Words | undefined): string =>
  typeof words === 'string'
    ? words
    : Object.values(words ?? {})
        .map(ink)
        .join('\n');

async function pairs(game: GameName): Promise<readonly (readonly [key: string, english: string, italian: string])[]> {
  const [english, italian] = await Promise.all([loadRulebook(game), loadRulebook(game, 'it')]);
  const there = wordsIn(italian);
  return [...wordsIn(english)].map(([key, words]) => [key, ink(words), ink(there.get(key))]);
}

test.each(GAMES)('every text of %s has an Italian of today', async (game) => {
  const [english, italian] = await Promise.all([loadRulebook(game), loadRulebook(game, 'it')]);
  const words = wordsIn(english);
  const behind = [
    ...italian.notes.flatMap(({ lang }, i) => (lang === 'en' ? [`note ${i}`] : [])),
    ...italian.rules.filter(({ lang }) => lang === 'en').map(({ id }) => id),
    ...italian.rulings.filter(({ lang }) => lang === 'en').map(({ key }) => `ruling ${key}`),
    ...italian.editions.filter(({ lang }) => lang === 'en').map(({ id }) => id),
  ];
  expect(behind.map((key) => ({ key, of: fingerprint(words.get(key) ?? ''), said: words.get(key) }))).toEqual([]);
  const { codes, phrases } = await ITALIAN[game]();
  expect(codes.of).toBe(fingerprint(english.codes));
  const headings = [
    ...english.rules.flatMap(({ part, ability }) => [part, ability]),
    ...english.rulings.map(({ group }) => group),
    ...english.editions.map(({ group }) => group),
  ].flatMap((heading) => heading || []);
  expect(headings.filter((heading) => phrases[heading] === undefined)).toEqual([]);
});

test.each(GAMES)('no Italian of %s is about nothing', async (game) => {
  const [book, { rules, rulings, editions, notes }] = await Promise.all([loadRulebook(game), ITALIAN[game]()]);
  const known = new Set([...wordsIn(book).keys()]);
  expect(Object.keys(rules).filter((id) => !known.has(id))).toEqual([]);
  expect(Object.keys(editions).filter((id) => !known.has(id))).toEqual([]);
  expect(notes).toHaveLength(book.notes.length);
  // Points that a ruling has settled since are told by that ruling.
  const open = Object.keys(rulings).filter((key) => !known.has(`ruling ${key}`));
  const settled = new Set(book.rulings.flatMap(({ ids }) => ids));
  expect(open.filter((key) => !settled.has(key))).toEqual([]);
});

/** What must be the same in every language. */
const KEPT = [
  /\d+/g,
  /\b(?:VS|MA)-[A-Z]{2,}(?:-[A-Z0-9]+)*|\bOP-\d{2}|\bE-\d{3}/g,
  /\b(?:MB15|CR21|MCU18|CW|CG|CB|CC|CM|CF|CE|CN)\b/g,
  /`[^`]+`/g,
];
const kept = (text: string, what: RegExp): readonly string[] =>
  [...new Set(text.replace(/(?<=\d)[.,](?=\d{3}\b)/g, '').match(what) ?? [])].sort();

test.each(GAMES)('numbers, ids, books and profiles of %s are the same in Italian', async (game) => {
  for (const [key, english, italian] of await pairs(game)) {
    for (const what of KEPT) expect(kept(italian, what), key).toEqual(kept(english, what));
  }
});

const DOCUMENT = readFileSync(new URL('../../../../docs/rules-in-italian.md', import.meta.url), 'utf8');
const HEADINGS: Readonly<Record<GameName, string>> = { vs: '### Vs. System', arena: '### Mission Arena' };

function glossary(game: GameName): readonly { readonly word: RegExp; readonly italian: RegExp }[] {
  const table = DOCUMENT.split(HEADINGS[game])[1].split('\n### ')[0];
  const rows = [...table.matchAll(/^\| (?!English|---)(.+?) \| (.+?) \|$/gm)];
  return rows.map(([, word, said]) => ({
    word: new RegExp(`\\b${word}`),
    italian: new RegExp(said.replaceAll('…', '\\S*').replaceAll(', ', '|'), 'i'),
  }));
}

test.each(GAMES)('the rules of %s speak as the glossary says', async (game) => {
  const terms = glossary(game);
  expect(terms.length).toBeGreaterThan(30);
  const book = await loadRulebook(game, 'it');
  const strays = book.rules.flatMap((rule) =>
    terms
      .filter(({ word, italian }) => word.test(ink(rule.english)) && !italian.test(ink(statementOf(rule))))
      .map(({ word }) => `${rule.id}: ${word.source}`),
  );
  expect(strays).toEqual([]);
});

test('a changed statement is shown in English until its Italian is mended', async () => {
  const [book, italian] = await Promise.all([loadRulebook('vs'), ITALIAN.vs()]);
  const rules = book.rules.map((rule) => (rule.id === 'VS-DECK-01' ? { ...rule, text: `${rule.text} New.` } : rule));
  const shown = inItalian({ ...book, rules }, italian);
  expect(shown.byId.get('VS-DECK-01')).toMatchObject({ lang: 'en', text: expect.stringContaining('exactly 60. New.') });
  expect(shown.byId.get('VS-DECK-02')).toMatchObject({ lang: 'it', text: expect.stringContaining('una delle 60') });
  const missing = inItalian(book, { ...italian, rules: {} });
  expect(missing.rules.filter(({ lang }) => lang === 'it')).toEqual([]);
});

test('rules are found by Italian words, and by English ones too', async () => {
  const book = await loadRulebook('vs', 'it');
  expect(findRules(book, 'venire stordito').map(({ id }) => id)).toContain('VS-STN-02');
  expect(findRules(book, 'squadra volo')[0].text).toMatch(/Volo/);
  expect(findRules(book, 'team attack').map(({ id }) => id)).toContain('VS-ATK-17');
  expect(findRules(book, 'unicita').map(({ id }) => id)).toEqual(findRules(book, 'Unicità').map(({ id }) => id));
  expect(findRules(book, 'unicita').length).toBeGreaterThan(5);
  expect(findRules(await loadRulebook('vs'), 'squadra')).toEqual([]);
});

test('every ruling on a card has an Italian of today, and none is about nothing', async () => {
  const [english, italian] = await Promise.all([loadCardRulings('en'), loadCardRulings('it')]);
  const behind = english.filter((_, i) => italian[i].lang === 'en').map(rulingWords);
  expect(behind.map((words) => ({ of: fingerprint({ ...words }), ...words }))).toEqual([]);
  expect(Object.keys(cardRulings)).toHaveLength(english.length);
});
