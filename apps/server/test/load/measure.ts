import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createDatabase, type TestPostgres } from '../postgres.ts';
import type { Child } from './child.ts';
import { middle, middleRate, play, type Slice } from './play.ts';
import { type Committed, postgresCommits, type Rate, sqliteCommits } from './raw.ts';
import { openRelayTables, type Rig, type Say, startRig } from './rig.ts';
import type { StorePlace } from './seed-tables.ts';
import { startChild } from './start-child.ts';
import { median } from './statistics.ts';

export const STORES = ['sqlite', 'postgres'] as const;
export type StoreName = (typeof STORES)[number];

export interface LoadPlan {
  /** Tables that play flat out. */
  readonly flat: number;
  /** Tables that make a move a second. */
  readonly matches: number;
  /** Tables that are open while memory is measured. */
  readonly idle: number;
  readonly rounds: number;
  readonly seconds: number;
  readonly profile: string | undefined;
}

export interface StoreFigures {
  /** Of the row of a move by itself, and of a row of a table without indexes. */
  readonly commits: Rate;
  readonly bareCommits: Rate;
  readonly flat: Slice;
  readonly relay: Slice;
  /** Medians of the ratios of slices that followed each other. */
  readonly toRelay: number;
  readonly toRelayByCpu: number;
  readonly toCommits: number;
  readonly toBareCommits: number;
  readonly paced: Slice;
  /** The relay that writes nothing, at the same pace: the machine's own noise. */
  readonly pacedRelay: Slice;
}

const RELAY_BYTES = '500';
/** The first moves are for the compiler and do not count; a server in use has made more. On a slow machine time is the limit. */
const WARM_MOVES = 200_000;
const WARM_SECONDS = 90;

export async function warmUp({ server, open }: Rig, { flat }: LoadPlan, say: Say): Promise<void> {
  const until = performance.now() + WARM_SECONDS * 1_000;
  let moves = 0;
  while (moves < WARM_MOVES && performance.now() < until) {
    const tables = await open(flat);
    moves += (await play(server, tables, 0, (until - performance.now()) / 1_000)).moves;
    for (const table of tables) table.close();
  }
  say(
    `${moves} moves to warm up${moves < WARM_MOVES ? ', too few: the rates below are of a server not yet compiled' : ''}`,
  );
}

/** One row after the other, for so many seconds. */
type Commit = (what: Committed, seconds: number) => Promise<Rate>;

async function playFlat(rig: Rig, relay: Child, commit: Commit, plan: LoadPlan, say: Say) {
  const { flat, rounds, seconds } = plan;
  await warmUp(rig, plan, say);
  const ours: Slice[] = [];
  const theirs: Slice[] = [];
  const commits: Rate[] = [];
  const bareCommits: Rate[] = [];
  for (let round = 0; round <= rounds; round++) {
    const passed = await openRelayTables(relay.base, flat, say);
    const other = await play(relay, passed, 0, seconds);
    for (const table of passed) table.close();
    // The first slice of the relay is for its own compiler.
    if (round === 0) continue;
    // The disk is as moody as the processor, so it is asked every time.
    const single = await commit('move', 1);
    const bare = await commit('bare', 1);
    const [matches, spare] = [await rig.open(flat), await rig.open(2 * flat)];
    const slice = await play(rig.server, matches, 0, seconds, spare);
    for (const table of [...matches, ...spare]) table.close();
    const [moves, messages, rows, bareRows] = [slice, other, single, bare].map((one) => one.perSecond.toFixed(0));
    say(`round ${round}: ${moves} moves/s, relay ${messages}, single commits ${rows}, of a bare table ${bareRows}`);
    ours.push(slice);
    theirs.push(other);
    commits.push(single);
    bareCommits.push(bare);
  }
  return {
    flat: middle(ours),
    relay: middle(theirs),
    toRelay: median(ours.map(({ perSecond }, i) => perSecond / theirs[i].perSecond)),
    toRelayByCpu: median(ours.map(({ perCpu }, i) => perCpu / theirs[i].perCpu)),
    commits: middleRate(commits),
    bareCommits: middleRate(bareCommits),
    toCommits: median(ours.map(({ perSecond }, i) => perSecond / commits[i].perSecond)),
    toBareCommits: median(ours.map(({ perSecond }, i) => perSecond / bareCommits[i].perSecond)),
  };
}

async function playPaced(rig: Rig, plain: Child, { matches, seconds }: LoadPlan, say: Say) {
  const tables = await rig.open(matches);
  say(`${tables.length} matches are open`);
  const paced = await play(rig.server, tables, 1_000, seconds * 3);
  for (const table of tables) table.close();
  const others = await openRelayTables(plain.base, tables.length, say);
  const pacedRelay = await play(plain, others, 1_000, seconds * 3);
  for (const table of others) table.close();
  return { paced, pacedRelay };
}

export async function measureStore(
  name: StoreName,
  postgres: TestPostgres,
  plan: LoadPlan,
  say: Say,
): Promise<StoreFigures> {
  const folder = mkdtempSync(path.join(tmpdir(), 'longbox-load-'));
  const placeOf = async (which: string): Promise<StorePlace> =>
    name === 'sqlite'
      ? { LOAD_DATA: path.join(folder, which) }
      : { LOAD_POSTGRES: await createDatabase(postgres, `load_${which}`) };
  const rig = await startRig(await placeOf('server'), say, plan.profile);
  const relay = await startChild('relay-child.ts', { LOAD_BYTES: RELAY_BYTES, ...(await placeOf('relay')) });
  const plain = await startChild('relay-child.ts', { LOAD_BYTES: RELAY_BYTES });
  try {
    say(name);
    const single = name === 'sqlite' ? '' : await createDatabase(postgres, 'load_single');
    const commit: Commit = (what, time) =>
      name === 'sqlite' ? sqliteCommits(what, time) : postgresCommits(single, what, time);
    const flat = await playFlat(rig, relay, commit, plan, say);
    const paced = await playPaced(rig, plain, plan, say);
    return { ...flat, ...paced };
  } finally {
    await Promise.all([rig.server.stop(), relay.stop(), plain.stop()]);
    rmSync(folder, { recursive: true, force: true });
  }
}
