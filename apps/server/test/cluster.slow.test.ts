// Real processes over real databases, killed without warning. The long form is `npm run chaos`.
import './patience.ts';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createArena } from '@longbox/arena';
import { ARENA_CARDS } from '@longbox/arena-sets';
import { replay } from '@longbox/kernel';
import type { FairView, ReplayView } from '@longbox/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Client, type Device, deal, randomAnswerer, request, setTable, signIn } from './client.ts';
import { startPostgres, type TestPostgres, WITHOUT_SYNC } from './postgres.ts';
import { startProcess, type TestProcess } from './process.ts';
import { startRedis, type TestRedis } from './redis.ts';

const PLAN = { game: 'arena', profile: 'level-1', decks: ['avengers', 'x-men'] };
const arena = createArena(ARENA_CARDS);

/** A whole match between two clients, who count what was acknowledged to them. */
async function playMatch(
  bases: readonly string[],
  name: string,
  during: (clients: readonly Client[]) => Promise<void>,
) {
  const devices: Device[] = [await signIn(bases[0]), await signIn(bases[0])];
  const { id } = await setTable(bases[0], devices, PLAN);
  const match = await deal(bases[0], devices, id);
  const acknowledged = [0, 0];
  const clients = devices.map((device, i) =>
    new Client({
      bases: bases.map((_, k) => bases[(k + i) % bases.length]),
      device,
      room: id,
      answer: randomAnswerer(`${name} ${i}`),
      acknowledged: (n) => {
        acknowledged[i] = n;
      },
    }).connect(),
  );
  await Promise.all([
    during(clients),
    ...clients.map((client) => client.until(({ isOver }) => isOver, `the end of ${name}`, 120_000)),
  ]);
  const view = await request<ReplayView>(clients[0].base, devices[0], 'GET', `/matches/${match}/replay`);
  const state = replay(arena, view.log);
  for (const [i, client] of clients.entries()) {
    expect(client.doc?.view).toEqual(JSON.parse(JSON.stringify(arena.view(state, i))));
    expect(client.n).toBe(acknowledged[i]);
    client.close();
  }
  // Every row is one choice of one seat: none is lost, none is there twice.
  expect(view.log.choices).toHaveLength(acknowledged[0] + acknowledged[1]);
  return { clients, match, seed: view.log.table.seed };
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

describe('one process on a file', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'longbox-kill-'));
  let node: TestProcess;
  beforeAll(async () => {
    node = await startProcess({ LONGBOX_DATA: folder, LOG_LEVEL: 'trace' });
  });
  afterAll(async () => {
    await node?.kill();
    rmSync(folder, { recursive: true, force: true });
  });

  test('is killed in the middle of a match, twice, and nothing is lost or done twice', async () => {
    const { seed, match } = await playMatch([node.base], 'killed', async (clients) => {
      for (let kills = 0; kills < 2; kills++) {
        await clients[0].until(({ rows, isOver }) => rows > 20 * (kills + 1) || isOver, 'some rows', 60_000);
        await node.kill('SIGKILL');
        await node.start();
      }
    });
    // Nothing hidden is in what the process wrote, and nothing in its files tells the luck of a match.
    const fair = await request<FairView>(node.base, undefined, 'GET', `/matches/${match}/fair`);
    const files = readdirSync(folder).map((name) => readFileSync(path.join(folder, name), 'latin1'));
    const secrets = [seed, fair.record?.secret ?? ''];
    expect(secrets.every((secret) => secret.length >= 32)).toBe(true);
    for (const secret of secrets)
      for (const text of [node.output(), ...files]) expect(text.includes(secret)).toBe(false);
    expect(ARENA_CARDS.filter(({ key, name }) => node.output().includes(key) || node.output().includes(name))).toEqual(
      [],
    );
  }, 180_000);
});

describe('two nodes on PostgreSQL and Redis', () => {
  let postgres: TestPostgres;
  let redis: TestRedis;
  let nodes: TestProcess[] = [];
  beforeAll(async () => {
    [postgres, redis] = await Promise.all([startPostgres(WITHOUT_SYNC), startRedis()]);
    const env = {
      DATABASE_URL: postgres.url,
      REDIS_URL: redis.url,
      LONGBOX_KEY: randomBytes(32).toString('hex'),
      LOG_LEVEL: 'error',
    };
    nodes = await Promise.all([startProcess(env), startProcess(env)]);
  });
  afterAll(async () => {
    for (const node of nodes) await node.kill();
    await redis?.stop();
    await postgres?.stop();
  });

  test('serve one match to players on different nodes', async () => {
    const { clients } = await playMatch(
      nodes.map(({ base }) => base),
      'apart',
      async () => undefined,
    );
    expect(new Set(clients.map(({ base }) => base)).size).toBe(2);
  });

  test('a node and the database are killed, the bus is away, and the match goes on', async () => {
    await playMatch(
      nodes.map(({ base }) => base),
      'storm',
      async ([client]) => {
        const reach = (rows: number) => client.until((one) => one.rows > rows || one.isOver, `row ${rows}`, 60_000);
        await reach(10);
        await nodes[1].kill('SIGKILL');
        await reach(30);
        await nodes[1].start();
        await postgres.kill();
        await pause(300);
        await postgres.start();
        await reach(60);
        await redis.kill();
        await reach(75);
        await redis.start();
      },
    );
  }, 180_000);
});
