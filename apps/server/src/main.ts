// A node as a process of its own: for containers, and for tests that kill it.
import { fileURLToPath } from 'node:url';
import { ConfigError, readConfig } from './config.ts';
import { startServer } from './start-server.ts';

const WEB = fileURLToPath(new URL('../../web/dist', import.meta.url));

try {
  const port = Number(process.env.PORT ?? 8080);
  const server = await startServer({
    port,
    web: process.env.LONGBOX_WEB ?? WEB,
    config: readConfig(process.env, process.cwd()),
  });
  const stop = () => void server.close().then(() => process.exit(0));
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  console.log(`Longbox is at http://localhost:${port}`);
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
