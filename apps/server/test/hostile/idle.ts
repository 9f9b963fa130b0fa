// One node with very many people who do nothing, and very many matches that nobody looks at.
import { createHash } from 'node:crypto';
import path from 'node:path';
import { API } from '@longbox/protocol';
import { WebSocket } from 'ws';
import { createGames } from '../../src/games/games.ts';
import { makeId } from '../../src/identity/names.ts';
import { hashToken } from '../../src/identity/sessions.ts';
import { openSqlite } from '../../src/store/sqlite.ts';
import { createStores } from '../../src/store/stores.ts';
import { createDevice, type Device } from '../client.ts';
import { openMatchTable } from '../load/match-table.ts';
import { type SeededTable, seedTables } from '../load/seed-tables.ts';
import { quantile } from '../load/statistics.ts';
import { type Helper, hearParent, startHelper } from './helper.ts';
import type { AttackPlan } from './plan.ts';
import { startTarget, type TargetServer } from './target-server.ts';
import { pause } from './wire.ts';

type Say = (text: string) => void;

/** Matches that have been played for a while, since one that has no rows is woken in no time. */
const PLAYED = 200;
const ROWS = 120;
const CHUNK = 2_000;
const WORKERS = 4;
const OPENING = 64;
/** Longer than the time between two looks at every socket. */
const WATCH = 35;

const tokenOf = (index: number): string => createHash('sha256').update(`idle ${index}`).digest('base64url');

interface OpenPlan {
  readonly base: string;
  readonly from: number;
  readonly to: number;
}

/** Opens sockets and keeps them, saying nothing. */
export function beIdle(): void {
  const sockets: WebSocket[] = [];
  const lost = { count: 0 };
  const openOne = (base: string, index: number): Promise<number> =>
    new Promise((resolve, reject) => {
      const began = performance.now();
      const socket = new WebSocket(`${base.replace('http', 'ws')}${API}/socket`, {
        headers: { cookie: `longbox=${tokenOf(index)}`, origin: base },
        perMessageDeflate: false,
        localAddress: `127.0.0.${1 + (index % 200)}`,
      });
      socket.on('error', reject);
      socket.once('message', () => resolve(performance.now() - began));
      socket.on('close', () => lost.count++);
      sockets.push(socket);
    });
  hearParent<{ open: OpenPlan } | { count: true }>(async (message) => {
    if ('count' in message) return { lost: lost.count };
    const { base, from, to } = message.open;
    let next = from;
    const waits: number[] = [];
    const work = async (): Promise<void> => {
      while (next < to) waits.push(await openOne(base, next++));
    };
    await Promise.all(Array.from({ length: OPENING }, work));
    return { waits };
  });
}

async function seedPeople(folder: string, count: number): Promise<Device[]> {
  const db = await openSqlite(folder);
  const devices: Device[] = [];
  for (let from = 0; from < count; from += CHUNK) {
    await db.transaction(async (sql) => {
      const { players } = createStores({ ...db, ...sql });
      for (let index = from; index < Math.min(count, from + CHUNK); index++) {
        const player = makeId();
        await players.ofDevice(makeId(), { id: player, name: `Guest ${index}` });
        await players.openSession(hashToken(tokenOf(index)), player, 86_400_000);
        if (index < 2) devices.push({ ...createDevice(), cookie: `longbox=${tokenOf(index)}`, player });
      }
    });
  }
  await db.close();
  return devices;
}

const megabytes = async ({ figure }: TargetServer) => ({
  resident: Math.round((await figure('resident_bytes')) / 1e5) / 10,
  heap: Math.round((await figure('heap_bytes')) / 1e5) / 10,
});

const times = (list: readonly number[]): string =>
  `${list.length} seen, p50 ${quantile(list, 0.5).toFixed(1)}, p99 ${quantile(list, 0.99).toFixed(1)}, worst ${quantile(list, 1).toFixed(0)} ms`;

