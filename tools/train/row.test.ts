// Rows are what `tools/train/rows.py` reads: the same bytes at the same places.
import { expect, test } from 'vitest';
import { TUNE_GAMES } from '../tune/games.ts';
import { decksOf } from '../tune/table.ts';
import { playForRows } from './play-game.ts';
import { readTrial } from './player.ts';
import { describeRows, UNKNOWN } from './row.ts';

const tuned = TUNE_GAMES.vs();
const { rowBytes, head, features, room, marks } = describeRows(tuned.game);
const NUMBER = 3;
const plan = { seed: 5, explore: 50, every: 8, player: 0 };
const { positions: rows } = playForRows(tuned, readTrial(tuned.game, 'rules'), plan, NUMBER);

test('a row tells its game, its decks by who looks, the result, and how far the game was', () => {
  expect(rows.length).toBeGreaterThan(10);
  const [one, other] = decksOf(tuned, plan.seed, NUMBER);
  const winners = new Set<number>();
  for (const row of rows) {
    expect(row).toHaveLength(rowBytes);
    expect(row.readUInt32LE(0)).toBe(5_000_003);
    expect([row[4], row[5]].sort()).toEqual([one, other].sort());
    expect(row[7]).toBe(UNKNOWN);
    // From every seat the deck that won is the same.
    if (row[6] !== 1) winners.add(row[6] === 2 ? row[4] : row[5]);
  }
  expect(winners.size).toBeLessThanOrEqual(1);
  const progress = rows.map((row) => row[9]);
  expect(progress).toEqual(progress.toSorted((a, b) => a - b));
});

test('marks fill a seat from the left and stand for words', () => {
  for (const row of rows) {
    for (const side of [0, 1]) {
      const from = head + 2 * features.length + side * 2 * room;
      const written = Array.from({ length: room }, (_, i) => row.readUInt16LE(from + 2 * i));
      const count = written.indexOf(0);
      expect(count).toBeGreaterThan(0);
      expect(written.slice(count).every((mark) => mark === 0)).toBe(true);
      expect(written.slice(0, count).every((mark) => marks[mark - 1].length > 0)).toBe(true);
    }
  }
});

test('a player under trial is a player with numbers of the search', () => {
  const { settings } = readTrial(tuned.game, 'search:300/leaf=learned/turns=1');
  expect(settings).toMatchObject({
    rung: 'search',
    budget: { iterations: 300 },
    numbers: { leaf: 'learned', turns: 1 },
  });
  expect(() => readTrial(tuned.game, 'wizard:3')).toThrow('wizard');
});
