import { readFileSync } from 'node:fs';
import arenaBook from '@longbox/arena/rulebook/rules.json' with { type: 'json' };
import type { LineKey, LogLine } from '@longbox/games';
import { SCENE_GAMES } from '@longbox/testkit/scene/games';
import { runScenes } from '@longbox/testkit/scene/runner';
import vsBook from '@longbox/vs/rulebook/rules.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { think } from '../workers/mind.ts';
import { type OpenTable, openTable, prepare } from '../workers/open-table.ts';
import { BEGUN, follow, type Lesson, lastSafe, reaches } from './lesson.ts';
import { LESSONS } from './lessons.ts';
import { lessonPlan } from './plans.ts';

const line = (key: LineKey, parts: Partial<LogLine> = {}): LogLine => ({
  id: 0,
  key,
  turn: 1,
  seat: 0,
  cards: {},
  numbers: {},
  words: {},
  rules: [],
  ...parts,
});

test('there are six lessons of the Vs. System and four of Mission Arena', () => {
  const count = (game: string): number => LESSONS.filter((lesson) => lesson.game === game).length;
  expect([count('vs'), count('arena')]).toEqual([6, 4]);
});

test.each(LESSONS.map((lesson) => [lesson.id, lesson] as const))(
  '%s: the learner can begin, and its first task is possible at once',
  async (_id, lesson) => {
    const plan = lessonPlan(lesson, ['You', 'Rival']);
    await prepare(plan);
    const { asked, faces } = openTable(plan).snapshot();
    expect(asked?.offers.length).toBeGreaterThan(1);
    const task = lesson.beats.find(({ goal }) => goal !== undefined)?.goal;
    if (task?.face !== undefined) expect([...faces.values()]).toContain(task.face);
  },
);

/** What the lessons of Mission Arena ask for, done in their own positions. */
const DONE_IN_LESSONS: Readonly<Record<string, string>> = {
  // MA-BST-01, MA-BST-02: without a Power Point there is no Boost. With one card Thor defeats, without it he exhausts.
  'arena-challenges': `
  - you: challenge Thor, Red Skull
  - you: pass
  - expect: { phase: boost, you: { offered: { boost: true } } }
  - you: boost Hulk
  - you: pass
  - expect: { Red Skull: { zone: discard } }
`,
  // MA-PU-03, MA-SA-GEN-09: three Power Points pay for Brute Force, and are engaged.
  'arena-power': `
  - you: powerUp Hulk
  - you: powerUp Hulk
  - you: powerUp Hulk
  - you: activate Hulk
  - expect: { Hulk: { engaged: 3 } }
`,
  // MA-CP-08, MA-CP-09, MA-CP-11: once a turn; then the other card of the stack may be brought to the top.
  'arena-check-point': `
  - you: addHitPoint AV-thor-U
  - expect: { you: { offered: { raise: true, addHitPoint: false } } }
`,
};

test.each(Object.entries(DONE_IN_LESSONS))('%s: what it asks for is possible', (id, steps) => {
  const lesson = LESSONS.find((one) => one.id === id);
  const runs = runScenes(`${lesson?.scene?.trim()}\nsteps:${steps}open: true\n`, id, SCENE_GAMES);
  expect(runs.map(({ failure }) => failure)).toEqual([undefined]);
});

/** Attacks as the lesson calls a slip, and passes until the strike. */
async function slip(lesson: Lesson, face: string): Promise<OpenTable> {
  const plan = lessonPlan(lesson, ['You', 'Rival']);
  await prepare(plan);
  const table = openTable(plan);
  const { asked, faces } = table.snapshot();
  const card = [...faces].find(([, key]) => key === face)?.[0];
  const offer = asked?.offers.find((each) => each.verb === 'attack' && (each.card === card || each.target === card));
  if (offer === undefined) throw new Error(`${face} is in no attack`);
  table.choose([offer.choice]);
  for (let i = 0; i < 9 && !table.snapshot().lines.some(({ key }) => key.startsWith('struck')); i++) {
    const pass = table.snapshot().asked?.offers.find(({ verb }) => verb === 'pass');
    if (pass !== undefined) table.choose([pass.choice]);
    if (table.snapshot().asked !== undefined) continue;
    const choice = await think(table.position());
    if (choice === undefined) throw new Error('the computer has no answer');
    table.answer(table.snapshot().seq, choice);
  }
  return table;
}

