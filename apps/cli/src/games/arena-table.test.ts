import { listChoices } from '@longbox/kernel';
import { expect, test } from 'vitest';
import { fuzzTable } from '../fuzz/fuzz-table.ts';
import { createArenaKit } from './arena-kit.ts';
import { namesFor } from './kit.ts';

test('a challenge names its characters: both sides have an A1', () => {
  const kit = createArenaKit();
  const table = fuzzTable(kit, 'basic', 0, 'challenges');
  const state = kit.game.setup(table);
  const lines = new Set<string>();
  for (let turn = 0; kit.game.decision(state) !== undefined; turn++) {
    const choices = listChoices(kit.game, state);
    kit.game.apply(state, choices[turn % choices.length]);
    for (const line of kit.table(kit.game.view(state, 'watcher'), namesFor(kit, table, state, 'watcher')))
      if (line.includes(' against ')) lines.add(line);
  }
  expect(lines.size).toBeGreaterThan(0);
  for (const line of lines) expect(line).toMatch(/—— .+ \(A\d\) against .+ \([AR]\d\): \d+ to \d+, /);
});
