import { conform } from '@longbox/testkit';
import { expect, test } from 'vitest';
import { tableOf, vs } from './random-tables.ts';

const EDITIONS = ['modern', 'modern+updates', 'cw', 'mcu18', 'cr21', 'mb15'];

// Thorough looks are sampled; together with the other modes over 5,000 games are played.
for (const edition of EDITIONS) {
  test(`800 random duels of ${edition} keep everything a game must keep`, { timeout: 300_000 }, () => {
    const report = conform(vs, (seed) => tableOf(`${edition}/duel`, 2, seed), {
      games: 800,
      decisions: 5_000,
      every: 500,
    });
    expect(report.games).toBe(800);
  });
}
