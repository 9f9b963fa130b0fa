import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { seriousViolations } from './browser.ts';
import { freshView, openTexts, recordFrames, textsIn } from './online-frames.ts';
import {
  beginAt,
  beginMatch,
  openTable,
  openTableBy,
  SHORT_DECK,
  sayReady,
  sitDownAt,
  takeTurns,
} from './online-people.ts';
import { playTogether, rowsOf } from './online-play.ts';
import { openHouse } from './visit.ts';

const { visit, address } = openHouse({ LONGBOX_DATA: mkdtempSync(path.join(tmpdir(), 'longbox-e2e-')), LIMITS: '20' });

/** An attack has been declared and is not over. */
const COMBAT = '.table-combat';

const isIdle = async (page: Page): Promise<boolean> => (await page.locator('.prompt-idle').count()) > 0;
const idsIn = (page: Page, selector: string): Promise<string[]> =>
  page.evaluate<string[]>(`[...document.querySelectorAll('${selector}')].map((card) => card.dataset.card)`);

/** What is asked and what can be answered, as the page shows it. */
const standing = (page: Page): Promise<string> =>
  page.evaluate<string>(
    "JSON.stringify([document.querySelector('.table').dataset.seq, document.querySelector('.prompt').textContent, " +
      "document.querySelector('.strip')?.textContent, " +
      "[...document.querySelectorAll('.is-legal, .is-target, .hand [data-card]')].map((card) => card.dataset.card)])",
  );

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

  for (const page of pages) await page.locator('.end-panel .btn-main').click();
  for (const page of pages) await sayReady(page);
  for (const page of pages) await page.locator('.board').waitFor();
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
    const before = await standing(page);
    await page.reload();
    await page.locator(COMBAT).waitFor();
    expect(await standing(page)).toBe(before);
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

// These two run at the same time: one of them is mostly a minute of waiting.
test.concurrent('who is offline for a minute comes back to everything that happened', async ({ expect }) => {
  const [away, there] = [await visit(), await visit()];
  const pages = [away.page, there.page];
  // With a clock the table goes on without whoever is away, by the safest answers.
  const clock = { kind: 'decision', seconds: 5, expiry: 'default' } as const;
  await beginAt(await openTableBy(away.page, address(), { clock, deck: 'mcu1-villains' }), pages);
  await playTogether(pages, { rows: 4 });
  const [before, lines] = [await rowsOf(away.page), await away.page.locator('.log li').count()];
  await away.context.setOffline(true);
  await away.page.locator('.online-status[data-status=offline]').waitFor();
  await playTogether([there.page], { seconds: 60 });
  expect(await rowsOf(away.page)).toBe(before);
  await away.context.setOffline(false);

  await away.page.locator('.online-status[data-status=online]').waitFor({ state: 'attached', timeout: 20_000 });
  await expect.poll(() => rowsOf(away.page), { timeout: 20_000 }).toBeGreaterThan(before + 10);
  await expect
    .poll(async () => (await rowsOf(away.page)) === (await rowsOf(there.page)), { timeout: 20_000 })
    .toBe(true);
  expect(await away.page.locator('.log li').count()).toBeGreaterThan(lines + 5);
  await playTogether(pages, { rows: 3 });
  await away.context.close();
  await there.context.close();
}, 240_000);

test.concurrent('four people by link play to the end', async ({ expect }) => {
  const impatient = { passed: ['mine-formation', 'theirs-combat-of-others'] };
  const four = await Promise.all([1, 2, 3, 4].map(() => visit({}, impatient)));
  const pages = four.map(({ page }) => page);
  await beginMatch(pages, address(), { deck: SHORT_DECK });
  for (const page of pages) expect(await page.locator('.enemies .side').count()).toBe(3);
  await playTogether(pages, { seconds: 220 });
  for (const page of pages) await page.locator('.end-panel').waitFor();
  const places = await Promise.all(pages.map((page) => page.locator('.end-panel').getAttribute('data-outcome')));
  expect(places.filter((place) => place === 'won').length).toBe(1);
  for (const { context } of four) await context.close();
}, 300_000);

test.each(['vs', 'arena'] as const)(
  'who watches %s sees the table and no hand, nor is told of one',
  async (game) => {
    const [ann, bob, eve] = [await visit(), await visit(), await visit()];
    const heard = recordFrames(eve.page);
    const link = await beginMatch([ann.page, bob.page], address(), { game });
    await eve.page.goto(link);
    await eve.page.locator('.board').waitFor();
    const open = new Set<string>();
    for (let i = 0; i < 3; i++) {
      await playTogether([ann.page, bob.page], { rows: 6 });
      await expect.poll(async () => (await rowsOf(eve.page)) === (await rowsOf(ann.page))).toBe(true);
      const hands = [...(await idsIn(ann.page, '.hand [data-card]')), ...(await idsIn(bob.page, '.hand [data-card]'))];
      const html = await eve.page.content();
      for (const id of hands) expect(html).not.toContain(`data-card="${id}"`);
      expect(await eve.page.locator('.hand [data-card], .is-legal, .prompt-buttons .btn').count()).toBe(0);
      // How many cards they hold is no secret, of either side.
      expect(await eve.page.locator('.piles').getByText('Hand', { exact: true }).count()).toBe(2);
      for (const text of openTexts(await freshView(eve.page))) open.add(text);
    }
    // What she was ever told names no card in a hand, but for those of which another copy lies open.
    const told = textsIn(heard.map((frame) => JSON.parse(frame)));
    for (const [seat, { page }] of [ann, bob].entries()) {
      const held = [...textsIn((await freshView(page)).seats[seat].hand)];
      expect(held.length).toBeGreaterThan(0);
      expect(held.filter((card) => told.has(card) && !open.has(card))).toEqual([]);
    }
    for (const { context } of [ann, bob, eve]) await context.close();
  },
  180_000,
);

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
