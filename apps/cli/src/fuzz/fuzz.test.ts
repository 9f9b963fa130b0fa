import { readFileSync } from 'node:fs';
import { type Log, replay } from '@longbox/kernel';
import { expect, test } from 'vitest';
import { folderWith, PATIENCE } from '../../test/run-longbox.ts';
import { createArenaKit } from '../games/arena-kit.ts';
import type { GameKit } from '../games/kit.ts';
import type { Pool } from '../pool/pool.ts';
import { type FuzzJob, type FuzzOutcome, fuzzOne, probeLog } from './fuzz.ts';
import { tellFuzz } from './fuzz-report.ts';
import { fuzzTable } from './fuzz-table.ts';
import { runFuzz } from './run-fuzz.ts';

const kit: GameKit = createArenaKit();
/** A game whose options come in the wrong order once somebody has passed twice. */
const broken: GameKit = {
  ...kit,
  game: {
    ...kit.game,
    choices(state, out) {
      const count = kit.game.choices(state, out);
      const decision = kit.game.decision(state);
      if (decision !== undefined && turnOf(state) >= 1) out.subarray(0, count).reverse();
      return count;
    },
  },
};

function turnOf(state: unknown): number {
  const view = kit.game.view(state, 'watcher');
  return typeof view === 'object' && view !== null && 'turn' in view ? Number(view.turn) : 0;
}

async function run(one: GameKit, out: string, json: boolean) {
  const [said, complained]: [string[], string[]] = [[], []];
  const shell = { commands: [], out: (text: string) => said.push(text), err: (text: string) => complained.push(text) };
  const asked = {
    titles: [one.title],
    from: 3,
    games: 2,
    seconds: 0,
    every: 24,
    depth: 0,
    out,
    seeds: true,
    keepGoing: false,
    json,
  };
  const pool: Pool<FuzzJob, FuzzOutcome> = {
    size: 1,
    run: ({ number }) => Promise.resolve(fuzzOne({ kit: one, profiles: ['level-1'] }, number, asked)),
    close: () => Promise.resolve(),
  };
  const result = await runFuzz(asked, pool, shell);
  tellFuzz(asked, result, shell);
  return { result, out: said.join('\n'), err: complained.join('\n') };
}

test('a failure stops the run, with the shortest game that shows it and the commands to see it again', {
  timeout: PATIENCE,
}, async () => {
  const folder = folderWith();
  const { result, out, err } = await run(broken, folder, false);
  const [failed] = result.failures;
  expect(failed).toMatchObject({ game: 'arena', profile: 'level-1', number: 3, seed: 'conform-arena-3' });
  expect(err).toContain('options ascend and are unique (arena level-1, seed "conform-arena-3", decision 1');
  expect(err).toContain(`  replay: longbox replay step ${folder}/fuzz-arena-3.json`);
  expect(err).toContain(`  probe:  longbox fuzz --replay ${folder}/fuzz-arena-3.json`);
  expect(err).toContain('  again:  longbox fuzz arena --profile level-1 --from 3 --games 1 --every 24');
  expect(out).toMatch(/\d games, [\d,]+ decisions, \d failures?/);
  const log: Log = JSON.parse(readFileSync(`${folder}/fuzz-arena-3.json`, 'utf8'));
  expect(log.choices.length).toBeLessThanOrEqual(failed.failure.found);
  expect(kit.game.decision(replay(kit.game, log))?.seq).toBe(log.choices.length);
  expect(probeLog(broken, log)?.check).toBe('options ascend and are unique');
  expect(probeLog(kit, log)).toBeUndefined();
  // One choice less, and the game is not yet in its first turn.
  expect(probeLog(broken, { ...log, choices: log.choices.slice(0, -1) })).toBeUndefined();
});

test('without one it says how far it came', { timeout: PATIENCE }, async () => {
  const { out, err } = await run(kit, '.', false);
  expect(err).toBe('');
  expect(out).toMatch(
    /^conform-arena-3 {2}level-1\nconform-arena-4 {2}level-1\n2 games, [\d,]+ decisions, 0 failures in /,
  );
  expect(out).toContain('Games 3 to 4 of Mission Arena. On from there: --from 5');
  expect(JSON.parse((await run(kit, '.', true)).out)).toMatchObject({ games: 2, from: 3, next: 5, failures: [] });
});

test('the number of a game decides on its table', () => {
  const table = (number: number) => fuzzTable(kit, 'basic', number, `conform-arena-${number}`);
  expect(table(7)).toEqual(table(7));
  expect(table(7)).not.toEqual(table(8));
});
