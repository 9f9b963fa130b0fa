import { expect, test } from 'vitest';
import { body, passTo, scene } from '../stage.ts';

const DRAIN = 'Drain Sanity';

// VS-MEC-TALLY-01
test('tbb-049 Glory has a player discard as many cards as often as that power was used, by whichever Glory', () => {
  const at = scene('modern', {
    ann: { front: ['tbb-049 as One'], hand: ['tbb-049 as Two'], resources: ['Energy Location x8'], deck: 20 },
    bob: { hand: ['A', 'B', 'C', 'D', 'E'].map((name) => body(name, 1, 1)), front: ['tbb-049 as Theirs'], deck: 20 },
    open: true,
  });
  at.ann.use('One', DRAIN);
  expect(at.bob.offered('choose')).toEqual(['A', 'B', 'C', 'D', 'E']);
  at.bob.choose('A');
  passTo(at, 'ann', 'recruit');
  at.ann.recruit('Two', 'front');
  passTo(at, 'ann', 'main');
  const before = (at.seat('bob').hand as readonly unknown[]).length;
  at.ann.use('Two', DRAIN);
  at.bob.choose(at.bob.offered('choose')[0]);
  at.bob.choose(at.bob.offered('choose')[0]);
  expect([at.seat('bob').hand, at.seat('ann').hand].map((hand) => (hand as readonly unknown[]).length)).toEqual([
    before - 2,
    2,
  ]);
});

test('what an enemy used does not count, nor does another power', () => {
  const at = scene('modern', {
    turn: 'bob',
    ann: { front: ['tbb-049 as One', 'tbb-048 as Other'], resources: ['Energy Location x4'], deck: 20 },
    bob: {
      front: ['tbb-049 as Theirs'],
      resources: ['Energy Location'],
      hand: ['A', 'B', 'C'].map((name) => body(name, 1, 1)),
      deck: 20,
    },
    open: true,
  });
  at.bob.use('Theirs', DRAIN);
  passTo(at, 'ann', 'main');
  at.ann.use('One', DRAIN);
  at.bob.choose('A');
  expect(at.bob.offered('choose')).toEqual([]);
});
