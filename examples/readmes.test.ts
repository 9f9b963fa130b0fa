// That their lines run is proven against the packed files, in tools/release/packages.slow.test.ts.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../tools/setup/run.mjs';

const PACKAGES = ['kernel', 'vs', 'arena', 'vs-sets', 'arena-sets', 'players', 'lab', 'protocol'];

const readme = (name: string): string => readFileSync(path.join(ROOT, 'packages', name, 'README.md'), 'utf8');

test('the READMEs fit on a screen or so, and their links lead somewhere', () => {
  for (const name of PACKAGES) {
    const text = readme(name);
    expect(text.split('\n').length, name).toBeLessThan(60);
    for (const [, link] of text.matchAll(/\]\(([^)#]+)\)/g)) {
      expect(existsSync(path.join(ROOT, 'packages', name, link ?? '')), `${name}: ${link}`).toBe(true);
    }
  }
});
