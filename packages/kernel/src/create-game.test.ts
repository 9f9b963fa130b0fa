import { playOut, seededRandom } from '@longbox/testkit/playout';
import { toyGame, toyRules } from '@longbox/testkit/toy-game';
import { toyTable } from '@longbox/testkit/toy-table';
import { expect, test } from 'vitest';
import { createGame } from './create-game.ts';
import { listChoices } from './log.ts';
import { HEAD } from './machine.ts';

const table = toyTable('create', { seats: 3 });

/** The toy game, and how often the options of a turn were listed. */
function counted(change: Partial<typeof toyRules>): { game: typeof toyGame; lists: () => number } {
  let count = 0;
  const [turn, ...others] = toyRules.kinds;
  const list: typeof turn.list = (s, at) => {
    count++;
    turn.list?.(s, at);
  };
  return { game: createGame({ ...toyRules, ...change, kinds: [{ ...turn, list }, ...others] }), lists: () => count };
}

test('the same table gives the same game, another seed another', () => {
  const print = (seed: string): string => toyGame.fingerprint(toyGame.setup({ ...table, seed }));
  expect(print('a')).toBe(print('a'));
  expect(print('a')).not.toBe(print('b'));
});

test('a clone into a used state, a fresh clone and a loaded save are equal and independent', () => {
  const state = toyGame.setup(table);
  playOut(toyGame, state, seededRandom('copies'), 12);
  const used = toyGame.setup(table);
  playOut(toyGame, used, seededRandom('used'));
  const saved = JSON.parse(JSON.stringify(toyGame.save(state)));
  const before = toyGame.fingerprint(state);
  for (const copy of [toyGame.clone(state, used), toyGame.clone(state), toyGame.load(saved, table)]) {
    expect(toyGame.fingerprint(copy)).toBe(before);
    expect(listChoices(toyGame, copy)).toEqual(listChoices(toyGame, state));
    playOut(toyGame, copy, seededRandom('on'), 5);
    expect(toyGame.fingerprint(state)).toBe(before);
  }
});

test('an imagined world has other luck even if the rules forget it, and its options are listed anew', () => {
  const { game, lists } = counted({ imagine: () => undefined });
  const state = game.setup(table);
  const luck = Array.from(state.random);
  listChoices(game, state);
  expect(lists()).toBe(1);
  game.imagine(state, 0, 1);
  listChoices(game, state);
  expect(lists()).toBe(2);
  expect(Array.from(state.random)).not.toEqual(luck);
  const again = game.setup(table);
  game.imagine(again, 0, 1);
  expect(again.random).toEqual(state.random);
});

test('the options are listed once, however often they are asked for', () => {
  const { game, lists } = counted({});
  const state = game.setup(table);
  expect(game.decision(state)?.count).toBe(listChoices(game, state).length);
  game.apply(state, 0);
  expect(lists()).toBe(1);
});

test('the kernel counts what was revealed and which decision is open', () => {
  const state = toyGame.setup(table);
  expect(toyGame.reveals(state)).toBe(7);
  toyGame.apply(state, 0);
  expect(toyGame.reveals(state)).toBe(8);
  expect(state.head[HEAD.seq]).toBe(1);
  expect(toyGame.decision(state)).toMatchObject({ seq: 1, seat: 1, ask: 'playOrPass', source: undefined });
});
