import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { playQuickly } from './play-quickly.ts';
import { openHouse } from './visit.ts';

const { visit, address } = openHouse();
/** A busy machine takes its time. */
const WAIT = { timeout: 60_000 };

async function finishGame(page: Page, game: 'vs' | 'arena'): Promise<void> {
  await page.goto(`${address()}/play?game=${game}`);
  await page.locator('.deck').nth(1).click();
  await page.locator('.board').waitFor();
  for (let i = 0; i < 5 && !(await playQuickly(page, { seed: 3 + i, until: '.end-panel' })); i++);
  await page.locator('.end-panel').waitFor();
}

test('after a game comes its story: why it ended, the curve, the moments, and a review that leads to a moment', async () => {
  const { context, page } = await visit();
  await finishGame(page, 'vs');
  await page.locator('.end-cause .rule').first().waitFor(WAIT);
  await page.locator('.win-curve').waitFor(WAIT);
  // The page answers while the worker works.
  await page.getByRole('button', { name: 'Look at the board' }).click();
  expect(await page.locator('.end-full').count()).toBe(0);
  await page.getByRole('button', { name: 'How it went' }).click();
  await page.locator('.moment').first().waitFor(WAIT);
  await page.locator('.review-accuracy').waitFor();
  await page.getByRole('link', { name: 'Review the game' }).click();
  await page.locator('.verdict-card').first().waitFor(WAIT);
  await page.locator('.review-board [data-card]').first().waitFor();

  // Everything is in the address: somebody else comes to the same moment.
  await page.locator('.segment:has([name=review-only])').last().click();
  const row = page.locator('.decision-row').nth(3);
  const chosen = await row.locator('span').first().innerText();
  await row.click();
  await expect.poll(() => page.url()).toContain('&at=');
  const link = page.url();
  await context.close();
  const { context: other, page: theirs } = await visit();
  await theirs.goto(link);
  await theirs.locator('.verdict-chosen h2').waitFor(WAIT);
  expect(chosen).toContain(await theirs.locator('.verdict-chosen h2').innerText());

  // Left in the middle, it goes on where it was.
  await theirs.locator('.review[data-phase=done]').waitFor({ timeout: 240_000 });
  await theirs.reload();
  await theirs.locator('.review[data-phase]').waitFor(WAIT);
  expect(await theirs.locator('.review').getAttribute('data-phase')).toBe('done');

  await theirs.getByRole('button', { name: 'Play on from here' }).click();
  await theirs.locator('.sheet .btn-big').click();
  await theirs.locator('.table:not(.table-replay) .tool-menu').waitFor(WAIT);
  await other.close();
}, 400_000);

test('a game of Mission Arena has its story on a phone, in Italian', async () => {
  const { context, page } = await visit({ viewport: { width: 390, height: 844 } }, { language: 'it' });
  await finishGame(page, 'arena');
  await page.locator('.win-curve').waitFor(WAIT);
  await page.locator('.moment').first().waitFor(WAIT);
  await page.locator('.end-panel').waitFor();
  const wide = await page.evaluate<number>(
    "((panel) => panel.scrollWidth - panel.clientWidth)(document.querySelector('.end-panel'))",
  );
  expect(wide).toBeLessThanOrEqual(0);
  await page.getByRole('link', { name: 'Rivedi la partita' }).click();
  await page.locator('.verdict-card').first().waitFor(WAIT);
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390);
  await context.close();
}, 300_000);
