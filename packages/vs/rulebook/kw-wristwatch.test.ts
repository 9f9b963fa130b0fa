import { expect, test } from 'vitest';
import { keyword } from '../src/index.ts';
import { body, hero, listed, scene } from './cast.ts';

const hopper = hero('Hopper', [keyword('dimensionalWristwatch')], { cost: 3 });

const build = (ann: object) =>
  scene('modern', { cards: [hopper], ann, bob: { deck: ['Hopper'] }, at: 'recruit', open: true });

// VS-KW-DIMENSIONAL-WRISTWATCH, VS-BLD-17: from the deck at its cost; the other cards stay there.
test('a character with a wristwatch is recruited from the deck into either row', () => {
  for (const [row, zone] of [
    [0, 'front'],
    [1, 'back'],
  ] as const) {
    const at = build({ deck: [body('A', 1, 1), 'Hopper', body('B', 1, 1)], points: 4 });
    expect(at.ann.offered('fetch').toSorted()).toEqual(['Hopper, 0', 'Hopper, 1']);
    at.ann.fetch('Hopper', row);
    expect([at.card("ann's Hopper").zone, at.seat('ann').points]).toEqual([zone, 1]);
    expect(listed(at.seat('ann'), 'deck')).toHaveLength(2);
    expect(at.ann.offered('fetch')).toEqual([]);
  }
});

// VS-KW-DIMENSIONAL-WRISTWATCH: offered if a copy is there and can be paid for; the copy in an enemy's deck is not yours.
test('it is not offered without points, without a copy in the deck, or out of the Recruit Step', () => {
  expect(build({ deck: ['Hopper'], points: 2 }).ann.offered('fetch')).toEqual([]);
  expect(build({ deck: [body('A', 1, 1)], points: 9 }).ann.offered('fetch')).toEqual([]);
  const early = scene('modern', { cards: [hopper], ann: { deck: ['Hopper'] }, bob: {}, at: 'resource', open: true });
  expect(early.ann.offered('fetch')).toEqual([]);
});

// VS-KW-DIMENSIONAL-WRISTWATCH, VS-RES-27: where it lies is nobody's business, so it is offered by its name.
test('what is offered does not tell where in the deck it lies', () => {
  const first = build({ deck: ['Hopper', body('A', 1, 1)], points: 9 });
  const last = build({ deck: [body('A', 1, 1), 'Hopper'], points: 9 });
  expect(first.ann.offered('fetch')).toEqual(last.ann.offered('fetch'));
  expect(first.ann.sees("ann's Hopper")).toBe(false);
});
