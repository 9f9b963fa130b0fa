import { once } from 'node:events';
import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createApp } from './app.ts';

export interface ServerOptions {
  readonly port: number;
  /** The folder of the built web app. */
  readonly web: string;
}

export interface RunningServer {
  close(): Promise<void>;
}

/** Resolves once the port answers; rejects with the system's error, `EADDRINUSE` say. */
export async function startServer({ port, web }: ServerOptions): Promise<RunningServer> {
  const answer = getRequestListener(createApp(web).fetch);
  const server = createServer((request, response) => void answer(request, response));
  server.headersTimeout = 10_000;
  server.requestTimeout = 30_000;
  server.listen(port);
  await once(server, 'listening');
  return {
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
