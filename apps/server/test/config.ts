import { randomBytes } from 'node:crypto';
import type { Config } from '../src/config.ts';

export const ROOMY: Config['quotas'] = {
  rooms: 1000,
  matches: 1000,
  computerMatches: 1000,
  proposals: 1000,
  ratedAfterHours: 0,
  sockets: 100_000,
  addressSockets: 100_000,
  followed: 1000,
  relations: 1000,
  passkeys: 1000,
};

/** Quiet, in memory, and with room for many clients at one address. */
export const testConfig = (changes: Partial<Config> = {}): Config => ({
  data: ':memory:',
  databaseUrl: undefined,
  redisUrl: undefined,
  key: randomBytes(32),
  publicUrl: undefined,
  origins: [],
  trustProxy: false,
  logLevel: 'silent',
  limits: 1000,
  ownLimits: {},
  // A test that runs on a busy machine is not to meet other limits than on a quiet one.
  shedding: false,
  quotas: ROOMY,
  archiveAfterDays: 0,
  hostKey: undefined,
  ...changes,
});
