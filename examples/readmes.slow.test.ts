import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { ROOT, run } from '../tools/setup/run.mjs';

const PACKAGES = ['kernel', 'vs', 'arena', 'vs-sets', 'arena-sets', 'players', 'lab', 'protocol'];

// Inside of the repository, where the packages are found by their names.
const cache = path.join(ROOT, 'node_modules', '.cache', 'longbox');
mkdirSync(cache, { recursive: true });
const folder = mkdtempSync(path.join(cache, 'readme-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const readme = (name: string): string => readFileSync(path.join(ROOT, 'packages', name, 'README.md'), 'utf8');

test.each(PACKAGES)('the lines in the README of %s run', { timeout: 120_000 }, async (name) => {
  const [, code = ''] = /```ts\n([\s\S]*?)```/.exec(readme(name)) ?? [];
  const file = path.join(folder, `${name}.mts`);
  writeFileSync(file, code);
  const { code: exit, output } = await run(process.execPath, ['--import', 'tsx', file]);
  expect(output).not.toBe('');
  expect(exit, output).toBe(0);
});

test('the READMEs fit on a screen or so, and their links lead somewhere', () => {
  for (const name of PACKAGES) {
    const text = readme(name);
    expect(text.split('\n').length, name).toBeLessThan(60);
    for (const [, link] of text.matchAll(/\]\(([^)#]+)\)/g)) {
      expect(existsSync(path.join(ROOT, 'packages', name, link ?? '')), `${name}: ${link}`).toBe(true);
    }
  }
});
