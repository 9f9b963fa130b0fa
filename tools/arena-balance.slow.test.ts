import { LEVELS } from '@longbox/arena';
import { expect, test } from 'vitest';
import { missedAims, spell } from './arena-balance/report.ts';
import { bothOrders, emptyTally, pairName, playInto } from './arena-balance/tally.ts';

test('a share comes with its Wilson interval', () => {
  expect(spell(50, 100)).toBe('50.0 % (40.4–59.6)');
  expect(spell(0, 10)).toBe('0.0 % (0.0–27.8)');
});

test('both orders of a pair count for the deck named first', () => {
  const tally = emptyTally('rules', 'basic');
  tally.pairs[pairName(0, 1)] = { games: 10, points: 7 };
  tally.pairs[pairName(1, 0)] = { games: 10, points: 4 };
  expect(bothOrders(tally, 0, 1)).toEqual({ games: 20, points: 13 });
});

// 1,600 games leave a pair of decks an interval of seven points to either side; what is further off has drifted.
test.each(LEVELS.map(({ name }) => name))('at %s no figure is far outside its aim', (level) => {
  const tally = emptyTally('rules', level);
  for (let number = 0; number < 1600; number++) playInto(tally, number);
  expect(missedAims(tally, 0.04)).toEqual([]);
});
