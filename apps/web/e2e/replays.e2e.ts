import { expect, test } from 'vitest';
import { playQuickly } from './play-quickly.ts';
import { openHouse } from './visit.ts';

const { visit, address } = openHouse();

test('a finished game is kept, shared as a link, scrubbed by somebody else, and played on from the middle', async () => {
  const { context, page } = await visit();
  await page.goto(`${address()}/play?game=vs`);
  await page.locator('.deck').first().click();
  await page.locator('.board').waitFor();
  await playQuickly(page, { seed: 5, until: '.end-panel', limit: 20 });
  if ((await page.locator('.end-panel').count()) === 0) {
    await page.locator('.tool-menu').click();
    await page.getByRole('button', { name: 'Give up' }).click();
    await page.locator('.menu-sure .btn-main').click();
  }
  await page.locator('.end-panel').waitFor();

  // It is stored beside the table, which does not wait for it.
  await page.waitForTimeout(1000);
  await page.goto(`${address()}/replays`);
  await page.locator('.replay-link').click();
  await page.locator('.table-replay').waitFor();
  await page.getByRole('button', { name: 'Share' }).click();
  const input = page.locator('.share-link');
  await expect.poll(() => input.inputValue()).toContain('/replay#');
  const link = await input.inputValue();
  expect(link.length).toBeLessThan(2000);
  await context.close();

  const { context: other, page: theirs } = await visit();
  await theirs.goto(link);
  await theirs.locator('.table-replay').waitFor();
  const seq = () => theirs.locator('.table-replay').getAttribute('data-seq');
  expect(await seq()).toBe('0');
  await theirs.keyboard.press('ArrowRight');
  await expect.poll(seq).toBe('1');
  await theirs.locator('.replay-scrub input').fill('12');
  await expect.poll(seq).toBe('12');
  await theirs.getByRole('button', { name: 'Back a decision' }).click();
  await expect.poll(seq).toBe('11');
  // All cards are open at first; a stranger sees no hand.
  expect(await theirs.locator('.hand [data-card]').count()).toBeGreaterThan(0);

  await theirs.getByRole('button', { name: 'Play on from here' }).click();
  await theirs.locator('.sheet .btn-big').click();
  await theirs.locator('.table:not(.table-replay)').waitFor();
  expect(await theirs.locator('.table').getAttribute('data-seq')).toBeTruthy();
  await theirs.locator('.tool-menu').waitFor();
  await playQuickly(theirs, { seed: 9, until: '.end-panel', limit: 12 });
  await other.close();
}, 240_000);

test('a broken link says so', async () => {
  const { context, page } = await visit();
  await page.goto(`${address()}/replay#AAAA`);
  await page.getByRole('alert').waitFor();
  expect(await page.getByRole('alert').textContent()).toContain('cannot be shown');
  await context.close();
});
