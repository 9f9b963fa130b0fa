import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createCatalogue } from '../catalogue/catalogue.ts';
import { KEYWORDS, type Keyword, keyword, supporting } from '../language/index.ts';
import { KEYWORD_MEANINGS, worksAlways, worksFaceDown } from './keyword-powers.ts';

const SOURCES = join(import.meta.dirname, '..');
/** Folders in which a keyword is only spelled, printed or searched for. */
const ONLY_WORDS = ['language', 'keywords', 'print', 'search', 'insight'];

const sources = readdirSync(SOURCES, { recursive: true, withFileTypes: true })
  .filter((file) => file.isFile() && file.name.endsWith('.ts') && !file.name.endsWith('.test.ts'))
  .map((file) => ({ path: file.parentPath, text: readFileSync(join(file.parentPath, file.name), 'utf8') }));
const textIn = (isHere: (path: string) => boolean): string =>
  sources.flatMap(({ path, text }) => (isHere(path) ? [text] : [])).join('\n');
const rules = textIn((path) => !ONLY_WORDS.some((folder) => path.startsWith(join(SOURCES, folder))));
const players = textIn((path) => path.startsWith(join(SOURCES, 'insight')));

const isAsked = (word: Keyword, text: string): boolean => new RegExp(`\\bKW\\.${word}\\b|'${word}'`).test(text);

// Section VS-KW
test('a keyword that is said to be known to the rules is asked for by a rule', () => {
  const known = KEYWORDS.filter((word) => 'byRules' in KEYWORD_MEANINGS[word]);
  expect(known.length).toBeGreaterThan(15);
  // When it works, `queries/traits.ts` asks for all keywords at once.
  const isKnown = (word: Keyword): boolean => isAsked(word, rules) || worksFaceDown(word) || worksAlways(word);
  expect(known.filter((word) => !isKnown(word))).toEqual([]);
});

// Section VS-KW
test('computer players reckon with the keywords that say so, and with no other of the rules', () => {
  const wrong = KEYWORDS.filter((word) => {
    const meaning = KEYWORD_MEANINGS[word];
    return 'byRules' in meaning && (meaning.players === 'reckon') !== isAsked(word, players);
  });
  expect(wrong).toEqual([]);
});

test('a keyword that stands for powers stands for at least one', () => {
  const empty = KEYWORDS.filter((word) => {
    const meaning = KEYWORD_MEANINGS[word];
    return 'said' in meaning && meaning.said({ power: 'keyword', keyword: word }).length === 0;
  });
  expect(empty).toEqual([]);
});

test('a card with a keyword that nobody has written is refused', () => {
  const egg = supporting({
    id: 'x-1',
    name: 'Egg',
    cost: 1,
    atk: 1,
    def: 1,
    health: 1,
    teams: [],
    powers: [keyword('dodge')],
  });
  const make = () => createCatalogue([{ set: 'x', name: 'X', universe: 'illustrated', cards: [egg] }]);
  expect(make).not.toThrow();
  const meanings: Record<Keyword, unknown> = KEYWORD_MEANINGS;
  const { dodge } = meanings;
  meanings.dodge = { gap: 'it was taken away' };
  try {
    expect(make).toThrow('the keyword dodge has no meaning yet: it was taken away');
  } finally {
    meanings.dodge = dodge;
  }
});
