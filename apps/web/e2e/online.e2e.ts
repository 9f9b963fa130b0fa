import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { OWN_COMBAT, pointAtHand } from './ghosts.ts';
import { beginMatch, SHORT_DECK, sayReady, takeTurns } from './online-people.ts';
import { playTogether, rowsOf } from './online-play.ts';
import { openHouse } from './visit.ts';

const { visit, address } = openHouse({ LONGBOX_DATA: mkdtempSync(path.join(tmpdir(), 'longbox-e2e-')), LIMITS: '20' });

/** An attack has been declared and is not over. */
const COMBAT = '.table-combat';

const isIdle = async (page: Page): Promise<boolean> => (await page.locator('.prompt-idle').count()) > 0;

/** What is asked and what can be answered, as the page shows it. */
const standing = (page: Page): Promise<string> =>
  page.evaluate<string>(
    "JSON.stringify([document.querySelector('.table').dataset.seq, document.querySelector('.prompt').textContent, " +
      "document.querySelector('.strip')?.textContent, " +
      "[...document.querySelectorAll('.is-legal, .is-target, .hand [data-card]')].map((card) => card.dataset.card)])",
  );

/** What a server foresees of a fight comes a moment after the prompt. */
async function standingStill(page: Page): Promise<string> {
  for (let before = await standing(page); ; ) {
    await page.waitForTimeout(1000);
    const now = await standing(page);
    if (now === before) return now;
    before = now;
  }
}

/** A player who can asks to take the last choice back, and the other agrees where that is needed. */
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

async function playAgain(pages: readonly Page[]): Promise<void> {
  for (const page of pages) await page.locator('.end-panel .btn-main').click();
  for (const page of pages) await sayReady(page);
  for (const page of pages) await page.locator('.board').waitFor();
}

test('two people by link play to the end, look at the replay, check the shuffle and play again', async () => {
  const [ann, bob] = [await visit(), await visit()];
  const pages = [ann.page, bob.page];
  await beginMatch(pages, address(), { deck: SHORT_DECK });
  expect(await takeTurns(pages, 8)).toBe(8);
  await expect.poll(async () => (await rowsOf(ann.page)) === (await rowsOf(bob.page))).toBe(true);
  await takeBack(pages);

  await playTogether(pages);
  for (const page of pages) await page.locator('.end-panel').waitFor();
  const outcomes = await Promise.all(pages.map((page) => page.locator('.end-panel').getAttribute('data-outcome')));
  expect(['lost won', 'tied tied']).toContain(outcomes.toSorted().join(' '));
  expect(await ann.page.locator('.end-panel').textContent()).not.toContain('gave up');
  await ann.page.locator('.online-fair .btn').click();
  await ann.page.locator('[data-verdict=fair]').waitFor();
  const replay = await ann.page.locator('.end-panel a[href^="/replay#"]').getAttribute('href');

  await playAgain(pages);
  expect(await takeTurns(pages, 2)).toBe(2);
  await ann.page.locator('.end-panel').waitFor({ state: 'detached' });
  await ann.page.goto(`${address()}${replay}`);
  await ann.page.locator('.board').waitFor();
  await ann.context.close();
  await bob.context.close();
}, 240_000);

test('who reloads in mid-combat stands at the same prompt with the same cards', async () => {
  const [ann, bob] = [await visit(), await visit()];
  const pages = [ann.page, bob.page];
  await beginMatch(pages, address(), { deck: SHORT_DECK });
  await playTogether(pages, { until: COMBAT });
  for (const page of pages) {
    await page.locator(COMBAT).waitFor();
    const before = await standingStill(page);
    await page.reload();
    await page.locator(COMBAT).waitFor();
    expect(await standingStill(page)).toBe(before);
    expect(await page.locator('.log li').count()).toBeGreaterThan(3);
  }
  await playTogether(pages, { until: `.table:not(${COMBAT})` });
  for (const page of pages) await page.locator(COMBAT).waitFor({ state: 'detached' });
  await ann.context.close();
  await bob.context.close();
}, 180_000);

test('what is clicked without a network is sent when there is one, once', async () => {
  const [ann, bob] = [await visit(), await visit()];
  const pages = [ann.page, bob.page];
  await beginMatch(pages, address());
  await playTogether(pages, { rows: 4 });
  await expect.poll(async () => (await isIdle(ann.page)) !== (await isIdle(bob.page))).toBe(true);
  const [asked, other] = (await isIdle(ann.page)) ? [bob, ann] : [ann, bob];
  const before = await rowsOf(asked.page);
  await asked.context.setOffline(true);
  await asked.page.locator('.online-status[data-status=offline]').waitFor();
  await asked.page.locator('.prompt-buttons .btn').last().click();
  await asked.page.locator('.table[data-busy=yes]').waitFor();
  await asked.context.setOffline(false);
  await expect.poll(() => rowsOf(other.page), { timeout: 20_000 }).toBe(before + 1);
  await expect.poll(() => rowsOf(asked.page), { timeout: 20_000 }).toBe(before + 1);
  await ann.context.close();
  await bob.context.close();
}, 180_000);

test('pointing at a power-up shows the new total among people too, and nobody else hears of it', async () => {
  const people = [await visit(), await visit()];
  const pages = people.map(({ page }) => page);
  await beginMatch(pages, address());
  let found: Page | undefined;
  for (let i = 0; i < 40 && found === undefined; i++) {
    await playTogether(pages, { seed: 3 + i, until: COMBAT });
    await expect.poll(async () => (await rowsOf(pages[0])) === (await rowsOf(pages[1]))).toBe(true);
    for (const page of pages) {
      if ((await page.locator(OWN_COMBAT).count()) > 0 && (await pointAtHand(page))) found = page;
    }
    if (found === undefined) await playTogether(pages, { seed: 60 + i, rows: 1 });
    if ((await pages[0].locator('.end-panel').count()) > 0) await playAgain(pages);
  }
  expect(found).toBeDefined();
  expect(await found?.locator('.preview-foreseen').count()).toBe(1);
  const rows = await Promise.all(pages.map(rowsOf));
  expect(rows[0]).toBe(rows[1]);
  const other = pages.find((page) => page !== found);
  expect(await other?.locator('.ghost').count()).toBe(0);
  for (const { context } of people) await context.close();
}, 240_000);
