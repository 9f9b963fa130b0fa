import { playOut, seededRandom } from '@longbox/testkit/playout';
import { toyGame, toyRules } from '@longbox/testkit/toy-game';
import { toyTable } from '@longbox/testkit/toy-table';
import { expect, test } from 'vitest';
import { createGame } from './create-game.ts';
import { NONE } from './ids.ts';
import { listChoices } from './log.ts';
import {
  advance,
  ask,
  createMachine,
  endGame,
  type FrameKind,
  frameNames,
  IllegalChoice,
  indexOfChoice,
  listOffered,
  type Machine,
  offer,
  popFrame,
  pushFrame,
} from './machine.ts';

test('an illegal choice is refused with the state untouched', () => {
  const state = toyGame.setup(toyTable('illegal'));
  const random = seededRandom('illegal');
  for (let i = 0; i < 60 && toyGame.decision(state) !== undefined; i++) {
    const before = toyGame.fingerprint(state);
    const options = listChoices(toyGame, state);
    for (const choice of [-1, 1.5, Number.NaN, 2 ** 31, options[0] + 0.5, ...options.map((option) => option + 1)]) {
      if (options.includes(choice)) continue;
      expect(() => toyGame.apply(state, choice)).toThrow(IllegalChoice);
      expect(toyGame.fingerprint(state)).toBe(before);
      expect(listChoices(toyGame, state)).toEqual(options);
    }
    playOut(toyGame, state, random, 1);
  }
});

test('a refused choice tells nobody anything, and the events of the next one are complete', () => {
  const [state, twin] = [toyGame.setup(toyTable('events')), toyGame.setup(toyTable('events'))];
  const [wrong, right, expected]: [unknown[], unknown[], unknown[]] = [[], [], []];
  const [choice] = listChoices(toyGame, state);
  const game = createGame<typeof state, unknown, unknown>(toyRules);
  expect(() => game.apply(state, 77, wrong)).toThrow(IllegalChoice);
  game.apply(state, choice, right);
  game.apply(twin, choice, expected);
  expect(wrong).toEqual([]);
  expect(right).toEqual(expected);
});

test('after the end every choice is refused', () => {
  const state = toyGame.setup(toyTable('end'));
  playOut(toyGame, state, seededRandom('end'));
  expect(toyGame.decision(state)).toBeUndefined();
  expect(listChoices(toyGame, state)).toEqual([]);
  expect(() => toyGame.apply(state, 0)).toThrow('the game is over');
});

function machineOf(kind: Omit<FrameKind<Machine>, 'name'>): { machine: Machine; kinds: FrameKind<Machine>[] } {
  const { machine } = createMachine(['yesOrNo'], [], 0);
  pushFrame(machine, 0);
  return { machine, kinds: [{ name: 'only', ...kind }] };
}

test.each([10, 200])('options come ascending and once, however %i of them were offered', (count) => {
  const { machine, kinds } = machineOf({
    run: (s) => ask(s, 0, 'yesOrNo'),
    list(s) {
      for (let i = count; i > 0; i--) for (const x of [i * 7, (i * 13) % 50]) offer(s, x);
    },
  });
  advance(machine, kinds);
  const options = listOffered(machine, kinds);
  expect(options).toEqual([...new Set(options)].sort((a, b) => a - b));
  for (const [i, option] of options.entries()) expect(indexOfChoice(options, option)).toBe(i);
  expect(indexOfChoice(options, 3.5)).toBe(NONE);
});

test('rules that ask without options, run out of frames or never stop are told so by name', () => {
  const silent = machineOf({ run: (s) => ask(s, 0, 'yesOrNo'), list: () => undefined });
  advance(silent.machine, silent.kinds);
  expect(() => listOffered(silent.machine, silent.kinds)).toThrow('a decision without options: only:0');

  const mute = machineOf({ run: (s) => ask(s, 0, 'yesOrNo') });
  advance(mute.machine, mute.kinds);
  expect(() => listOffered(mute.machine, mute.kinds)).toThrow('frame only asked but lists no options');

  const empty = machineOf({ run: popFrame });
  expect(() => advance(empty.machine, empty.kinds)).toThrow('the stack ran out before the game was over');

  const endless = machineOf({ run: () => undefined });
  expect(() => advance(endless.machine, endless.kinds)).toThrow('no decision after 1000000 steps: only:0');
  expect(frameNames(endless.machine, endless.kinds)).toBe('only:0');

  const ended = machineOf({ run: endGame });
  advance(ended.machine, ended.kinds);
  expect(listOffered(ended.machine, ended.kinds)).toEqual([]);
});
