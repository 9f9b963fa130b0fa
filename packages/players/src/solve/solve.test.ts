import { SCENE_GAMES } from '@longbox/testkit/scene/games';
import { readTactics } from '@longbox/testkit/tactics/tactic';
import { expect, test } from 'vitest';
import { type Solution, solve, winningLine } from './solve.ts';
import { createSolver } from './solver.ts';

const solved = (text: string, limits?: { positions: number }): Solution =>
  readTactics(`game: arena\nwins: true\n${text}`, 'here', SCENE_GAMES)[0]
    .open()
    .stage.hand((game, state) => solve(game, state, limits));

const position = (attack: number, hand: number, guards = 0): string => `
ann: { A1: { body: Hero ${attack}/600/200 nemesis:Rival, pp: 3 }, hand: ${hand}, deck: 9, missions: 3 }
bob: { A1: { body: Rival 600/700/200 ability:Recycle, pp: 1 }, A2: body Wall 600/990/300 ability:Recycle, hand: ${guards}, deck: 9, missions: 3 }
at: challenge
`;

test('one first answer wins, and every way to choose the cards is a line', () => {
  // Two of three cards, or all three.
  expect(solved(position(700, 3))).toMatchObject({ isWon: true, lines: 4 });
  expect(solved(position(700, 3)).first).toHaveLength(1);
  expect(solved(position(900, 0))).toMatchObject({ isWon: true, lines: 1 });
});

test('what is out of reach is not won', () => {
  expect(solved(position(700, 1))).toMatchObject({ isWon: false, first: [], lines: 0 });
});

test('the others answer as well as they can', () => {
  // One card of the defence undoes two of the attack, but not three.
  expect(solved(position(700, 3, 1)).lines).toBe(1);
  expect(solved(position(700, 2, 1)).isWon).toBe(false);
});

test('a search that is too large says so', () => {
  expect(() => solved(position(700, 3), { positions: 2 })).toThrow('not solved within 2 positions');
});

test('a winning line is played to the end, by both sides', () => {
  const [tactic] = readTactics(`game: arena\nwins: true\n${position(700, 3, 1)}`, 'here', SCENE_GAMES);
  const places = tactic.open().stage.hand((game, state) => {
    const line = winningLine(game, state, createSolver(game, state, { positions: 1000 }));
    for (const choice of line) game.apply(state, choice);
    return game.result(state)?.places;
  });
  expect(places).toEqual([1, 2]);
});

test('where nothing wins there is no line', () => {
  const [tactic] = readTactics(`game: arena\nwins: true\n${position(700, 1)}`, 'here', SCENE_GAMES);
  const line = tactic
    .open()
    .stage.hand((game, state) => winningLine(game, state, createSolver(game, state, { positions: 1000 })));
  expect(line).toEqual([]);
});
