// Decisions are what `tools/train/decisions.py` reads: the position, then the options with how often each was tried.
import { expect, test } from 'vitest';
import { TUNE_GAMES } from '../tune/games.ts';
import { describeOptions, NOTE_BYTES, OPTION_ROOM, OPTIONS } from './option-row.ts';
import { playForRows } from './play-game.ts';
import { readTrial } from './player.ts';
import { describeRows } from './row.ts';

const tuned = TUNE_GAMES.vs();
const { rowBytes } = describeRows(tuned.game);
const { optionRows } = describeOptions(tuned.game);
const plan = { seed: 5, explore: 50, every: 8, player: 1 };
const { decisions } = playForRows(tuned, readTrial(tuned.game, 'search:6'), plan, 3);
const EACH = 2 * OPTION_ROOM + 2;

interface Noted {
  readonly words: readonly string[];
  readonly share: number;
}

function optionsOf(row: Buffer): Noted[] {
  return Array.from({ length: OPTIONS }, (_, i) => rowBytes + i * EACH)
    .filter((from) => row.readUInt16LE(from) !== 0)
    .map((from) => {
      const rows = Array.from({ length: OPTION_ROOM }, (_, i) => row.readUInt16LE(from + 2 * i)).filter((at) => at > 0);
      return { words: rows.flatMap((at) => optionRows[at - 1]), share: row[from + 2 * OPTION_ROOM] };
    });
}

test('every decision with a choice is written, with shares that add up', () => {
  expect(decisions.length).toBeGreaterThan(40);
  for (const row of decisions) {
    expect(row).toHaveLength(rowBytes + NOTE_BYTES);
    const options = optionsOf(row);
    expect(options.length).toBeGreaterThan(0);
    const sum = options.reduce((total, { share }) => total + share, 0);
    expect(Math.abs(sum - 255)).toBeLessThanOrEqual(options.length);
  }
});

test('an option says what it does, with and to what kind of card, and what principles say of it', () => {
  const all = decisions.flatMap(optionsOf).map(({ words }) => words);
  const attacks = all.filter((words) => words.includes('do:attack'));
  expect(attacks.length).toBeGreaterThan(5);
  for (const words of attacks) {
    expect(words.some((word) => word.startsWith('by/atk='))).toBe(true);
    expect(words.some((word) => word.startsWith('enemy/def='))).toBe(true);
    expect(words.some((word) => word.startsWith('stands:enemy'))).toBe(true);
  }
  for (const words of all) expect(words.filter((word) => /^(rank|behind)=/.test(word))).toHaveLength(2);
});
