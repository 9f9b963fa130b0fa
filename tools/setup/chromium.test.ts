import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { bringChromium, findChromium } from './chromium.mjs';

afterEach(() => {
  vi.unstubAllEnvs();
});

test('CHROMIUM wins over what is installed', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'longbox-chromium-'));
  const own = path.join(folder, 'mine');
  writeFileSync(own, '');
  expect(findChromium({ CHROMIUM: own })).toBe(own);
  rmSync(folder, { recursive: true });
  expect(findChromium({ CHROMIUM: own })).toBeUndefined();
});

test('the browser without windows is preferred to the whole one', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'longbox-chromium-'));
  const [whole, shell] = ['chromium', 'chromium-headless-shell'].map((name) => path.join(folder, name));
  writeFileSync(whole, '');
  expect(findChromium({ PATH: folder }, [])).toBe(whole);
  writeFileSync(shell, '');
  expect(findChromium({ PATH: folder }, [])).toBe(shell);
  rmSync(folder, { recursive: true });
});

test('a CHROMIUM that is not there is told, not worked around', async () => {
  vi.stubEnv('CHROMIUM', 'no-such-browser');
  expect(await bringChromium()).toEqual({
    problem: "CHROMIUM is 'no-such-browser', and no file is there. Correct it or unset it.",
  });
});

test('without a browser and without the right to install one, the person is told what to do', async () => {
  vi.stubEnv('CHROMIUM', '');
  // An empty path has no browser, and no package manager either.
  vi.stubEnv('PATH', '');
  expect(await bringChromium([])).toEqual({
    problem:
      'The browser tests need Chromium or Chrome and none was found. Install one (on Debian: apt-get install ' +
      'chromium), or set CHROMIUM to the path of one, then run the tests again.',
  });
});
