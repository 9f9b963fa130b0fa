import { type Choice, listChoices } from '@longbox/kernel';
import { expect, test } from 'vitest';
import { archetypeLists, createLuckMeter, createMind, lookFrom } from '../src/index.ts';
import { createTrials } from './tables.ts';

const trials = createTrials();

/** Every choice of a game by principle, with what was found at it. */
function measured(trial: (typeof trials)[number], number: number, worlds: number) {
  const { game, tableOf } = trial;
  const state = game.setup(tableOf(number));
  const mind = createMind(game, { rung: 'rules', seed: 'luck' });
  const meter = createLuckMeter(game, archetypeLists([0, 1]), 'test', worlds);
  const found: { readonly gain: readonly number[]; readonly isKnown: boolean }[] = [];
  let silent = 0;
  for (let open = game.decision(state); open !== undefined && found.length < 6; open = game.decision(state)) {
    const choice: Choice = mind.decide(lookFrom(game, state, open.seat));
    const before = game.fingerprint(state);
    const lucky = meter.measure(state, choice, `${found.length}`);
    expect(game.fingerprint(state)).toBe(before);
    expect(listChoices(game, state)).toContain(choice);
    const reveals = game.reveals(state);
    game.apply(state, choice);
    const isKnown = game.reveals(state) !== reveals;
    if (lucky === undefined) silent++;
    else found.push({ gain: lucky.gain, isKnown });
  }
  return { found, silent };
}

test.each(trials.slice(0, 3).map((trial) => [trial.game.name, trial] as const))(
  '%s: luck is found where something became known, and what one wins by it others lose',
  (_name, trial) => {
    const { found, silent } = measured(trial, 1, 4);
    expect(found.length).toBeGreaterThan(0);
    expect(silent).toBeGreaterThan(0);
    for (const { gain, isKnown } of found) {
      expect(isKnown).toBe(true);
      expect(gain.reduce((sum, each) => sum + each, 0)).toBeCloseTo(0, 9);
    }
  },
);

test('over many deals of the same draw luck is nothing on average', () => {
  const [, { game, tableOf }] = trials;
  const state = game.setup(tableOf(1));
  const mind = createMind(game, { rung: 'rules', seed: 'luck' });
  const meter = createLuckMeter(game, archetypeLists([0, 1]), 'mean', 8);
  /** The next to decide, once a choice has been made. */
  const nextAfter = (choice: Choice) => {
    const then = game.clone(state);
    game.apply(then, choice);
    return game.decision(then)?.seat;
  };
  // Somebody ends a turn and somebody else draws.
  for (;;) {
    const open = game.decision(state);
    if (open === undefined) throw new Error('nothing was ever luck');
    const choice = mind.decide(lookFrom(game, state, open.seat));
    const learner = nextAfter(choice);
    const isDraw = learner !== undefined && learner !== open.seat && game.insight?.turn?.(state) !== 0;
    if (isDraw && meter.measure(state, choice, 'probe') !== undefined) {
      const gains = Array.from({ length: 40 }, (_, i) => {
        const world = game.clone(state);
        game.imagine(world, learner, 1000 + i);
        return meter.measure(world, choice, `deal ${i}`)?.gain[learner] ?? 0;
      });
      const mean = gains.reduce((sum, each) => sum + each, 0) / gains.length;
      const spread = Math.sqrt(gains.reduce((sum, each) => sum + (each - mean) ** 2, 0) / gains.length);
      expect(spread).toBeGreaterThan(0.001);
      expect(Math.abs(mean)).toBeLessThan((4 * spread) / Math.sqrt(gains.length));
      return;
    }
    game.apply(state, choice);
  }
});
