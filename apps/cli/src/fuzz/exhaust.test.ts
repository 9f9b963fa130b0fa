import { type Game, replay } from '@longbox/kernel';
import { ConformanceError, type ToyState, toyGame, toyTable } from '@longbox/testkit';
import { expect, test } from 'vitest';
import { exhaust } from './exhaust.ts';

const game: Game<ToyState, unknown, unknown> = toyGame;
const options = { depth: 3, every: 1, decisions: 1000 };

test('all lines of so many choices are tried', () => {
  const table = toyTable('exhaustive', { seats: 2, cards: 4 });
  const [one, three] = [1, 3].map((depth) => exhaust(game, table, { ...options, depth }));
  expect(one.decisions).toBe(three.decisions);
  expect(three.lines).toBeGreaterThan(2 * one.lines);
});

test('a fault off the path is found, with the choices that lead to it', () => {
  let worst = 0;
  const broken: typeof game = {
    ...game,
    apply(state, choice, sink) {
      // Nothing a random game would come upon: only the last of many options.
      if (choice === worst) throw new Error('the rules are broken');
      game.apply(state, choice, sink);
    },
  };
  const table = toyTable('exhaustive', { seats: 3, cards: 8 });
  const state = game.setup(table);
  worst = Math.max(...offered(state));
  let caught: unknown;
  try {
    exhaust(broken, table, options);
  } catch (error) {
    caught = error;
  }
  expect(caught).toBeInstanceOf(ConformanceError);
  if (!(caught instanceof ConformanceError)) return;
  expect(caught.check).toBe('rules run without error');
  expect(offered(replay(game, caught.log))).toContain(worst);
});

function offered(state: ToyState): number[] {
  const out = new Int32Array(game.decision(state)?.count ?? 0);
  game.choices(state, out);
  return [...out];
}
