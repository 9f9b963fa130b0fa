import { expect, test } from 'vitest';
import { SCENE_GAMES } from '../scene/games.ts';
import { runScenes } from '../scene/runner.ts';
import { proveWin } from './prove-win.ts';
import { readTactics } from './tactic.ts';
import { tryTactic } from './try-tactic.ts';

const lethal = (wounds: number): string => `
scene: One blow
game: vs
wins: true
ann: { front: [body A 5/5] }
bob: { front: [{ body: M 3/5 main health:5, wounds: ${wounds} }] }
`;
const read = (text: string) => readTactics(text, 'here', SCENE_GAMES)[0];

test('a win this turn is proven where there is one, and only there', () => {
  expect(proveWin(read(lethal(4)))).toBe(true);
  expect(proveWin(read(lethal(3)))).toBe(false);
});

test('a player finds a win by winning', () => {
  expect(tryTactic(read(lethal(4)), { rung: 'rules' }, 'seed')).toBe(true);
  expect(tryTactic(read(lethal(3)), { rung: 'rules' }, 'seed')).toBe(false);
});

const choice = (advice: string): string => `
scene: Strike the weak one
game: vs
tags: [trade]
${advice}
ann: { front: [body A 4/4] }
bob: { front: [body D 1/3, body E 9/3], hand: 0 }
`;

test('of good answers any one will do, and of bad ones none', () => {
  const tries = (advice: string) => tryTactic(read(choice(advice)), { rung: 'rules' }, 'seed');
  expect(tries('best: [attack D, attack E]'.replaceAll(/attack (\w)/g, '"attack $1, A"'))).toBe(true);
  expect(tries('best: pass')).toBe(false);
  expect(tries('worst: ["attack E, A", pass]')).toBe(true);
  expect(tries('worst: "attack D, A"')).toBe(false);
});

test('advice that is no answer fails the scene, and a tactic without advice is none', () => {
  const [run] = runScenes(choice('best: attack A, D'), 'here', SCENE_GAMES);
  expect(run.failure).toContain('attack A, D');
  const [good] = runScenes(choice('best: attack D, A'), 'here', SCENE_GAMES);
  expect(good.failure).toBeUndefined();
  expect(() => read(choice(''))).toThrow('neither best, worst nor wins');
});

test('an unknown action in advice is named with its place', () => {
  const [run] = runScenes(choice('best: atack D'), 'here', SCENE_GAMES);
  expect(run.failure).toContain('unknown action "atack"');
  expect(run.failure).toContain('here:5');
});

test('what a puzzle says of itself is read, and what it leaves out is named', () => {
  const puzzle = (rest: string): string => `
game: vs
wins: true
puzzle: { id: p-1, difficulty: 2, title: { en: Blow, it: Colpo }, hint: { en: Look, it: Guarda }${rest} }
ann: { front: [body A 5/5] }
bob: { front: [{ body: M 3/5 main health:5, wounds: 4 }] }
`;
  const tactic = read(puzzle(', solutions: 1, lines: 3'));
  expect(tactic.title).toBe('Blow');
  expect(tactic.puzzle).toEqual({
    id: 'p-1',
    difficulty: 2,
    title: { en: 'Blow', it: 'Colpo' },
    hint: { en: 'Look', it: 'Guarda' },
    solutions: 1,
    lines: 3,
  });
  expect(() => read(puzzle(', solutions: 1'))).toThrow('a puzzle has a key "lines"');
  expect(() => read(puzzle(', solutions: 1, lines: 3, answer: 4'))).toThrow('unknown key of a puzzle "answer"');
});
