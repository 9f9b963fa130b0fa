import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Device, signIn } from '../client.ts';
import { createDatabase, type TestPostgres } from '../postgres.ts';
import { type Child, startChild } from './child.ts';
import { openMatchTable } from './match-table.ts';
import type { LoadTable } from './pace.ts';
import { postgresCommits, type Rate, sqliteCommits } from './raw.ts';
import { openRelayTable } from './relay-table.ts';
import { median, quantile } from './statistics.ts';

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

/** One slice of play. */
export interface Slice extends Rate {
  /** Moves for a second of the server's processor time. */
  readonly perCpu: number;
}

export interface StoreFigures {
  readonly commits: Rate;
  readonly flat: Slice;
  readonly relay: Slice;
  /** Medians of the ratios of slices that followed each other. */
  readonly toRelay: number;
  readonly toRelayByCpu: number;
  readonly toCommits: number;
  readonly paced: Slice;
  /** The relay that writes nothing, at the same pace: the machine's own noise. */
  readonly pacedRelay: Slice;
}

/** Bytes of heap for each match. */
export interface HeapFigures {
  readonly idle: number;
  /** After some moves. */
  readonly live: number;
  /** Everybody has left. */
  readonly asleep: number;
}

type Say = (text: string) => void;
const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));
/** The server forgets a match some seconds after its last follower has gone. */
const ASLEEP = 8_000;
const RELAY_BYTES = '500';
/** The first slice is for the compiler and does not count; a server in use has been running for longer. */
const WARM_UP = 12;

/** A few at a time, as a server in use would see them come. */
async function openTables(count: number, open: (index: number) => Promise<LoadTable>): Promise<LoadTable[]> {
  const tables: LoadTable[] = [];
  let next = 0;
  const work = async (): Promise<void> => {
    while (next < count) tables.push(await open(next++));
  };
  await Promise.all(Array.from({ length: 8 }, work));
  return tables;
}

/** Lets tables play until the time is over, or two thirds of the matches. */
async function play(child: Child, tables: readonly LoadTable[], pace: number, seconds: number): Promise<Slice> {
  const times: number[] = [];
  const before = await child.cpu();
  const began = performance.now();
  for (const table of tables) table.play(pace, (milliseconds) => times.push(milliseconds));
  const isEnough = (): boolean =>
    performance.now() - began > seconds * 1_000 ||
    tables.filter(({ isOver }) => isOver).length > (tables.length * 2) / 3;
  while (!isEnough()) await pause(20);
  for (const table of tables) table.rest();
  const took = (performance.now() - began) / 1_000;
  const moves = times.length;
  const after = await child.cpu();
  return {
    perSecond: moves / took,
    perCpu: moves / (after - before),
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
  };
}

const middle = (slices: readonly Slice[]): Slice => ({
  perSecond: median(slices.map(({ perSecond }) => perSecond)),
  perCpu: median(slices.map(({ perCpu }) => perCpu)),
  p50: median(slices.map(({ p50 }) => p50)),
  p99: median(slices.map(({ p99 }) => p99)),
});

interface Rig {
  readonly server: Child;
  readonly relay: Child;
  readonly plain: Child;
  readonly devices: readonly Device[];
}

let relayed = 0;
const newRelayTable = (base: string) => (): Promise<LoadTable> => openRelayTable(base, `relay${relayed++}`);

async function playFlat({ server, relay, devices }: Rig, { flat, rounds, seconds }: LoadPlan, say: Say) {
  const ours: Slice[] = [];
  const theirs: Slice[] = [];
  for (let round = 0; round <= rounds; round++) {
    const matches = await openTables(flat, (i) => openMatchTable(server.base, devices, i));
    const slice = await play(server, matches, 0, round === 0 ? WARM_UP : seconds);
    for (const table of matches) table.close();
    const passed = await openTables(flat, newRelayTable(relay.base));
    const other = await play(relay, passed, 0, seconds);
    for (const table of passed) table.close();
    say(`round ${round}: ${slice.perSecond.toFixed(0)} moves/s, relay ${other.perSecond.toFixed(0)}`);
    if (round === 0) continue;
    ours.push(slice);
    theirs.push(other);
  }
  return {
    flat: middle(ours),
    relay: middle(theirs),
    toRelay: median(ours.map(({ perSecond }, i) => perSecond / theirs[i].perSecond)),
    toRelayByCpu: median(ours.map(({ perCpu }, i) => perCpu / theirs[i].perCpu)),
  };
}

async function playPaced({ server, plain, devices }: Rig, { matches, seconds }: LoadPlan, say: Say) {
  const tables = await openTables(matches, (i) => openMatchTable(server.base, devices, i));
  say(`${matches} matches are open`);
  const paced = await play(server, tables, 1_000, seconds * 3);
  for (const table of tables) table.close();
  const others = await openTables(matches, newRelayTable(plain.base));
  const pacedRelay = await play(plain, others, 1_000, seconds * 3);
  for (const table of others) table.close();
  return { paced, pacedRelay };
}

/** Memory does not depend on the store, so this server keeps its rows in memory that is no heap. */
export async function measureHeap({ idle, seconds }: LoadPlan, say: Say): Promise<HeapFigures> {
  const server = await startChild('server-child.ts', {});
  const devices = [await signIn(server.base), await signIn(server.base)];
  const open = (count: number): Promise<LoadTable[]> =>
    openTables(count, (i) => openMatchTable(server.base, devices, i));
  // What the code itself takes comes first.
  for (const table of await open(20)) {
    table.play(0, () => undefined);
    await pause(100);
    table.close();
  }
  await pause(ASLEEP);
  const empty = await server.heap();
  const tables = await open(idle);
  say(`${idle} matches are open and idle`);
  const full = await server.heap();
  await play(server, tables, 1_000, seconds * 2);
  const played = await server.heap();
  for (const table of tables) table.close();
  await pause(ASLEEP);
  const asleep = await server.heap();
  await server.stop();
  const each = (heap: number): number => (heap - empty) / idle;
  return { idle: each(full), live: each(played), asleep: each(asleep) };
}

export async function measureStore(
  name: StoreName,
  postgres: TestPostgres,
  plan: LoadPlan,
  say: Say,
): Promise<StoreFigures> {
  const folder = mkdtempSync(path.join(tmpdir(), 'longbox-load-'));
  const storeOf = async (which: string): Promise<Record<string, string>> =>
    name === 'sqlite'
      ? { LOAD_DATA: path.join(folder, which) }
      : { LOAD_POSTGRES: await createDatabase(postgres, `load_${which}`) };
  const server = await startChild('server-child.ts', await storeOf('server'), plan.profile);
  const relay = await startChild('relay-child.ts', { LOAD_BYTES: RELAY_BYTES, ...(await storeOf('relay')) });
  const plain = await startChild('relay-child.ts', { LOAD_BYTES: RELAY_BYTES });
  const devices = [await signIn(server.base), await signIn(server.base)];
  const rig = { server, relay, plain, devices };
  try {
    const commits = name === 'sqlite' ? await sqliteCommits(2) : await postgresCommits(postgres.url, 2);
    say(`${name}: ${commits.perSecond.toFixed(0)} single commits/s`);
    const flat = await playFlat(rig, plan, say);
    const paced = await playPaced(rig, plan, say);
    return { commits, ...flat, toCommits: flat.flat.perSecond / commits.perSecond, ...paced };
  } finally {
    await Promise.all([server.stop(), relay.stop(), plain.stop()]);
    rmSync(folder, { recursive: true, force: true });
  }
}
