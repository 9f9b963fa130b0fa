import type { Result } from '@longbox/kernel';
import type { Hono } from 'hono';
import { type Bus, createLocalBus, type Topic } from './bus/bus.ts';
import { createRedisBus } from './bus/redis-bus.ts';
import { createThinker } from './computer/thinker.ts';
import type { Config } from './config.ts';
import type { Games } from './games/game-entry.ts';
import { createApp } from './http/app.ts';
import type { HttpEnv } from './http/context.ts';
import { checkKey } from './identity/check-key.ts';
import { createSeal } from './identity/seal.ts';
import type { MatchHeader } from './match/header.ts';
import type { MatchWorld } from './match/match-world.ts';
import { createMatches } from './match/matches.ts';
import { createTimeout } from './match/timeout.ts';
import { createLimits } from './ops/limits.ts';
import { createLog } from './ops/log.ts';
import { createMetrics } from './ops/metrics.ts';
import { createPressure } from './ops/pressure.ts';
import { watchDatabase, watchProcess } from './ops/process-metrics.ts';
import { createReadiness } from './ops/readiness.ts';
import { repeat } from './ops/repeat.ts';
import { createLiveRooms } from './rooms/live-rooms.ts';
import { giveUpRevealing, type StartWorld } from './rooms/ready.ts';
import { createSocketServer, type SocketServer } from './socket/socket-server.ts';
import { archiveDue } from './store/archive-store.ts';
import { openPostgres } from './store/postgres.ts';
import type { Database, Sql } from './store/sql.ts';
import { openSqlite } from './store/sqlite.ts';
import { createStores, type Stores } from './store/stores.ts';

/** One server process: it owns nothing that another could not take over. */
export interface Node {
  readonly app: Hono<HttpEnv>;
  readonly sockets: SocketServer;
  close(): Promise<void>;
}

/** How often a node looks for what no hint told it, and for clocks that ran out. */
const REREAD = 2_000;
const SWEEP = 500;
const ATTEND = 30_000;
const TIDY = 3_600_000;
const ARCHIVE = 10_000;
/** How long a seat may take to show its entropy. */
const REVEAL = 20_000;
const ROOM_LIFE = 7 * 86_400_000;

export async function createNode(config: Config, games: Games, web: string): Promise<Node> {
  const log = createLog(config.logLevel);
  const metrics = createMetrics();
  const db = await openDatabase(config, (error) => log.warn({ error: String(error) }, 'a database connection broke'));
  const stores = createStores(db);
  const bus: Bus =
    config.redisUrl === undefined
      ? createLocalBus()
      : createRedisBus(config.redisUrl, (error) => log.warn({ error: String(error) }, 'the bus is away'));
  const seal = createSeal(config.key);
  try {
    await checkKey(db, seal);
  } catch (error) {
    await Promise.all([bus.close(), db.close()]);
    throw error;
  }
  const thinker = createThinker({
    report: (error) => log.warn({ error }, 'a thought of the computer failed'),
    metrics,
  });
  const world: MatchWorld = {
    store: stores.matches,
    mostProposals: config.quotas.proposals,
    withTimeout: createTimeout(10_000, 'the database did not answer in time'),
    games,
    seal,
    bus,
    thinker,
    log,
    metrics,
    atEnd: (sql, header, result, at) => finishMatch(stores, sql, header, result, at),
  };
  const matches = createMatches(world);
  const rooms: StartWorld = {
    store: stores.rooms,
    quotas: config.quotas,
    players: stores.players,
    moderation: stores.moderation,
    ratings: stores.ratings,
    games,
    seal,
    bus,
    db,
    matches: stores.matches,
    started: () =>
      void matches.sweep().catch((error: unknown) => log.error({ error: String(error) }, 'a sweep failed')),
  };
  const live = createLiveRooms(rooms, log);
  const pressure = createPressure(config.shedding);
  const may = createLimits(config, pressure);
  const socketWorld = { matches, rooms, live, log, metrics, may, cost: pressure.cost };
  const sockets = createSocketServer(socketWorld, stores.players, config);
  const hear: Readonly<Record<Topic, (id: string, version: number) => void>> = {
    match: matches.hint,
    room: live.hint,
    session: sockets.endSession,
    player: sockets.reviewPlayer,
  };
  bus.subscribe((topic, id, version) => hear[topic](id, version));

  let isStopping = false;
  const canWrite = createReadiness(db);
  const app = createApp(
    {
      config,
      accounts: stores.accounts,
      moderation: stores.moderation,
      players: stores.players,
      rooms,
      matches: stores.matches,
      profiles: stores.profiles,
      ratings: stores.ratings,
      games,
      seal,
      log,
      metrics,
      may,
      isReady: async () => !isStopping && (await canWrite()),
    },
    web,
  );
  metrics.gauge('sockets', 'Open sockets.', sockets.size);
  metrics.gauge('live_matches', 'Matches held in memory.', matches.size);
  metrics.gauge('live_rooms', 'Rooms followed on this node.', live.size);
  metrics.gauge('thoughts_waiting', 'Thoughts of the computer that wait for their turn.', thinker.waiting);
  metrics.gauge('sockets_waiting', 'Sockets that wait to be let in.', sockets.waiting);
  metrics.gauge('pressure', 'What a message costs of its limit: 1 while timers come in time, up to 4.', pressure.cost);
  metrics.gauge('socket_bytes_waiting', 'Bytes that wait for clients to read them.', sockets.waitingBytes);
  watchDatabase(metrics, db.stats);
  const unwatch = watchProcess(metrics);
  const failed = (what: string) => (error: unknown) => log.error({ error: String(error) }, `${what} failed`);
  const loops = [
    repeat(REREAD, () => Promise.all([matches.reread(), live.reread()]), failed('looking for news')),
    repeat(SWEEP, matches.sweep, failed('looking for clocks')),
    repeat(ATTEND, live.attend, failed('saying who is here')),
    repeat(REVEAL / 4, () => releaseStuck(rooms), failed('looking for stuck tables')),
    repeat(ARCHIVE, () => archiveDue(stores.archives, config.archiveAfterDays), failed('archiving')),
    repeat(TIDY, () => Promise.all([stores.players.tidy(), stores.rooms.tidy(ROOM_LIFE)]), failed('tidying')),
  ];
  return {
    app,
    sockets,
    async close() {
      isStopping = true;
      sockets.close();
      await Promise.all(loops.map((stop) => stop()));
      unwatch();
      pressure.stop();
      await thinker.close();
      await bus.close();
      await db.close();
    },
  };
}

const openDatabase = (config: Config, report: (error: Error) => void): Promise<Database> =>
  config.databaseUrl === undefined ? openSqlite(config.data) : openPostgres(config.databaseUrl, report);

/** Ratings and the room's stage follow from the last row, in its transaction. */
async function finishMatch(
  { ratings }: Stores,
  sql: Sql,
  header: MatchHeader,
  result: Result,
  at: number,
): Promise<void> {
  const { id, room, game, profile, seats, rated } = header;
  await sql.run("UPDATE rooms SET stage = 'finished', version = version + 1 WHERE id = ? AND stage = 'playing'", [
    room,
  ]);
  const players = seats.flatMap(({ player }) => (player === undefined ? [] : [player]));
  if (!rated || players.length < seats.length) return;
  await ratings.record(sql, { match: id, game, profile, players, places: result.places, at });
}

async function releaseStuck(rooms: StartWorld): Promise<void> {
  for (const { doc } of await rooms.store.stuck(REVEAL)) await giveUpRevealing(rooms, doc.id, doc.next.label);
}
