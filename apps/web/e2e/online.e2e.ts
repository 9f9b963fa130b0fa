import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { seriousViolations } from './browser.ts';
import { beginMatch, openTable, sayReady, sitDownAt, takeTurns } from './online-people.ts';
import { openHouse } from './visit.ts';

const { visit, address } = openHouse({ LONGBOX_DATA: mkdtempSync(path.join(tmpdir(), 'longbox-e2e-')), LIMITS: '20' });

const seqOf = async (page: Page): Promise<number> => Number(await page.locator('.table').getAttribute('data-seq'));
const idsIn = (page: Page, selector: string): Promise<string[]> =>
  page.evaluate<string[]>(`[...document.querySelectorAll('${selector}')].map((card) => card.dataset.card)`);

/** What is asked and what can be answered, as the page shows it. */
const standing = (page: Page): Promise<string> =>
  page.evaluate<string>(
    "JSON.stringify([document.querySelector('.table').dataset.seq, document.querySelector('.prompt').textContent, " +
      "[...document.querySelectorAll('.is-legal, .is-target, .hand [data-card]')].map((card) => card.dataset.card)])",
  );

async function concede(page: Page): Promise<void> {
  await page.locator('.tool-menu').click();
  await page.getByRole('button', { name: 'Give up' }).click();
  await page.locator('.menu-sure .btn-main').click();
}

/** Whoever can asks to take the last choice back, and the other agrees where that is needed. */
async function takeBack(pages: readonly Page[]): Promise<void> {
  const undo = (page: Page) => page.locator('.top-tools .tool').first();
  const isFirst = await undo(pages[0]).isEnabled();
  const [asking, other] = isFirst ? pages : pages.toReversed();
  const lines = await other.locator('.log li').count();
  await undo(asking).click();
  const agree = other.locator('.online-proposal .btn-main');
  const isOver = () => asking.locator('.prompt:not(.prompt-idle)').count();
  await expect.poll(async () => (await agree.count()) + (await isOver())).toBeGreaterThan(0);
  if ((await agree.count()) > 0) await agree.click();
  await asking.locator('.prompt:not(.prompt-idle)').waitFor();
  await asking.locator('.online-proposal').waitFor({ state: 'detached' });
  expect(await other.locator('.log li').count()).toBeLessThanOrEqual(lines);
}

