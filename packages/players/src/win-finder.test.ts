import type { Insight } from '@longbox/kernel';
import { type ToyState, toyGame, toyTable } from '@longbox/testkit';
import { expect, test } from 'vitest';
import { luckFrom } from './luck.ts';
import { lookFrom } from './outlook.ts';
import { createWinFinder } from './win-finder.ts';

/** How many positions are looked at before it gives up; `lateAfter` looks at the clock the time is up. */
function positionsUntil(lateAfter: number): number {
  let [clones, looks] = [0, 0];
  const insight: Insight<ToyState> = { ...(toyGame.insight as Insight<ToyState>), turn: () => 1 };
  const clone: typeof toyGame.clone = (state, into) => {
    clones++;
    return toyGame.clone(state, into);
  };
  const game = { ...toyGame, insight, clone };
  const state = game.setup(toyTable('win', { seats: 2, cards: 40 }));
  const outlook = lookFrom(game, state, game.decision(state)?.seat ?? 0);
  createWinFinder(game)(outlook, luckFrom(1), () => ++looks > lateAfter);
  return clones;
}

test('no win is looked for any longer once the time is up', () => {
  const all = positionsUntil(Number.POSITIVE_INFINITY);
  expect(all).toBeGreaterThan(100);
  expect(positionsUntil(10)).toBeLessThan(20);
});
