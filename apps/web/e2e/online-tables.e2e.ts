import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { VS_DECKS, VS_SETS } from '@longbox/vs-sets';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { beginAt, beginMatch, nameOneself, openTable, openTableBy, sayReady, sitDownAt } from './online-people.ts';
import { playTogether, rowsOf } from './online-play.ts';
import { openHouse } from './visit.ts';

const { visit, address } = openHouse({ LONGBOX_DATA: mkdtempSync(path.join(tmpdir(), 'longbox-e2e-')), LIMITS: '20' });
/** A busy machine takes its time. */
const soon = <T>(read: () => T | Promise<T>) => expect.poll(read, { timeout: 20_000 });

const isIdle = async (page: Page): Promise<boolean> => (await page.locator('.prompt-idle').count()) > 0;
const idsIn = (page: Page, selector: string): Promise<string[]> =>
  page.evaluate<string[]>(`[...document.querySelectorAll('${selector}')].map((card) => card.dataset.card)`);

/** A deck as people write it down, with so many copies of each card at most. */
function deckText(key: string, most: number): string {
  const deck = VS_DECKS.find((each) => each.key === key);
  const names = new Map(VS_SETS.flatMap(({ cards }) => cards.map(({ id, name }) => [id, name] as const)));
  if (deck === undefined) throw new Error(`there is no deck ${key}`);
  const line = (count: number, id: string) => `${count} ${names.get(id)} (${id})`;
  return [line(1, deck.main), ...deck.cards.map(({ id, count }) => line(Math.min(count, most), id))].join('\n');
}

async function importDeck(page: Page, title: string, text: string): Promise<void> {
  await page.goto(`${address()}/decks`);
  await page.getByRole('button', { name: 'Import a deck' }).click();
  await page.getByRole('textbox', { name: 'Deck or link' }).fill(`# ${title}\n${text}`);
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await page.locator('.bench').waitFor();
}

test('a listed table is found by others; the host sends one away and lets the computer play', async () => {
  const [ann, bob] = [await visit(), await visit()];
  await nameOneself(ann.page, address(), 'Ann');
  await nameOneself(bob.page, address(), 'Bob');
  await openTable(ann.page, address(), { listed: true });
  await bob.page.goto(`${address()}/online`);
  await bob.page.locator('.online-open', { hasText: 'Ann' }).click();
  await bob.page.locator('.online-seat .btn-main').click();
  await ann.page.getByRole('button', { name: 'Send Bob away' }).click();
  await bob.page.getByText('You no longer have a seat').waitFor();
  await bob.page.locator('.online-seat .btn-main').click();
  await bob.page.getByText('The host has sent you away').waitFor();

  await ann.page.locator('.online-seat select').selectOption('recruit');
  await sayReady(ann.page);
  await ann.page.locator('.board').waitFor();
  await playTogether([ann.page], { rows: 12 });
  expect(await rowsOf(ann.page)).toBeGreaterThan(11);
  // A full table is no longer in the list.
  await bob.page.goto(`${address()}/online`);
  await bob.page.locator('.online-none').waitFor();
  await ann.context.close();
  await bob.context.close();
}, 120_000);

test('who leaves gives the table to the others, and the last one closes it', async () => {
  const [ann, bob] = [await visit(), await visit()];
  const link = await openTable(ann.page, address());
  await sitDownAt(bob.page, link);
  expect(await bob.page.locator('.online-seat select').count()).toBe(0);
  await ann.page.getByRole('button', { name: 'Leave the table' }).click();
  await ann.page.locator('.online-form').waitFor();
  // Bob is the host now, and may seat a computer.
  await bob.page.locator('.online-seat select').waitFor();
  await bob.page.getByRole('button', { name: 'Leave the table' }).click();
  await bob.page.locator('.online-form').waitFor();
  await ann.page.goto(link);
  await ann.page.getByText('There is no such table').waitFor();
  await ann.context.close();
  await bob.context.close();
}, 120_000);

test("decks of one's own are played, and one that breaks rules is told which", async () => {
  const [ann, bob] = [await visit(), await visit()];
  await importDeck(ann.page, 'Mine and good', deckText('mnb-x-men', 4));
  await importDeck(ann.page, 'Mine and short', deckText('mnb-x-men', 1));
  await ann.page.goto(`${address()}/online`);
  const deck = ann.page.locator('.online-form [name=deck]');
  await deck.selectOption({ label: 'Mine and short' });
  await ann.page.locator('.online-form [type=submit]').click();
  await ann.page
    .locator('.online-form')
    .getByText(/cannot be played.*exactly 60 cards/)
    .waitFor();
  await deck.selectOption({ label: 'Mine and good' });
  await ann.page.locator('.online-form [type=submit]').click();
  await ann.page.locator('.online-seats').waitFor();
  await sitDownAt(bob.page, ann.page.url());
  for (const page of [ann.page, bob.page]) await sayReady(page);
  await playTogether([ann.page, bob.page], { until: '.side-mine .row li' });
  expect(await ann.page.locator('.side-mine').textContent()).toMatch(/wolverine/i);
  await ann.context.close();
  await bob.context.close();
}, 120_000);

