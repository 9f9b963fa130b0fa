import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { playQuickly } from './play-quickly.ts';
import { openHouse } from './visit.ts';

const { visit, address } = openHouse();
/** A busy machine takes its time. */
const soon = <T>(read: () => T | Promise<T>) => expect.poll(read, { timeout: 20_000 });

async function giveUp(page: Page): Promise<void> {
  await page.locator('.tool-menu').click();
  await page.getByRole('button', { name: 'Give up' }).click();
  await page.locator('.menu-sure .btn-main').click();
  await page.locator('.end-panel').waitFor();
}

/** Plays a few moves and gives up, so that there is a game to watch. */
async function finishGame(page: Page): Promise<void> {
  await page.goto(`${address()}/play?game=vs`);
  await page.locator('.deck').first().click();
  await page.locator('.board').waitFor();
  await playQuickly(page, { seed: 5, until: '.end-panel', limit: 20 });
  if ((await page.locator('.end-panel').count()) === 0) await giveUp(page);
}

/** Opens the newest game on /replays; it is stored beside the table, which does not wait for it. */
async function openNewest(page: Page): Promise<void> {
  await soon(async () => {
    await page.goto(`${address()}/replays`);
    await page.locator('.replay-open').waitFor();
    await page.locator('.replay-link, .deck-empty').first().waitFor();
    return page.locator('.replay-link').count();
  }).toBeGreaterThan(0);
  await page.locator('.replay-link').first().click();
  await page.locator('.table-replay').waitFor();
}

const seqOf = (page: Page) => page.locator('.table-replay').getAttribute('data-seq');

test('a finished game is kept, shared as a link, scrubbed by somebody else, played on from the middle and finished', async () => {
  const { context, page } = await visit();
  await finishGame(page);
  await openNewest(page);
  await page.getByRole('button', { name: 'Share' }).click();
  const input = page.locator('.share-link');
  await soon(() => input.inputValue()).toContain('/replay#');
  const link = await input.inputValue();
  expect(link.length).toBeLessThan(2000);
  await context.close();

  const { context: other, page: theirs } = await visit();
  await theirs.goto(link);
  await theirs.locator('.table-replay').waitFor();
  const seq = () => seqOf(theirs);
  expect(await seq()).toBe('0');
  await theirs.keyboard.press('ArrowRight');
  await soon(seq).toBe('1');
  await theirs.locator('.replay-scrub input').fill('12');
  await soon(seq).toBe('12');
  await theirs.getByRole('button', { name: 'Back a decision' }).click();
  await soon(seq).toBe('11');

  // All eyes see both hands; each seat its own alone; a stranger none.
  const mine = theirs.locator('.hand [data-card]:visible');
  const open = (seat: number) => theirs.locator(`[data-hand="${seat}"] .card`);
  expect(await open(0).count()).toBeGreaterThan(0);
  expect(await open(1).count()).toBeGreaterThan(0);
  await theirs.locator('.segment:has([name=eyes])').nth(1).click();
  await soon(() => mine.count()).toBeGreaterThan(0);
  expect(await theirs.locator('.open-hand').count()).toBe(0);
  await theirs.locator('.segment:has([name=eyes])').last().click();
  await soon(() => mine.count()).toBe(0);

  await theirs.getByRole('button', { name: 'Play on from here' }).click();
  await theirs.locator('.sheet .btn-big').click();
  await theirs.locator('.table:not(.table-replay)').waitFor();
  await theirs.locator('.tool-menu').waitFor();
  const isOver = await playQuickly(theirs, { seed: 9, until: '.end-panel' });
  if (!isOver) await giveUp(theirs);
  await theirs.locator('.end-panel').waitFor();
  await other.close();
}, 240_000);

test('a moment becomes a scene, as a file and in the editor, and opens again elsewhere', async () => {
  const { context, page } = await visit({ acceptDownloads: true });
  await finishGame(page);
  await openNewest(page);
  await page.locator('.replay-scrub input').fill('14');
  await soon(() => seqOf(page)).toBe('14');
  await page.getByRole('button', { name: 'Share' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a scene file' }).click();
  const file = join(mkdtempSync(join(tmpdir(), 'longbox-scene-')), 'moment.yaml');
  await (await download).saveAs(file);
  // So early nobody can win this turn, and the page says why it is no puzzle.
  await page.getByRole('button', { name: 'Make it a puzzle' }).click();
  await soon(() => page.locator('.moment-tools [role=status]').getAttribute('data-made')).toMatch(
    /notWon|large|differs/,
  );
  await page.getByRole('button', { name: 'Make it a scene' }).click();
  const laid = page.locator('[data-entry]');
  await soon(() => laid.count()).toBeGreaterThan(5);
  const count = await laid.count();
  await soon(() => page.locator('.scene-side .verdict').textContent()).toContain('can be played');
  await context.close();

  const { context: other, page: theirs } = await visit();
  await theirs.goto(`${address()}/replays`);
  await theirs.locator('[data-replay-file]').setInputFiles(file);
  await soon(() => theirs.locator('[data-entry]').count()).toBe(count);
  await theirs.getByRole('button', { name: 'Play from here' }).click();
  await theirs.locator('.sheet .btn-big').click();
  await theirs.locator('.table:not(.table-scene) .board').waitFor();
  await other.close();
}, 240_000);

test('a link leads to a moment of a game', async () => {
  const { context, page } = await visit();
  await finishGame(page);
  await openNewest(page);
  const [, code] = page.url().split('#');
  await page.goto(`${address()}/replay?at=9#${code}`);
  await page.reload();
  await soon(() => seqOf(page)).toBe('9');
  await context.close();
}, 120_000);

test('saved games and error reports are opened by file and by drop', async () => {
  const { context, page } = await visit();
  await finishGame(page);
  await openNewest(page);
  await page.getByRole('button', { name: 'Share' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).click();
  const saved = join(mkdtempSync(join(tmpdir(), 'longbox-game-')), 'game.json');
  await (await download).saveAs(saved);
  await page.goto(`${address()}/replays`);
  await page.locator('[data-replay-file]').setInputFiles(saved);
  await soon(() => seqOf(page)).toBe('0');

  // A report as the page of trouble hands it out, dropped on the panel.
  const report = JSON.stringify({ error: 'it broke', page: '/table', game: JSON.parse(readFileSync(saved, 'utf8')) });
  await page.goto(`${address()}/replays`);
  await page.locator('.replay-open').waitFor();
  await page.evaluate(`(() => {
    const data = new DataTransfer();
    data.items.add(new File([${JSON.stringify(report)}], 'longbox-report.json', { type: 'application/json' }));
    document.querySelector('.replay-open').dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: data }));
  })()`);
  await soon(() => seqOf(page)).toBe('0');
  await context.close();
}, 240_000);

test('a broken link says so', async () => {
  const { context, page } = await visit();
  await page.goto(`${address()}/replay#AAAA`);
  await page.getByRole('alert').waitFor();
  expect(await page.getByRole('alert').textContent()).toContain('cannot be shown');
  await context.close();
});
