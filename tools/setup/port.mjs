import { createServer } from 'node:net';

/** @param {number} port */
export const busyPort = (port) =>
  `Port ${port} is in use by another program. Stop that program, or choose another port: PORT=${port + 1} npm start`;

/**
 * @param {string | undefined} text the PORT variable
 * @returns {number | string} the port, or what is wrong with it
 */
export function parsePort(text) {
  if (text === undefined || text === '') return 8080;
  const port = Number(text);
  if (/^\d+$/.test(text) && port >= 1 && port <= 65535) return port;
  return `PORT is '${text}', which is no port. Choose a number from 1 to 65535: PORT=8080 npm start`;
}

/**
 * @param {number} port
 * @returns {Promise<string | undefined>} the code of the refusal, if it cannot be listened on
 */
export function portRefusal(port) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (/** @type {NodeJS.ErrnoException} */ error) => resolve(error.code ?? 'unknown'));
    probe.listen(port, () => probe.close(() => resolve(undefined)));
  });
}

/** A free port below the range from which systems pick ports for outgoing connections. */
export async function freePort() {
  for (let tries = 0; tries < 50; tries++) {
    const port = 20_000 + Math.floor(Math.random() * 12_000);
    if ((await portRefusal(port)) === undefined) return port;
  }
  throw new Error('no free port between 20000 and 32000');
}
