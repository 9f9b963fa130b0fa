import { install } from './install.mjs';
import { busyPort, parsePort, portRefusal } from './port.mjs';
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

/** @param {number} port */
const welcome = (port) => `
Longbox is at http://localhost:${port}

  Open that address in a browser.
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

  const problem = (await install()) ?? (await buildWeb());
  if (problem !== undefined) return fail(problem);

  const { register } = await import('tsx/esm/api');
  register();
  const { startServer } = await import('@longbox/server');
  try {
    const server = await startServer({ port, web: WEB });
    const stop = () => void server.close().then(() => process.exit(0));
    process.once('SIGINT', stop);
    process.once('SIGTERM', stop);
    console.log(welcome(port));
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : undefined;
    if (code === undefined) throw error;
    fail(refusal(port, code));
  }
}
