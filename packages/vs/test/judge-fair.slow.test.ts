import { listChoices, randomBelow } from '@longbox/kernel';
import { describe, expect, test } from 'vitest';
import { FEATURES } from '../src/insight/features.ts';
import { game, luck, positions } from './positions.ts';

describe.each([
  ['modern/duel', 2],
  ['modern/freeForAll', 3],
  ['modern/twoVsTwoOpen', 4],
  ['modern/twoHeaded', 4],
  ['mb15/duel', 2],
] as const)('%s for %i', (profile, seats) => {
  test('judge, measure and seen read only what the seat can see', () => {
    const { insight } = game;
    if (insight === undefined) throw new Error('no insight');
    let [count, different] = [0, 0];
    for (const [state] of positions(profile, seats, 8, 3)) {
      const seat = game.decision(state)?.seat ?? 0;
      const world = game.clone(state);
      game.imagine(world, seat, randomBelow(luck, 0x4000_0000));
      count++;
      if (game.hash(world) !== game.hash(state)) different++;
      const told = [state, world].map((each) => {
        const choices = Int32Array.from(listChoices(game, each));
        const [scores, because] = [new Int32Array(choices.length), new Int32Array(choices.length)];
        insight.judge(each, choices, choices.length, scores, because);
        const features = Array.from({ length: seats }, (_, other) => {
          const out = new Int32Array(FEATURES.length);
          insight.measure(each, other, seat, out);
          return [...out, ...(insight.seen?.(each, other, seat) ?? [])].join();
        });
        return { scores: [...scores], because: [...because], features };
      });
      expect(told[1]).toEqual(told[0]);
    }
    expect(different).toBeGreaterThan(count / 3);
  }, 240_000);
});
