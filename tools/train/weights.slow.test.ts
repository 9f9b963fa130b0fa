// A search with the committed weights is fair: what is hidden from a seat sways no thought.
import { fileURLToPath } from 'node:url';
import { type Game, listChoices, randomBelow, seedRandom } from '@longbox/kernel';
import { createMind, lookFrom, type MindSettings } from '@longbox/players';
import { expect, test } from 'vitest';
import { TUNE_GAMES } from '../tune/games.ts';
import { tableOf } from '../tune/table.ts';
import { withWeights } from './player.ts';

const tuned = TUNE_GAMES.vs();
const game = withWeights(tuned.game, fileURLToPath(new URL('weights/vs.json', import.meta.url)));
const SETTINGS: MindSettings = { rung: 'search', budget: { iterations: 4 }, numbers: { leaf: 'learned' } };
const POSITIONS = 60;

test('a search with them thinks alike whatever is hidden, and otherwise than without them', {
  timeout: 120_000,
}, () => {
  const luck = new Int32Array(16);
  seedRandom(luck, [25, 2, 4, 0]);
  const think = (of: Game<never, unknown, unknown>, state: never, seat: number) =>
    createMind(of, { ...SETTINGS, seed: 'fair' }).think(lookFrom(of, state, seat));
  let [seen, different] = [0, 0];
  for (let number = 0; seen < POSITIONS; number++) {
    const state = game.setup(tableOf(tuned, 3, number));
    for (let open = game.decision(state); open !== undefined && seen < POSITIONS; open = game.decision(state)) {
      const choices = listChoices(game, state);
      if (choices.length > 1 && randomBelow(luck, 8) === 0) {
        const other = game.clone(state);
        game.imagine(other, open.seat, randomBelow(luck, 0x4000_0000));
        const thought = think(game, state, open.seat);
        expect(think(game, other, open.seat)).toEqual(thought);
        if (think(tuned.game, state, open.seat).options[0].chance !== thought.options[0].chance) different++;
        seen++;
      }
      game.apply(state, choices[randomBelow(luck, choices.length)]);
    }
  }
  expect(different).toBeGreaterThan(POSITIONS / 2);
});
