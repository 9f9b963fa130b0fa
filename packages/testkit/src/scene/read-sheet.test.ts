import { expect, test } from 'vitest';
import { arenaScenes } from './arena/arena-scenes.ts';
import { examineScene } from './read-sheet.ts';
import { vsScenes } from './vs/vs-scenes.ts';

const GAMES = [vsScenes, arenaScenes];
const examine = (text: string) => examineScene(text, GAMES);

const VS = `scene: Two
game: vs
turn: bob
ann:
  front: [body A 2/2, { body: B 3/3, wounds: 1 }]
  hand: [Extra x3, body C 1/1]
  points: 4
bob:
  front: [body D 2/2]
`;

test('a sheet has seats, zones and facts as they are written', () => {
  const { sheet } = examine(VS);
  expect(sheet).toMatchObject({ game: 'vs', title: 'Two', facts: { turn: 'bob' }, problems: [], steps: 0 });
  const [ann] = sheet.seats;
  expect(ann).toMatchObject({ name: 'ann', facts: { points: 4 } });
  expect(ann.zones.front.map(({ text, facts, line }) => [text, facts, line])).toEqual([
    ['A 2/2', {}, 5],
    ['B 3/3', { wounds: 1 }, 5],
  ]);
  expect(ann.zones.hand[0]).toMatchObject({ kind: 'card', text: 'Extra', copies: 3, name: 'Extra' });
});

test('every entry is known on the table it is laid out on', () => {
  const { playing, cards } = examine(VS);
  const nameAt = (key: string) => cards.get(key)?.map((card) => playing?.stage.nameOf(card));
  expect(nameAt('ann/hand/0')).toEqual(['Extra', 'Extra', 'Extra']);
  expect(nameAt('ann/hand/1')).toEqual(['C']);
  expect(nameAt('ann/front/1')).toEqual(['B']);
  expect(nameAt('bob/front/0')).toEqual(['D']);
});

test('cards in Arena stacks are known too', () => {
  const text =
    'game: arena\nann:\n  A1: [{ body: A 5/5/2, pp: 2 }, body B 1/1/1]\n  missions: [body M 1/1/1]\nbob: {}\n';
  const { playing, cards, sheet } = examine(text);
  expect(sheet.problems).toEqual([]);
  const [mission] = cards.get('ann/missions/0') ?? [];
  expect(playing?.stage.nameOf(mission)).toBe('M');
});

test('what is wrong is told with its line, and the rest is still there', () => {
  const { sheet, playing } = examine('game: vs\nann:\n  front: [Hulkk]\n  hnd: [Hulk]\nbob: {}\n');
  expect(playing).toBeUndefined();
  expect(sheet.problems.map(({ text, place }) => [place.line, text])).toEqual(
    [
      [4, 'unknown key for seat ann "hnd"'],
      [3, 'unknown card "Hulkk"'],
    ].sort(),
  );
  expect(sheet.seats[0].zones.front[0]).toMatchObject({ text: 'Hulkk', key: undefined });
});

test('what is no YAML says so and where', () => {
  const { sheet } = examine('game: vs\nann: [\n');
  expect(sheet.isYaml).toBe(false);
  expect(sheet.problems[0].text).toMatch(/^this is not YAML/);
});

test('a step that cannot be taken is a problem at its line, with what was so', () => {
  const { sheet, playing } = examine(
    `${VS}steps:\n  - bob: pass\n  - bob: attack A, D\n  - expect: { decides: ann }\n`,
  );
  expect(playing).toBeDefined();
  expect(sheet.steps).toBe(3);
  expect(sheet.problems).toHaveLength(1);
  expect(sheet.problems[0]).toMatchObject({ place: { line: 12 }, text: 'step 2, bob: attack A, D' });
  expect(sheet.problems[0].hints[0]).toContain('expected: bob can attack A, D');
});

test('a position that breaks the table is a problem and no crash', () => {
  expect(examine('game: arena\nann: {}\n').sheet.problems[0].text).toContain('2 seats');
  expect(examine('game: vs\nann: {}\n').sheet.problems.length).toBeGreaterThan(0);
});
