import './patience.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../../../tools/setup/port.mjs';
import { type RunningServer, startServer } from '../src/index.ts';
import { Client, deal, randomAnswerer, setTable, signIn } from './client.ts';
import { testConfig } from './config.ts';

let base: string;
let server: RunningServer;
beforeAll(async () => {
  const port = await freePort();
  base = `http://localhost:${port}`;
  server = await startServer({ port, web: '.', config: testConfig() });
});
afterAll(() => server.close());

test.each([
  { game: 'arena', profile: 'level-1', decks: ['avengers', 'x-men'] },
  { game: 'vs', profile: 'modern/duel', decks: ['mnb-avengers', 'mnb-x-men'] },
])(
  'two people make a table of $game, play to the end and both see the same result',
  async (plan) => {
    const devices = [await signIn(base), await signIn(base)];
    const { id } = await setTable(base, devices, plan);
    const clients = devices.map((device, i) =>
      new Client({ bases: [base], device, room: id, answer: randomAnswerer(`play ${i}`) }).connect(),
    );
    await Promise.all(clients.map((client) => client.until(() => client.room !== undefined)));
    await deal(base, devices, id);
    await Promise.all(clients.map((client) => client.until(({ isOver }) => isOver, 'the end')));
    expect(clients[0].doc?.result).toEqual(clients[1].doc?.result);
    await clients[0].until(({ room }) => room?.stage === 'finished');
    for (const client of clients) client.close();
  },
  60_000,
);

test('the computer plays Mission Arena in a thread of its own, and its person can concede', async () => {
  const device = await signIn(base);
  const plan = { game: 'arena', profile: 'level-1', decks: ['avengers', 'x-men'], computers: [undefined, 'sidekick'] };
  const { id } = await setTable(base, [device], plan);
  const client = new Client({ bases: [base], device, room: id, answer: randomAnswerer('alone') }).connect();
  await deal(base, [device], id);
  const ofComputer = () => client.told.filter(({ seat }) => seat === 1).length;
  await client.until(() => ofComputer() >= 12 || client.isOver, 'the computer to move');
  if (!client.isOver) {
    client.act({ t: 'concede' });
    await client.until(({ isOver }) => isOver, 'the end');
  }
  expect(client.doc?.result?.places).toEqual([2, 1]);
  client.close();
});

test('of three players one gives up, and the other two play on to the end', async () => {
  const devices = [await signIn(base), await signIn(base), await signIn(base)];
  const decks = ['mnb-avengers', 'mnb-x-men', 'mnb-guardians'];
  const { id } = await setTable(base, devices, { game: 'vs', profile: 'modern/freeForAll', decks });
  const clients = devices.map((device, i) =>
    new Client({ bases: [base], device, room: id, answer: randomAnswerer(`three ${i}`) }).connect(),
  );
  await deal(base, devices, id);
  await clients[2].until(({ rows }) => rows > 40);
  clients[2].act({ t: 'concede' });
  await Promise.all(clients.map((client) => client.until(({ isOver }) => isOver, 'the end', 50_000)));
  expect(clients[0].doc?.result?.places[2]).toBe(3);
  expect(clients[2].doc?.result).toEqual(clients[0].doc?.result);
  for (const client of clients) client.close();
});

test('what nobody follows is not kept in memory, and is there again when somebody comes', async () => {
  const devices = [await signIn(base), await signIn(base)];
  const { id } = await setTable(base, devices, { game: 'arena', profile: 'level-1', decks: ['avengers', 'x-men'] });
  await deal(base, devices, id);
  const come = async () => {
    const client = new Client({ bases: [base], device: devices[0], room: id }).connect();
    await client.until(({ doc }) => doc !== undefined);
    return client;
  };
  const held = async () => /^longbox_live_matches (\d+)$/m.exec(await (await fetch(`${base}/metrics`)).text())?.[1];
  const first = await come();
  first.close();
  for (let tries = 0; (await held()) !== '0'; tries++) {
    if (tries > 100) throw new Error(`${await held()} matches are still held`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  const again = await come();
  expect(again.doc).toEqual(first.doc);
  again.close();
});
