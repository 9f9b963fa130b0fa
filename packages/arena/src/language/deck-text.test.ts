import { expect, test } from 'vitest';
import { switchPlaces } from './ability.ts';
import { type Card, character, printing } from './card.ts';
import { DeckTextError, deckKeys, makeDeckText, parseDeck } from './deck-text.ts';

const named = (name: string, ...keys: readonly string[]): readonly Card[] =>
  character({
    name,
    origin: 'own',
    alignment: 'Good',
    affiliation: 'Heroes',
    skill: 'Combat',
    printings: keys.map((key) => printing(key, 'Common', [700, 700, 200, 3], switchPlaces())),
  });
const cards = [...named('Thor', 'thor-c', 'thor-r'), ...named('Hulk', 'hulk-c')];

test('a deck file is counts, names and keys', () => {
  const text = '# My deck\n\n3 Thor (thor-c)\n# a remark\n1x Thor (thor-r)\r\n2 Hulk\n';
  expect(parseDeck(text, cards)).toEqual({
    title: 'My deck',
    lines: [
      { count: 3, key: 'thor-c' },
      { count: 1, key: 'thor-r' },
      { count: 2, key: 'hulk-c' },
    ],
    problems: [],
  });
  expect(deckKeys(text, cards)).toEqual(['thor-c', 'thor-c', 'thor-c', 'thor-r', 'hulk-c', 'hulk-c']);
});

test('every problem is named with its line', () => {
  const text = 'Thor\n2 Thor\n1 Loki\n1 Hulk (thor-c)\n1 Hulk (hulk-x)\n0 Hulk';
  expect(parseDeck(text, cards).problems).toEqual([
    { line: 1, text: 'expected "4 Card Name (key)", found "Thor"' },
    { line: 2, text: '"Thor" has 2 printings; add one of the keys thor-c, thor-r' },
    { line: 3, text: 'there is no card named "Loki"' },
    { line: 4, text: '"thor-c" is Thor, not Hulk' },
    { line: 5, text: 'there is no card with the key "hulk-x"' },
    { line: 6, text: '"0 Hulk" asks for no copies' },
  ]);
  expect(() => deckKeys(text, cards)).toThrow(DeckTextError);
  expect(() => deckKeys('1 Loki', cards)).toThrow('line 1: there is no card named "Loki"');
});

test('a deck written out is read back the same', () => {
  const keys = ['thor-c', 'hulk-c', 'thor-c', 'hulk-c', 'hulk-c'];
  const text = makeDeckText('Two names', keys, cards);
  expect(text).toBe('# Two names\n2 Thor (thor-c)\n3 Hulk (hulk-c)\n');
  expect([...deckKeys(text, cards)].sort()).toEqual([...keys].sort());
  expect(makeDeckText('Odd', ['lost'], cards)).toContain('1 lost (lost)');
});
