import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fingerprint, stamp } from './fingerprint.mjs';
import { explainInstall, install } from './install.mjs';
import { freePort } from './port.mjs';
import { run } from './run.mjs';

let root = '';
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'longbox-install-'));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true, force: true });
});

/** A manifest and the lockfile that goes with it. */
function writeManifest(dependencies: Record<string, string>, scripts = {}) {
  const packages = Object.entries(dependencies).map(([name, version]) => [`node_modules/${name}`, { version }]);
  const write = (file: string, value: object) => writeFileSync(path.join(root, file), JSON.stringify(value));
  write('package.json', { dependencies, scripts });
  write('package-lock.json', {
    lockfileVersion: 3,
    packages: { '': { dependencies }, ...Object.fromEntries(packages) },
  });
}

test('an unreachable registry is told in a sentence to act on', async () => {
  writeManifest({ 'longbox-no-such-package': '1.0.0' });
  vi.stubEnv('npm_config_registry', `http://127.0.0.1:${await freePort()}/`);
  vi.stubEnv('npm_config_fetch_retries', '0');
  vi.stubEnv('npm_config_cache', path.join(root, 'cache'));
  const [sentence] = ((await install(root)) ?? '').split('\n');
  expect(sentence).toBe(
    'npm could not reach its package registry (ECONNREFUSED). Check the network, and the proxy and registry ' +
      'settings that `npm config list` shows, then run the same command again.',
  );
}, 60_000);

test('installing happens once, and again when a dependency changes', async () => {
  writeManifest({});
  expect(await install(root)).toBeUndefined();
  // The second time npm is not even started: this one could only fail.
  vi.stubEnv('npm_execpath', path.join(root, 'missing.js'));
  expect(await install(root)).toBeUndefined();
  writeManifest({}, { start: 'node .' });
  expect(await install(root)).toBeUndefined();
  writeManifest({ other: '1.0.0' });
  expect(await install(root)).toContain('npm ci failed');
}, 60_000);

test('of several commands at once, one installs and the others wait for it', async () => {
  writeManifest({});
  const runs = path.join(root, 'runs');
  const script = path.join(root, 'counts.js');
  // Stands for npm: it notes that it began, and takes a while.
  writeFileSync(script, `require('fs').appendFileSync(${JSON.stringify(runs)}, 'x'); setTimeout(() => {}, 300);`);
  vi.stubEnv('npm_execpath', script);
  const command = `import { install } from ${JSON.stringify(new URL('./install.mjs', import.meta.url).href)};
    const problem = await install(${JSON.stringify(root)}); if (problem) throw new Error(problem);`;
  const started = [1, 2, 3].map(() => run(process.execPath, ['--input-type=module', '-e', command]));
  expect((await Promise.all(started)).map(({ code }) => code)).toEqual([0, 0, 0]);
  expect(readFileSync(runs, 'utf8')).toBe('x');
}, 60_000);

test('a manifest that the lockfile does not know is told, and the lockfile stays', async () => {
  writeManifest({});
  const lockfile = readFileSync(path.join(root, 'package-lock.json'), 'utf8');
  writeFileSync(path.join(root, 'package.json'), JSON.stringify({ dependencies: { other: '1.0.0' } }));
  vi.stubEnv('npm_config_registry', `http://127.0.0.1:${await freePort()}/`);
  vi.stubEnv('npm_config_fetch_retries', '0');
  expect(await install(root)).toMatch(/do not agree|could not reach/);
  expect(readFileSync(path.join(root, 'package-lock.json'), 'utf8')).toBe(lockfile);
}, 60_000);

test('other failures of npm are told too', () => {
  expect(explainInstall('npm error code ETARGET')).toContain('lacks something Longbox needs (ETARGET');
  expect(explainInstall('npm error code EUSAGE')).toContain('do not agree');
  expect(explainInstall('npm error code EBUSY')).toContain('could not replace a file');
  expect(explainInstall('npm error code ENOSPC')).toContain('The disk is full');
  expect(explainInstall('npm error code EWHATEVER')).toBe('npm ci failed; what it said is below.');
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
