// Versions of the server, built before, that take turns over SQLite on one machine: how much slower than the first are the others?
// node against.mjs NAME=FILE NAME=FILE... [--rounds 9] [--seconds 1.5] [--warm 60000] [--profile FOLDER] [--brief NAME]
// FILE: server-child.ts as one file; NAME: whose clients show only how moves end; `warm`: moves first, since
// a server of more code is slow for longer
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { deal, setTable, signIn } from '../client.ts';
import { type Child, startBuilt } from './child.ts';
import { openMatchTable } from './match-table.ts';
import type { LoadTable } from './pace.ts';
import { play, type Slice } from './play.ts';
import { median, quantile } from './statistics.ts';

const { values, positionals } = parseArgs({
  options: {
    rounds: { type: 'string', default: '9' },
    seconds: { type: 'string', default: '1.5' },
    warm: { type: 'string', default: '60000' },
    profile: { type: 'string' },
    brief: { type: 'string' },
  },
  allowPositionals: true,
});
if (positionals.length < 2) throw new Error('say which servers: NAME=FILE NAME=FILE');

const FLAT = 50;
const SPARE = 50;
const AT_ONCE = 8;
const PLANS = [
  { game: 'vs', profile: 'modern/duel', decks: ['mnb-avengers', 'mnb-x-men'] },
  { game: 'arena', profile: 'level-1', decks: ['avengers', 'x-men'] },
] as const;

const folder = mkdtempSync(path.join(tmpdir(), 'longbox-against-'));

interface Side {
  readonly name: string;
  readonly server: Child;
  readonly slices: Slice[];
}

async function begin(place: string): Promise<Side> {
  const [name, file] = place.split('=');
  const settings = { LOAD_DATA: path.join(folder, name), LOAD_KEY: '0'.repeat(64) };
  const server = await startBuilt(file, settings, values.profile && path.join(values.profile, name));
  return { name, server, slices: [] };
}

/** By the protocol alone, so that the two may store what they like. */
async function openTables({ name, server: { base } }: Side, count: number): Promise<LoadTable[]> {
  // Others each time: a server looks at all that somebody plays before it opens one more.
  const devices = [await signIn(base), await signIn(base)];
  const tables: LoadTable[] = [];
  let next = 0;
  const work = async (): Promise<void> => {
    while (next < count) {
      const { id } = await setTable(base, devices, PLANS[next++ % PLANS.length]);
      const match = await deal(base, devices, id);
      tables.push(await openMatchTable(base, devices, { room: id, match }, name === values.brief));
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

const sides = await Promise.all(positionals.map(begin));
try {
  for (const side of sides) {
    let moves = 0;
    while (moves < Number(values.warm)) moves += (await slice(side, Number(values.seconds) * 2)).moves;
    console.error(`${side.name}: ${moves} moves to warm up`);
  }
  for (let round = 0; round < Number(values.rounds); round++) {
    // Whoever comes first in one round comes last in the next.
    for (const side of round % 2 === 0 ? sides : sides.toReversed()) {
      side.slices.push(await slice(side, Number(values.seconds)));
    }
    const said = sides.map(({ name, slices }) => `${name} ${slices[round].perCpu.toFixed(0)}`);
    console.error(`round ${round + 1}, moves for a second of its processor: ${said.join(', ')}`);
  }
  const [{ slices: first }] = sides;
  const figuresOf = ({ slices }: Side) => {
    const ratio = (pick: (one: Slice) => number) => {
      const ratios = slices.map((one, i) => pick(one) / pick(first[i]));
      return [0.25, 0.5, 0.75].map((share) => Number(quantile(ratios, share).toFixed(3)));
    };
    const middle = (pick: (one: Slice) => number): number => Math.round(median(slices.map(pick)) * 10) / 10;
    return {
      movesASecond: middle(({ perSecond }) => perSecond),
      movesASecondOfItsProcessor: middle(({ perCpu }) => perCpu),
      p50: middle(({ p50 }) => p50),
      p99: middle(({ p99 }) => p99),
      toTheFirst: {
        movesASecond: ratio(({ perSecond }) => perSecond),
        byProcessor: ratio(({ perCpu }) => perCpu),
      },
    };
  };
  const figures = Object.fromEntries(sides.map((side) => [side.name, figuresOf(side)]));
  console.log(JSON.stringify({ node: process.versions.node, rounds: first.length, ...figures }, undefined, 2));
} finally {
  await Promise.all(sides.map(({ server }) => server.stop()));
  rmSync(folder, { recursive: true, force: true });
}
process.exit(0);
