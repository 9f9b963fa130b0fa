import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { type Entry, lockfileProblems, PLATFORMS } from './lockfile.mjs';
import { ROOT } from './run.mjs';

const entries: Record<string, Entry> = JSON.parse(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8')).packages;

test('the lockfile lists the native packages of every platform', () => {
  expect(lockfileProblems(entries)).toEqual([]);
});

test.each([
  ['node_modules/@rolldown/binding-darwin-arm64', 'node_modules/rolldown', 'darwin arm64'],
  ['node_modules/@biomejs/cli-linux-x64-musl', 'node_modules/@biomejs/biome', 'linux x64 musl'],
  ['node_modules/@oxlint/binding-win32-x64-msvc', 'node_modules/oxlint', 'win32 x64'],
  ['node_modules/@typescript/typescript-linux-arm64', 'node_modules/typescript', 'linux arm64 glibc'],
])('without %s it says what is missing', (gone, owner, platform) => {
  const { [gone]: _, ...rest } = entries;
  const problems = lockfileProblems(rest);
  expect(problems).toContain(`${owner} needs ${gone.slice('node_modules/'.length)}, which the lockfile does not list`);
  expect(problems).toContain(`${owner} has nothing for ${platform}`);
});

test('a package that is needed everywhere and runs on one system only is told', () => {
  const problems = lockfileProblems({ 'node_modules/a': { os: ['linux'], cpu: ['x64'] } });
  expect(problems).toEqual([
    'node_modules/a has nothing for linux arm64 glibc',
    'node_modules/a has nothing for linux arm64 musl',
    'node_modules/a has nothing for darwin x64',
    'node_modules/a has nothing for darwin arm64',
    'node_modules/a has nothing for win32 x64',
  ]);
});

test('a nested package is found before the one above it', () => {
  const native = Object.fromEntries(
    PLATFORMS.map(({ os, cpu, ...rest }) => {
      const libc = 'libc' in rest ? rest.libc : undefined;
      const entry: Entry = { os: [os], cpu: [cpu], optional: true, ...(libc && { libc: [libc] }) };
      return [`node_modules/a/node_modules/b-${os}-${cpu}-${libc}`, entry];
    }),
  );
  const names = Object.keys(native).map((place) => [place.slice('node_modules/a/node_modules/'.length), '1.0.0']);
  const owner = { 'node_modules/a': { optionalDependencies: Object.fromEntries(names) } };
  expect(lockfileProblems({ ...owner, ...native })).toEqual([]);
});
