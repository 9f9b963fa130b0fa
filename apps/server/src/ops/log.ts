import pino from 'pino';

/** Structured lines on standard output. Nothing that is hidden in a game is ever handed to it: no states, seeds, decks. */
export type Log = pino.Logger;

/** What errors of others may have in them: passwords in addresses, and anything as long as a key, a session or a seed. */
const SECRETS = [/(?<=:\/\/)[^@\s/]+(?=@)/g, /\b[0-9a-f]{32,}\b/gi, /\b[\w-]{43}\b/g];

export const censor = (text: string): string => SECRETS.reduce((left, secret) => left.replace(secret, '***'), text);

/** @param destination standard output, but for tests */
export const createLog = (level: string, destination?: pino.DestinationStream): Log =>
  pino(
    {
      level,
      base: { pid: process.pid },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: {
        log: (fields) =>
          Object.fromEntries(
            Object.entries(fields).map(([name, value]) => [name, typeof value === 'string' ? censor(value) : value]),
          ),
      },
    },
    ...(destination === undefined ? [] : [destination]),
  );
