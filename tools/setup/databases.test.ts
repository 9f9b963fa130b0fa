import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { findPostgres, findRedis, needPostgres, needRedis } from './databases.mjs';

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
  for (const version of ['9', '13', '15', '17']) put('debian', version, 'bin', 'initdb');
  expect(findPostgres({}, path.join(folder, 'debian'))).toBe(path.join(folder, 'debian', '17', 'bin'));
  put('old', '13', 'bin', 'initdb');
  expect(findPostgres({}, path.join(folder, 'old'))).toBeUndefined();
});

test('variables win over what is installed', () => {
  const own = path.dirname(put('own', 'initdb'));
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
