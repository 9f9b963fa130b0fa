import { readFileSync } from 'node:fs';
import { LEVELS } from '@longbox/arena';
import { ARENA_CATALOGUE_HASH } from '@longbox/arena-sets';
import { expect, test } from 'vitest';
import { makeDocument } from './arena-balance/document.ts';
import { makeVerdicts, missedAims, spell } from './arena-balance/report.ts';
import { bothOrders, emptyTally, type LevelTally, mergeInto, pairName, playInto } from './arena-balance/tally.ts';

test('a share comes with its Wilson interval', () => {
  expect(spell(50, 100)).toBe('50.0 % (40.4–59.6)');
  expect(spell(0, 10)).toBe('0.0 % (0.0–27.8)');
});

test('both orders of a pair count for the deck named first', () => {
  const tally = emptyTally('rules', 'basic');
  tally.pairs[pairName(0, 1)] = { games: 10, points: 7 };
  tally.pairs[pairName(1, 0)] = { games: 10, points: 4 };
  expect(bothOrders(tally, 0, 1)).toEqual({ games: 20, points: 13 });
});

test('a share outside its aim is called settled only if its whole interval is outside', () => {
  const tally = { ...emptyTally('rules', 'basic'), games: 100, first: 56 };
  for (const [one, two] of [0, 1, 2, 3].flatMap((a) => [0, 1, 2, 3].map((b) => [a, b] as const)))
    tally.pairs[pairName(one, two)] = { games: 10, points: 5 };
  expect(makeVerdicts([tally])).toContain('outside, but not settled: first player 56.0 % (46.2–65.3).');
  expect(makeVerdicts([{ ...tally, first: 90 }])).toContain(': outside: first player 90.0 %');
  expect(makeVerdicts([{ ...tally, first: 50 }])).toContain('all shares inside.');
});

test('games played in two places are counted as if played in one', () => {
  const [whole, one, two] = [0, 1, 2].map(() => emptyTally('rules', 'basic'));
  for (let number = 0; number < 32; number++) {
    playInto(whole, number);
    playInto(number < 16 ? one : two, number);
  }
  mergeInto(one, two);
  expect(one).toEqual(whole);
});

test('the page says what was measured, with the cards of today', () => {
  const results: { catalogue: string; tallies: LevelTally[] } = JSON.parse(
    readFileSync('docs/arena-balance.json', 'utf8'),
  );
  expect(results.catalogue).toBe(ARENA_CATALOGUE_HASH);
  expect(readFileSync('docs/arena-balance.md', 'utf8')).toBe(makeDocument(results.tallies));
  for (const { pairs, games } of results.tallies)
    expect(Object.values(pairs).reduce((sum, pair) => sum + pair.games, 0)).toBe(games);
});

// 800 games leave a pair of decks an interval of ten points to either side; what is further off has drifted.
test.each(LEVELS.map(({ name }) => name))('at %s no figure is far outside its aim', (level) => {
  const tally = emptyTally('rules', level);
  for (let number = 0; number < 800; number++) playInto(tally, number);
  expect(missedAims(tally, 0.06)).toEqual([]);
});
