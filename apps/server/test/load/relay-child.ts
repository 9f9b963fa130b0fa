// The least a server can do: echo, or pass a move on to both players of a match, after writing it down or not.
import { type WebSocket, WebSocketServer } from 'ws';
import { freePort } from '../../../../tools/setup/port.mjs';
import { openPostgres } from '../../src/store/postgres.ts';
import type { Database } from '../../src/store/sql.ts';
import { openSqlite } from '../../src/store/sqlite.ts';
import { serveParent } from './child.ts';
import type { Move } from './relay-table.ts';

const { LOAD_DATA, LOAD_POSTGRES, LOAD_BYTES = '500' } = process.env;
const padding = 'x'.repeat(Number(LOAD_BYTES));

async function openStore(): Promise<Database | undefined> {
  if (LOAD_POSTGRES !== undefined) return openPostgres(LOAD_POSTGRES, () => undefined);
  return LOAD_DATA === undefined ? undefined : openSqlite(LOAD_DATA);
}

const store = await openStore();
const matches = new Map<string, Set<WebSocket>>();
const port = await freePort();
const server = new WebSocketServer({ port, perMessageDeflate: false });
const hash = '0'.repeat(16);

async function relay(text: string): Promise<void> {
  const { match, row, seat, n, choice } = JSON.parse(text) as Move;
  await store?.append({ match, seq: row, kind: 0, seat, n, value: choice, hash });
  const told = JSON.stringify({ row, seat, n, padding });
  for (const socket of matches.get(match) ?? []) socket.send(told);
}

server.on('connection', (socket, { url = '/' }) => {
  const match = new URL(url, 'http://localhost').searchParams.get('match');
  if (match === null) {
    socket.on('message', (data, isBinary) => socket.send(data, { binary: isBinary }));
    return;
  }
  const sockets = matches.get(match) ?? new Set();
  matches.set(match, sockets.add(socket));
  socket.on('message', (data) => void relay(String(data)));
  socket.on('close', () => {
    sockets.delete(socket);
    if (sockets.size === 0) matches.delete(match);
  });
});
serveParent(`http://localhost:${port}`, async () => {
  for (const socket of server.clients) socket.terminate();
  server.close();
  await store?.close();
});
