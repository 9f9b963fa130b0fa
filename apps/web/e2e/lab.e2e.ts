import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser, seriousViolations } from './browser.ts';
import { type Product, startProduct } from './product.ts';

let product: Product;
let browser: Browser;
beforeAll(async () => {
  product = await startProduct();
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

async function saved(page: Page, button: string): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ]);
  return readFileSync(await download.path(), 'utf8');
}

test('decks play each other until the interval is narrow enough, and the numbers can be saved', async () => {
  const context = await browser.newContext({ acceptDownloads: true });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(`${product.address}/lab`);
  await page.locator('.segment', { hasText: 'Mission Arena' }).click();
  const start = page.getByRole('button', { name: 'Start', exact: true });
  expect(await start.isDisabled()).toBe(true);
  await page.locator('.lab-deck-list input').nth(0).check();
  await page.locator('.lab-deck-list input').nth(1).check();
  await page.locator('.segment', { hasText: 'Dice' }).click();
  await page.locator('.segment', { hasText: '±10' }).click();
  await start.click();
  await page.getByText(/^Done: \d/).waitFor();
  expect(await page.locator('.lab-matrix .is-done').count()).toBe(2);
  const report = JSON.parse(await saved(page, 'Save as JSON'));
  expect(report).toMatchObject({ game: 'arena', player: 'random', seed: 'lab', until: 10, isPartial: false });
  const [pair] = report.pairs;
  expect((pair.share.high - pair.share.low) / 2).toBeLessThanOrEqual(0.1);
  expect(await saved(page, 'Save as CSV')).toContain('kind,deck,of,games,share,low,high,note');
  // The same seed once more gives the same report, whatever the workers did when.
  await start.click();
  await page.getByText(/^\d+ of about/).waitFor();
  await page.getByText(/^Done: \d/).waitFor();
  expect(JSON.parse(await saved(page, 'Save as JSON'))).toEqual(report);
  expect(complaints).toEqual([]);
  await context.close();
});

test('it can be stopped, speaks Italian, and axe finds nothing serious', async () => {
  const context = await browser.newContext({ bypassCSP: true, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.goto(`${product.address}/lab`);
  await page.locator('.segment', { hasText: 'Dice' }).click();
  await page.getByRole('button', { name: 'First decks' }).click();
  await page.locator('.segment', { hasText: '±3' }).click();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.locator('.lab-matrix .lab-cell').first().waitFor();
  await page.getByRole('button', { name: 'Stop' }).click();
  await page.getByText(/^Stopped after \d/).waitFor();
  expect(await seriousViolations(page)).toEqual([]);
  await page.getByRole('button', { name: /IT/ }).click();
  await page.getByRole('heading', { name: 'Chi batte chi' }).waitFor();
  await context.close();
});
