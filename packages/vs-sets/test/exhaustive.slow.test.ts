import { allGoals } from '@longbox/testkit/exhaustive/goals';
import { exhaust } from '@longbox/testkit/exhaustive/run';
import { createVs } from '@longbox/vs';
import { VS_SETS } from '@longbox/vs-sets';
import { expect, test } from 'vitest';

/** Give another one as SEED to see other games. */
const SEED = process.env.SEED ?? 'longbox';
const GAMES = 300;

// A sample that fits the time of `npm test`. `npm run exhaust` plays until nothing is left, and the gates hold its records.
test(`a few guided games reach most goals: cards played, powers used, triggers set off (seed ${SEED})`, {
  timeout: 600_000,
}, () => {
  const all = allGoals(createVs(VS_SETS)).size;
  const left = exhaust({ seed: SEED, mostGames: GAMES, withNodes: false }).goals;
  expect(left.length / all, `never reached: ${left.join(', ')}`).toBeLessThan(0.4);
});
