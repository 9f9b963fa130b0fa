import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../setup/run.mjs';
import { deadLinks, makeReference } from './make.mjs';

test('the reference is made from the sources, names every package, and no link leads nowhere', {
  timeout: 240_000,
}, async () => {
  expect(await makeReference()).toBeUndefined();
  expect(deadLinks()).toEqual([]);
  const pages = readdirSync(path.join(ROOT, 'dist', 'reference', 'modules'));
  for (const name of ['kernel', 'vs', 'arena', 'vs-sets', 'arena-sets', 'games', 'players', 'lab', 'protocol']) {
    expect(
      pages.some((page) => page.startsWith(`packages_${name}_src`)),
      name,
    ).toBe(true);
  }
});
