import { expect, test } from 'vitest';
import type { KeptGame } from '../workers/game-api.ts';
import { recordBy, wholeRecord } from './own-record.ts';

const kept = (parts: Partial<KeptGame>): KeptGame => ({
  game: 'vs',
  profile: 'modern/duel',
  names: ['Ann', 'Computer'],
  faces: ['a', 'b'],
  places: [1, 2],
  turn: 9,
  people: [0],
  at: 0,
  code: '',
  ...parts,
});

test('a record counts wins, shared wins by their share, with Wilson’s interval', () => {
  const row = wholeRecord([kept({}), kept({ places: [2, 1] }), kept({ places: [1, 1] })]);
  expect(row).toMatchObject({ games: 3, points: 1.5, share: 0.5 });
  expect(row.low).toBeLessThan(0.2);
  expect(row.high).toBeGreaterThan(0.8);
});

test('games with several people at one screen are nobody’s own', () => {
  expect(wholeRecord([kept({ people: [0, 1] })]).games).toBe(0);
});

test('games are told apart by deck, opponent and edition, the most played first', () => {
  const games = [
    kept({}),
    kept({ faces: ['c', 'b'] }),
    kept({ people: [1] }),
    kept({ faces: ['c', 'd', 'b'], places: [2, 1, 3] }),
  ];
  expect(recordBy('deck', games).map(({ key, games: count }) => [key, count])).toEqual([
    ['c', 2],
    ['a', 1],
    ['b', 1],
  ]);
  expect(recordBy('against', games).map(({ key, games: count, points }) => [key, count, points])).toEqual([
    ['b', 3, 2],
    ['a', 1, 0],
    ['d', 1, 0],
  ]);
  expect(recordBy('edition', games)).toHaveLength(1);
});
