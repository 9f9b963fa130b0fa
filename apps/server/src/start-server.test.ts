import '../test/patience.ts';
import { expect, test } from 'vitest';
import { freePort } from '../../../tools/setup/port.mjs';
import { testConfig } from '../test/config.ts';
import { toyGames } from '../test/toy-server.ts';
import { startServer } from './start-server.ts';

test('it answers until it is closed, and refuses a port that is taken', async () => {
  const options = { port: await freePort(), web: '.', config: testConfig(), games: toyGames() };
  const server = await startServer(options);
  const health = `http://localhost:${options.port}/healthz`;
  expect(await (await fetch(health)).json()).toEqual({ ok: true });
  await expect(startServer(options)).rejects.toMatchObject({ code: 'EADDRINUSE' });
  await server.close();
  await expect(fetch(health)).rejects.toThrow();
});
