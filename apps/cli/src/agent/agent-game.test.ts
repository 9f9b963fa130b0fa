import { expect, test } from 'vitest';
import { fuzzTable } from '../fuzz/fuzz-table.ts';
import { createArenaKit } from '../games/arena-kit.ts';
import type { GameKit } from '../games/kit.ts';
import { createVsKit } from '../games/vs-kit.ts';
import { type AgentGame, choose, explainFor, observe, startAgentGame } from './agent-game.ts';

const kits: readonly (readonly [string, GameKit])[] = [
  ['vs', createVsKit()],
  ['arena', createArenaKit()],
];

/** The same game in another world that its seat cannot tell from the real one. */
function elsewhere(game: AgentGame, seed: number): AgentGame {
  const state = game.kit.game.clone(game.timeline.state);
  game.kit.game.imagine(state, game.seats[0], seed);
  return { ...game, timeline: { ...game.timeline, state } };
}

test.each(kits)(
  'in %s nothing hidden from the seat changes what its program is told',
  { timeout: 60_000 },
  (name, kit) => {
    const table = fuzzTable(kit, kit.profiles[0], 0, `agent ${name}`);
    const game = startAgentGame({ kit, table, seats: [0], opponent: { rung: 'random' }, isEvery: false });
    let asked = 0;
    for (let told = observe(game); !told.over && asked < 60; told = observe(game)) {
      const { options = [] } = told;
      if (asked++ % 3 === 0) {
        const other = elsewhere(game, asked);
        expect(JSON.stringify(observe(other))).toBe(JSON.stringify(told));
        const card = options.find(({ cardKey }) => cardKey !== undefined)?.cardKey;
        if (card !== undefined) expect(explainFor(other, card)).toEqual(explainFor(game, card));
      }
      expect(choose(game, options[(asked * 5) % options.length].key, told.seq)).toBeUndefined();
    }
    expect(asked).toBeGreaterThan(20);
  },
);

test('a refused choice leaves everything as it was', () => {
  const [, kit] = kits[1];
  const table = fuzzTable(kit, 'level-1', 0, 'refused');
  const game = startAgentGame({ kit, table, seats: [0], opponent: { rung: 'random' }, isEvery: true });
  const told = observe(game);
  expect(choose(game, 'nothing')).toContain('is not offered');
  expect(choose(game, told.options?.[0].key ?? '', told.seq + 1)).toContain('is past');
  expect(observe(game)).toEqual(told);
});
