// Matches over three PostgreSQL servers, by what PostgreSQL itself brings: partitions that are foreign tables.
import './patience.ts';
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeId } from '../src/identity/names.ts';
import { openPostgres } from '../src/store/postgres.ts';
import type { Append, Database } from '../src/store/sql.ts';
import { createStores } from '../src/store/stores.ts';
import { Client, deal, randomAnswerer, request, setTable, signIn } from './client.ts';
import { type SpreadPostgres, startSpread } from './spread.ts';
import { startToyServer, TOY_PLAN } from './toy-server.ts';

let spread: SpreadPostgres;
let nodes: Database[];
beforeAll(async () => {
  spread = await startSpread();
  nodes = [await openPostgres(spread.url, () => undefined), await openPostgres(spread.url, () => undefined)];
});
afterAll(async () => {
  for (const node of nodes ?? []) await node.close();
  await spread?.stop();
});

const row = (match: string, seq: number, after: number | undefined, value = 0): Append => ({
  match,
  seq,
  kind: 0,
  seat: 0,
  n: seq,
  value,
  hash: 'abc',
  after,
  wake: 60_000,
});
const countOn = async (url: string): Promise<number> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ count: string }>('SELECT count(*) FROM events');
  await client.end();
  return Number(rows[0].count);
};

describe('three servers behind one name', () => {
  test('whole matches are played, archived and opened again', async () => {
    const server = await startToyServer({ databaseUrl: spread.url, key: randomBytes(32) });
    const devices = [await signIn(server.base), await signIn(server.base)];
    for (let game = 0; game < 3; game++) {
      const { id } = await setTable(server.base, devices, { ...TOY_PLAN, profile: 'short', decks: ['small', 'small'] });
      const match = await deal(server.base, devices, id);
      const clients = devices.map((device, i) =>
        new Client({ bases: [server.base], device, room: id, answer: randomAnswerer(`spread ${game} ${i}`) }).connect(),
      );
      await Promise.all(clients.map((client) => client.until(({ isOver }) => isOver)));
      for (const client of clients) client.close();
      const replay = () => request<{ log: unknown }>(server.base, devices[0], 'GET', `/matches/${match}/replay`);
      const before = await replay();
      expect(await createStores(nodes[0]).archives.archive(match)).toBe(true);
      expect(await replay()).toEqual(before);
    }
    await server.close();
  });

  test('under load every row of sixty matches is there once, in order, and lies with its match', async () => {
    const matches = Array.from({ length: 60 }, makeId);
    const [first] = nodes;
    const before = await Promise.all(spread.shards.map(({ url }) => countOn(url)));
    for (const id of matches) {
      const header = { id, room: '', game: '', profile: '', seats: [] };
      await first.transaction((sql) => createStores(first).matches.create(sql, header as never, undefined));
    }
    const ROWS = 20;
    let conflicts = 0;
    // Two nodes race for every row of every match.
    const play = async (id: string): Promise<void> => {
      let after: number | undefined;
      for (let seq = 1; seq <= ROWS; seq++) {
        const tries = await Promise.all(nodes.map((node, value) => node.append(row(id, seq, after, value))));
        conflicts += tries.filter((at) => at === undefined).length;
        expect(tries.filter((at) => at !== undefined)).toHaveLength(1);
        after = tries.find((at) => at !== undefined);
      }
    };
    const began = performance.now();
    for (let at = 0; at < matches.length; at += 12) await Promise.all(matches.slice(at, at + 12).map(play));
    console.log(
      JSON.stringify({ rows: matches.length * ROWS, conflicts, milliseconds: Math.round(performance.now() - began) }),
    );
    for (const id of matches) {
      const rows = await createStores(nodes[1]).matches.tail(id, 0);
      expect(rows.map(({ seq }) => seq)).toEqual(Array.from({ length: ROWS }, (_, i) => i + 1));
    }
    const after = await Promise.all(spread.shards.map(({ url }) => countOn(url)));
    const counts = after.map((count, i) => count - before[i]);
    expect(counts.reduce((a, b) => a + b)).toBe(matches.length * ROWS);
    for (const count of counts) expect(count).toBeGreaterThan(0);
    expect(conflicts).toBe(matches.length * ROWS);
  });
});
