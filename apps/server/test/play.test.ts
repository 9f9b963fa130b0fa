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
