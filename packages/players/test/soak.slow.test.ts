// Whole games among all rungs, in every mode: nothing breaks, nothing illegal is chosen, nobody falls back.
// `GAMES=2000 npx vitest run packages/players/test/soak` plays for longer.
import { describe, expect, test } from 'vitest';
import { createMind, lookFrom, type MindSettings } from '../src/index.ts';
import { createTrials } from './tables.ts';

const GAMES = Number(process.env.GAMES ?? 42);
/** Mostly quick ones; a thoughtful seat every few games. */
const PLAYERS: readonly MindSettings[] = [
  { rung: 'rules' },
  { rung: 'random' },
  { rung: 'rules', noise: 0.6 },
  { rung: 'greedy', budget: { iterations: 2 } },
  { rung: 'rules' },
  { rung: 'random' },
  { rung: 'search', budget: { iterations: 2 }, noise: 0.2 },
];

describe.each(createTrials())('$name', { timeout: 10_000 * GAMES }, ({ game, tableOf }) => {
  test(`${GAMES} games end without a fault`, () => {
    for (let number = 0; number < GAMES; number++) {
      const table = tableOf(number);
      const state = game.setup(table);
      const minds = table.seats.map((_, seat) =>
        createMind(game, { ...PLAYERS[(number + 3 * seat) % PLAYERS.length], seed: `${table.seed} ${seat}` }),
      );
      for (let next = game.decision(state); next !== undefined; next = game.decision(state)) {
        const thought = minds[next.seat].think(lookFrom(game, state, next.seat));
        if (thought.fellBack) expect.fail(`${table.seed}, decision ${next.seq}: ${thought.error}`);
        game.apply(state, thought.choice);
      }
      expect(game.result(state), table.seed).toBeDefined();
    }
  });
});
