import { expect, test } from 'vitest';
import { playOffered } from './play-offered.ts';
import { playQuickly } from './play-quickly.ts';
import { openHouse, quietTable, sitDown } from './visit.ts';

const { visit, address } = openHouse();

test('a new visitor plays a whole Arena game against the computer by clicking only what is offered', async () => {
  const { context, page } = await visit();
  await sitDown(page, address(), { game: 'arena', deck: 0 });
  const clicks = await playOffered(page, 20262, 2500);
  await page.locator('.end-panel').waitFor();
  expect(await page.locator('.end-title').textContent()).toMatch(/You win|Computer wins|A tie/);
  expect(clicks).toBeGreaterThan(20);
  await context.close();
}, 300_000);

test('reloading between challenges restores lanes, totals and the decision', async () => {
  const { context, page } = await visit();
  await sitDown(page, address(), { game: 'arena', deck: 1 });
  await playOffered(page, 7, 200, '.lane-now .gauge');
  await page.keyboard.press('Escape');
  const before = await quietTable(page);
  await page.reload();
  await page.locator('.board').waitFor();
  expect(await quietTable(page)).toBe(before);
  await context.close();
}, 120_000);

test('a refused click in the Arena is explained in words with its rule', async () => {
  const { context, page } = await visit();
  await sitDown(page, address(), { game: 'arena', deck: 2 });
  await playOffered(page, 3, 60, '.table:has(.turn-count) .hand .is-dim');
  await page.locator('.hand .is-dim').first().click();
  await expect.poll(() => page.locator('.refusal').textContent()).toMatch(/\w+.*MA-[A-Z]+-\d+/);
  await context.close();
}, 120_000);

test('pointing at a card for a Boost shows the new total beside the old one', async () => {
  const { context, page } = await visit();
  await sitDown(page, address(), { game: 'arena', deck: 0 });
  const boosting =
    '.table:has(.phase-now[data-phase=boost]):has(.lane-now .gauge):has(.hand .is-legal):not(:has(.is-selected))';
  for (let i = 0; i < 6 && !(await playQuickly(page, { seed: 12 + i, until: boosting })); i++) {
    await page.locator('.end-buttons .btn-main').click();
    await page.locator('.end-panel').waitFor({ state: 'detached' });
  }
  await page.locator('.hand .is-legal').first().hover();
  await page.locator('.lane-now .gauge-ghost').waitFor();
  await context.close();
}, 120_000);

test('the Arena speaks Italian and fits a phone', async () => {
  const { context, page } = await visit({ viewport: { width: 360, height: 740 }, hasTouch: true }, { language: 'it' });
  await sitDown(page, address(), { game: 'arena', deck: 3 });
  await playOffered(page, 5, 60, '.lanes');
  expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
  expect(await page.locator('.squad-active').first().textContent()).toMatch(/Attivi/);
  await context.close();
}, 120_000);
