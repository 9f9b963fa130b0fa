// Two versions of the server, built before, that take turns over SQLite on one machine: how much slower is the newer one?
// node against.mjs --before FILE --after FILE [--rounds 9] [--seconds 1.5] [--warm 20]     FILE: server-child.ts as one file
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Device, deal, setTable, signIn } from '../client.ts';
import { type Child, startBuilt } from './child.ts';
import { openMatchTable } from './match-table.ts';
import type { LoadTable } from './pace.ts';
import { play, type Slice } from './play.ts';
import { median, quantile } from './statistics.ts';

const { values } = parseArgs({
  options: {
    before: { type: 'string' },
    after: { type: 'string' },
    rounds: { type: 'string', default: '9' },
    seconds: { type: 'string', default: '1.5' },
    warm: { type: 'string', default: '20' },
  },
});
const { before, after } = values;
if (before === undefined || after === undefined) throw new Error('--before and --after name the two servers');

const FLAT = 50;
const SPARE = 50;
const AT_ONCE = 8;
const PLANS = [
  { game: 'vs', profile: 'modern/duel', decks: ['mnb-avengers', 'mnb-x-men'] },
  { game: 'arena', profile: 'level-1', decks: ['avengers', 'x-men'] },
] as const;

const folder = mkdtempSync(path.join(tmpdir(), 'longbox-against-'));

interface Side {
  readonly server: Child;
  readonly devices: readonly Device[];
}

async function begin(file: string, name: string): Promise<Side> {
  const server = await startBuilt(file, { LOAD_DATA: path.join(folder, name), LOAD_KEY: '0'.repeat(64) });
  return { server, devices: [await signIn(server.base), await signIn(server.base)] };
}

/** By the protocol alone, so that the two may store what they like. */
async function openTables({ server: { base }, devices }: Side, count: number): Promise<LoadTable[]> {
  const tables: LoadTable[] = [];
  let next = 0;
  const work = async (): Promise<void> => {
    while (next < count) {
      const { id } = await setTable(base, devices, PLANS[next++ % PLANS.length]);
      const match = await deal(base, devices, id);
      tables.push(await openMatchTable(base, devices, { room: id, match }));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return tables;
}

async function slice(side: Side, seconds: number): Promise<Slice> {
  const tables = await openTables(side, FLAT + SPARE);
  const played = await play(side.server, tables.slice(0, FLAT), 0, seconds, tables.slice(FLAT));
  for (const table of tables) table.close();
  return played;
}

const sides = { before: await begin(before, 'before'), after: await begin(after, 'after') };
const slices: Record<keyof typeof sides, Slice[]> = { before: [], after: [] };
try {
  for (const [name, side] of Object.entries(sides)) {
    const until = performance.now() + Number(values.warm) * 1_000;
    let moves = 0;
    while (performance.now() < until) moves += (await slice(side, Number(values.seconds) * 2)).moves;
    console.error(`${name}: ${moves} moves to warm up`);
  }
  for (let round = 0; round < Number(values.rounds); round++) {
    const order = round % 2 === 0 ? (['before', 'after'] as const) : (['after', 'before'] as const);
    for (const name of order) slices[name].push(await slice(sides[name], Number(values.seconds)));
    console.error(`round ${round + 1}: ${order.map((name) => `${name} ${slices[name].at(-1)?.perSecond.toFixed(0)}`)}`);
  }
  const ratio = (pick: (one: Slice) => number) => {
    const ratios = slices.after.map((one, i) => pick(one) / pick(slices.before[i]));
    return [0.25, 0.5, 0.75].map((share) => Number(quantile(ratios, share).toFixed(3)));
  };
  const middle = (name: keyof typeof sides, pick: (one: Slice) => number): number =>
    Math.round(median(slices[name].map(pick)) * 10) / 10;
  const figures = (name: keyof typeof sides) => ({
    movesASecond: middle(name, ({ perSecond }) => perSecond),
    movesASecondOfItsProcessor: middle(name, ({ perCpu }) => perCpu),
    p50: middle(name, ({ p50 }) => p50),
    p99: middle(name, ({ p99 }) => p99),
  });
  console.log(
    JSON.stringify(
      {
        node: process.versions.node,
        rounds: slices.after.length,
        before: figures('before'),
        after: figures('after'),
        afterToBefore: {
          movesASecond: ratio(({ perSecond }) => perSecond),
          byProcessor: ratio(({ perCpu }) => perCpu),
        },
      },
      undefined,
      2,
    ),
  );
} finally {
  await Promise.all([sides.before.server.stop(), sides.after.server.stop()]);
  rmSync(folder, { recursive: true, force: true });
}
process.exit(0);
