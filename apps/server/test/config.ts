import { randomBytes } from 'node:crypto';
import type { Config } from '../src/config.ts';

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
  quotas: { rooms: 1000, matches: 1000, computerMatches: 1000, proposals: 1000, ratedAfterHours: 0 },
  archiveAfterDays: 0,
  hostKey: undefined,
  ...changes,
});
