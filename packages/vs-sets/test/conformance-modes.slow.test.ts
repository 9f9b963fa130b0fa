import { conform } from '@longbox/testkit';
import { expect, test } from 'vitest';
import { tableOf, vs } from './random-tables.ts';

const MODES = [
  ['modern/freeForAll', 3],
  ['modern/freeForAll', 4],
  ['mb15/freeForAll', 4],
  ['modern/twoVsTwo', 4],
  ['cr21/twoVsTwoOpen', 4],
  ['cr21/twoHeaded', 4],
  ['mcu18/twoHeaded', 4],
] as const;

// A sample for `npm test`. `GAMES=60 npx vitest run packages/vs-sets/test/conformance-modes` and `longbox fuzz` play more.
const GAMES = Number(process.env.GAMES ?? 15);

for (const [profile, seats] of MODES) {
  test(`${GAMES} random games of ${profile} for ${seats} keep everything a game must keep`, {
    timeout: 300_000,
  }, () => {
    const report = conform(vs, (seed) => tableOf(profile, seats, seed), {
      games: GAMES,
      decisions: 10_000,
      every: 250,
    });
    expect(report.games).toBe(GAMES);
  });
}