/** From the socket's first byte to the match on it, for both players at once. */
async function wake(base: string, devices: readonly Device[], tables: readonly SeededTable[], atOnce: number) {
  const waits: number[] = [];
  let next = 0;
  const work = async (): Promise<void> => {
    for (let table = tables[next++]; table !== undefined; table = tables[next++]) {
      const began = performance.now();
      const opened = await openMatchTable(base, devices, table);
      waits.push(performance.now() - began);
      opened.close();
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return times(waits);
}

export async function measureIdle({ data, key, idle, sleeping }: AttackPlan, say: Say) {
  const folder = path.join(data, 'idle');
  const seal = Buffer.from(key, 'hex');
  const games = createGames();
  const devices = await seedPeople(folder, Math.max(2, idle));
  const tables: SeededTable[] = [];
  for (let seeded = 0; seeded < sleeping; seeded += CHUNK) {
    const some = await seedTables({ LOAD_DATA: folder }, seal, games, devices, Math.min(CHUNK, sleeping - seeded));
    // Those that are woken come from everywhere.
    tables.push(...some.filter((_, at) => at % Math.max(1, Math.floor(sleeping / 2_000)) === 0));
    if (seeded % (10 * CHUNK) === 0) say(`${seeded + some.length} matches asleep`);
  }
  const roomy = ['ROOMS', 'MATCHES', 'COMPUTER_MATCHES', 'SOCKETS', 'ADDRESS_SOCKETS'];
  const server = await startTarget({
    LONGBOX_DATA: folder,
    LONGBOX_KEY: key,
    LIMITS: '100000',
    TRUST_PROXY: '0',
    ...Object.fromEntries(roomy.map((name) => [`QUOTA_${name}`, '999999'])),
  });
  const helpers: Helper[] = [];
  try {
    const { base } = server;
    const started = await megabytes(server);
    const played = tables.slice(0, PLAYED);
    for (let at = 0; at < played.length; at += 20) await playSome(base, devices, played.slice(at, at + 20));
    say('some matches have been played for a while');
    // Until the node has forgotten them.
    await pause(8_000);
    const before = await megabytes(server);
    const fresh = tables.slice(PLAYED, 2 * PLAYED);
    const quietWakes = {
      played: await wake(base, devices, played.slice(0, PLAYED / 2), 1),
      fresh: await wake(base, devices, fresh.slice(0, PLAYED / 2), 1),
      playedTwentyAtOnce: await wake(base, devices, played.slice(PLAYED / 2), 20),
    };
    say(`woken: ${JSON.stringify(quietWakes)}`);
    await pause(8_000);
    const beforeSockets = await megabytes(server);
    const share = Math.ceil(idle / WORKERS);
    const began = performance.now();
    const opened = await Promise.all(
      Array.from({ length: WORKERS }, async (_, worker) => {
        const helper = startHelper('idle');
        helpers.push(helper);
        const [from, to] = [worker * share, Math.min(idle, (worker + 1) * share)];
        return helper.ask<{ waits: number[] }>({ open: { base, from, to } });
      }),
    );
    const seconds = (performance.now() - began) / 1_000;
    say(`${idle} sockets opened in ${seconds.toFixed(1)} s`);
    const processor = await server.figure('processor_seconds_total');
    const loops: number[] = [];
    for (let second = 0; second < WATCH; second++) {
      await pause(1_000);
      loops.push(await server.figure('event_loop_delay_max_milliseconds'));
    }
    const after = await megabytes(server);
    const idleShare = ((await server.figure('processor_seconds_total')) - processor) / WATCH;
    const wakesBeside = {
      played: await wake(base, devices, played.slice(0, PLAYED / 2), 1),
      fresh: await wake(base, devices, fresh.slice(PLAYED / 2), 1),
    };
    const lost = await Promise.all(helpers.map((helper) => helper.ask<{ lost: number }>({ count: true })));
    return {
      sleepingMatches: sleeping,
      idleSockets: await server.figure('sockets'),
      socketsLost: lost.reduce((sum, one) => sum + one.lost, 0),
      opening: { seconds: Number(seconds.toFixed(1)), each: times(opened.flatMap(({ waits }) => waits)) },
      megabytes: { started, before, beforeSockets, after },
      residentKilobytesOfASocket: Number((((after.resident - beforeSockets.resident) * 1_000) / idle).toFixed(1)),
      processorShareWhileIdle: Number(idleShare.toFixed(3)),
      loopDelayWorstMs: Math.round(quantile(loops, 1)),
      wakes: { rows: ROWS, quiet: quietWakes, besideIdleSockets: wakesBeside },
    };
  } finally {
    for (const helper of helpers) helper.end();
    await server.stop();
  }
}

async function playSome(base: string, devices: readonly Device[], tables: readonly SeededTable[]): Promise<void> {
  await Promise.all(
    tables.map(async (seeded) => {
      const table = await openMatchTable(base, devices, seeded);
      let rows = 0;
      await new Promise<void>((resolve) => {
        const timer = setInterval(() => {
          if (table.isOver) finish();
        }, 200);
        const finish = (): void => {
          clearInterval(timer);
          table.close();
          resolve();
        };
        table.play(0, () => {
          if (++rows === ROWS) finish();
        });
      });
    }),
  );
}
