import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { playOffered } from './play-offered.ts';
import { openHouse, sitDown } from './visit.ts';

const { visit, address } = openHouse();

const guide = (page: Page) => page.locator('.guide');

/** Lets the guide show its move again and again, until the game is over. */
async function followToTheEnd(page: Page): Promise<readonly string[]> {
  const seen: string[] = [];
  await expect
    .poll(
      async () => {
        const moment = await page.evaluate<string | null>(`(() => {
          const guide = document.querySelector('.guide');
          const table = document.querySelector('.table');
          if (guide === null || table.dataset.busy === 'yes') return null;
          document.querySelector('[data-guide=show]')?.click();
          return guide.dataset.moment;
        })()`);
        if (moment !== null && seen.at(-1) !== moment) seen.push(moment);
        return moment;
      },
      { timeout: 200_000, interval: 60 },
    )
    .toBe('over');
  return seen;
}

test('a first visit offers a guided game once; what it says is done by clicking, and it goes on', async () => {
  const { context, page } = await visit();
  await page.goto(address());
  await page.locator('.home-first a[href="/first/vs"]').click();
  await guide(page).waitFor();
  expect(await guide(page).getAttribute('data-idea')).toBe('hand');
  // What it says, by hand: buttons first, then a card and a button.
  for (const verb of ['first', 'place', 'keep']) {
    if (verb === 'place') await guide(page).getByText('Wolverine is your main character.').waitFor();
    await page.locator(`.prompt-buttons [data-offer=${verb}]`).first().click();
  }
  await expect.poll(() => guide(page).getAttribute('data-moment')).toBe('resource');
  await page
    .locator('.hand')
    .getByRole('button', { name: /^Training Ground/ })
    .first()
    .click();
  await page.locator('.prompt-buttons [data-offer=resource]').first().click();
  await expect.poll(() => guide(page).getAttribute('data-idea')).not.toBe('resource');
  await page.goto(address());
  await page.locator('.home-title').waitFor();
  expect(await page.locator('.home-first').count()).toBe(0);
  await context.close();
}, 120_000);

test('in Italian, who follows the guide to the end wins, and is shown where to go on', async () => {
  const { context, page } = await visit({}, { language: 'it' });
  await page.goto(`${address()}/first/vs`);
  const seen = await followToTheEnd(page);
  expect(seen).toContain('attack');
  await guide(page).getByText('Hai vinto.').waitFor();
  await guide(page).getByRole('link', { name: 'Continua a imparare' }).click();
  await page.locator('.learn-first .learn-done').waitFor();
  await context.close();
}, 240_000);

/** Where the middles of the rings are, and which of them the bubble covers. */
const LOOK = `(() => {
  const bubble = document.querySelector('.guide');
  const table = document.querySelector('.table');
  if (bubble === null || table.dataset.busy === 'yes') return undefined;
  const rings = [...document.querySelectorAll('.spot-ring')].map((ring) => {
    const { left, top, width, height } = ring.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    return { x, y, isCovered: document.elementFromPoint(x, y)?.closest('.guide') != null };
  });
  return { moment: bubble.dataset.moment, does: document.querySelector('.guide-do')?.textContent, rings };
})()`;

interface Look {
  readonly moment: string;
  readonly does: string;
  readonly rings: readonly { readonly x: number; readonly y: number; readonly isCovered: boolean }[];
}

test.for(['vs', 'arena'] as const)(
  'in %s, who clicks what has a ring, and then the next ring, goes on and finds nothing covered',
  { timeout: 180_000 },
  async (game) => {
    const { context, page } = await visit({ viewport: { width: 1280, height: 800 } });
    await page.goto(`${address()}/first/${game}`);
    await guide(page).waitFor();
    const done = new Set<string>();
    const covered: string[] = [];
    let last = '';
    let again = 0;
    for (let i = 0; i < 70 && done.size < 14 && again < 12; i++) {
      // Where things are is looked at a few times a second.
      await page.waitForTimeout(500);
      const look = await page.evaluate<Look | undefined>(LOOK);
      if (look === undefined || look.rings.length === 0) continue;
      const { moment, does, rings } = look;
      // Of several cards each is clicked once.
      again = does === last ? again + 1 : 0;
      last = does;
      done.add(`${moment}: ${does}`);
      const ring = rings[again % rings.length];
      if (ring.isCovered) covered.push(`${moment}: ${does}`);
      await page.mouse.click(ring.x, ring.y);
    }
    expect(again, last).toBeLessThan(12);
    expect(done.size, [...done].join('; ')).toBeGreaterThan(9);
    expect(covered).toEqual([]);
    await context.close();
  },
);

test('on a phone on its side the bubble covers nothing of what it speaks of', async () => {
  const { context, page } = await visit({ viewport: { width: 844, height: 390 }, hasTouch: true });
  await page.goto(`${address()}/first/vs`);
  await guide(page).waitFor();
  const seen = new Set<string>();
  const covered: string[] = [];
  for (let i = 0; i < 40 && seen.size < 8; i++) {
    // Where things are is looked at a few times a second.
    await page.waitForTimeout(450);
    const [moment, area] = await page.evaluate<[string, number]>(`(() => {
      const bubble = document.querySelector('.guide');
      if (bubble === null) return ['', 0];
      const own = bubble.getBoundingClientRect();
      const over = [...document.querySelectorAll('.spot-ring')].map((ring) => {
        const lit = ring.getBoundingClientRect();
        const wide = Math.min(own.right, lit.right) - Math.max(own.left, lit.left);
        return Math.max(0, wide) * Math.max(0, Math.min(own.bottom, lit.bottom) - Math.max(own.top, lit.top));
      });
      return [bubble.dataset.moment, Math.max(0, ...over)];
    })()`);
    if (moment !== '') seen.add(moment);
    if (area > 400) covered.push(`${moment}: ${Math.round(area)}`);
    await page.evaluate("document.querySelector('[data-guide=show]')?.click()");
  }
  expect(seen.size).toBeGreaterThan(5);
  expect(covered).toEqual([]);
  await context.close();
}, 120_000);

test('on a phone, who clicks anything that glows comes to the end of the other game too', async () => {
  const { context, page } = await visit({ viewport: { width: 390, height: 844 }, hasTouch: true });
  await page.goto(`${address()}/learn`);
  await page.locator('.segment:has([name=game])').nth(1).click();
  await page.locator('.learn-first a[href^="/first"]').click();
  await guide(page).waitFor();
  await guide(page).getByRole('button', { name: 'Hide' }).click();
  await playOffered(page, 3, 1500);
  await expect.poll(() => guide(page).getAttribute('data-moment')).toBe('over');
  await context.close();
}, 400_000);

test('in a first game, who passes a clear chance by is told so, and can be left alone', async () => {
  const { context, page } = await visit();
  await sitDown(page, address());
  await playOffered(page, 1, 200, '.tip');
  await page.getByText('You could have done this').waitFor();
  await page.locator('.tip').getByRole('button', { name: 'No more tips' }).click();
  await playOffered(page, 6, 12);
  expect(await page.locator('.tip').count()).toBe(0);
  await context.close();
}, 120_000);
