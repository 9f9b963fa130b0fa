import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { commandFor } from './by-hand.mjs';
import { DATABASE_SUITES, findPostgres, findRedis, missingDatabases, needPostgres, needRedis } from './databases.mjs';
import { fileOf } from './programs.mjs';
import { ROOT } from './run.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'longbox-databases-'));
const put = (...parts: string[]): string => {
  const file = path.join(folder, ...parts);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, '');
  return file;
};
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => {
  vi.unstubAllEnvs();
});

test('the newest PostgreSQL is found, and none that is too old', () => {
  for (const version of ['9', '13', '15', '17']) put('debian', version, 'bin', fileOf('initdb'));
  expect(findPostgres({}, path.join(folder, 'debian'), '')).toBe(path.join(folder, 'debian', '17', 'bin'));
  put('old', '13', 'bin', fileOf('initdb'));
  expect(findPostgres({}, path.join(folder, 'old'), '')).toBeUndefined();
});

test('variables win over what is installed', () => {
  const own = path.dirname(put('own', fileOf('initdb')));
  expect(findPostgres({ POSTGRES_BIN: own })).toBe(own);
  const server = put('own', 'redis-server');
  expect(findRedis({ REDIS_SERVER: server })).toBe(server);
});

test('a variable that is wrong is told, not worked around', () => {
  vi.stubEnv('POSTGRES_BIN', folder);
  vi.stubEnv('REDIS_SERVER', path.join(folder, 'nothing'));
  expect(needPostgres).toThrow('set POSTGRES_BIN to the folder of its programs');
  expect(needRedis).toThrow('set REDIS_SERVER to the path of one');
});

test('what the registry brought is used last', () => {
  const embedded = path.dirname(put('embedded', fileOf('initdb')));
  expect(findPostgres({}, folder, embedded)).toBe(embedded);
  const onPath = path.dirname(put('path', fileOf('initdb')));
  expect(findPostgres({ PATH: onPath }, folder, embedded)).toBe(onPath);
});

test('a wrong variable makes no suite wait: it must fail', () => {
  const env = { POSTGRES_BIN: folder, REDIS_SERVER: path.join(folder, 'nothing') };
  expect(missingDatabases(env)).toEqual({ waiting: [], suites: [] });
});

test('each system is told its one command', () => {
  const names = { apt: 'redis-server', brew: 'redis' };
  expect(commandFor(names, 'darwin')).toBe('brew install redis');
  expect(commandFor(names, 'linux')).toContain('apt-get install -y redis-server');
  expect(commandFor(names, 'win32')).toBeUndefined();
  expect(commandFor({ ...names, winget: 'Some.Thing' }, 'win32')).toBe('winget install Some.Thing');
});

/** The suites of the server's tests that reach a file by imports. */
function reach(target: string): string[] {
  const tests = path.join(ROOT, 'apps', 'server', 'test');
  const reaches = (file: string, seen = new Set<string>()): boolean => {
    if (file === path.join(tests, target)) return true;
    if (seen.has(file) || !existsSync(file)) return false;
    seen.add(file);
    const imports = readFileSync(file, 'utf8').matchAll(/^(?:import|export) (?!type ).*from '(\.[^']+)';$/gm);
    return [...imports].some(([, to]) => reaches(path.join(path.dirname(file), to ?? ''), seen));
  };
  return readdirSync(tests)
    .filter((name) => name.endsWith('.test.ts') && reaches(path.join(tests, name)))
    .map((name) => `apps/server/test/${name}`);
}

test('the suites that need a database are known by name', () => {
  expect(reach('postgres.ts')).toEqual(DATABASE_SUITES.postgres);
  expect(reach('redis.ts')).toEqual(DATABASE_SUITES.redis);
});
