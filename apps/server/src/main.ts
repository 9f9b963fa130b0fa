// A node as a process of its own: for containers, and for tests that kill it.
import { fileURLToPath } from 'node:url';
import { readConfig, readPort } from './config.ts';
import { ConfigError } from './config-error.ts';
import { startServer } from './start-server.ts';

const REFUSALS: Readonly<Record<string, string>> = {
  EADDRINUSE: 'is in use by another program',
  EACCES: 'may not be used by this account',
};

const WEB = fileURLToPath(new URL('../../web/dist', import.meta.url));

try {
  const port = readPort(process.env);
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
  const refusal = error instanceof Error && 'code' in error ? REFUSALS[String(error.code)] : undefined;
  if (refusal !== undefined) console.error(`Port ${readPort(process.env)} ${refusal}. Choose another.`);
  else if (error instanceof ConfigError) console.error(error.message);
  else throw error;
  process.exitCode = 1;
}
