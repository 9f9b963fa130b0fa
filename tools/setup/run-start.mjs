import { pathToFileURL } from 'node:url';
import { install } from './install.mjs';
import { busyPort, parsePort, portRefusal } from './port.mjs';
import { ROOT } from './run.mjs';
import { buildServer, SERVER_BUILD } from './server-build.mjs';
import { buildWeb, WEB } from './web-build.mjs';

/**
 * @param {number} port
 * @param {string | undefined} code
 */
function refusal(port, code) {
  if (code === 'EADDRINUSE') return busyPort(port);
  if (code === 'EACCES') {
    return `This account may not listen on port ${port}. Choose one from 1024 up: PORT=8080 npm start`;
  }
  return `Port ${port} cannot be used (${code}). Choose another: PORT=8080 npm start`;
}

/** @param {string} sentence */
function fail(sentence) {
  console.error(sentence);
  process.exitCode = 1;
}

/**
 * @param {number} port
 * @param {string} store
 */
const welcome = (port, store) => `
Longbox is at http://localhost:${port}

  Open that address in a browser.
  Matches and accounts are kept in ${store}.
  Stop with Ctrl+C. For another port: PORT=${port + 1} npm start
  To see it proven: npm test
`;

/** Installs, builds and serves; resolves once the product answers or a problem has been told. */
export async function runStart() {
  const port = parsePort(process.env.PORT);
  if (typeof port === 'string') return fail(port);
  // Asked first, so that nobody waits for a build to hear of it.
  const refused = await portRefusal(port);
  if (refused !== undefined) return fail(refusal(port, refused));

  const problem = (await install()) ?? (await buildWeb()) ?? (await buildServer());
  if (problem !== undefined) return fail(problem);

  const { ConfigError, readConfig, startServer } = /** @type {typeof import('@longbox/server')} */ (
    await import(pathToFileURL(SERVER_BUILD).href)
  );
  try {
    const config = readConfig(process.env, ROOT);
    const server = await startServer({ port, web: WEB, config });
    const stop = () => void server.close().then(() => process.exit(0));
    process.once('SIGINT', stop);
    process.once('SIGTERM', stop);
    console.log(welcome(port, config.databaseUrl === undefined ? config.data : 'the database of DATABASE_URL'));
  } catch (error) {
    if (error instanceof ConfigError) return fail(error.message);
    const { code, syscall } = /** @type {NodeJS.ErrnoException} */ (error);
    if (code === undefined || syscall !== 'listen') throw error;
    fail(refusal(port, code));
  }
}
