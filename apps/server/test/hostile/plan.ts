import { randomBytes } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';

/** What one run of `npm run attack` does. */
export interface AttackPlan {
  /** Hostile sockets at once; who is thrown out comes back. */
  readonly sockets: number;
  /** Spoilt messages altogether. */
  readonly frames: number;
  readonly seconds: number;
  /** Processes that attack. */
  readonly workers: number;
  /** Tables of honest people, and of people who play with the computer. */
  readonly tables: number;
  readonly alone: number;
  /** Kinds of attack that take part; all of them if it is empty. */
  readonly only: readonly string[];
  /** The server has the first core to itself, honest people come before attackers on the others. Linux only. */
  readonly apart: boolean;
  readonly idle: number;
  readonly sleeping: number;
  readonly data: string;
  readonly key: string;
  /** Where a folder of samples and the report go, besides the report on the screen. */
  readonly out: string | undefined;
  /** Where a processor profile of the server goes; it is written when the server stops. */
  readonly profile: string | undefined;
}

const { values } = parseArgs({
  options: {
    sockets: { type: 'string', default: '1000' },
    frames: { type: 'string', default: '100000' },
    seconds: { type: 'string', default: '60' },
    workers: { type: 'string', default: '1' },
    tables: { type: 'string', default: '6' },
    alone: { type: 'string', default: '3' },
    only: { type: 'string', default: '' },
    apart: { type: 'boolean', default: false },
    idle: { type: 'string', default: '0' },
    sleeping: { type: 'string', default: '0' },
    out: { type: 'string' },
    profile: { type: 'string' },
  },
});

function count(name: 'sockets' | 'frames' | 'seconds' | 'workers' | 'tables' | 'alone' | 'idle' | 'sleeping'): number {
  const number = Number(values[name]);
  if (Number.isInteger(number) && number >= 0) return number;
  console.error(`--${name} is ${values[name]}; it must be a whole number.`);
  return process.exit(1);
}

export const makePlan = (): AttackPlan => ({
  sockets: count('sockets'),
  frames: count('frames'),
  seconds: count('seconds'),
  workers: Math.max(1, count('workers')),
  tables: count('tables'),
  alone: count('alone'),
  only: values.only.split(',').filter((kind) => kind !== ''),
  apart: values.apart,
  idle: count('idle'),
  sleeping: count('sleeping'),
  data: mkdtempSync(path.join(tmpdir(), 'longbox-attack-')),
  key: randomBytes(32).toString('hex'),
  out: values.out,
  profile: values.profile,
});
