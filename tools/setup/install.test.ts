import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fingerprint, stamp } from './fingerprint.mjs';
import { explainInstall, install } from './install.mjs';
import { freePort } from './port.mjs';

let root = '';
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'longbox-install-'));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true, force: true });
});

test('an unreachable registry is told in a sentence to act on', async () => {
  writeFileSync(
    path.join(root, 'package.json'),
    JSON.stringify({ dependencies: { 'longbox-no-such-package': '1.0.0' } }),
  );
  vi.stubEnv('npm_config_registry', `http://127.0.0.1:${await freePort()}/`);
  vi.stubEnv('npm_config_fetch_retries', '0');
  vi.stubEnv('npm_config_cache', path.join(root, 'cache'));
  const [sentence] = ((await install(root)) ?? '').split('\n');
  expect(sentence).toBe(
    'npm could not reach its package registry (ECONNREFUSED). Check the network, and the proxy and registry ' +
      'settings that `npm config list` shows, then run the same command again.',
  );
}, 60_000);

test('installing happens once, and again when a manifest changes', async () => {
  writeFileSync(path.join(root, 'package.json'), '{}');
  expect(await install(root)).toBeUndefined();
  // The second time npm is not even started: this one could only fail.
  vi.stubEnv('npm_execpath', path.join(root, 'missing.js'));
  expect(await install(root)).toBeUndefined();
  writeFileSync(path.join(root, 'package.json'), '{ "private": true }');
  expect(await install(root)).toContain('npm install failed');
}, 60_000);

test('other failures of npm are told too', () => {
  expect(explainInstall('npm error code ETARGET')).toContain('lacks something Longbox needs (ETARGET');
  expect(explainInstall('npm error code ENOSPC')).toContain('The disk is full');
  expect(explainInstall('npm error code EWHATEVER')).toBe('npm install failed; what it said is below.');
});

test('a fingerprint follows names and contents, and leaves tests out', () => {
  const write = (name: string, text: string) => writeFileSync(path.join(root, name), text);
  const print = () => fingerprint(root, ['.', 'missing']);
  write('a.ts', '1');
  const first = print();
  write('a.test.ts', '1');
  expect(print()).toBe(first);
  write('a.ts', '2');
  expect(print()).not.toBe(first);
  write('a.ts', '1');
  expect(print()).toBe(first);
  cpSync(path.join(root, 'a.ts'), path.join(root, 'b.ts'));
  expect(print()).not.toBe(first);
});

test('a stamp holds for its own fingerprint only', () => {
  const built = stamp(root, 'built');
  expect(built.isFor('a')).toBe(false);
  built.write('a');
  expect(built.isFor('a')).toBe(true);
  expect(built.isFor('b')).toBe(false);
});
