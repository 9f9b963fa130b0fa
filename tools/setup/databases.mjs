import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { installPackages, packageRights } from './debian.mjs';
import { step } from './progress.mjs';

const DEBIAN = '/usr/lib/postgresql';
const OLDEST = 15;

/** @param {NodeJS.ProcessEnv} env */
const folders = (env) => (env.PATH ?? '').split(path.delimiter).filter((folder) => folder !== '');

/**
 * The folder of PostgreSQL's programs: the POSTGRES_BIN variable, what Debian installed, or the path.
 * @param {NodeJS.ProcessEnv} [env]
 * @param {string} [debian]
 * @returns {string | undefined}
 */
export function findPostgres(env = process.env, debian = DEBIAN) {
  if (env.POSTGRES_BIN) return existsSync(path.join(env.POSTGRES_BIN, 'initdb')) ? env.POSTGRES_BIN : undefined;
  const versions = existsSync(debian) ? readdirSync(debian).filter((name) => Number(name) >= OLDEST) : [];
  const installed = versions.sort((a, b) => Number(b) - Number(a)).map((name) => path.join(debian, name, 'bin'));
  return [...installed, ...folders(env)].find((folder) => existsSync(path.join(folder, 'initdb')));
}

/**
 * The REDIS_SERVER variable, or the first redis-server on the path.
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {string | undefined}
 */
export function findRedis(env = process.env) {
  if (env.REDIS_SERVER) return existsSync(env.REDIS_SERVER) ? env.REDIS_SERVER : undefined;
  return [...folders(env), '/usr/bin'].map((folder) => path.join(folder, 'redis-server')).find(existsSync);
}

const MISSING = {
  postgres:
    'The tests of the server need PostgreSQL 15 or later and none was found. Install it (on Debian: apt-get install ' +
    'postgresql), or set POSTGRES_BIN to the folder of its programs, then run the tests again.',
  redis:
    'The tests of the server need Redis and none was found. Install it (on Debian: apt-get install redis-server), or ' +
    'set REDIS_SERVER to the path of one, then run the tests again.',
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

/** Installs Debian's PostgreSQL and Redis where they are missing and that is possible; tests tell what is missing still. */
export async function bringDatabases() {
  const names = [
    ...(findPostgres() === undefined ? ['postgresql'] : []),
    ...(findRedis() === undefined ? ['redis-server'] : []),
  ];
  const rights = names.length === 0 ? undefined : await packageRights();
  if (rights === undefined) return;
  const { code, output } = await step(
    `Install ${names.join(' and ')}`,
    () => installPackages(rights, names),
    (ran) => ran.code === 0,
  );
  if (code !== 0) console.log(`\n${output}`);
}
