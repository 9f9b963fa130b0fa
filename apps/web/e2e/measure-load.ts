/**
 * Measures a first visit and the way to a table: `npx tsx apps/web/e2e/measure-load.ts [folder of a build]`. Bytes are what
 * was asked for, compressed; times are of an empty cache, the middle of several visits.
 */
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { openBrowser } from './browser.ts';
import { serveFolder } from './serve-folder.ts';

const VISITS = 7;
const site = await serveFolder(path.resolve(process.argv[2] ?? path.join(import.meta.dirname, '..', 'dist')));

const STEPS = ['home', 'play screen', 'table'] as const;
type Figures = Readonly<Record<(typeof STEPS)[number], readonly [milliseconds: number, bytes: number]>>;

async function visit(browser: Browser): Promise<Figures> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' });
  const page = await context.newPage();
  const took = async (act: () => Promise<unknown>): Promise<readonly [number, number]> => {
    const [start, before] = [performance.now(), site.sent()];
    await act();
    return [performance.now() - start, site.sent() - before];
  };
  const home = await took(async () => {
    await page.goto(site.address);
    await page.locator('.home-vs a').first().waitFor();
  });
  const play = await took(async () => {
    await page.locator('.home-vs a').first().click();
    await page.locator('.deck .card').first().waitFor();
  });
  const table = await took(async () => {
    await page.locator('.deck').nth(1).click();
    await page.locator('.board').waitFor();
  });
  await context.close();
  return { home, 'play screen': play, table };
}

const middle = (numbers: readonly number[]): number => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0;

const browser = await openBrowser();
try {
  await visit(browser);
  const visits: Figures[] = [];
  for (let i = 0; i < VISITS; i++) visits.push(await visit(browser));
  for (const step of STEPS) {
    const [time, size] = [0, 1].map((at) => middle(visits.map((each) => each[step][at] ?? 0)));
    console.log(`${step}: ${time.toFixed(0)} ms, ${(size / 1024).toFixed(1)} KB`);
  }
} finally {
  await browser.close();
  site.stop();
}
