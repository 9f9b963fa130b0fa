import { expect, test } from 'vitest';
import { gamesFile, readGamesFile } from '../replays/own-file.ts';
import type { GameNotes, KeptGame } from '../workers/game-api.ts';
import { cardRows, progressRows, recordBy, versionNumbers, wholeRecord } from './own-record.ts';

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

const notes = (parts: Partial<GameNotes> = {}): GameNotes => ({
  isFirst: true,
  version: 'v1',
  levels: ['recruit'],
  drawn: [],
  played: [],
  dead: [],
  ...parts,
});

test('games are told apart by list, level and turn order, as far as that is known', () => {
  const games = [
    kept({ at: 1, notes: notes() }),
    kept({ at: 2, notes: notes({ version: 'v2', isFirst: false, levels: ['hero'] }), places: [2, 1] }),
    kept({ at: 3, notes: notes({ version: 'v2' }) }),
    kept({ at: 4 }),
  ];
  const rows = (kind: 'version' | 'level' | 'order') =>
    recordBy(kind, games).map(({ key, games: count, points }) => [key, count, points]);
  expect(rows('version')).toEqual([
    ['a v2', 2, 1],
    ['a v1', 1, 1],
  ]);
  expect(rows('level')).toEqual([
    ['recruit', 2, 2],
    ['hero', 1, 0],
  ]);
  expect(rows('order')).toEqual([
    ['first', 2, 2],
    ['later', 1, 0],
  ]);
  expect([...versionNumbers(games)]).toEqual([
    ['a v1', 1],
    ['a v2', 2],
  ]);
});

test('cards are counted by the games they were drawn and played in, with how often they stayed in hand', () => {
  const games = [
    kept({ notes: notes({ drawn: ['x', 'y'], played: ['x'], dead: ['y'] }) }),
    kept({ notes: notes({ drawn: ['x'], played: [], dead: ['x'] }), places: [2, 1] }),
    kept({ notes: notes({ drawn: ['z'] }), faces: ['other', 'b'] }),
    kept({}),
  ];
  const [x, y, ...more] = cardRows('a', games);
  expect(more).toEqual([]);
  expect(x).toMatchObject({
    key: 'x',
    drawn: { games: 2, points: 1 },
    played: { games: 1, points: 1 },
    dead: { games: 2, points: 1 },
  });
  expect(y).toMatchObject({ key: 'y', drawn: { games: 1 }, played: { games: 0 }, dead: { points: 1 } });
});

test('progress goes from the oldest games to the newest, ten at a time', () => {
  const games = Array.from({ length: 12 }, (_, i) => kept({ at: 100 - i, places: i < 2 ? [1, 2] : [2, 1] }));
  expect(progressRows(games).map(({ key, games: count, points }) => [key, count, points])).toEqual([
    ['1–10', 10, 0],
    ['11–12', 2, 2],
  ]);
});

test('a file of games brings them back, and takes nothing that is none', () => {
  const games = [kept({ code: 'c', notes: notes({ drawn: ['x'] }) })];
  expect(readGamesFile(gamesFile(games))).toEqual(games);
  expect(readGamesFile('{"plan":{},"log":{}}')).toBeUndefined();
  expect(readGamesFile('nothing')).toBeUndefined();
  expect(readGamesFile(JSON.stringify({ kind: 'longbox games', games: [{ code: 'c' }, 3] }))).toEqual([]);
});
