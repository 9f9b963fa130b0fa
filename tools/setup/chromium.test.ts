import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { bringChromium, findChromium } from './chromium.mjs';

test('CHROMIUM wins over what is installed', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'longbox-chromium-'));
  const own = path.join(folder, 'mine');
  writeFileSync(own, '');
  expect(findChromium({ CHROMIUM: own })).toBe(own);
  rmSync(folder, { recursive: true });
  expect(findChromium({ CHROMIUM: own })).toBeUndefined();
});

test('a CHROMIUM that is not there is told, not worked around', async () => {
  vi.stubEnv('CHROMIUM', 'no-such-browser');
  expect(await bringChromium()).toEqual({
    problem: "CHROMIUM is 'no-such-browser', and no file is there. Correct it or unset it.",
  });
  vi.unstubAllEnvs();
});
