// MA-CH-10, MA-BST-01, MA-SH-01: a challenge costs nothing in itself; cards and Power Points given for it do.
import { createArena } from '@longbox/arena';
import { ARENA_CARDS, STARTER_DECKS } from '@longbox/arena-sets';
import { type Choice, listChoices, type Table } from '@longbox/kernel';
import { expect, test } from 'vitest';
import { findArenaBlunders } from '../src/arena-blunders.ts';
import { createBrain } from '../src/index.ts';

const game = createArena(ARENA_CARDS);
const table = (seed: string): Table => ({
  game: 'arena',
  profile: 'level-1',
  seed,
  seats: [STARTER_DECKS[0], STARTER_DECKS[1]].map(({ keys }) => ({ deck: keys })),
});

/** Plays with one kind of player; `at` may answer in its place. */
function play(
  seed: string,
  player: string,
  at: (choices: readonly Choice[], principles: readonly string[]) => Choice | undefined = () => undefined,
) {
  const state = game.setup(table(seed));
  const brains = [0, 1].map((each) => createBrain(game, player, table(seed), each));
  const choices: Choice[] = [];
  const [scores, because] = [new Int32Array(1024), new Int32Array(1024)];
  for (let open = game.decision(state); open !== undefined; open = game.decision(state)) {
    const offered = listChoices(game, state);
    game.insight?.judge(state, Int32Array.from(offered), offered.length, scores, because);
    const names = offered.map((_, i) => game.insight?.principles[because[i]] ?? '');
    const choice = at(offered, names) ?? brains[open.seat].choose(state);
    choices.push(choice);
    game.apply(state, choice);
  }
  return { table: table(seed), choices };
}

test('challenges by principle are counted and are not hopeless', () => {
  const reports = ['a', 'b', 'c', 'd'].map((seed) => findArenaBlunders(game, play(seed, 'rules')));
  expect(reports.every(({ challenges, stakes }) => challenges > 0 && stakes > 0)).toBe(true);
  const hopeless = reports.flatMap(({ blunders }) => blunders).filter(({ kind }) => kind === 'hopelessChallenge');
  expect(hopeless).toEqual([]);
});

/** Plays until the option of this principle has been taken once, and by principle after that. */
function plant(seed: string, principle: string) {
  let planted: number | undefined;
  let decision = 0;
  const log = play(seed, 'rules', (choices, principles) => {
    const at = principles.indexOf(principle);
    const isHere = planted === undefined && at >= 0 && choices.length > 1;
    if (isHere) planted = decision;
    decision++;
    return isHere ? choices[at] : undefined;
  });
  return { log, planted };
}

test('cards that change nothing are found where they were given', () => {
  const found = ['e', 'f', 'g', 'h', 'i', 'j'].filter((seed) => {
    const { log, planted } = plant(seed, 'wastesCards');
    const { blunders } = findArenaBlunders(game, log);
    return blunders.some(
      ({ kind, decision }) => kind === 'wastedCards' && decision >= (planted ?? 0) && decision <= (planted ?? 0) + 6,
    );
  });
  expect(found.length).toBeGreaterThan(0);
});

test('players who take anything waste cards', () => {
  const reports = ['k', 'l', 'm', 'n'].map((seed) => findArenaBlunders(game, play(seed, 'random')));
  const wasted = reports.flatMap(({ blunders }) => blunders).filter(({ kind }) => kind === 'wastedCards').length;
  expect(wasted).toBeGreaterThan(reports.reduce((sum, { stakes }) => sum + stakes, 0) / 10);
});

test('Power Points spent on a challenge that comes to nothing make it hopeless', () => {
  const follow = (choices: readonly Choice[], principles: readonly string[]): Choice | undefined => {
    const at = principles.findIndex((name) => name === 'wastesPower' || name === 'hopeless');
    return choices.length > 1 ? choices[at] : undefined;
  };
  const reports = ['o', 'p', 'q', 'r', 's', 't', 'u', 'v'].map((seed) =>
    findArenaBlunders(game, play(seed, 'rules', follow)),
  );
  const hopeless = reports.flatMap(({ blunders }) => blunders).filter(({ kind }) => kind === 'hopelessChallenge');
  expect(hopeless.length).toBeGreaterThan(0);
});
