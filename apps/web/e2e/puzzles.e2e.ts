import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openHouse } from './visit.ts';

const { visit, address } = openHouse();
const coach = (page: Page) => page.locator('.coach');

test('the puzzle of the day gives hints in steps, then plays its solution on the board', async () => {
  const { context, page } = await visit();
  await page.goto(`${address()}/learn`);
  await page.locator('[data-daily]').click();
  await coach(page).getByText('Win this turn').waitFor();
  for (const step of [0, 1, 2]) await page.locator(`[data-hint="${step}"]`).click();
  await expect.poll(() => coach(page).locator('.coach-oops').count()).toBeGreaterThanOrEqual(2);
  await page.locator('[data-solution]').click();
  await expect.poll(() => coach(page).getAttribute('data-solved'), { timeout: 60_000 }).toBe('yes');
  // A solution that was shown solves nothing: the day is still open.
  await coach(page)
    .getByRole('link', { name: /more puzzles/i })
    .click();
  await page.getByText('Solve it and begin a streak').waitFor();
  await context.close();
}, 120_000);

test('a puzzle that cannot be won any more says so, in Italian too', async () => {
  const { context, page } = await visit({ viewport: { width: 390, height: 844 } }, { language: 'it' });
  await page.goto(`${address()}/learn`);
  await page.locator('.segment:has([name=game])').nth(1).click();
  await page.locator('[data-next]').click();
  await coach(page).getByText('Vinci in questo turno').waitFor();
  const pass = page.locator('[data-offer=pass]');
  await expect
    .poll(
      async () => {
        const isOver = await coach(page)
          .getByText(/non si può più vincere|Il turno è finito/)
          .count();
        if (isOver === 0 && (await pass.count()) > 0)
          await pass
            .first()
            .click({ timeout: 1000 })
            .catch(() => undefined);
        return isOver;
      },
      { timeout: 60_000, interval: 300 },
    )
    .toBeGreaterThan(0);
  await context.close();
}, 120_000);

test('a gauntlet begins with a deck, costs a life when lost, and is remembered', async () => {
  const { context, page } = await visit();
  await page.goto(`${address()}/gauntlet/arena`);
  await page.locator('[data-run=new]').click();
  await page.locator('.board').waitFor();
  await page.keyboard.press('?');
  await page.getByRole('button', { name: 'Give up' }).click();
  await page.locator('.menu-sure .btn-main').click();
  await coach(page).getByText('One life left').waitFor();
  await coach(page).getByRole('link', { name: 'See the run' }).click();
  await page.locator('[data-run=on]').waitFor();
  expect(await page.locator('.rung.is-next .rung-number').textContent()).toBe('1');
  await context.close();
}, 120_000);
