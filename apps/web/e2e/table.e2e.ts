import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openBrowser, seriousViolations } from './browser.ts';
import { playOffered } from './play-offered.ts';
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

/** What broke on any page of the test that is running. */
const errors: string[] = [];
afterEach(() => expect(errors.splice(0)).toEqual([]));

/** A visitor who does not want to wait for the computer. */
async function visit(
  options: Parameters<Browser['newContext']>[0] = {},
): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    ...options,
  });
  const page = await context.newPage();
  page.on('pageerror', (error) => errors.push(error.message));
  await page.addInitScript(
    "if (!localStorage.getItem('longbox.settings')) localStorage.setItem('longbox.settings', JSON.stringify({ pace: 'instant' }))",
  );
  return { context, page };
}

async function sitDown(page: Page, deck = 1): Promise<void> {
  await page.goto(product.address);
  await page.getByRole('link', { name: 'Play now' }).click();
  await page.locator('.deck').nth(deck).click();
  await page.locator('.board').waitFor();
}

test('a new visitor plays a whole game against the computer by clicking only what is offered', async () => {
  const { context, page } = await visit();
  await sitDown(page);
  const clicks = await playOffered(page, 20261, 2500);
  await page.locator('.end-panel').waitFor();
  expect(await page.locator('.end-title').textContent()).toMatch(/You win|You are out|A tie/);
  expect(clicks).toBeGreaterThan(10);
  await page.getByRole('button', { name: 'Play again' }).click();
  await page.locator('.end-panel').waitFor({ state: 'detached' });
  await context.close();
}, 300_000);

test('reloading in mid-game restores the table, its log and the decision', async () => {
  const { context, page } = await visit();
  await sitDown(page, 0);
  await playOffered(page, 7, 60, '.strip');
  await page.keyboard.press('Escape');
  const read = () =>
    page.evaluate<string>(
      "[document.querySelector('.table').dataset.seq, ...[...document.querySelectorAll('.row .card, .prompt-words, .log')].map((e) => e.textContent)].join('\\n')",
    );
  // The computer may still be moving: wait until it is the person's turn to decide, and stays so.
  let before = '';
  await expect
    .poll(
      async () => {
        const last = before;
        before = await read();
        return before === last && (await page.locator('.prompt-idle').count()) === 0;
      },
      { interval: 400, timeout: 20_000 },
    )
    .toBe(true);
  await page.reload();
  await page.locator('.board').waitFor();
  expect(await read()).toBe(before);
  await context.close();
}, 120_000);

test('what cannot be done is explained with its rule', async () => {
  const { context, page } = await visit();
  await sitDown(page, 2);
  await playOffered(page, 3, 40, '.hand .is-dim');
  await page.locator('.hand .is-dim').first().click();
  await expect.poll(() => page.locator('.refusal').textContent()).toMatch(/VS-[A-Z]+-\d+/);
  await context.close();
}, 120_000);

test.each(['light', 'dark'] as const)(
  'axe finds nothing serious on cards and table in the %s theme',
  async (colorScheme) => {
    const { context, page } = await visit({ colorScheme, bypassCSP: true });
    await page.goto(`${product.address}/cards`);
    await page.getByRole('searchbox').fill('captain');
    await page.locator('.gallery .card').first().waitFor();
    expect(await seriousViolations(page)).toEqual([]);
    await page.locator('.gallery .card').first().click();
    expect(await seriousViolations(page)).toEqual([]);
    await sitDown(page);
    await playOffered(page, 11, 80, '.strip');
    expect(await seriousViolations(page)).toEqual([]);
    await context.close();
  },
  120_000,
);

test('no name or type line in the gallery is cut', async () => {
  const { context, page } = await visit();
  await page.goto(`${product.address}/cards`);
  for (const game of ['Vs. System 2PCG', 'Mission Arena']) {
    await page.locator('.segment', { hasText: game }).click();
    await page.locator('.gallery .card').first().waitFor();
    const cut = await page.evaluate<string[]>(`(() => {
      const cut = [];
      for (const li of document.querySelectorAll('.gallery li')) li.style.contentVisibility = 'visible';
      for (const name of document.querySelectorAll('.gallery .card-name, .gallery .card-type')) {
        const room = name.closest('.card-in').getBoundingClientRect();
        for (const line of name.children.length > 0 ? name.children : [name]) {
          const range = document.createRange();
          range.selectNodeContents(line);
          if (range.getBoundingClientRect().right > room.right - 2) cut.push(line.textContent);
        }
      }
      return cut;
    })()`);
    expect(cut).toEqual([]);
  }
  await context.close();
}, 60_000);

test('the table speaks Italian without a reload, and fits a phone', async () => {
  const { context, page } = await visit({ viewport: { width: 360, height: 740 }, hasTouch: true });
  await page.goto(product.address);
  await page.getByRole('button', { name: "Passa all'italiano" }).click();
  await page.getByRole('link', { name: 'Gioca ora' }).click();
  await page.locator('.deck').first().click();
  await page.locator('.board').waitFor();
  await playOffered(page, 5, 40);
  expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
  expect(await page.locator('html').getAttribute('lang')).toBe('it');
  await context.close();
}, 120_000);

test('a row is walked by arrow keys, and Escape takes a selection back', async () => {
  const { context, page } = await visit();
  await sitDown(page);
  await playOffered(page, 2, 40, '.hand .is-legal');
  await page.locator('.hand [data-roving]').first().focus();
  await page.keyboard.press('ArrowRight');
  expect(await page.evaluate("document.activeElement === document.querySelectorAll('.hand [data-roving]')[1]")).toBe(
    true,
  );
  await page.locator('.hand .is-legal').first().focus();
  await page.keyboard.press('Enter');
  await page.locator('.hand .is-selected').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('.hand .is-selected').waitFor({ state: 'detached' });
  await context.close();
}, 120_000);
