import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { afterEach, expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { sendText } from './frames.ts';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** Both ends of a connection: what the server holds of it, and all that the client hears. */
async function connect(): Promise<{ socket: WebSocket; wire: Duplex; client: WebSocket; heard: string[] }> {
  const http = createServer().listen(0);
  const server = new WebSocketServer({ server: http, perMessageDeflate: false });
  const client = new WebSocket(`ws://localhost:${(http.address() as AddressInfo).port}`);
  const heard: string[] = [];
  client.on('message', (data) => heard.push(String(data)));
  const [socket, { socket: wire }] = (await once(server, 'connection')) as [WebSocket, { socket: Duplex }];
  closing.push(() => {
    client.terminate();
    http.close();
  });
  return { socket, wire, client, heard };
}

test('texts of every length arrive one by one, in order, among those of the library', async () => {
  const { socket, wire, client, heard } = await connect();
  const lengths = [0, 1, 125, 126, 127, 65_535, 65_536, 200_000];
  const texts = lengths.flatMap((length) => ['x'.repeat(length), `${'y'.repeat(length)} è “€” 🂡`]);
  for (const text of texts) sendText(socket, wire, text);
  socket.send('between');
  sendText(socket, wire, 'after');
  socket.close();
  await once(client, 'close');
  expect(heard).toEqual([...texts, 'between', 'after']);
});

test('nothing is sent on a socket that is closing', async () => {
  const { socket, wire, client, heard } = await connect();
  socket.close();
  sendText(socket, wire, 'too late');
  await once(client, 'close');
  expect(heard).toEqual([]);
});
