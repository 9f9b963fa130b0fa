// A player decides by what its seat can see: dealing everything else again changes nothing, for every rung and game.
import { randomBelow } from '@longbox/kernel';
import { seededRandom } from '@longbox/testkit';
import { describe, expect, test } from 'vitest';
import { createMind, lookFrom, type MindSettings } from '../src/index.ts';
import { visitPositions } from './positions.ts';
import { createTrials } from './tables.ts';

/** A sample for `npm test`; `POSITIONS=1000 npx vitest run packages/players/test/fairness` looks at more. */
const POSITIONS = Number(process.env.POSITIONS ?? 300);
const PLAYERS: readonly MindSettings[] = [
  { rung: 'random' },
  { rung: 'rules' },
  { rung: 'rules', noise: 0.6 },
  { rung: 'greedy', budget: { iterations: 3 } },
  { rung: 'search', budget: { iterations: 3 } },
];

describe.each(createTrials())('$name', { timeout: 900_000 }, ({ game, tableOf }) => {
  /** Demands the same thought after everything hidden from the seat was dealt again. */
  function compare(settings: MindSettings, count: number): void {
    const seed = `fairness ${settings.rung} ${count}`;
    const random = seededRandom(seed);
    let different = 0;
    visitPositions(game, tableOf, { count, every: 4, seed }, ({ state, seat, name }) => {
      const scrambled = game.clone(state);
      game.imagine(scrambled, seat, randomBelow(random, 0x4000_0000));
      if (game.hash(scrambled) !== game.hash(state)) different++;
      const [here, there] = [state, scrambled].map((each) =>
        createMind(game, { ...settings, seed: 'fair' }).think(lookFrom(game, each, seat)),
      );
      expect(here.fellBack, `${name}: ${here.error}`).toBe(false);
      expect(there, name).toEqual(here);
    });
    expect(different).toBeGreaterThan(count / 2);
  }

  test.each(PLAYERS)(`$rung decides alike in ${POSITIONS} positions, whatever is hidden`, (settings) => {
    compare(settings, POSITIONS);
  });

  test('and so does a search that goes deep', () => {
    compare({ rung: 'search', budget: { iterations: 80 } }, 15);
  });
});