test.each([
  ['vs-rows', 'mnb-013'],
  ['vs-flight', 'mnb-094'],
])('%s: what it calls a slip can be taken back', async (id, face) => {
  const lesson = LESSONS.find((one) => one.id === id);
  if (lesson === undefined) throw new Error(`there is no lesson ${id}`);
  const table = await slip(lesson, face);
  expect(table.snapshot().lines.some(({ key }) => key === 'attack')).toBe(true);
  while (table.snapshot().canUndo) table.undo();
  expect(table.snapshot().lines.some(({ key }) => key === 'attack')).toBe(false);
});

test('a goal asks for the line, the seat, the card and the number', () => {
  const attack = line('attack', { cards: { attackers: [{ id: 1, face: 'a' }] }, numbers: { count: 2 } });
  expect(reaches(attack, { line: 'attack', seat: 0, face: 'a', count: 2 })).toBe(true);
  expect(reaches(attack, { line: 'attack', seat: 1 })).toBe(false);
  expect(reaches(attack, { line: 'attack', face: 'b' })).toBe(false);
  expect(reaches(attack, { line: 'attack', count: 3 })).toBe(false);
  expect(reaches(attack, { line: 'stunned' })).toBe(false);
});

test('guidance goes on with the right move, notices another, and forgives one that is taken back', () => {
  const [lesson] = LESSONS;
  const begun = follow(lesson, { ...BEGUN, readTo: 1 }, [], 0);
  expect(begun.beat).toBe(1);
  const right = line('attack', { cards: { attackers: [{ id: 1, face: 'mnb-022' }] } });
  const other = line('attack', { cards: { attackers: [{ id: 2, face: 'mnb-013' }] } });
  expect(follow(lesson, begun, [right], 4)).toMatchObject({ beat: 2, astray: undefined });
  expect(lastSafe(follow(lesson, begun, [right], 4)).seq).toBe(4);
  const astray = follow(lesson, begun, [other], 4);
  expect(astray.astray).toBe('slip');
  expect(follow(lesson, astray, [], 0)).toMatchObject({ beat: 1, astray: undefined });
  expect(follow(lesson, BEGUN, [right], 4).beat).toBe(0);
  // Who goes on after a slip gets there too, and can still go back to before it.
  const further = follow(lesson, astray, [other, right], 9);
  expect(further).toMatchObject({ beat: 2, astray: undefined });
  expect(lastSafe(further)).toMatchObject({ beat: 1, seq: 0 });
  const gone = follow(lesson, begun, [line('turn', { seat: 1 })], 6);
  expect(gone.astray).toBe('gone');
});

const BOOKS = { vs: vsBook, arena: arenaBook };

test('every step names rules that are in the book of its game', () => {
  for (const { id, game, beats } of LESSONS) {
    const known = new Set(BOOKS[game].rules.map((rule) => rule.id));
    for (const { rules } of beats) {
      expect(rules.length, id).toBeGreaterThan(0);
      expect(
        rules.filter((rule) => !known.has(rule)),
        id,
      ).toEqual([]);
    }
  }
});

test.each(['en', 'it'])('every beat has its words in %s, and so has every way to go astray', (language) => {
  const text = readFileSync(new URL(`../i18n/learn.${language}.ftl`, import.meta.url), 'utf8');
  for (const { id, beats } of LESSONS) {
    expect(text).toContain(`\nlesson-${id} =`);
    expect(text).toContain(`\nlesson-${id}-lead =`);
    for (const [i, { oops }] of beats.entries()) {
      expect(text).toContain(`\nlesson-${id}-${i + 1} =`);
      if (oops !== undefined) expect(text).toContain(`\nlesson-${id}-${i + 1}-oops =`);
    }
  }
});
