import { expect, test } from 'vitest';
import { type Lapse, type LapsedGame, lapseReport } from '../src/index.ts';

const lapse = (best: string, chosen: string, loss: number, face?: string): Lapse => ({
  ...{ seq: 1, turn: 1, loss },
  best: { verb: best, ...(face !== undefined && { face }) },
  chosen: { verb: chosen },
});
const played = (points: 0 | 1 | 2, ...lapses: readonly Lapse[]): LapsedGame => ({
  ...{ deck: 'a', number: 0, decisions: 10, points, lapses },
});

test('a report says what was done instead of what, and puts first what lost games gave away most', () => {
  const [deck] = lapseReport([
    played(0, lapse('attack', 'pass', 0.1, 'x'), lapse('attack', 'pass', 0.1, 'y')),
    played(0, lapse('recruit', 'pass', 0.05)),
    played(2, lapse('recruit', 'pass', 0.3)),
    played(1),
  ]);
  expect(deck).toMatchObject({ deck: 'a', games: 4, lost: 2, decisions: 40, whole: { mean: 13.75 } });
  expect(deck.kinds.map(({ best, chosen, count, games, lost }) => [best, chosen, count, games, lost])).toEqual([
    ['attack', 'pass', 2, 1, 1],
    ['recruit', 'pass', 2, 2, 1],
  ]);
  const [attack, recruit] = deck.kinds;
  expect(attack.inLost.mean).toBe(10);
  expect(recruit.inLost.mean).toBe(2.5);
  expect(recruit.inAll.mean).toBe(8.75);
  expect(deck.cards.map(({ best }) => best)).toEqual(['attack x', 'attack y', 'recruit']);
  // What all kinds give away is what was given away.
  expect(deck.kinds.reduce((sum, { inAll }) => sum + inAll.mean, 0)).toBeCloseTo(deck.whole.mean, 6);
});
