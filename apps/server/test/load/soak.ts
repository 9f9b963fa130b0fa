// A server in use for a long time: tables are opened, played with watchers, chat and lost connections, finished and archived, over
// and over. What matters is that its memory does not grow.
import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createLuck, type Luck } from '../chaos/luck.ts';
import { Client, type Device, deal, randomAnswerer, setTable, signIn, type TablePlan } from '../client.ts';
import type { Child } from './child.ts';
import { pause } from './play.ts';
import type { Say } from './rig.ts';
import { startChild } from './start-child.ts';
import { quantile, slopeOf } from './statistics.ts';

export interface SoakPlan {
  readonly minutes: number;
  readonly tables: number;
  /** Milliseconds before each answer of a person. */
  readonly pace: number;
  /** Where samples are written, one JSON line each. */
  readonly file: string;
}

export interface SoakSample {
  readonly seconds: number;
  readonly residentMegabytes: number;
  /** After a collection, compiled code included; taken less often than the rest. */
  readonly heapMegabytes?: number;
  readonly moves: number;
  readonly matches: number;
  readonly cpuSeconds: number;
}

export interface SoakReport {
  readonly minutes: number;
  readonly matches: number;
  readonly unopened: number;
  readonly moves: number;
  readonly p50: number;
  readonly p99: number;
  readonly worst: number;
  readonly heap: Curve;
  readonly resident: Curve;
  readonly cpuShare: number;
}

/** Megabytes, at the first look behind the warm-up and at the last; the slope is that of the straight line nearest to all. */
interface Curve {
  readonly first: number;
  readonly last: number;
  readonly slopeAnHour: number;
}

const PLANS: readonly TablePlan[] = [
  { game: 'arena', profile: 'level-1', decks: ['avengers', 'x-men'] },
  { game: 'vs', profile: 'modern/duel', decks: ['mnb-avengers', 'mnb-x-men'] },
  { game: 'arena', profile: 'level-1', decks: ['avengers', 'x-men'], computers: [undefined, 'sidekick'] },
];
/** Matches that are over for so long leave the busy tables: four minutes, so that a soak sees it too. */
const ARCHIVE_DAYS = '0.003';
const SAMPLE = 15_000;
/** Collecting everything stops the server for a moment, so it is done rarely: every five minutes. */
const THOROUGH_EVERY = 20;
/** Code is compiled and caches are filled for so long; the slope is that of the rest. */
const WARM_SHARE = 0.25;
const DROP = 0.01;
const CHAT = 0.02;

interface Tally {
  moves: number;
  matches: number;
  /** Tables that could not be opened. */
  unopened: number;
  readonly waits: number[];
  readonly clients: Set<Client>;
  isOver: boolean;
}

