import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { type Config, readConfig } from './config.ts';
import type { Games } from './games/game-entry.ts';
import { networkOf } from './http/visitor.ts';
import { createNode } from './node.ts';
import { createHoldings } from './ops/holdings.ts';

export interface ServerOptions {
  readonly port: number;
  /** The folder of the built web app. */
  readonly web: string;
  /** From the environment if it is not given. */
  readonly config?: Config;
  /** For tests with a game of their own. */
  readonly games?: Games;
}

export interface RunningServer {
  /** Lets what is under way finish, then stops. */
  close(): Promise<void>;
}

/** How often Node checks for timeouts; its default is every half minute. */
const PATIENCE = { headersTimeout: 10_000, requestTimeout: 30_000, connectionsCheckingInterval: 2_000 };
/**
 * Connections that are kept for the next request, in milliseconds: a proxy must be the one who hangs up, or now and then a request of its
 * meets a connection that is just being closed. Proxies keep theirs for a minute or two.
 */
const KEPT = { proxy: 130_000, visitor: 15_000 };

/** Connections for requests, beside the sockets that one address may have. */
const SPARE = 100;
/**
 * Connections that wait until they are accepted. The system drops any beyond that, and a client whose connection is dropped tries again
 * after one, three and seven seconds. It may have a lower limit of its own (`net.core.somaxconn` on Linux).
 */
const BACKLOG = 4_096;

/** Limit for connections that have sent nothing yet; no other limit covers them. Behind a proxy this is the proxy's task. */
function limitConnections(server: Server, most: number): void {
  const held = createHoldings(most);
  server.on('connection', (socket: Socket) => {
    const address = networkOf(socket.remoteAddress ?? 'unknown');
    if (!held.take(address)) return socket.destroy();
    socket.once('close', () => held.give(address));
    return undefined;
  });
}

/** Resolves once the port answers; rejects with the system's error, `EADDRINUSE` say, or a `ConfigError`. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const config = options.config ?? readConfig(process.env, process.cwd());
  // The cards of all games are a lot to read; tests bring a small game.
  const games = options.games ?? (await import('./games/games.ts')).createGames();
  const node = await createNode(config, games, options.web);
  const answer = getRequestListener(node.app.fetch);
  const server = createServer(PATIENCE, (request, response) => void answer(request, response));
  server.keepAliveTimeout = config.trustProxy ? KEPT.proxy : KEPT.visitor;
  if (!config.trustProxy) limitConnections(server, config.quotas.addressSockets + SPARE);
  server.on('upgrade', node.sockets.upgrade);
  server.listen({ port: options.port, backlog: BACKLOG });
  try {
    await once(server, 'listening');
  } catch (error) {
    await node.close();
    throw error;
  }
  return {
    async close() {
      server.close();
      await node.close();
      server.closeAllConnections();
      if (server.listening) await once(server, 'close');
    },
  };
}
