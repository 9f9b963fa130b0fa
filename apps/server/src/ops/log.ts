import pino from 'pino';

/** Structured lines on standard output. Nothing that is hidden in a game is ever handed to it: no states, seeds, decks. */
export type Log = pino.Logger;

export const createLog = (level: string): Log =>
  pino({ level, base: { pid: process.pid }, timestamp: pino.stdTimeFunctions.isoTime });