export async function soak(plan: SoakPlan, say: Say): Promise<SoakReport> {
  const folder = mkdtempSync(path.join(tmpdir(), 'longbox-soak-'));
  const server = await startChild('server-child.ts', {
    LOAD_DATA: folder,
    LOAD_KEY: '0'.repeat(64),
    LOAD_ARCHIVE_DAYS: ARCHIVE_DAYS,
  });
  const tally: Tally = { moves: 0, matches: 0, unopened: 0, waits: [], clients: new Set(), isOver: false };
  writeFileSync(plan.file, '');
  try {
    const tables = Array.from({ length: plan.tables }, (_, i) => keepPlaying(server.base, i, plan.pace, tally));
    // A table that breaks ends the soak: what it says is the finding.
    const broken = Promise.race(tables).then(() => {
      if (!tally.isOver) throw new Error('a table stopped by itself');
    });
    const samples = await Promise.race([watch(server, plan, tally, say), broken.then(() => [])]);
    await Promise.all(tables);
    return report(samples, tally);
  } finally {
    tally.isOver = true;
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

const megabytes = (bytes: number): number => Math.round(bytes / 1e4) / 100;

async function watch(server: Child, { minutes, file }: SoakPlan, tally: Tally, say: Say): Promise<SoakSample[]> {
  const samples: SoakSample[] = [];
  const began = performance.now();
  const look = async (isThorough: boolean): Promise<SoakSample> => {
    const residentMegabytes = megabytes(await server.resident());
    const cpuSeconds = await server.cpu();
    const sample: SoakSample = {
      seconds: Math.round((performance.now() - began) / 1_000),
      residentMegabytes,
      ...(isThorough && { heapMegabytes: megabytes(await server.heap()) }),
      moves: tally.moves,
      matches: tally.matches,
      cpuSeconds,
    };
    appendFileSync(file, `${JSON.stringify(sample)}\n`);
    if (isThorough) say(JSON.stringify(sample));
    return sample;
  };
  for (let at = 0; performance.now() - began < minutes * 60_000; at++) {
    samples.push(await look(at % THOROUGH_EVERY === 0));
    await pause(SAMPLE);
  }
  samples.push(await look(true));
  tally.isOver = true;
  // Whoever waits for a turn hears that there will be none.
  for (const client of tally.clients) client.close();
  return samples;
}

/** New guests for every match: whoever came once stays in the database, and must not stay in memory. */
async function begin(base: string, plan: TablePlan) {
  const people = plan.decks.filter((_, seat) => plan.computers?.[seat] === undefined).length;
  const devices: Device[] = [];
  for (let i = 0; i <= people; i++) devices.push(await signIn(base));
  const players = devices.slice(0, people);
  const { id } = await setTable(base, players, plan);
  await deal(base, players, id);
  return { id, players, watcher: devices[people] };
}

async function keepPlaying(base: string, table: number, pace: number, tally: Tally): Promise<void> {
  const plan = PLANS[table % PLANS.length];
  const luck = createLuck(`soak ${table}`);
  for (let round = 0; !tally.isOver; round++) {
    const begun = await begin(base, plan).catch((error: unknown) => {
      // A request that meets a connection which is just being closed; on a machine so busy it happens.
      if (error instanceof TypeError) return undefined;
      throw error;
    });
    if (begun === undefined) {
      tally.unopened++;
      continue;
    }
    const { id, players, watcher } = begun;
    const acknowledged = (_: number, milliseconds: number): void => {
      tally.moves++;
      tally.waits.push(milliseconds);
    };
    const clients = players.map((device) => new Client({ bases: [base], device, room: id, acknowledged }).connect());
    const looker = new Client({ bases: [base], device: watcher, room: id }).connect();
    for (const client of [...clients, looker]) tally.clients.add(client);
    const name = `soak ${table} ${round}`;
    await Promise.all(clients.map((client, seat) => answer(client, `${name} ${seat}`, pace, luck, tally)));
    if (!tally.isOver) tally.matches++;
    for (const client of [...clients, looker]) {
      client.close();
      tally.clients.delete(client);
    }
  }
}

async function answer(client: Client, name: string, pace: number, luck: Luck, tally: Tally): Promise<void> {
  const choose = randomAnswerer(name);
  const isDone = (): boolean => client.isOver || tally.isOver;
  await client.until(({ doc }) => isDone() || doc !== undefined, 'the deal', 120_000);
  while (!isDone()) {
    await client.until(({ doc, viewer }) => isDone() || doc?.asked?.seat === viewer, 'its turn', 600_000);
    if (isDone()) return;
    await pause(pace * (0.5 + luck()));
    const { doc, choices, rows } = client;
    if (doc?.asked === undefined || doc.asked.seat !== client.viewer) continue;
    if (luck() < CHAT) client.send({ t: 'chat', room: client.options.room, text: `well played (${rows})` });
    client.choose(choose(doc, choices) ?? choices[0]);
    if (luck() < DROP) client.drop();
    await client.until((one) => one.rows > rows || isDone(), 'its action', 120_000);
  }
}

function report(samples: readonly SoakSample[], tally: Tally): SoakReport {
  const last = samples.at(-1);
  if (last === undefined) throw new Error('no sample was taken');
  const settled = samples.filter(({ seconds }) => seconds >= last.seconds * WARM_SHARE);
  const curve = (read: (sample: SoakSample) => number | undefined): Curve => {
    const rows = settled.flatMap((sample) => {
      const value = read(sample);
      return value === undefined ? [] : [[sample.seconds, value] as const];
    });
    const [first, final] = [rows[0]?.[1], rows.at(-1)?.[1]];
    if (first === undefined || final === undefined) throw new Error('the soak was too short');
    return { first, last: final, slopeAnHour: Number((slopeOf(rows) * 3_600).toFixed(2)) };
  };
  return {
    minutes: Math.round(last.seconds / 6) / 10,
    matches: tally.matches,
    unopened: tally.unopened,
    moves: tally.moves,
    p50: quantile(tally.waits, 0.5),
    p99: quantile(tally.waits, 0.99),
    worst: quantile(tally.waits, 1),
    heap: curve(({ heapMegabytes }) => heapMegabytes),
    resident: curve(({ residentMegabytes }) => residentMegabytes),
    cpuShare: Number((last.cpuSeconds / last.seconds).toFixed(3)),
  };
}
