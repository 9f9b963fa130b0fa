// npm run attack [-- --sockets 1000] [--frames 100000] [--seconds 60]     hostile clients beside honest ones; loopback only
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { Client, createDevice, type Device, deal, randomAnswerer, request, setTable, signIn } from '../client.ts';
import { quantile } from '../load/statistics.ts';
import { startProcess } from '../process.ts';
import { fuzzMessages } from './fuzz.ts';
import { openHostile, pause, type Target } from './wire.ts';

const { values } = parseArgs({
  options: {
    sockets: { type: 'string', default: '1000' },
    frames: { type: 'string', default: '100000' },
    seconds: { type: 'string', default: '60' },
  },
});
const [most, frames, seconds] = [values.sockets, values.frames, values.seconds].map(Number);
const PLAN = { game: 'arena', profile: 'level-1', decks: ['avengers', 'x-men'] };
/** People do not answer faster. */
const THINKING = 150;
/** Guests among whom the hostile sockets are shared; each stays within its rate for sessions. */
const GUESTS = 20;

const folder = mkdtempSync(path.join(tmpdir(), 'longbox-attack-'));
const node = await startProcess({ LONGBOX_DATA: folder, LOG_LEVEL: 'error', LIMITS: '1', TRUST_PROXY: '1' });
const { base } = node;
const end = { at: Number.POSITIVE_INFINITY };
const isOver = (): boolean => performance.now() > end.at;
const figure = async (name: string): Promise<number> => {
  const text = await (await fetch(`${base}/metrics`)).text();
  return Number(new RegExp(`^longbox_${name} (.+)$`, 'm').exec(text)?.[1] ?? 0);
};

/** Milliseconds from the click to the acknowledgement, of everybody who is honest. */
const waits: { quiet: number[]; attacked: number[] } = { quiet: [], attacked: [] };
/** Milliseconds until a person who plays with the computer is asked again. */
const replies: { quiet: number[]; attacked: number[] } = { quiet: [], attacked: [] };
let phase: 'quiet' | 'attacked' = 'quiet';

async function playHonestly(
  devices: readonly Device[],
  name: string,
  computers?: readonly (string | undefined)[],
): Promise<void> {
  for (let round = 0; !isOver(); round++) {
    const { id } = await setTable(base, devices, computers === undefined ? PLAN : { ...PLAN, computers });
    await deal(base, devices, id);
    const clients = devices.map((device) =>
      new Client({
        bases: [base],
        device,
        room: id,
        acknowledged: (_, milliseconds) => waits[phase].push(milliseconds),
      }).connect(),
    );
    await Promise.all(
      clients.map((client, seat) => answerAll(client, `${name} ${round} ${seat}`, computers !== undefined)),
    );
    for (const client of clients) client.close();
  }
}

async function answerAll(client: Client, name: string, isAgainstComputer: boolean): Promise<void> {
  const choose = randomAnswerer(name);
  await client.until(({ doc }) => doc !== undefined, 'the deal', 60_000);
  let answered = performance.now();
  while (!client.isOver && !isOver()) {
    await client.until(
      ({ doc, viewer, isOver: ended }) => ended || isOver() || doc?.asked?.seat === viewer,
      'its turn',
      120_000,
    );
    const { doc, choices, rows } = client;
    if (doc?.asked === undefined || isOver()) return;
    if (isAgainstComputer) replies[phase].push(performance.now() - answered);
    await pause(THINKING);
    client.choose(choose(doc, choices) ?? choices[0]);
    await client.until((one) => one.rows > rows || isOver(), 'its action', 60_000);
    answered = performance.now();
  }
}

const done = { opened: 0, turnedAway: 0, frames: 0, pings: 0, tables: 0, refusedTables: 0 };

/** One socket after another: it floods with pings, or sends spoilt messages, until it is thrown out. */
async function harass(target: Target, device: Device, seed: number): Promise<void> {
  for (let round = 0; !isOver(); round++) {
    const address = `198.51.${(seed >> 8) % 250}.${seed % 250}`;
    const hostile = await openHostile(target, device, address).catch(() => undefined);
    if (hostile === undefined) {
      done.turnedAway++;
      await pause(1_000);
      continue;
    }
    done.opened++;
    const { socket } = hostile;
    if (seed % 2 === 0) {
      socket.pause();
      for (let i = 0; i < 200; i++, done.pings++) socket.ping('x'.repeat(120));
    } else if (done.frames < frames) {
      const messages = fuzzMessages(target, seed + round * 7_919, 55);
      for (const message of messages) socket.send(message);
      done.frames += messages.length;
    }
    await Promise.race([hostile.closed, pause(4_000)]);
    socket.terminate();
    await pause(200);
  }
}

/** One guest who wants every seat of the computer, and the whole lobby. */
async function grab(device: Device): Promise<void> {
  while (!isOver()) {
    try {
      const { id } = await setTable(base, [device], {
        ...PLAN,
        computers: [undefined, 'legend'],
        changes: { listed: true },
      });
      await deal(base, [device], id);
      done.tables++;
    } catch {
      done.refusedTables++;
      await pause(100);
    }
  }
}

const people: Device[] = [];
const person = (address: string): Promise<Device> => signIn(base, { ...createDevice(), address });
for (let i = 0; i < 9; i++) people.push(await person(`192.0.2.${i + 1}`));
const guests: Device[] = [];
for (let i = 0; i < GUESTS; i++) guests.push(await person(`198.18.0.${i + 1}`));
const playing = [
  ...[0, 1, 2].map((i) => playHonestly(people.slice(2 * i, 2 * i + 2), `honest ${i}`)),
  ...[6, 7].map((i) => playHonestly([people[i]], `alone ${i}`, [undefined, 'sidekick'])),
];
await pause(15_000);
const before = await figure('resident_bytes');
phase = 'attacked';
end.at = performance.now() + seconds * 1_000;
const target: Target = { base, room: 'none', match: 'none' };
let resident = 0;
const watch = setInterval(() => {
  void figure('resident_bytes').then(
    (bytes) => {
      resident = Math.max(resident, bytes);
    },
    () => undefined,
  );
}, 2_000);
await Promise.all([
  ...playing,
  grab(people[8]),
  ...Array.from({ length: most }, (_, i) => harass(target, guests[i % GUESTS], i)),
]);
clearInterval(watch);
const told = await request<{ id: string }>(base, people[0], 'GET', '/session');
const of = (list: readonly number[]): string =>
  `${list.length} seen, p50 ${quantile(list, 0.5).toFixed(1)}, p99 ${quantile(list, 0.99).toFixed(1)}`;
console.log(
  JSON.stringify(
    {
      ...done,
      moves: { quiet: of(waits.quiet), attacked: of(waits.attacked) },
      computer: { quiet: of(replies.quiet), attacked: of(replies.attacked) },
      residentMegabytes: { before: Math.round(before / 1e6), most: Math.round(resident / 1e6) },
      isAlive: told.id === people[0].player,
      crashes: node.crashes.length,
    },
    undefined,
    2,
  ),
);
await node.kill();
rmSync(folder, { recursive: true, force: true });
process.exit(0);
