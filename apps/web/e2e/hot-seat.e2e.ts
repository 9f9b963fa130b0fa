import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { playOffered } from './play-offered.ts';
import { playQuickly } from './play-quickly.ts';
import { openHouse } from './visit.ts';

const { visit, address } = openHouse();

const idsIn = (page: Page, selector: string): Promise<string[]> =>
  page.evaluate<string[]>(`[...document.querySelectorAll('${selector}')].map((card) => card.dataset.card)`);

/** Sets the Play screen: how many seats, how many of them people. */
async function setSeats(page: Page, game: string, seats: number, people: number): Promise<void> {
  await page.goto(`${address()}/play?game=${game}`);
  await page.locator('.deck').first().waitFor();
  if (seats > 2)
    await page
      .locator('.segment:has([name=seats])')
      .nth(seats - 2)
      .click();
  if (people > 1)
    await page
      .locator('.segment:has([name=people])')
      .nth(people - 1)
      .click();
}

test.each(['vs', 'arena'])(
  'two people at one screen of %s: nothing of the other hand is in the page',
  async (game) => {
    const { context, page } = await visit();
    await setSeats(page, game, 2, 2);
    await page.locator('.deck').nth(0).click();
    await page.getByText('Player 2, choose your deck').waitFor();
    await page.locator('.deck').nth(1).click();
    const hands = new Map<string, string[]>();
    let curtains = 0;
    for (let i = 0; i < 12; i++) {
      await page.locator('.curtain').waitFor();
      // The page that is handed over holds no card at all, neither in sight nor hidden.
      expect(await page.locator('[data-card], .card, .hand').count()).toBe(0);
      const who = (await page.locator('.curtain-title').textContent()) ?? '';
      for (const held of hands.values()) {
        const html = await page.content();
        for (const id of held) expect(html).not.toContain(`data-card="${id}"`);
      }
      await page.locator('.curtain .btn').click();
      await page.locator('.board').waitFor();
      const mine = await idsIn(page, '.hand [data-card]');
      for (const [name, theirs] of hands) {
        if (name !== who) expect(mine.filter((id) => theirs.includes(id))).toEqual([]);
      }
      hands.set(who, mine);
      curtains++;
      await playQuickly(page, { seed: 31 + i, until: '.curtain', limit: 60 });
      if ((await page.locator('.end-panel').count()) > 0) break;
    }
    expect(curtains).toBeGreaterThan(5);
    expect(hands.size).toBe(2);
    await context.close();
  },
  180_000,
);

test('a whole four-player game against three computers is played by clicking what is offered', async () => {
  const { context, page } = await visit();
  await setSeats(page, 'vs', 4, 1);
  await page.locator('.deck').first().click();
  await page.locator('.board').waitFor();
  expect(await page.locator('.enemies .side').count()).toBe(3);
  await playOffered(page, 77, 10);
  // Whether a mouse can do it is proved; the long rest is clicked from inside the page.
  for (let i = 0; i < 4 && !(await playQuickly(page, { seed: 78 + i, until: '.end-panel' })); i++);
  expect(await page.locator('.end-title').textContent()).toMatch(/You win|wins|You lose/);
  const places = await page.locator('.end-places li').allTextContents();
  expect(places.length).toBe(4);
  expect(places.filter((place) => place.startsWith('1'))).toHaveLength(1);
  await context.close();
}, 300_000);
