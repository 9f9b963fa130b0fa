import { startPostgres, type TestPostgres } from '../postgres.ts';
import type { TestProcess } from '../process.ts';
import type { TestRedis } from '../redis.ts';
import { type SpreadPostgres, startSpread } from '../spread.ts';
import type { Cable, Damage } from './cable.ts';
import type { Luck } from './luck.ts';

export interface Site<D = TestPostgres> {
  readonly nodes: readonly TestProcess[];
  readonly cables: readonly Cable[];
  readonly database: D;
  readonly redis: TestRedis;
  readonly luck: Luck;
  /** Nodes that were killed and do not stand again yet. */
  readonly down: Map<TestProcess, Promise<void>>;
}

/** How often each thing was done. */
export interface Blows {
  kills: number;
  databaseRestarts: number;
  busOutages: number;
  cut: number;
  halfClose: number;
  hang: number;
}

const createBlows = (): Blows => ({
  kills: 0,
  databaseRestarts: 0,
  busOutages: 0,
  cut: 0,
  halfClose: 0,
  hang: 0,
});

/** What comes over a site, and what database it has. */
export interface Weather<D extends TestDatabase, B extends { kills: number }> {
  open(): Promise<D>;
  readonly blows: B;
  /** Whole rounds of blows until it is time to stop; whatever was struck down stands again when it resolves. */
  rage(site: Site<D>, blows: B, lull: number, isTime: () => boolean, say: (text: string) => void): Promise<void>;
}

export interface TestDatabase {
  readonly url: string;
  stop(): Promise<void>;
}

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));
const SHARE = 0.4;
/** How long the database may be away, on a slow machine, when a node starts. */
const START_PATIENCE = 300_000;

/** Kills a node that stands, unless it is the last one, and has it started again beside the storm. */
export async function killNode({ nodes, down, luck }: Site<unknown>, blows: { kills: number }): Promise<void> {
  const standing = nodes.filter((node) => !down.has(node));
  if (standing.length < 2) return;
  const node = standing[Math.floor(luck() * standing.length)];
  await node.kill('SIGKILL');
  blows.kills++;
  const again = pause(luck() * 500)
    .then(() => startAgain(node))
    .then(() => void down.delete(node));
  down.set(node, again);
}

/** A node that finds no database when it starts gives up; whoever runs it starts it anew. */
async function startAgain(node: TestProcess): Promise<void> {
  const until = performance.now() + START_PATIENCE;
  for (;;) {
    try {
      return await node.start();
    } catch (error) {
      if (performance.now() > until) throw error;
      await pause(300);
    }
  }
}

async function restartDatabase({ database, luck }: Site, blows: Blows): Promise<void> {
  await database.kill();
  blows.databaseRestarts++;
  await pause(100 + luck() * 700);
  await database.start();
}

async function stopBus({ redis, luck }: Site<unknown>, blows: Blows): Promise<void> {
  await redis.kill();
  blows.busOutages++;
  await pause(500 + luck() * 1_000);
  await redis.start();
}

function damage(kind: Damage): Blow<unknown> {
  return async ({ cables }, blows) => {
    for (const cable of cables) blows[kind] += cable.damage(kind, SHARE);
  };
}

type Blow<D> = (site: Site<D>, blows: Blows) => Promise<void>;
/** Each comes in every round, in an order of chance. */
const ROUND: readonly Blow<unknown>[] = [
  killNode,
  damage('cut'),
  killNode,
  damage('halfClose'),
  damage('hang'),
  killNode,
  stopBus,
];

async function rage<D>(
  round: readonly Blow<D>[],
  site: Site<D>,
  blows: Blows,
  lull: number,
  isTime: () => boolean,
  say: (text: string) => void,
): Promise<void> {
  do {
    const order = round.map((blow) => ({ blow, at: site.luck() })).sort((a, b) => a.at - b.at);
    for (const { blow } of order) {
      await blow(site, blows);
      say(JSON.stringify(blows));
      await pause(lull * (0.5 + site.luck()));
    }
  } while (!isTime());
  await Promise.all(site.down.values());
}

/** One database that dies and comes again, and wires and nodes that do. */
export const usualWeather = (): Weather<TestPostgres, Blows> => ({
  open: () => startPostgres(),
  blows: createBlows(),
  rage: (...told) => rage([...ROUND, restartDatabase], ...told),
});

/** Three databases behind one name, under nodes and wires that fail. */
export const spreadWeather = (): Weather<SpreadPostgres, Blows> => ({
  open: () => startSpread(),
  blows: createBlows(),
  rage: (...told) => rage(ROUND, ...told),
});
