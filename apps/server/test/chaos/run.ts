import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { createGames } from '../../src/games/games.ts';
import type { TestPostgres } from '../postgres.ts';
import { startProcess } from '../process.ts';
import { startRedis } from '../redis.ts';
import { layCable } from './cable.ts';
import { createLuck } from './luck.ts';
import { type Played, playOn, type World } from './play.ts';
import { type Blows, type Site, type TestDatabase, usualWeather, type Weather } from './storm.ts';
import { judge } from './verdict.ts';

export interface ChaosPlan {
  /** Decides what the storm and the players do; printed, so that a run can be had again as far as the machine lets it. */
  readonly seed: string;
  /** How long it storms, once all tables play; at least one round of every blow. Matches that run then are played to their end. */
  readonly seconds: number;
  readonly nodes: number;
  readonly clients: number;
  /** Milliseconds between blows, about. */
  readonly lull: number;
  /** Milliseconds a match may take. */
  readonly patience: number;
}

export interface Account {
  readonly seed: string;
  readonly clients: number;
  readonly matches: number;
  readonly actions: number;
  readonly acknowledged: number;
  readonly connections: number;
  readonly duplicated: number;
  readonly reordered: number;
  readonly lost: number;
  readonly doubled: number;
  readonly mismatched: number;
  readonly worstStallMs: number;
  readonly worstStall: string;
  readonly faults: readonly string[];
}

export type ChaosFigures<B = Blows> = Account & B;

type Say = (text: string) => void;

async function build<D extends TestDatabase>(
  { nodes: count, seed }: ChaosPlan,
  open: () => Promise<D>,
): Promise<Site<D>> {
  const [database, redis] = await Promise.all([open(), startRedis()]);
  const env = {
    DATABASE_URL: database.url,
    REDIS_URL: redis.url,
    LONGBOX_KEY: randomBytes(32).toString('hex'),
    LOG_LEVEL: 'fatal',
    LIMITS: '100000',
    // Who is told nothing of a table that was opened opens another, and connections that hang are still connections.
    QUOTA_ROOMS: '100000',
    QUOTA_MATCHES: '100000',
    QUOTA_SOCKETS: '100000',
    QUOTA_ADDRESS_SOCKETS: '100000',
  };
  const nodes = await Promise.all(Array.from({ length: count }, () => startProcess(env)));
  const cables = await Promise.all(
    nodes.map(({ base }, i) => layCable(Number(new URL(base).port), createLuck(`${seed} cable ${i}`))),
  );
  return { nodes, cables, database, redis, luck: createLuck(`${seed} storm`), down: new Map() };
}

async function tearDown({ nodes, cables, database, redis, down }: Site<TestDatabase>): Promise<void> {
  await Promise.allSettled(down.values());
  for (const cable of cables) await cable.close();
  for (const node of nodes) await node.kill();
  await redis.stop();
  await database.stop();
}

function deferred(): { promise: Promise<void>; resolve: () => void } {
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

/** Real processes, real databases, clients who play whole games, and a storm; then everything is held to account. */
export const runChaos = (plan: ChaosPlan, say: Say = () => undefined): Promise<ChaosFigures> =>
  runUnder<TestPostgres, Blows>(usualWeather(), plan, say);

export async function runUnder<D extends TestDatabase, B extends { kills: number }>(
  { open, blows, rage }: Weather<D, B>,
  plan: ChaosPlan,
  say: Say,
): Promise<ChaosFigures<B>> {
  say(`seed ${plan.seed}: starting ${plan.nodes} nodes`);
  const site = await build(plan, open);
  try {
    const world: World = {
      nodes: site.nodes.map(({ base }) => base),
      cables: site.cables.map(({ base }) => base),
      seed: plan.seed,
      patience: plan.seconds * 1_000 + plan.patience,
    };
    let isOver = false;
    const begun: Promise<void>[] = [];
    const tables = Array.from({ length: Math.ceil(plan.clients / 2) }, (_, table) => {
      const { promise, resolve } = deferred();
      begun.push(promise);
      return playOn(world, table, resolve, () => isOver);
    });
    const storm = async (): Promise<void> => {
      await Promise.all(begun);
      say(`${tables.length} matches are under way`);
      const end = performance.now() + plan.seconds * 1_000;
      await rage(site, blows, plan.lull, () => performance.now() > end, say);
      isOver = true;
    };
    const [played] = await Promise.all([Promise.all(tables), storm()]);
    const figures = await account(played.flat(), site, say);
    return { seed: plan.seed, clients: plan.clients, ...figures, ...blows };
  } finally {
    await tearDown(site);
  }
}

async function account(played: readonly Played[], site: Site<TestDatabase>, say: Say) {
  const db = new pg.Client({ connectionString: site.database.url });
  await db.connect();
  const games = createGames();
  const nodes = site.nodes.map(({ base }) => base);
  const total = { actions: 0, lost: 0, doubled: 0, mismatched: 0 };
  const faults: string[] = [];
  for (const [i, one] of played.entries()) {
    const { actions, lost, doubled, mismatches } = await judge(one, nodes, db, games);
    total.actions += actions;
    total.lost += lost;
    total.doubled += doubled;
    if (mismatches.length > 0) total.mismatched++;
    faults.push(...mismatches);
    say(`checked ${i + 1} of ${played.length} matches`);
  }
  await db.end();
  for (const { base, crashes } of site.nodes) faults.push(...crashes.map((how) => `the node at ${base} ${how}`));
  const seats = played.flatMap((one) => one.seats);
  const worst = seats.map(({ ledger }) => ledger).reduce((a, b) => (a.worstStallMs < b.worstStallMs ? b : a));
  const sum = (pick: (seat: (typeof seats)[number]) => number): number =>
    seats.reduce((all, seat) => all + pick(seat), 0);
  return {
    matches: played.length,
    ...total,
    acknowledged: sum(({ ledger }) => ledger.acknowledged.size),
    connections: sum(({ connections }) => connections),
    duplicated: sum(({ ledger }) => ledger.duplicated),
    reordered: sum(({ ledger }) => ledger.delayed),
    worstStallMs: Math.round(worst.worstStallMs),
    worstStall: worst.worstStall,
    faults,
  };
}

export const isSound = ({ matches, faults, lost, doubled, mismatched }: Account): boolean =>
  matches > 0 && faults.length === 0 && lost === 0 && doubled === 0 && mismatched === 0;
