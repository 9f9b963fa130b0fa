import { type Game, listChoices } from '@longbox/kernel';
import { solve } from '@longbox/players';
import { PUZZLE_LANGUAGES } from '@longbox/testkit/scene/format';
import { readTacticsIn } from '@longbox/testkit/tactics/read-folder';
import { expect, test } from 'vitest';

/** The tests of a game's folder of puzzles. */
export function provePuzzles(game: string): void {
  const puzzles = readTacticsIn(new URL(`../${game}/`, import.meta.url));
  const named = puzzles.map((puzzle) => [puzzle.file, puzzle] as const);

  test('there are twenty puzzles, easy ones first, each with an id and texts of its own', () => {
    const all = puzzles.flatMap(({ puzzle }) => puzzle ?? []);
    expect(all).toHaveLength(20);
    expect(new Set(all.map(({ id }) => id)).size).toBe(20);
    for (const language of PUZZLE_LANGUAGES) {
      expect(new Set(all.flatMap(({ title, hint }) => [title[language], hint[language]])).size).toBe(40);
    }
    const difficulties = all.map(({ difficulty }) => difficulty);
    expect(difficulties).toEqual(difficulties.toSorted((a, b) => a - b));
    expect(difficulties.every((difficulty) => difficulty >= 1 && difficulty <= 5)).toBe(true);
    expect(puzzles.map(({ file, puzzle }) => [file, `${game}-${file.slice(3, -5)}` === puzzle?.id])).toEqual(
      puzzles.map(({ file }) => [file, true]),
    );
  });

  test.each(named)(
    '%s: has the solutions it says',
    (_file, tactic) => {
      const { isWon, first, lines } = tactic.open().stage.hand((rules, state) => solve(rules, state));
      expect({ isWon, solutions: first.length, lines }).toEqual({
        isWon: true,
        solutions: tactic.puzzle?.solutions,
        lines: tactic.puzzle?.lines,
      });
    },
    60_000,
  );

  test.each(named)('%s: does not win by itself', (_file, tactic) => {
    expect(tactic.open().stage.hand(idles)).toBe(false);
  });
}

/** Does the first thing offered, which is to pass where that is possible, to the end of the turn. */
function idles<S>(game: Game<S, unknown, unknown>, state: S): boolean {
  const [seat, turn] = [game.decision(state)?.seat ?? 0, game.insight?.turn?.(state)];
  while (game.decision(state) !== undefined && game.insight?.turn?.(state) === turn) {
    game.apply(state, listChoices(game, state)[0]);
  }
  return game.result(state)?.places[seat] === 1;
}
