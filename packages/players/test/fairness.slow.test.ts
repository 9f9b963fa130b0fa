// A player decides by what its seat can see: dealing everything else anew changes nothing, for every rung and game.
import { randomBelow } from '@longbox/kernel';
import { seededRandom } from '@longbox/testkit';
import { describe, expect, test } from 'vitest';
import { createMind, lookFrom, type MindSettings } from '../src/index.ts';
import { visitPositions } from './positions.ts';
import { createTrials } from './tables.ts';

const POSITIONS = 1000;
const PLAYERS: readonly MindSettings[] = [
  { rung: 'random' },
  { rung: 'rules' },
  { rung: 'rules', noise: 0.6 },
  { rung: 'greedy', budget: { iterations: 6 } },
  { rung: 'search', budget: { iterations: 6 } },
];

describe.each(createTrials())('$name', { timeout: 600_000 }, ({ game, tableOf }) => {
  test.each(PLAYERS)(`$rung decides alike in ${POSITIONS} positions, whatever is hidden`, (settings) => {
    const random = seededRandom(`fairness ${settings.rung}`);
    let different = 0;
    const wanted = { count: POSITIONS, every: 4, seed: `fairness ${settings.rung}` };
    visitPositions(game, tableOf, wanted, ({ state, seat, name }) => {
      const scrambled = game.clone(state);
      game.imagine(scrambled, seat, randomBelow(random, 0x4000_0000));
      if (game.hash(scrambled) !== game.hash(state)) different++;
      const [here, there] = [state, scrambled].map((each) =>
        createMind(game, { ...settings, seed: 'fair' }).think(lookFrom(game, each, seat)),
      );
      expect(here.fellBack, `${name}: ${here.error}`).toBe(false);
      expect(there, name).toEqual(here);
    });
    expect(different).toBeGreaterThan(POSITIONS / 2);
  });
});
