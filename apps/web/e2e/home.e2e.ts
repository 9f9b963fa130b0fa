import type { Browser } from 'playwright-core';
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

test('the page shows its heading and breaks no policy of its own', async () => {
  const page = await browser.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(product.address);
  await page.getByRole('heading', { level: 1, name: 'Longbox' }).waitFor();
  expect(await page.title()).toBe('Longbox');
  // All three families arrived, so the policy lets fonts through.
  await page.evaluate('document.fonts.ready');
  const loaded = await page.evaluate<string[]>(
    "[...new Set([...document.fonts].filter((font) => font.status === 'loaded').map((font) => font.family))].sort()",
  );
  expect(loaded).toEqual(['Anton', 'Barlow', 'Barlow Condensed']);
  expect(complaints).toEqual([]);
  await page.close();
});

test.each(['light', 'dark'] as const)('axe finds nothing serious in the %s theme', async (colorScheme) => {
  // Only this page lets a foreign script in: axe itself.
  const context = await browser.newContext({ colorScheme, bypassCSP: true });
  const page = await context.newPage();
  await page.goto(product.address);
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await seriousViolations(page)).toEqual([]);
  await context.close();
});
