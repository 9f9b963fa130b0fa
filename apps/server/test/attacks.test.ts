// Attacks that once worked, each against a real server with the limits everybody has.
import './patience.ts';
import { CLOSE } from '@longbox/protocol';
import { expect, test } from 'vitest';
import { request, signIn } from './client.ts';
import { openHostile, openWire, pause, upgradeOf } from './hostile/wire.ts';
import { startToyServer } from './toy-server.ts';

/** A whole ping as a client sends it: 125 bytes, masked with zeros. */
const PING = Buffer.concat([Buffer.from([0x89, 0x80 | 125, 0, 0, 0, 0]), Buffer.alloc(125, 0x61)]);

test('pings are answered, but a client that floods with them and does not read is cut off', async () => {
  const server = await startToyServer({ limits: 1 });
  const target = { base: server.base, room: 'none', match: 'none' };
  const device = await signIn(server.base);
  const { socket } = await openHostile(target, device);
  const pong = new Promise<string>((resolve) => socket.on('pong', (data) => resolve(String(data))));
  socket.ping('here?');
  expect(await pong).toBe('here?');
  socket.terminate();

  const { wire, closed } = await openWire(target);
  wire.write(upgradeOf(target, device));
  await pause(200);
  wire.pause();
  let isClosed = false;
  wire.on('close', () => {
    isClosed = true;
  });
  const flood = Buffer.concat(new Array<Buffer>(2_000).fill(PING));
  for (let sent = 0; sent < 100 && !isClosed; sent++) {
    wire.write(flood);
    await pause(5);
  }
  wire.resume();
  await closed;
  const metrics = await (await fetch(`${server.base}/metrics`)).text();
  expect(metrics).toContain('longbox_refusals_total{code="tooFast"} 1');
  await server.close();
});

test('a socket ends with the session it was opened with', async () => {
  const server = await startToyServer();
  const target = { base: server.base, room: 'none', match: 'none' };
  const [leaving, staying] = [await signIn(server.base), await signIn(server.base)];
  const [one, other] = [await openHostile(target, leaving), await openHostile(target, staying)];
  await pause(50);
  await request(server.base, leaving, 'POST', '/session/end', {});
  // At once, and not when sessions are next looked up.
  expect(await Promise.race([one.closed, pause(5_000)])).toBe(CLOSE.noSession);
  expect(other.socket.readyState).toBe(other.socket.OPEN);
  other.socket.terminate();
  await server.close();
});
