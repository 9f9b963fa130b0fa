import { createMind, lookFrom } from '@longbox/players';
import { expect, test } from 'vitest';
import { createBrain, type LabGame, playerSettings, tableOf } from '../src/index.ts';
import { arenaDecks, arenaLab, vsDecks, vsLab, vsPlan } from './lab-games.ts';

const vs = vsPlan({ decks: vsDecks('mnb-avengers', 'mnb-x-men'), pairs: [[0, 1]] });
const arena = { ...vs, game: 'arena', profile: 'level-1', decks: arenaDecks.slice(0, 2) };

test.each([
  ['vs', vsLab, vs],
  ['arena', arenaLab, arena],
] as const)(
  'rules of %s choose in the lab what they would choose anywhere, up to ties',
  (_name, lab: LabGame, plan) => {
    const { game } = lab;
    const table = tableOf(plan, 0, 0);
    const state = game.setup(table);
    const brains = [0, 1].map((seat) => createBrain(game, 'rules', table, seat));
    const mind = createMind(game, { rung: 'rules', seed: 'any' });
    const scored = (choices: Int32Array): Int32Array => {
      const scores = new Int32Array(choices.length);
      game.insight?.judge(state, choices, choices.length, scores, new Int32Array(choices.length));
      return scores;
    };
    let asked = 0;
    for (let decision = game.decision(state); decision !== undefined; decision = game.decision(state)) {
      const choices = new Int32Array(decision.count);
      game.choices(state, choices);
      const scores = scored(choices);
      const scoreOf = (choice: number): number => scores[choices.indexOf(choice)];
      const choice = brains[decision.seat].choose(state);
      expect(scoreOf(choice)).toBe(Math.max(...scores));
      expect(scoreOf(mind.decide(lookFrom(game, state, decision.seat)))).toBe(scoreOf(choice));
      game.apply(state, choice);
      asked++;
    }
    expect(asked).toBeGreaterThan(50);
  },
);

test('players are rungs, levels without a clock, and either with a number of iterations', () => {
  expect(playerSettings('rules')).toEqual({ rung: 'rules' });
  expect(playerSettings('search:200')).toEqual({ rung: 'search', budget: { iterations: 200 } });
  expect(playerSettings('recruit')).toMatchObject({ rung: 'rules' });
  expect(playerSettings('legend:50')).toMatchObject({ rung: 'search', budget: { iterations: 50 } });
  for (const name of ['legend', 'nobody', 'search:0', 'search:x']) expect(playerSettings(name), name).toBeUndefined();
});
