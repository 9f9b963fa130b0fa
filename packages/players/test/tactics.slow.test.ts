import { readdirSync } from 'node:fs';
import { proveWin } from '@longbox/testkit/tactics/prove-win';
import { readTacticsIn } from '@longbox/testkit/tactics/read-folder';
import { choicesOf } from '@longbox/testkit/tactics/tactic';
import { describe, expect, test } from 'vitest';

const folder = new URL('../tactics/', import.meta.url);

for (const game of readdirSync(folder)) {
  const tactics = readTacticsIn(new URL(`${game}/`, folder));

  describe(`tactics of ${game}`, () => {
    for (const tactic of tactics.filter(({ advice }) => advice.wins)) {
      test(`can be won this turn: ${tactic.title}`, () => {
        expect(proveWin(tactic)).toBe(true);
      }, 60_000);
    }

    test('name only answers that are offered, and never the same one as right and wrong', () => {
      for (const { advice, open } of tactics) {
        const playing = open();
        const [best, worst] = [choicesOf(playing, advice.best), choicesOf(playing, advice.worst)].map((lines) =>
          lines.map((line) => line.join()),
        );
        expect(best.filter((line) => worst.includes(line))).toEqual([]);
        expect(playing.stage.options().length).toBeGreaterThan(1);
      }
    });

    test('have a title of their own and say what they are about', () => {
      expect(new Set(tactics.map(({ title }) => title)).size).toBe(tactics.length);
      expect(tactics.filter(({ advice }) => advice.tags.length === 0)).toEqual([]);
    });
  });
}
