/**
 * Measures what a keystroke in the search waits for its cards: `npx tsx apps/web/e2e/measure-search.ts`. From the key to
 * the answer of the worker, and to the next picture of the page, for every letter of a few queries of both games.
 */
import type { Page } from 'playwright-core';
import { openBrowser } from './browser.ts';
import { startProduct } from './product.ts';

const QUERIES = {
  vs: ['team:x-men cost<=3 has:flight does:draw', 'captain america', 'draw a card'],
  arena: ['affiliation:x-men attack>=900', 'black widow'],
} as const;

/** Milliseconds from each letter typed to the cards being on the page. */
async function typeIt(page: Page, query: string): Promise<number[]> {
  const times: number[] = [];
  for (let i = 1; i <= query.length; i++) {
    const time = await page.evaluate<number>(`(async () => {
      const input = document.querySelector('.query-input');
      const put = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set;
      const start = performance.now();
      put.call(input, ${JSON.stringify(query.slice(0, i))});
      input.dispatchEvent(new Event('input', { bubbles: true }));
      for (;;) {
        await new Promise((resolve) => requestAnimationFrame(resolve));
        if (document.querySelector('[data-answer]')?.dataset.answer === ${JSON.stringify(query.slice(0, i))})
          return performance.now() - start;
        if (performance.now() - start > 5000) return NaN;
      }
    })()`);
    times.push(time);
  }
  return times;
}

const product = await startProduct();
const browser = await openBrowser();
try {
  for (const [game, queries] of Object.entries(QUERIES)) {
    const page = await browser.newPage();
    await page.goto(`${product.address}/cards?game=${game}`);
    await page.locator('.gallery .card').first().waitFor();
    const times: number[] = [];
    for (const query of queries) times.push(...(await typeIt(page, query)));
    const sorted = times.toSorted((a, b) => a - b);
    const at = (part: number) => (sorted[Math.floor((sorted.length - 1) * part)] ?? Number.NaN).toFixed(0);
    console.log(
      `${game}: ${times.length} keystrokes, half within ${at(0.5)} ms, nine of ten within ${at(0.9)} ms, all within ${at(1)} ms`,
    );
    await page.close();
  }
} finally {
  await browser.close();
  await product.stop();
}
