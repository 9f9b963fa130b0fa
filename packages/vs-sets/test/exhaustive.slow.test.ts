import { exhaust } from '@longbox/testkit/exhaustive/run';
import { expect, test } from 'vitest';

/** Give another one as SEED to see other games. */
const SEED = process.env.SEED ?? 'longbox';

/**
 * What five thousand games come to too seldom: tokens and cards of piles that wait for a certain power, third levels, and cards
 * that need a certain main character or others of their set. Each of them has a test of its own. `npm run exhaust` plays longer.
 */
const SELDOM = [
  'play aff-054',
  'trigger aln-052 Hug',
  'play aln-053',
  'trigger aln-053 Extended Incubation',
  'use leg-013 SNIKT!',
  'use leg-013 Kill-Frenzy',
  'use leg-029 Sadistic Choice',
  'play leg-040',
  'use leg-040 The Man Without Fear',
  "use leg-040 Savior of Hell's Kitchen",
  'play leg-063',
  'trigger leg-063 Squirrel Interrupted',
  'play leg-064',
  'trigger leg-064 Squirrel Interrupted',
  'use civ-033 Imperius Rex!',
  'use leg-067 Masquerade',
  'trigger mcu3-022 I Help My Master Sleep',
  'use thu-002 Fill the Ranks',
  'trigger thu-006 Shrink',
  'trigger thu-006 Grow',
  "trigger thu-019 We're Trying to Save Lives",
];

// `npm run exhaust` goes on until every node of every card was executed.
test(`every card is played, every power used and every trigger goes off (seed ${SEED})`, { timeout: 600_000 }, () => {
  const left = exhaust({ seed: SEED, mostGames: 5000, withNodes: false }).goals;
  expect(left.filter((goal) => !SELDOM.includes(goal))).toEqual([]);
});