test('when time is up the safest answer is taken, or the computer takes the seat', async () => {
  const [ann, bob] = [await visit(), await visit()];
  const pages = [ann.page, bob.page];
  const clock = { kind: 'decision', seconds: 2 } as const;
  await beginAt(await openTableBy(ann.page, address(), { clock: { ...clock, expiry: 'default' } }), pages);
  await ann.page.locator('.online-clock-runs').waitFor();
  // Nobody does anything, and the match goes on.
  await soon(() => rowsOf(ann.page)).toBeGreaterThan(2);
  for (const page of pages) await page.getByText('Time was up: the safest answer').waitFor();
  expect(await ann.page.locator('.online-taken').count()).toBe(0);

  await beginAt(await openTableBy(ann.page, address(), { clock: { ...clock, expiry: 'computer' } }), pages);
  await ann.page.locator('.online-taken').first().waitFor();
  await soon(() => rowsOf(ann.page)).toBeGreaterThan(8);
  await ann.page.getByText('Your time was up').waitFor();
  await bob.page.getByText('Your time was up').waitFor();
  await ann.context.close();
  await bob.context.close();
}, 120_000);

test("a pause needs everybody's consent, and anybody ends it", async () => {
  const [ann, bob] = [await visit(), await visit()];
  const pages = [ann.page, bob.page];
  await beginMatch(pages, address(), { clock: 'bank-900-5' });
  const askForPause = async (page: Page) => {
    await page.locator('.tool-menu').click();
    await page.getByRole('button', { name: 'Ask for a pause' }).click();
  };
  await askForPause(ann.page);
  await bob.page.locator('.online-proposal').getByRole('button', { name: 'Refuse' }).click();
  await ann.page.locator('.online-proposal').waitFor({ state: 'detached' });
  expect(await ann.page.locator('.online-clock-runs').count()).toBe(1);
  await askForPause(ann.page);
  await bob.page.locator('.online-proposal').getByRole('button', { name: 'Agree' }).click();
  for (const page of pages) {
    await page.getByText('The clock is stopped').first().waitFor();
    expect(await page.locator('.online-clock-runs').count()).toBe(0);
  }
  await bob.page.getByRole('button', { name: 'Go on' }).click();
  for (const page of pages) await page.locator('.online-clock-runs').waitFor();
  await ann.context.close();
  await bob.context.close();
}, 120_000);

test('who is muted is not read until they are unmuted, and a line can be reported', async () => {
  const [ann, bob] = [await visit(), await visit()];
  await nameOneself(bob.page, address(), 'Bob');
  await sitDownAt(bob.page, await openTable(ann.page, address()));
  const say = async (text: string) => {
    await bob.page.locator('[name=chat]').fill(text);
    await bob.page.locator('.chat-form .btn').click();
    await bob.page.getByText(text, { exact: true }).waitFor();
  };
  await say('first');
  await ann.page.getByText('first', { exact: true }).waitFor();
  await ann.page.getByRole('button', { name: 'Report' }).click();
  await ann.page.getByText('Reported.').waitFor();
  await ann.page.getByRole('button', { name: 'Mute Bob' }).click();
  await ann.page.getByText('You read nothing of what Bob writes').waitFor();
  await say('second');
  await ann.page.reload();
  await ann.page.getByText('You read nothing of what Bob writes').waitFor();
  expect(await ann.page.locator('.chat-lines').textContent()).not.toMatch(/first|second/);
  await ann.page.getByRole('button', { name: 'Unmute' }).click();
  await ann.page.getByText('second').waitFor();
  await ann.context.close();
  await bob.context.close();
}, 120_000);

test('two tabs of one player show the same table, and either can answer', async () => {
  const [ann, bob] = [await visit(), await visit()];
  const link = await beginMatch([ann.page, bob.page], address());
  const second = await ann.context.newPage();
  await second.goto(link);
  await second.locator('.board').waitFor();
  const tabs = [ann.page, second];
  for (const tab of [second, ann.page, second]) {
    const before = await rowsOf(tab);
    await soon(async () => (await isIdle(ann.page)) !== (await isIdle(bob.page))).toBe(true);
    await playTogether([(await isIdle(tab)) ? bob.page : tab], { rows: 1 });
    for (const page of [...tabs, bob.page]) await soon(() => rowsOf(page)).toBeGreaterThan(before);
  }
  // Both tabs answer at once: one answer counts, and neither tab is lost.
  await playTogether([...tabs, bob.page], { rows: 12 });
  await soon(async () => new Set(await Promise.all([...tabs, bob.page].map(rowsOf))).size).toBe(1);
  await ann.context.close();
  await bob.context.close();
}, 120_000);

test('with open hands and a delay watchers come to see every hand', async () => {
  const [ann, bob, eve] = [await visit(), await visit(), await visit()];
  const pages = [ann.page, bob.page];
  const watch = { who: 'anyone', delay: 4, openHands: true } as const;
  const link = await openTableBy(ann.page, address(), { watch });
  await beginAt(link, pages);
  await eve.page.goto(link);
  await playTogether(pages, { rows: 6 });
  await eve.page.locator('.board').waitFor();
  await soon(() => rowsOf(eve.page)).toBeGreaterThan(5);
  await soon(async () => (await rowsOf(eve.page)) === (await rowsOf(ann.page))).toBe(true);
  const hands = (await Promise.all(pages.map((page) => idsIn(page, '.hand [data-card]')))).flat();
  expect(hands.length).toBeGreaterThan(4);
  const seen: string[] = [];
  for (const seat of [0, 1]) {
    await eve.page.locator('.online-from .segment').nth(seat).click();
    seen.push(...(await idsIn(eve.page, '.hand [data-card]')));
  }
  expect(seen.toSorted()).toEqual(hands.toSorted());
  for (const { context } of [ann, bob, eve]) await context.close();
}, 120_000);
