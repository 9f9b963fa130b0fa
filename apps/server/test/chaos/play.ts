import type { MatchDoc, Told } from '@longbox/protocol';
import { type Device, deal, randomAnswerer, setTable, signIn, type TablePlan } from '../client.ts';
import { ChaosClient } from './chaos-client.ts';
import { createLedger, type Ledger } from './ledger.ts';
import { createLuck } from './luck.ts';

export interface World {
  /** Where requests go. */
  readonly nodes: readonly string[];
  /** Where sockets go: the same nodes, at the end of cables. */
  readonly cables: readonly string[];
  /** What all dice are thrown with. */
  readonly seed: string;
  /** How long a match may take before it is given up as stuck. */
  readonly patience: number;
}

/** What somebody who followed a match holds at its end. */
export interface ReaderRecord {
  readonly device: Device;
  readonly doc: MatchDoc | undefined;
  readonly told: readonly Told[];
}

/** What one seat holds at the end of a match. */
export interface SeatRecord extends ReaderRecord {
  readonly ledger: Ledger;
  /** Connections it made. */
  readonly connections: number;
}

export interface Played {
  readonly match: string;
  readonly room: string;
  readonly game: string;
  readonly seats: readonly SeatRecord[];
  readonly watcher: ReaderRecord;
  /** Why it did not come to its end. */
  readonly stuck: string | undefined;
}

const ARENA: TablePlan = { game: 'arena', profile: 'level-1', decks: ['avengers', 'x-men'] };
const VS: TablePlan = { game: 'vs', profile: 'modern/duel', decks: ['mnb-avengers', 'mnb-x-men'] };
/** Matches of the Vs. System are several times as long. */
const planOf = (table: number): TablePlan => (table % 4 === 3 ? VS : ARENA);

const REQUEST_PATIENCE = 20_000;
/** A failover may take a minute, and the next one may come soon after. */
const INSIST = 600_000;
const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Tries with one node after another: some of them may be dead just now. */
export async function insist<T>(nodes: readonly string[], work: (base: string) => Promise<T>): Promise<T> {
  const end = performance.now() + INSIST;
  for (let at = Math.floor(Math.random() * nodes.length); ; at++) {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error('no answer')), REQUEST_PATIENCE);
    });
    try {
      return await Promise.race([work(nodes[at % nodes.length]), late]);
    } catch (error) {
      if (performance.now() > end) throw error;
      await pause(200 + Math.random() * 400);
    } finally {
      clearTimeout(timer);
    }
  }
}

/** A match from the deal to the end, at a table of its own. */
async function playMatch(
  world: World,
  [watching, ...devices]: readonly Device[],
  table: number,
  round: number,
  begun: () => void,
): Promise<Played> {
  const plan = planOf(table);
  const started = await insist(world.nodes, async (base) => {
    const { id } = await setTable(base, devices, plan);
    return { room: id, match: await deal(base, devices, id) };
  });
  const ledgers = devices.map(createLedger);
  const clients = devices.map((device, seat) => {
    const bases = world.cables.map((_, i) => world.cables[(i + seat + table) % world.cables.length]);
    const seed = `${world.seed} player ${table} ${round} ${seat}`;
    const answer = randomAnswerer(seed);
    const client = new ChaosClient({ bases, device, room: started.room, answer }, ledgers[seat], createLuck(seed));
    return client.connect();
  });
  const watcherSeed = `${world.seed} watcher ${table} ${round}`;
  const watcher = new ChaosClient(
    { bases: world.cables, device: watching, room: started.room },
    createLedger(),
    createLuck(watcherSeed),
  ).connect();
  const readers = [...clients, watcher];
  let stuck: string | undefined;
  try {
    await Promise.all(clients.map((one) => one.until(({ doc }) => doc !== undefined, 'the deal', world.patience)));
    begun();
    await Promise.all(readers.map((one) => one.until(({ isOver }) => isOver, 'the end', world.patience)));
  } catch (error) {
    const at = readers.map(({ rows, n, closes }) => `row ${rows}, action ${n}, closes ${closes.slice(-5)}`);
    stuck = `${String(error)}; ${at.join('; ')}`;
  }
  for (const client of readers) client.close();
  const seats = clients.map(({ doc, told, connections }, seat) => ({
    device: devices[seat],
    ledger: ledgers[seat],
    doc,
    told,
    connections,
  }));
  const { doc, told } = watcher;
  return { ...started, game: plan.game, seats, watcher: { device: watching, doc, told }, stuck };
}

/** Two people, and one who watches them, who play one match after another until it is time to stop; the last one is played to its end. */
export async function playOn(world: World, table: number, begun: () => void, isTime: () => boolean): Promise<Played[]> {
  const played: Played[] = [];
  const devices: Device[] = [];
  for (let person = 0; person < 3; person++) devices.push(await insist(world.nodes, (base) => signIn(base)));
  for (let round = 0; round === 0 || !isTime(); round++) {
    played.push(await playMatch(world, devices, table, round, begun));
  }
  return played;
}
