import { type Choice, listChoices, type Table } from '@longbox/kernel';
import { createVs, makeSeat } from '@longbox/vs';
import { VS_DECKS, VS_SETS } from '@longbox/vs-sets';
import { expect, test } from 'vitest';
import { createBrain } from '../src/index.ts';
import { findBlunders } from '../src/vs-blunders.ts';

const game = createVs(VS_SETS, VS_DECKS);
const seat = (key: string) => {
  const deck = VS_DECKS.find((one) => one.key === key);
  if (deck === undefined) throw new Error(`there is no deck ${key}`);
  return makeSeat(deck);
};

const table = (seed: string): Table => ({
  game: 'vs',
  profile: 'modern/duel',
  seed,
  seats: [seat('mnb-x-men'), seat('mnb-avengers')],
});

/** Plays by principle; `at` may answer in its place. */
function play(seed: string, at: (choices: readonly Choice[], principles: readonly string[]) => Choice | undefined) {
  const state = game.setup(table(seed));
  const brains = [0, 1].map((each) => createBrain(game, 'rules', table(seed), each));
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

test('attacks by principle are counted and are not hopeless', () => {
  const reports = ['a', 'b', 'c', 'd'].map((seed) =>
    findBlunders(
      game,
      play(seed, () => undefined),
    ),
  );
  expect(reports.flatMap(({ attacks }) => attacks).every((count) => count > 0)).toBe(true);
  expect(reports.flatMap(({ blunders }) => blunders)).toEqual([]);
});

test('an attack that can achieve nothing is found, at its decision', () => {
  let planted: number | undefined;
  let decision = 0;
  const log = play('planted', (choices, principles) => {
    // A single attacker whom nobody joins: what it declares is what it does.
    const at = principles.indexOf('hopeless');
    if (planted === undefined && at >= 0 && choices.length > 1) {
      planted = decision;
      decision++;
      return choices[at];
    }
    decision++;
    return undefined;
  });
  const { blunders } = findBlunders(game, log);
  expect(planted).toBeDefined();
  const near = blunders.filter(
    (blunder) => blunder.decision >= (planted ?? 0) && blunder.decision <= (planted ?? 0) + 1,
  );
  expect(near).toHaveLength(1);
  expect(near[0]?.kind).toBe('hopelessAttack');
});

test('players who take anything blunder often', () => {
  const state = game.setup(table('dice'));
  const brains = [0, 1].map((each) => createBrain(game, 'random', table('dice'), each));
  const choices: Choice[] = [];
  for (let open = game.decision(state); open !== undefined; open = game.decision(state)) {
    const choice = brains[open.seat].choose(state);
    choices.push(choice);
    game.apply(state, choice);
  }
  const { attacks, blunders } = findBlunders(game, { table: table('dice'), choices });
  expect(blunders.length).toBeGreaterThan((attacks[0] + attacks[1]) / 4);
});
