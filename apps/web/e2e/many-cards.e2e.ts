import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from './browser.ts';
import { mainThreadTasks } from './main-thread.ts';
import { type Served, serveFolder } from './serve-folder.ts';

/** Milliseconds of its own time that no task of the page may take. */
const LONGEST = 100;

let folder: string;
let site: Served;
let browser: Browser;

/** The app with 2,500 cards: the same sources, with invented sets beside the real ones. */
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'longbox-many-'));
  const root = path.join(import.meta.dirname, '..');
  const alias = [{ find: /^@longbox\/vs-sets$/, replacement: path.join(import.meta.dirname, 'invented-pool.ts') }];
  process.env.NODE_ENV = 'production';
  await build({ root, logLevel: 'error', resolve: { alias }, build: { outDir: folder, emptyOutDir: true } });
  site = await serveFolder(folder);
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  site?.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function openPage(at: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto(`${site.address}${at}`);
  return page;
}

async function longestTask(page: Page, act: () => Promise<unknown>): Promise<number> {
  const tasks = await mainThreadTasks(page, act);
  const longest = Math.max(0, ...tasks.map(({ cpu }) => cpu));
  console.log(`${tasks.length} tasks, longest ${longest.toFixed(0)} ms`);
  return longest;
}

async function type(page: Page, query: string): Promise<void> {
  for (let i = 1; i <= query.length; i++) {
    await page.locator('.query-input').fill(query.slice(0, i));
    await page.waitForTimeout(60);
  }
}

test('2,500 cards come, scroll and are searched without a long task', async () => {
  const page = await openPage('/');
  const come = await longestTask(page, async () => {
    await page.getByRole('link', { name: 'Cards', exact: true }).first().click();
    await page.locator('.gallery .card').first().waitFor();
  });
  await page.getByText(/^2[.,]?5\d\d cards$/).waitFor();
  const last = () => page.locator('.gallery li').last().getAttribute('aria-posinset').then(Number);
  await page.mouse.move(700, 600);
  const scroll = await longestTask(page, async () => {
    for (let i = 0; i < 400 && (await last()) < 600; i++) {
      await page.mouse.wheel(0, 700);
      await page.waitForTimeout(16);
    }
  });
  expect(await last()).toBeGreaterThanOrEqual(600);
  // However far one scrolls, the page holds what is in sight.
  expect(await page.locator('.gallery li').count()).toBeLessThan(120);
  await page.evaluate('scrollTo(0, document.body.scrollHeight)');
  await expect.poll(last).toBe(2500);
  await page.evaluate('scrollTo(0, 0)');
  const search = await longestTask(page, () => type(page, 'team:x-men cost<=3 draw a card'));
  expect(Math.max(come, scroll, search)).toBeLessThan(LONGEST);
  const { heap } = await page.evaluate<{ heap: number }>('({ heap: performance.memory.usedJSHeapSize })');
  console.log(`heap of the page ${(heap / 2 ** 20).toFixed(0)} MB`);
  expect(heap).toBeLessThan(120 * 2 ** 20);
  await page.context().close();
});

test('a menu of 60 sets is searched by typing, and a deck is built from 2,500 cards', async () => {
  const page = await openPage('/decks?new=vs&card=zz1-001');
  await page.locator('.find').first().waitFor();
  await page.locator('[data-filter=set] .filter-button').click();
  expect(await page.locator('.filter-option').count()).toBeGreaterThan(55);
  const pick = await longestTask(page, async () => {
    await page.keyboard.type('silver box 7');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Space');
    await page.locator('.find').first().waitFor();
  });
  await expect.poll(() => page.locator('.query-input').inputValue()).toBe('set:zz7');
  await page.keyboard.press('Escape');
  expect(await page.locator('.filter-pop').count()).toBe(0);
  const add = await longestTask(page, async () => {
    await page.locator('.find:not(.find-in) .stepper button').last().click();
    await page.waitForTimeout(300);
  });
  expect(Math.max(pick, add)).toBeLessThan(LONGEST);
  await page.context().close();
});