test('two people by link play to the end, look at the replay, check the shuffle and play again', async () => {
  const [ann, bob] = [await visit(), await visit()];
  const pages = [ann.page, bob.page];
  await beginMatch(pages, address());
  expect(await takeTurns(pages, 12)).toBe(12);
  await expect.poll(async () => (await seqOf(ann.page)) === (await seqOf(bob.page))).toBe(true);

  await takeBack(pages);
  expect(await takeTurns(pages, 2)).toBe(2);

  await concede(bob.page);
  await ann.page.locator('.end-panel[data-outcome=won]').waitFor();
  await bob.page.locator('.end-panel[data-outcome=lost]').waitFor();
  await ann.page.locator('.online-fair .btn').click();
  await ann.page.locator('[data-verdict=fair]').waitFor();
  expect(await ann.page.locator('.end-panel a[href^="/replay#"]').getAttribute('href')).toMatch(/#.{40,}/);

  for (const page of pages) await page.locator('.end-panel .btn-main').click();
  for (const page of pages) await sayReady(page);
  for (const page of pages) await page.locator('.board').waitFor();
  expect(await takeTurns(pages, 2)).toBe(2);
  await ann.page.locator('.end-panel').waitFor({ state: 'detached' });
  await ann.context.close();
  await bob.context.close();
}, 240_000);

test('who reloads in mid-game stands at the same prompt with the same cards', async () => {
  const [ann, bob] = [await visit(), await visit()];
  const pages = [ann.page, bob.page];
  await beginMatch(pages, address());
  await takeTurns(pages, 7);
  for (const page of pages) {
    const before = await standing(page);
    await page.reload();
    await page.locator('.board').waitFor();
    expect(await standing(page)).toBe(before);
    expect(await page.locator('.log li').count()).toBeGreaterThan(3);
  }
  expect(await takeTurns(pages, 3)).toBe(3);
  await ann.context.close();
  await bob.context.close();
}, 180_000);

test('who loses the network is told so, and comes back to everything that happened', async () => {
  const [ann, bob] = [await visit(), await visit()];
  const pages = [ann.page, bob.page];
  await beginMatch(pages, address());
  await takeTurns(pages, 4);
  // The one who waits goes away; the other plays on as far as that goes.
  const isAnnAsked = (await ann.page.locator('.prompt-idle').count()) === 0;
  const [away, there] = isAnnAsked ? [bob, ann] : [ann, bob];
  await away.context.setOffline(true);
  await away.page.locator('.online-status[data-status=offline]').waitFor();
  expect(await takeTurns([there.page], 1)).toBe(1);
  await away.context.setOffline(false);
  await expect.poll(async () => (await seqOf(away.page)) === (await seqOf(there.page)), { timeout: 20_000 }).toBe(true);
  await away.page.locator('.online-status[data-status=online]').waitFor({ state: 'attached' });

  // What is clicked without a network is sent when there is one, once.
  const asked = (await away.page.locator('.prompt-idle').count()) === 0 ? away : there;
  const other = asked === away ? there : away;
  const before = await seqOf(asked.page);
  await asked.context.setOffline(true);
  await asked.page.locator('.online-status[data-status=offline]').waitFor();
  await asked.page.locator('.prompt-buttons .btn').last().click();
  await asked.page.locator('.table[data-busy=yes]').waitFor();
  await asked.context.setOffline(false);
  await expect.poll(() => seqOf(other.page), { timeout: 20_000 }).toBe(before + 1);
  await expect.poll(() => seqOf(asked.page), { timeout: 20_000 }).toBe(before + 1);
  await ann.context.close();
  await bob.context.close();
}, 180_000);

test.each(['vs', 'arena'] as const)(
  'who watches %s sees the table and no hand',
  async (game) => {
    const [ann, bob, eve] = [await visit(), await visit(), await visit()];
    const link = await beginMatch([ann.page, bob.page], address(), { game });
    await eve.page.goto(link);
    await eve.page.locator('.board').waitFor();
    for (let i = 0; i < 3; i++) {
      await takeTurns([ann.page, bob.page], 3);
      await expect.poll(async () => (await seqOf(eve.page)) === (await seqOf(ann.page))).toBe(true);
      const hands = [...(await idsIn(ann.page, '.hand [data-card]')), ...(await idsIn(bob.page, '.hand [data-card]'))];
      const html = await eve.page.content();
      for (const id of hands) expect(html).not.toContain(`data-card="${id}"`);
      expect(await eve.page.locator('.hand [data-card], .is-legal, .prompt-buttons .btn').count()).toBe(0);
    }
    for (const { context } of [ann, bob, eve]) await context.close();
  },
  180_000,
);

test('four people sit at one table and take turns', async () => {
  const four = [await visit(), await visit(), await visit(), await visit()];
  const pages = four.map(({ page }) => page);
  await beginMatch(pages, address());
  for (const page of pages) expect(await page.locator('.enemies .side').count()).toBe(3);
  expect(await takeTurns(pages, 8)).toBe(8);
  for (const { context } of four) await context.close();
}, 240_000);

test.each([
  ['light', 1440, 'en'],
  ['dark', 390, 'it'],
] as const)(
  'axe finds nothing serious on the online screens, %s at %i',
  async (colorScheme, width, language) => {
    const size = { bypassCSP: true, colorScheme, viewport: { width, height: 900 } };
    const [ann, bob] = [await visit(size, { language }), await visit(size, { language })];
    const link = await openTable(ann.page, address(), { clock: 'bank-900-5' });
    await bob.page.goto(`${address()}/online`);
    await bob.page.locator('.online-form').waitFor();
    expect(await seriousViolations(bob.page)).toEqual([]);
    await sitDownAt(bob.page, link);
    await bob.page.locator('[name=chat]').fill('<b>hello</b>');
    await bob.page.locator('.chat-form .btn').click();
    await ann.page.getByText('<b>hello</b>').waitFor();
    expect(await seriousViolations(ann.page)).toEqual([]);
    await sayReady(ann.page);
    await sayReady(bob.page);
    await ann.page.locator('.board').waitFor();
    expect(await seriousViolations(ann.page)).toEqual([]);
    await ann.page.locator('.tool-chat').click();
    await ann.page.locator('dialog[open] .chat').waitFor();
    expect(await seriousViolations(ann.page)).toEqual([]);
    // No word is missing: a message without words shows its name.
    expect(await ann.page.locator('body').textContent()).not.toMatch(/online-[a-z]/);
    await ann.context.close();
    await bob.context.close();
  },
  180_000,
);
