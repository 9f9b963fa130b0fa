import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { bringChromium, browserPlaces, findChromium } from './chromium.mjs';
import { fileOf } from './programs.mjs';

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
  const [whole, shell] = ['chromium', 'chromium-headless-shell'].map((name) => path.join(folder, fileOf(name)));
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

test('without a browser and without the right to install one, its tests wait', async () => {
  vi.stubEnv('CHROMIUM', '');
  // An empty path has no browser, and no package manager either.
  vi.stubEnv('PATH', '');
  const brought = await bringChromium([]);
  expect('waiting' in brought && brought.waiting.line).toMatch(
    /^Not run, for want of a browser: the browser tests\.\n {2}(apt-get|brew|winget) install/,
  );
});

test('Chrome, Edge and Chromium are looked for where each system has them', () => {
  expect(browserPlaces('darwin', { HOME: '/home-of-ann' })).toEqual([
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
    '/home-of-ann/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/home-of-ann/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/home-of-ann/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ]);
  expect(browserPlaces('win32', { ProgramFiles: 'C:\\Program Files', LOCALAPPDATA: 'C:\\Local' })).toEqual([
    'C:\\Program Files\\Chromium\\Application\\chrome.exe',
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files\\Microsoft\\Edge\\Application\\msedge.exe',
    'C:\\Local\\Chromium\\Application\\chrome.exe',
    'C:\\Local\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Local\\Microsoft\\Edge\\Application\\msedge.exe',
  ]);
});
