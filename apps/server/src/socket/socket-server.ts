import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { API, CLOSE, MESSAGE_BYTES } from '@longbox/protocol';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Config } from '../config.ts';
import { sessionOf } from '../http/context.ts';
import { addressOf, isOriginAllowed } from '../http/visitor.ts';
import { createHoldings } from '../ops/holdings.ts';
import { limitOf } from '../ops/limits.ts';
import type { PlayerStore } from '../store/player-store.ts';
import { Connection } from './connection.ts';
import { createGate } from './gate.ts';
import type { SocketWorld } from './socket-world.ts';

/** A socket that has not answered a ping by the next one is gone. */
const HEARTBEAT = 30_000;
/** Sockets that are looked after at once; with thousands of them everybody else has a turn between. */
const SLICE = 100;

export interface SocketServer {
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  /** Somebody has signed out: what was opened with that session ends with it. */
  endSession(session: string): void;
  /** Something about an account has changed: whom it mutes, or whether it may be here. */
  reviewPlayer(player: string): void;
  /** Tells everybody to connect elsewhere and hangs up. */
  close(): void;
  readonly size: () => number;
  /** Sockets that wait to be let in. */
  readonly waiting: () => number;
  /** What clients have not read yet. */
  readonly waitingBytes: () => number;
}

export function createSocketServer(
  world: Omit<SocketWorld, 'forget' | 'messages' | 'mostFollowed'>,
  players: PlayerStore,
  config: Config,
): SocketServer {
  // No compression: the size of a compressed message would leak its content.
  // Pings are answered by the connection, within its limits: answers of the library's own would wait without bound for a client that
  // does not read.
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: MESSAGE_BYTES,
    perMessageDeflate: false,
    autoPong: false,
  });
  const connections = new Set<Connection>();
  const alive = new WeakSet<WebSocket>();
  const { may } = world;
  const gate = createGate();
  const [ofAccount, ofAddress] = [createHoldings(config.quotas.sockets), createHoldings(config.quotas.addressSockets)];
  const own: SocketWorld = {
    ...world,
    messages: limitOf(config, 'messages'),
    mostFollowed: config.quotas.followed,
    forget(connection) {
      connections.delete(connection);
      ofAccount.give(connection.player.id);
    },
  };
  /** For the end of a session that no hint told of. */
  const checkSessions = async (): Promise<void> => {
    for (const some of slices([...connections])) {
      const open = await players.openSessions(some.map(({ session }) => session));
      for (const connection of some) if (!open.has(connection.session)) connection.close(CLOSE.noSession);
      await othersFirst();
    }
  };
  const pingAll = async (): Promise<void> => {
    for (const some of slices([...server.clients])) {
      for (const socket of some) {
        if (!alive.has(socket)) socket.terminate();
        alive.delete(socket);
        socket.ping();
      }
      await othersFirst();
    }
  };
  const review = async (connection: Connection): Promise<void> => {
    const visitor = await players.ofSession(connection.session);
    if (visitor === undefined) return connection.close(CLOSE.noSession);
    if (visitor.ban !== undefined) return connection.close(CLOSE.banned);
    await connection.reviewMutes();
  };
  const beat = setInterval(() => {
    checkSessions().catch((error: unknown) => world.log.warn({ error: String(error) }, 'sessions were not looked up'));
    void pingAll();
  }, HEARTBEAT);
  beat.unref();

  const welcome = async (socket: WebSocket, request: IncomingMessage): Promise<void> => {
    alive.add(socket);
    socket.on('pong', () => alive.add(socket));
    socket.on('error', () => undefined);
    // What arrives while the session is looked up is kept.
    socket.pause();
    const session = sessionOf(config, request.headers);
    const finding = session === undefined ? undefined : players.ofSession(session);
    const player = await finding?.finally(() => {
      // Also after a failure: a paused socket cannot be closed, and its client would wait for half a minute.
      socket.resume();
    });
    if (session === undefined || player === undefined || player.ban !== undefined) {
      socket.resume();
      return socket.close(player?.ban === undefined ? CLOSE.noSession : CLOSE.banned);
    }
    // It may have gone meanwhile.
    if (socket.readyState !== socket.OPEN) return;
    if (!ofAccount.take(player.id)) {
      world.metrics.refused('tooMany');
      return socket.close(CLOSE.tooFast, 'too many sockets of this account');
    }
    connections.add(new Connection(socket, { player, session }, own));
  };
  const open = (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    if (socket.destroyed) return;
    server.handleUpgrade(request, socket, head, (made) => {
      welcome(made, request).catch((error: unknown) => {
        world.log.error({ error: String(error) }, 'a socket could not be opened');
        made.close(CLOSE.unknownOutcome);
      });
    });
  };
  const turnAway = (socket: Duplex, status: string, code: string): void => {
    world.metrics.refused(code);
    refuse(socket, status);
  };
  return {
    upgrade(request, socket, head) {
      socket.on('error', () => undefined);
      const path = request.url?.split('?')[0];
      if (path !== `${API}/socket`) return refuse(socket, '404 Not Found');
      if (!isOriginAllowed(request.headers, config)) return refuse(socket, '403 Forbidden');
      const address = addressOf(request, config);
      const session = sessionOf(config, request.headers);
      // Before any look-up, so that refusing a client over its limit costs least.
      if (!may.sockets(address) || (session !== undefined && !may.returns(session))) {
        return turnAway(socket, '429 Too Many Requests', 'tooFast');
      }
      if (socket.destroyed) return;
      if (!ofAddress.take(address)) return turnAway(socket, '429 Too Many Requests', 'tooMany');
      socket.once('close', () => ofAddress.give(address));
      gate.knock({
        owner: address,
        open: () => open(request, socket, head),
        refuse: () => turnAway(socket, '503 Service Unavailable', 'unavailable'),
      });
    },
    endSession(session) {
      for (const connection of connections) if (connection.session === session) connection.close(CLOSE.noSession);
    },
    reviewPlayer(player) {
      for (const connection of connections) {
        if (connection.player.id !== player) continue;
        review(connection).catch((error: unknown) =>
          world.log.warn({ error: String(error) }, 'an account was not looked up'),
        );
      }
    },
    close() {
      clearInterval(beat);
      for (const connection of connections) {
        connection.send({ t: 'closing' });
        connection.close(CLOSE.stopping);
      }
      server.close();
    },
    size: () => connections.size,
    waiting: gate.waiting,
    waitingBytes: () => [...server.clients].reduce((sum, { bufferedAmount }) => sum + bufferedAmount, 0),
  };
}

const othersFirst = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

function* slices<One>(all: readonly One[]): Generator<readonly One[]> {
  for (let at = 0; at < all.length; at += SLICE) yield all.slice(at, at + SLICE);
}

function refuse(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
