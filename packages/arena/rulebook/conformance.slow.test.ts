import { conform } from '@longbox/testkit';
import { expect, test } from 'vitest';
import { SWITCHES } from '../src/profiles/profile.ts';
import { poolGame, poolTable } from '../test-support/pool.ts';

// The real decks are tried in thousands of games beside their data; here a few games of invented cards must do.
const PROFILES = ['basic', 'level-1+early-defence', 'level-2a', 'level-2b+shared-targets+response-each+lose-top'];

// MA-HID-16, MA-TERM-19
test.each(PROFILES)(
  'random games of %s keep everything a game must keep',
  (profile) => {
    const report = conform(poolGame, (seed) => poolTable(seed, profile), {
      games: 6,
      decisions: 700,
      every: 12,
      mayShow: (event) => ['revealedForFirst', 'assembled', 'upgraded'].includes(event.type),
    });
    expect(report.games).toBe(6);
    expect(Object.keys(SWITCHES)).toHaveLength(5);
  },
  60_000,
);
