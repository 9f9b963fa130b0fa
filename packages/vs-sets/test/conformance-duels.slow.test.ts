import { conform } from '@longbox/testkit';
import { expect, test } from 'vitest';
import { tableOf, vs } from './random-tables.ts';

const EDITIONS = ['modern', 'modern+updates', 'cw', 'mcu18', 'cr21', 'mb15'];

// A sample for `npm test`. `GAMES=800 npx vitest run packages/vs-sets/test/conformance-duels` and `longbox fuzz` play more.
const GAMES = Number(process.env.GAMES ?? 80);

for (const edition of EDITIONS) {
  test(`${GAMES} random duels of ${edition} keep everything a game must keep`, { timeout: 300_000 }, () => {
    const report = conform(vs, (seed) => tableOf(`${edition}/duel`, 2, seed), {
      games: GAMES,
      decisions: 5_000,
      every: 250,
    });
    expect(report.games).toBe(GAMES);
  });
}
