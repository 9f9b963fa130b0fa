import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { openBrowser } from './browser.ts';
import { type Product, startProduct } from './product.ts';

export interface Visit {
  readonly context: BrowserContext;
  readonly page: Page;
}

/** Seeds of games and the choice of opponents come from here, so that a test meets the same games every time. */
const SAME_LUCK = `(() => {
  let a = 2026;
  let games = 0;
  Math.random = () => (a = (Math.imul(a, 1664525) + 1013904223) >>> 0) / 2 ** 32;
  Object.defineProperty(crypto, 'randomUUID', { value: () => 'game-' + ++games });
})()`;

interface House {
  readonly address: () => string;
  /** A visitor who does not want to wait for the computer. */
  visit(options?: Parameters<Browser['newContext']>[0], settings?: Readonly<Record<string, unknown>>): Promise<Visit>;
}

/** The product and a browser for the tests of one file. Whatever breaks on a page fails the test that is running. */
export function openHouse(settings: Readonly<Record<string, string>> = {}): House {
  let product: Product;
  let browser: Browser;
  const errors: string[] = [];
  beforeAll(async () => {
    product = await startProduct(settings);
    browser = await openBrowser();
  }, 120_000);
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });
  afterEach(() => expect(errors.splice(0)).toEqual([]));
  return {
    address: () => product.address,
    async visit(options = {}, settings = {}) {
      const context = await browser.newContext({
        viewport: { width: 1440, height: 900 },
        reducedMotion: 'reduce',
        // To keep every file for offline play costs as much as the visit; who tests that allows it.
        serviceWorkers: 'block',
        ...options,
      });
      const page = await context.newPage();
      page.on('pageerror', (error) => errors.push(error.message));
      await page.addInitScript(SAME_LUCK);
      const wanted = JSON.stringify({ pace: 'instant', level: 'recruit', ...settings });
      await page.addInitScript(
        `if (!localStorage.getItem('longbox.settings')) localStorage.setItem('longbox.settings', '${wanted}')`,
      );
      return { context, page };
    },
  };
}

/** Home, game, deck: three clicks to the table. */
export async function sitDown(page: Page, address: string, { game = 'vs', deck = 1 } = {}): Promise<void> {
  await page.goto(address);
  const panel = game === 'vs' ? '.home-vs' : '.home-arena';
  await page.locator(`${panel} a`).first().click();
  await page.locator('.deck').nth(deck).click();
  await page.locator('.board').waitFor();
}

/** Waits until a person is asked and nothing moves any more, then says what is on the table. */
export async function quietTable(page: Page): Promise<string> {
  const read = () =>
    page.evaluate<string>(
      "[document.querySelector('.table').dataset.seq, ...[...document.querySelectorAll('.row .card, .mission, .lane-number, .lane-outcome, .gauge-mark, .prompt-words, .log')].map((e) => e.textContent)].join('\\n')",
    );
  let now = '';
  await expect
    .poll(
      async () => {
        const last = now;
        now = await read();
        return now === last && (await page.locator('.prompt-idle').count()) === 0;
      },
      { interval: 400, timeout: 20_000 },
    )
    .toBe(true);
  return now;
}
