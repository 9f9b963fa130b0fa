import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { seriousViolations } from './browser.ts';
import { playOffered } from './play-offered.ts';
import { openHouse } from './visit.ts';

const { address, visit } = openHouse();
/** A busy machine takes its time. */
const soon = <T>(read: () => T | Promise<T>) => expect.poll(read, { timeout: 20_000 });

const search = (page: Page) => page.getByRole('combobox', { name: 'Search names' });
const faults = (page: Page) => page.locator('.faults li');

async function newDeck(page: Page, game = 'Vs. System 2PCG'): Promise<void> {
  await page.goto(`${address()}/decks`);
  await page.getByRole('button', { name: `New deck: ${game}` }).click();
  await page.locator('.bench').waitFor();
}

/** A legal deck of X-Men, built from nothing: fifteen cards, four times each. */
async function buildXMen(page: Page): Promise<void> {
  await newDeck(page);
  await page.getByRole('textbox', { name: 'Name of the deck' }).fill('Weather & Co.');
  await search(page).fill('id:mnb-027');
  await page.locator('.find[data-card=mnb-027] .find-lead').click();
  await search(page).fill('set:mnb team:x-men -type:main');
  await soon(() => page.locator('.find').count()).toBeGreaterThan(14);
  for (const find of (await page.locator('.find').all()).slice(0, 15)) {
    for (let i = 0; i < 4; i++) await find.locator('.stepper button').last().click();
  }
  await soon(() => page.locator('.bench-size b').textContent()).toBe('60');
}

test('a deck is built from nothing, told what is wrong, exported, imported elsewhere and played', async () => {
  const { context, page } = await visit({ acceptDownloads: true });
  await newDeck(page);
  // An empty deck breaks two rules, five copies a third; each names its rules.
  await soon(() => faults(page).count()).toBe(2);
  await search(page).fill('cyclops');
  for (let i = 0; i < 5; i++) await page.locator('.find[data-card=mnb-038] .stepper button').last().click();
  await soon(() => faults(page).count()).toBe(3);
  expect(await page.locator('[data-fault=noMain]').textContent()).toContain('VS-DECK-01');
  expect(await page.locator('[data-fault=deckSize]').textContent()).toMatch(
    /exactly 60 cards, this one has 5.*VS-DECK/,
  );
  expect(await page.locator('[data-fault=tooManyCopies]').textContent()).toMatch(/5 copies of Cyclops.*VS-DECK-05/);
  expect(await page.locator('.deck-row-wrong').getAttribute('data-card')).toBe('mnb-038');
  expect(await page.getByRole('button', { name: 'Play it now' }).isDisabled()).toBe(true);
  // The reason leads to its rule, and back.
  await page.locator('[data-fault=tooManyCopies] a').click();
  await page.getByRole('heading', { level: 1, name: 'VS-DECK-05' }).waitFor();
  await page.goBack();
  await soon(() => faults(page).count()).toBe(3);

  await buildXMen(page);
  await page.getByText('Legal', { exact: true }).first().waitFor();
  await page.getByRole('tab', { name: 'Notes and sharing' }).click();
  await page.getByRole('textbox', { name: 'For yourself' }).fill('Fly first.');
  await soon(() => page.locator('.share-text').inputValue()).toContain('1 Storm (mnb-027)');
  const text = await page.locator('.share-text').inputValue();
  expect(text.split('\n')[0]).toBe('# Weather & Co.');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as a file' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('weather-co.txt');
  expect(await readFile(await download.path(), 'utf8')).toBe(text);
  const link = await page.locator('.share-link').inputValue();
  await context.close();

  // Somebody else gets the text.
  const other = await visit();
  await other.page.goto(`${address()}/decks`);
  await other.page.getByRole('button', { name: 'Import a deck' }).click();
  await other.page.getByRole('textbox', { name: 'Deck or link' }).fill(`${text}\n3 Nobody At All`);
  await other.page.getByRole('button', { name: 'Import', exact: true }).click();
  await other.page.getByText('there is no card named "Nobody At All"').waitFor();
  await other.page.getByRole('textbox', { name: 'Deck or link' }).fill(text);
  await other.page.getByRole('button', { name: 'Import', exact: true }).click();
  await other.page.getByText('Legal', { exact: true }).first().waitFor();
  await other.page.getByRole('button', { name: 'Play it now' }).click();
  await other.page.locator('[data-wanted=true] .deck').click();
  await other.page.locator('.board').waitFor();
  await playOffered(other.page, 1, 20, '.side-mine .row li');
  expect(await other.page.locator('.side-mine').textContent()).toMatch(/storm/i);
  await other.context.close();

  // A third opens the link.
  const third = await visit();
  await third.page.goto(link);
  await third.page.getByRole('heading', { level: 1, name: 'Weather & Co.' }).waitFor();
  await third.page.getByRole('button', { name: 'Keep this deck' }).click();
  await third.page.getByRole('tab', { name: 'Notes and sharing' }).click();
  expect(await third.page.getByRole('textbox', { name: 'For yourself' }).inputValue()).toBe('Fly first.');
  await soon(() => third.page.locator('.share-text').inputValue()).toBe(text);
  await third.context.close();
}, 240_000);

