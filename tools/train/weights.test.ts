// The committed weights: small, and of words the cards still have.
import { readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { TUNE_GAMES } from '../tune/games.ts';
import { withWeights } from './player.ts';
import { insightOf } from './row.ts';

const FILE = fileURLToPath(new URL('weights/vs.json', import.meta.url));
const game = withWeights(TUNE_GAMES.vs().game, FILE);

test('they take less than two megabytes and tell what they were made from', () => {
  expect(statSync(FILE).size).toBeLessThan(2_000_000);
  const { provenance } = JSON.parse(readFileSync(FILE, 'utf8')) as { provenance: Record<string, unknown> };
  expect(Object.keys(provenance)).toEqual(
    expect.arrayContaining(['commit', 'seed', 'catalogue', 'players', 'games', 'rows', 'minutes']),
  );
});

test('nine words in ten of what they know are still words of cards, states and features', () => {
  const { insight, portrait } = insightOf(game);
  const said = new Set(Array.from({ length: portrait.marks }, (_, mark) => portrait.words(mark)).flat());
  const isWord = (word: string): boolean => said.has(word) || insight.features.includes(word.split('=')[0]);
  const { words } = insight.learned ?? { words: [] };
  expect(words.filter(isWord).length).toBeGreaterThan(0.9 * words.length);
});
