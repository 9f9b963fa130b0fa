// The quick part of test/fairness.slow.test.ts, for the inner loop.
import { toyGame, toyTable } from '@longbox/testkit';
import { expect, test } from 'vitest';
import { visitPositions } from '../test/positions.ts';
import { createMind } from './mind.ts';
import { lookFrom } from './outlook.ts';
import { RUNGS } from './settings.ts';

test.each(RUNGS)('%s does not see what is hidden', { timeout: 60_000 }, (rung) => {
  let seeds = 0;
  const wanted = { count: 40, every: 3, seed: `hidden ${rung}` };
  visitPositions(
    toyGame,
    (number) => toyTable(`hidden-${number}`),
    wanted,
    ({ state, seat, name }) => {
      const scrambled = toyGame.clone(state);
      toyGame.imagine(scrambled, seat, seeds++);
      const mind = createMind(toyGame, { rung, seed: 'fair', budget: { iterations: 6 } });
      expect(mind.think(lookFrom(toyGame, scrambled, seat)), name).toEqual(mind.think(lookFrom(toyGame, state, seat)));
    },
  );
});
