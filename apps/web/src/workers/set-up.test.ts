import { expect, test } from 'vitest';
import type { TablePlan } from './game-api.ts';
import { think } from './mind.ts';
import { type OpenTable, openTable, prepare } from './open-table.ts';

const plan = (game: 'vs' | 'arena', isSetUpLeft: boolean): TablePlan => ({
  game,
  profile: game === 'vs' ? 'modern/duel' : 'level-1',
  seed: 'set-up',
  seats: [
    { deck: game === 'vs' ? 'mnb-avengers' : 'avengers', player: 'person', name: 'You' },
    { deck: game === 'vs' ? 'mnb-x-men' : 'x-men', player: 'computer', level: 'recruit', name: 'Rival' },
  ],
  ...(isSetUpLeft && { isSetUpLeft }),
});

/** Until the person is asked for the first time. */
async function firstQuestion(of: TablePlan): Promise<OpenTable> {
  const table = openTable(await prepare(of));
  table.begin();
  for (let i = 0; i < 50 && table.snapshot().asked === undefined; i++) {
    const choice = await think(table.position());
    if (choice !== undefined) table.answer(table.snapshot().seq, choice);
  }
  return table;
}

test.each(['vs', 'arena'] as const)('%s: who leaves the set-up to the table is first asked in a turn', async (game) => {
  expect((await firstQuestion(plan(game, false))).snapshot().turn).toBe(0);
  const left = await firstQuestion(plan(game, true));
  expect(left.snapshot().turn).toBeGreaterThan(0);
  expect(left.snapshot().asked).toBeDefined();
  // It is stored like any other game, and opens again at the same place.
  const again = openTable(left.plan);
  again.replay(left.log());
  expect(again.snapshot().seq).toBe(left.snapshot().seq);
});
