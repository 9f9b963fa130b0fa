import type { Page } from 'playwright-core';

interface TableWish {
  readonly game?: 'vs' | 'arena';
  readonly seats?: number;
  readonly clock?: string;
}

/** Opens a table in the lobby as a person does, and returns its link. */
export async function openTable(page: Page, address: string, wish: TableWish = {}): Promise<string> {
  const { game = 'vs', seats = 2, clock } = wish;
  await page.goto(`${address}/online`);
  await page.locator('.online-form').waitFor();
  if (game === 'arena') await page.locator('.segment:has([name=game])').nth(1).click();
  if (seats > 2)
    await page
      .locator('.segment:has([name=seats])')
      .nth(seats - 2)
      .click();
  if (clock !== undefined) await page.locator('[name=clock]').selectOption(clock);
  await page.locator('.online-form [type=submit]').click();
  await page.locator('.online-seats').waitFor();
  return page.locator('[name=invite]').inputValue();
}

/** Comes by the link, sits down and takes a deck. */
export async function sitDownAt(page: Page, link: string, deck = 1): Promise<void> {
  await page.goto(link);
  await page.locator('.online-seat .btn-main').first().click();
  const select = page.locator('.online-mine [name=deck]');
  await select.waitFor();
  const values = await page.evaluate<string[]>(
    "[...document.querySelectorAll('.online-mine [name=deck] option')].map(({ value }) => value)",
  );
  await select.selectOption(values.filter((value) => value !== '')[deck]);
  await page.locator('.online-mine .btn-main:enabled').waitFor();
}

export const sayReady = (page: Page): Promise<void> => page.locator('.online-mine .btn-main:enabled').click();

/** Everybody at one table, with cards on it. */
export async function beginMatch(pages: readonly Page[], address: string, wish: TableWish = {}): Promise<string> {
  const [host, ...guests] = pages;
  const link = await openTable(host, address, { ...wish, seats: wish.seats ?? pages.length });
  for (const [i, guest] of guests.entries()) await sitDownAt(guest, link, i + 1);
  for (const page of pages) await sayReady(page);
  for (const page of pages) await page.locator('.board').waitFor();
  return link;
}

/** Whoever is asked answers, a few times: the first thing that is offered, or the way out. */
export async function takeTurns(pages: readonly Page[], count: number): Promise<number> {
  let taken = 0;
  for (let looks = 0; looks < count * 60 && taken < count; looks++) {
    for (const page of pages) {
      if (taken === count) return taken;
      const isAsked = await page.evaluate<boolean>(
        "document.querySelector('.table')?.dataset.busy === 'no' && document.querySelector('.prompt-idle, .end-panel') === null",
      );
      if (!isAsked) continue;
      const before = await page.locator('.table').getAttribute('data-seq');
      const button = page.locator('.prompt-buttons .btn-main, .prompt-buttons .btn-go').last();
      const card = page.locator('.is-target, .is-legal:not(.is-selected)').first();
      await ((await button.count()) > 0 ? button : card).click({ timeout: 2_000 }).catch(() => undefined);
      await page.waitForTimeout(120);
      if ((await page.locator('.table').getAttribute('data-seq')) !== before) taken++;
    }
    await pages[0].waitForTimeout(40);
  }
  return taken;
}