test('a starter deck of Mission Arena is copied, changed, found illegal and played once it is legal again', async () => {
  const { context, page } = await visit();
  await page.goto(`${address()}/decks`);
  await page.locator('.segment', { hasText: 'Mission Arena' }).click();
  await page.locator('.deck-box', { hasText: 'Guardians' }).getByRole('button', { name: 'Copy to my decks' }).click();
  await page.getByText('Legal', { exact: true }).first().waitFor();
  const row = page.locator('.deck-row').first();
  const count = Number(await row.locator('output').textContent());
  await row.locator('.stepper button').first().click();
  await soon(() => page.locator('[data-fault=deckSize]').textContent()).toMatch(
    /56 cards, this one has 55.*MA-DECK-01/,
  );
  if (count > 1) await row.locator('.stepper button').last().click();
  else {
    await search(page).fill('rocket');
    await page.locator('.find .stepper button:last-child').first().click();
  }
  await page.getByText('Legal', { exact: true }).first().waitFor();
  await page.getByRole('button', { name: 'Play it now' }).click();
  await page.locator('[data-wanted=true] .deck').click();
  await page.locator('.board').waitFor();
  await context.close();
}, 120_000);

test('decks outlive a reload, and everything goes through a backup into another browser', async () => {
  const { context, page } = await visit({ acceptDownloads: true });
  await page.goto(`${address()}/decks`);
  await page
    .locator('.deck-box', { hasText: 'led by Magneto' })
    .getByRole('button', { name: 'Copy to my decks' })
    .click();
  await page.getByText('Legal', { exact: true }).first().waitFor();
  await page.reload();
  await page.getByText('Legal', { exact: true }).first().waitFor();
  await page.goto(`${address()}/decks`);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save a backup' }).click(),
  ]);
  const file = path.join(tmpdir(), `longbox-backup-${process.pid}.json`);
  await writeFile(file, await readFile(await download.path()));
  await context.close();

  const other = await visit();
  await other.page.goto(`${address()}/decks`);
  await other.page.getByText('No deck of your own yet').waitFor();
  await other.page.getByTestId('restore').setInputFiles(file);
  await other.page.locator('.shelf').first().locator('.deck-box', { hasText: 'led by Magneto' }).waitFor();
  await other.page.locator('.deck-box').first().getByRole('button', { name: 'Delete' }).click();
  await other.page.getByRole('button', { name: 'Delete for good' }).click();
  await other.page.getByText('No deck of your own yet').waitFor();
  await other.context.close();
}, 120_000);

test('hands follow their seed, and odds answer a query', async () => {
  const { context, page } = await visit();
  await page.goto(`${address()}/decks/mnb-x-men`);
  await page.getByRole('tab', { name: 'Hands and odds' }).click();
  await soon(() => page.locator('.hand-row').first().locator('li').count()).toBe(7);
  const hand = () => page.locator('.hand-row').first().textContent();
  const first = await hand();
  await page.getByRole('button', { name: 'Next hand' }).click();
  await soon(hand).not.toBe(first);
  await page.getByRole('textbox', { name: 'Seed' }).fill('1');
  await soon(hand).toBe(first);
  await page.getByRole('combobox', { name: 'Cards I hope for' }).fill('type:location');
  await soon(() => page.locator('.odds').textContent()).toContain('16 of 60 cards fit');
  expect(await page.locator('.odds-table tbody tr').count()).toBe(9);
  await context.close();
}, 60_000);

test.each(['light', 'dark'] as const)(
  'axe finds nothing serious on the deck screens in the %s theme',
  async (colorScheme) => {
    const { context, page } = await visit({ colorScheme, bypassCSP: true });
    await page.goto(`${address()}/decks`);
    await page.locator('.badge-legal').first().waitFor();
    expect(await seriousViolations(page)).toEqual([]);
    await page.locator('.deck-box', { hasText: 'Wolverine' }).getByRole('button', { name: 'Copy to my decks' }).click();
    await page.locator('.deck-row .stepper button').first().click();
    await page.locator('[data-fault=deckSize]').waitFor();
    for (const tab of ['cards', 'numbers', 'hands', 'share']) {
      await page.locator(`#tab-${tab}`).click();
      expect(await seriousViolations(page)).toEqual([]);
    }
    await context.close();
  },
  120_000,
);

test('the deck box speaks Italian and fits a phone', async () => {
  const { context, page } = await visit({ viewport: { width: 360, height: 740 }, hasTouch: true }, { language: 'it' });
  await page.goto(`${address()}/decks`);
  await page.getByRole('button', { name: 'Nuovo mazzo: Vs. System 2PCG' }).click();
  await soon(() => page.locator('#tab-deck').count()).toBe(1);
  for (const tab of ['cards', 'deck', 'numbers', 'hands', 'share']) {
    await page.locator(`#tab-${tab}`).click();
    await page.waitForTimeout(100);
    expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
  }
  await page.locator('#tab-deck').click();
  expect(await page.locator('[data-fault=deckSize]').textContent()).toContain('Un mazzo ha esattamente 60 carte');
  await context.close();
}, 60_000);

test.each([
  ['en', 1440, 'All decks', 'Played in tournaments', 'Find a deck', 'Won Gen Con 2015'],
  ['it', 390, 'Tutti i mazzi', 'Giocati nei tornei', 'Cerca un mazzo', 'Ha vinto Gen Con 2015'],
])(
  'decks to play lie in boxes, and are found by typing, in %s at %i px',
  async (language, width, all, played, find, won) => {
    const { context, page } = await visit({ viewport: { width, height: 900 }, bypassCSP: true }, { language });
    await page.goto(`${address()}/play`);
    await page.getByRole('radio', { name: all }).check();
    expect(await page.locator('.play-box').count()).toBeGreaterThan(2);
    await page.getByLabel(find).fill('thanos');
    await expect.poll(() => page.locator('.deck').count()).toBeLessThan(6);
    expect(await page.locator('.deck-played').allTextContents()).toContain(won);
    expect(await seriousViolations(page)).toEqual([]);
    await page.getByLabel(find).fill('zzz');
    await page.locator('.caption').waitFor();
    await page.getByRole('radio', { name: played }).check();
    expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width);
    await page.locator('.deck', { hasText: won }).click();
    await page.locator('.board').waitFor();
    await context.close();
  },
  60_000,
);
