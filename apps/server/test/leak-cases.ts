import { createHash } from 'node:crypto';
import type { ServerMessage } from '@longbox/protocol';
import { freePort } from '../../../tools/setup/port.mjs';
import type { GameEntry } from '../src/games/game-entry.ts';
import { startServer } from '../src/start-server.ts';
import { Client, type Device, deal, setTable, signIn } from './client.ts';
import { testConfig } from './config.ts';
import { type Pair, type Plant, pairGame, type Shows } from './paired-game.ts';

export interface LeakTrial {
  readonly entry: GameEntry;
  readonly profile: string;
  readonly decks: readonly string[];
  readonly rows: number;
  readonly seeds: readonly string[];
  readonly plant?: Plant;
  readonly shows?: Shows;
}

export interface LeakReport {
  /** The first difference a role could have noticed. */
  readonly leak: string | undefined;
  readonly messages: number;
  /** Of which told what would come of a choice. */
  readonly foreseen: number;
  readonly compared: number;
  /** Everything anybody received, to search for words nobody may hear. */
  readonly heard: readonly string[];
  readonly seeds: readonly string[];
}

interface Side {
  readonly clients: readonly Client[];
  readonly watcher: Client;
  readonly heard: Map<Client, string[]>;
}

/** Ids differ from match to match and have one length; clocks have one length too. */
const normal = (text: string, match: string): string => text.replaceAll(match, '*'.repeat(match.length));

const isOfMatch = (text: string): boolean =>
  ['sync', 'update', 'foreseen'].includes((JSON.parse(text) as ServerMessage).t);

async function openSide(base: string, game: string, trial: LeakTrial, devices: readonly Device[], watcher: Device) {
  const { profile, decks } = trial;
  const room = await setTable(base, devices, { game, profile, decks });
  await deal(base, devices, room.id);
  const heard = new Map<Client, string[]>();
  const join = (device: Device): Client => {
    const list: string[] = [];
    const client = new Client({ bases: [base], device, room: room.id, record: (text) => list.push(text) }).connect();
    heard.set(client, list);
    return client;
  };
  const side: Side = { clients: devices.map(join), watcher: join(watcher), heard };
  await Promise.all([...side.clients, side.watcher].map((client) => client.until(({ doc }) => doc !== undefined)));
  return side;
}

/** Plays the same choices in both worlds and compares, message by message, what the viewer and a watcher received. */
async function compareWorlds(base: string, pair: Pair, trial: LeakTrial, seed: string, viewer: number) {
  const devices = await Promise.all(trial.decks.map(() => signIn(base)));
  const watching = await signIn(base);
  pair.begin(seed, viewer);
  const here = await openSide(base, pair.real.name, trial, devices, watching);
  const sides = [here];
  const answer = (client: Client, row: number): number => {
    const { choices } = client;
    return choices[createHash('sha256').update(`${seed} ${row}`).digest().readUInt32LE() % choices.length];
  };
  const made: { seat: number; choice: number }[] = [];
  for (let row = 1; row <= trial.rows && !here.watcher.isOver; row++) {
    const seat = here.watcher.doc?.asked?.seat ?? 0;
    const choice = answer(here.clients[seat], row);
    made.push({ seat, choice });
    if (seat === viewer) await ask(here, seat, choice, row);
    await take(here, seat, choice, row);
  }
  const there = await openSide(base, pair.dealtAgain.name, trial, devices, watching);
  sides.push(there);
  for (const [i, { seat, choice }] of made.entries()) {
    if (seat === viewer) await ask(there, seat, choice, i + 1);
    await take(there, seat, choice, i + 1);
  }
  const roles = [
    [`seat ${viewer}`, here.clients[viewer], there.clients[viewer]],
    ['watcher', here.watcher, there.watcher],
  ] as const;
  const messages = roles.map(([name, one, two]) => difference(name, listOf(here, one), listOf(there, two)));
  const heard = sides.flatMap((side) => [...side.heard.values()].flat());
  for (const side of sides) for (const client of [...side.clients, side.watcher]) client.close();
  return { leak: messages.find((one) => one !== undefined), heard };
}

const listOf = ({ heard }: Side, client: Client): string[] =>
  (heard.get(client) ?? [])
    .filter(isOfMatch)
    .map((text) => normal(normal(text, client.match ?? ''), client.options.room));

/** What would come of it. */
async function ask({ clients, heard }: Side, seat: number, choice: number, row: number): Promise<void> {
  const client = clients[seat];
  const { match = '', seq } = client;
  client.send({ t: 'foresee', match, seq, id: row, steps: [choice] });
  const isTold = (text: string): boolean => text.startsWith(`{"t":"foreseen","match":"${match}","id":${row},`);
  await client.until(() => heard.get(client)?.some(isTold) === true, `what would come of choice ${choice}`);
}

async function take(side: Side, seat: number, choice: number, row: number): Promise<void> {
  side.clients[seat].choose(choice);
  const all = [...side.clients, side.watcher];
  await Promise.all(all.map((client) => client.until(({ rows }) => rows >= row, `row ${row} of choice ${choice}`)));
}

function difference(role: string, one: readonly string[], two: readonly string[]): string | undefined {
  if (one.length !== two.length) return `${role}: ${one.length} messages here, ${two.length} there`;
  const at = one.findIndex((text, i) => text !== two[i]);
  if (at < 0) return undefined;
  const [a, b] = [one[at], two[at]];
  let from = 0;
  while (a[from] === b[from]) from++;
  const part = (text: string): string => text.slice(Math.max(0, from - 60), from + 60);
  return `${role}, message ${at} of ${a.length} and ${b.length} bytes:\n${part(a)}\n${part(b)}`;
}

export async function findLeaks(trial: LeakTrial): Promise<LeakReport> {
  const { entry, plant, seeds, shows } = trial;
  const { name } = entry.game;
  const names = [`${name}-1`, `${name}-2`] as const;
  const pair = pairGame(entry.game, names, plant, shows);
  const port = await freePort();
  const games = new Map([pair.real, pair.dealtAgain].map((game) => [game.name, { ...entry, game }]));
  const server = await startServer({ port, web: '.', config: testConfig(), games });
  const heard: string[] = [];
  let leak: string | undefined;
  try {
    for (const [i, seed] of seeds.entries()) {
      const viewer = i % trial.decks.length;
      const found = await compareWorlds(`http://localhost:${port}`, pair, trial, seed, viewer);
      heard.push(...found.heard);
      leak ??= found.leak;
      if (leak !== undefined) break;
    }
  } finally {
    await server.close();
  }
  const foreseen = heard.filter((text) => text.startsWith('{"t":"foreseen"') && text.includes('"delta"')).length;
  return { leak, messages: heard.length, foreseen, compared: pair.compared(), heard, seeds };
}
