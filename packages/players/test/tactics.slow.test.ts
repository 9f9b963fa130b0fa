import { readdirSync } from 'node:fs';
import { proveWin } from '@longbox/testkit/tactics/prove-win';
import { readTacticsIn } from '@longbox/testkit/tactics/read-folder';
import { choicesOf, type Tactic } from '@longbox/testkit/tactics/tactic';
import { tryTactic } from '@longbox/testkit/tactics/try-tactic';
import { describe, expect, test } from 'vitest';
import type { Rung } from '../src/index.ts';

const folder = new URL('../tactics/', import.meta.url);

/** Which share of the wins and of the rest each rung must find, in hundredths. */
const FLOORS: readonly { readonly rung: Rung; readonly wins: number; readonly rest: number }[] = [
  { rung: 'rules', wins: 60, rest: 70 },
  { rung: 'greedy', wins: 90, rest: 70 },
  { rung: 'search', wins: 95, rest: 90 },
];
const SEEDS = ['one'];
/** How many positions there are at least, by game. */
const LEAST: Readonly<Record<string, number>> = { vs: 40, arena: 25 };

function shareOf(tactics: readonly Tactic[], rung: Rung): { share: number; missed: string[] } {
  const tries = tactics.flatMap((tactic) =>
    SEEDS.map((seed) => ({ tactic, found: tryTactic(tactic, { rung }, seed) })),
  );
  const missed = tries.filter(({ found }) => !found).map(({ tactic }) => tactic.title);
  return { share: (100 * (tries.length - missed.length)) / tries.length, missed: [...new Set(missed)] };
}

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

    test.each(FLOORS)(
      '$rung finds enough of them',
      ({ rung, wins, rest }) => {
        const won = shareOf(
          tactics.filter(({ advice }) => advice.wins),
          rung,
        );
        const others = shareOf(
          tactics.filter(({ advice }) => !advice.wins),
          rung,
        );
        console.info(`${game}, ${rung}: ${won.share.toFixed(1)} % of wins, ${others.share.toFixed(1)} % of the rest`);
        expect(won.share, won.missed.join('; ')).toBeGreaterThanOrEqual(wins);
        expect(others.share, others.missed.join('; ')).toBeGreaterThanOrEqual(rest);
      },
      600_000,
    );

    test('are many', () => {
      expect(tactics.length).toBeGreaterThanOrEqual(LEAST[game]);
    });

    test('have a title of their own and say what they are about', () => {
      expect(new Set(tactics.map(({ title }) => title)).size).toBe(tactics.length);
      expect(tactics.filter(({ advice }) => advice.tags.length === 0)).toEqual([]);
    });
  });
}
