import { listChoices } from '@longbox/kernel';
import { toyGame, toyTable } from '@longbox/testkit';
import { expect, test } from 'vitest';
import { createMind } from './mind.ts';
import { lookFrom } from './outlook.ts';
import { RUNGS } from './settings.ts';

test.each(RUNGS)('%s plays whole games with what is offered and decides alike twice', { timeout: 60_000 }, (rung) => {
  for (let i = 0; i < 2; i++) {
    const minds = ['a', 'a'].map(() => createMind(toyGame, { rung, seed: 'same', budget: { iterations: 6 } }));
    const state = toyGame.setup(toyTable(`mind-${i}`, { profile: 'short' }));
    for (let next = toyGame.decision(state); next !== undefined; next = toyGame.decision(state)) {
      const [thought, again] = minds.map((mind) => mind.think(lookFrom(toyGame, state, next.seat)));
      expect(again).toEqual(thought);
      expect(listChoices(toyGame, state)).toContain(thought.choice);
      expect(thought.options.map(({ choice }) => choice).sort()).toEqual(listChoices(toyGame, state).sort());
      expect(thought).toMatchObject({ fellBack: false, overran: false });
      toyGame.apply(state, thought.choice);
    }
    expect(toyGame.result(state)).toBeDefined();
  }
});
