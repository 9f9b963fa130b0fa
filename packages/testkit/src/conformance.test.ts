import type { Game, Table } from '@longbox/kernel';
import { expect, test } from 'vitest';
import { conform } from './conformance.ts';
import { ConformanceError } from './conformance-trial.ts';
import { type ToyEvent, type ToyState, type ToyView, toyGame } from './toy-game.ts';
import { toyTable } from './toy-table.ts';

type ToyGame = Game<ToyState, ToyEvent, ToyView>;

function faultOf(
  change: Partial<ToyGame>,
  decisions = 400,
  tables: (seed: string) => Table = toyTable,
): string | undefined {
  try {
    conform({ ...toyGame, ...change }, tables, { games: 50, every: 4, decisions });
  } catch (error) {
    if (error instanceof ConformanceError) return error.check;
    throw error;
  }
  return undefined;
}

let calls = 0;
test.each<[string, Partial<ToyGame>, string]>([
  [
    'lists options from last to first',
    { choices: (s, out) => out.subarray(0, toyGame.choices(s, out)).reverse().length },
    'options ascend and are unique',
  ],
  [
    'takes any choice for the first',
    {
      apply: (s, choice, sink) => {
        const out = new Int32Array(100);
        const offered = out.subarray(0, toyGame.choices(s, out));
        toyGame.apply(s, offered.includes(choice) ? choice : offered[0], sink);
      },
    },
    'illegal choices are refused',
  ],
  [
    'writes before it refuses',
    {
      apply: (s, choice, sink) => {
        s.rings[0]++;
        toyGame.apply(s, choice, sink);
        s.rings[0]--;
      },
    },
    'a refused choice leaves the state untouched',
  ],
  [
    'keeps something outside of its state',
    {
      apply: (s, choice, sink) => {
        toyGame.apply(s, choice, sink);
        s.score[0] = calls++ % 7;
      },
    },
    'a clone is equal',
  ],
  [
    'forgets a list when it saves',
    { save: (s) => ({ ...toyGame.save(s), lists: s.lists.map((list, i) => (i === 2 ? [] : list)) }) },
    'a loaded save is equal',
  ],
  [
    'gives out itself as a clone',
    { clone: (s, into) => (into === undefined ? s : toyGame.clone(s, into)) },
    'a clone is equal',
  ],
  [
    'forgets to clone a column',
    { clone: (s, into) => unscored(toyGame.clone(s, into)) },
    'a clone into another state is equal',
  ],
  ['ends without a result', { result: () => undefined }, 'a finished game has a result'],
  [
    'has no winner',
    { result: (s) => (s.head[5] === 1 ? { places: [2, 2, 2], reason: { code: '', rules: [] } } : undefined) },
    'every seat has a place and somebody is first',
  ],
  [
    'deals by the hour',
    { setup: (table) => toyGame.setup({ ...table, seed: `${table.seed} ${calls++}` }) },
    'a replay gives the same game',
  ],
])('a game that %s is found out', (_what, change, check) => {
  expect(faultOf(change)).toContain(check);
});

test('a game whose rules break is named with its seed and the place where they broke', () => {
  const broken: Partial<ToyGame> = {
    apply: (s, choice, sink) => {
      if (s.pile.length > 4) throw new Error('the pile fell over');
      toyGame.apply(s, choice, sink);
    },
  };
  const run = () => conform({ ...toyGame, ...broken }, toyTable, { games: 5, every: 1000, decisions: 400 });
  expect(run).toThrow(
    /rules run without error \(toy long, seed "conform-toy-0", decision \d+\)\nError: the pile fell over/,
  );
});

function unscored(s: ToyState): ToyState {
  s.score.fill(0);
  return s;
}

test('a game that takes too long is found out', () => {
  expect(faultOf({}, 20)).toBe('games end');
});
