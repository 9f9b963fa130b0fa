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

test.each([390, 360])(
  'on a phone of %i px every screen is two taps away, and nothing scrolls sideways',
  async (width) => {
    const context = await browser.newContext({ bypassCSP: true, viewport: { width, height: 780 }, locale: 'it' });
    const page = await context.newPage();
    await page.addInitScript(`localStorage.setItem('longbox.settings', '{"language":"it"}')`);
    await page.goto(product.address);
    const bar = page.getByRole('navigation');
    await bar.getByRole('link', { name: 'Mazzi' }).click();
    await page.locator('.deck-box').first().waitFor();
    expect(await bar.getByRole('link', { name: 'Mazzi' }).getAttribute('aria-current')).toBe('page');
    await bar.getByRole('button', { name: 'Altro' }).click();
    expect(await page.locator('.phone-ways a').allTextContents()).toEqual([
      'Online',
      'Regole',
      'Replay',
      'Scene',
      'Laboratorio',
      'Impostazioni',
    ]);
    expect(await seriousViolations(page)).toEqual([]);
    await page.locator('.phone-ways').getByRole('link', { name: 'Scene' }).click();
    await page.locator('[data-new=vs]').waitFor();
    expect(await page.locator('dialog[open]').count()).toBe(0);
    const isFitting = 'document.documentElement.scrollWidth <= innerWidth';
    for (const route of [
      '/',
      '/play',
      '/learn',
      '/decks',
      '/cards',
      '/rules',
      '/replays',
      '/scenes',
      '/lab',
      '/settings',
    ]) {
      await page.goto(product.address + route);
      await page.locator('main h1, .home-hero').first().waitFor();
      expect(await page.evaluate(isFitting), route).toBe(true);
    }
    await context.close();
  },
);
