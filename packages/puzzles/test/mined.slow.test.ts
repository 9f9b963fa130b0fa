import { readFileSync } from 'node:fs';
import { solve } from '@longbox/players';
import { SCENE_GAMES } from '@longbox/testkit/scene/games';
import { difficultyOf, type MinedPuzzle, minedId, minedScene, PUZZLE_THEMES } from '@longbox/testkit/scene/mined';
import { readTactics } from '@longbox/testkit/tactics/tactic';
import { describe, expect, test } from 'vitest';

/** So many proofs in one test; all of them are repeated. */
const PART = 60;

const read = (game: string): readonly MinedPuzzle[] =>
  JSON.parse(readFileSync(new URL(`../mined/${game}.json`, import.meta.url), 'utf8'));

describe.each(['vs', 'arena'] as const)('mined puzzles of %s', (game) => {
  const puzzles = read(game);

  test('there is one for every day of a year, in whole weeks that grow harder', () => {
    expect(puzzles.length).toBeGreaterThanOrEqual(365);
    expect(puzzles.length % 7).toBe(0);
    const mean = (day: number) => {
      const those = puzzles.filter((_, i) => i % 7 === day);
      return those.reduce((sum, { rating }) => sum + rating, 0) / those.length;
    };
    for (let day = 1; day < 7; day++) expect(mean(day)).toBeGreaterThanOrEqual(mean(day - 1));
    expect(new Set(puzzles.map(({ scene }) => JSON.stringify(scene))).size).toBe(puzzles.length);
  });

  test('each has known themes and a difficulty, and all of five are there', () => {
    const known: readonly string[] = PUZZLE_THEMES[game];
    for (const { themes } of puzzles) {
      expect(themes.length).toBeGreaterThan(0);
      expect(themes.filter((theme) => !known.includes(theme))).toEqual([]);
    }
    expect(new Set(puzzles.map(({ rating }) => difficultyOf(rating))).size).toBeGreaterThanOrEqual(4);
  });

  test.each(Array.from({ length: Math.ceil(puzzles.length / PART) }, (_, i) => i * PART))(
    'from number %i on they have the solutions they say',
    (from) => {
      const wrong = puzzles.slice(from, from + PART).flatMap((puzzle, i) => {
        const [tactic] = readTactics(minedScene(game, puzzle), 'mined', SCENE_GAMES);
        const { isWon, first, lines } = tactic.open().stage.hand((rules, state) => solve(rules, state));
        const isRight = isWon && first.length === puzzle.solutions && lines === puzzle.lines;
        return isRight ? [] : [minedId(game, from + i)];
      });
      expect(wrong).toEqual([]);
    },
    120_000,
  );
});
