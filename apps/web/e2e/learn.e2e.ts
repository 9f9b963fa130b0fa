import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openHouse } from './visit.ts';

const { visit, address } = openHouse();

const coach = (page: Page) => page.locator('.coach');
const beat = (page: Page) => coach(page).getAttribute('data-beat');

/** Clicks a card of the learner's, by its face. */
async function clickCard(page: Page, name: string | RegExp): Promise<void> {
  await page.locator('.board').getByRole('button', { name }).first().click();
}

/**
 * Passes wherever that is offered, until the coach is as wanted. It looks and passes in one go, and only where nothing has moved
 * since the last look: the coach may be about to change, and a pass too many would spoil what comes next.
 */
async function passUntil(page: Page, attribute: string, wanted: string): Promise<void> {
  let seen = '';
  await expect
    .poll(
      async () => {
        const [now, seq] = await page.evaluate<[string | null, string]>(`(() => {
          const now = document.querySelector('.coach').getAttribute('${attribute}');
          const { seq } = document.querySelector('.table').dataset;
          if (now !== '${wanted}' && seq === '${seen}') document.querySelector('[data-offer=pass]')?.click();
          return [now, seq];
        })()`);
        seen = seq;
        return now;
      },
      { timeout: 30_000, interval: 100 },
    )
    .toBe(wanted);
}

test('a lesson of the Vs. System is finished by clicking, and notices a wrong turn', async () => {
  const { context, page } = await visit();
  await page.goto(`${address()}/learn`);
  await page.locator('[data-lesson=vs-rows]').click();
  await coach(page).waitFor();
  await coach(page).getByRole('button', { name: 'Next' }).click();
  await expect.poll(() => beat(page)).toBe('1');
  // Hawkeye can attack too, but that is not what was asked.
  await clickCard(page, /^Hawkeye/);
  await clickCard(page, /^Ronan/);
  await coach(page).locator('.coach-oops').waitFor();
  await coach(page).getByRole('button', { name: 'Take it back' }).click();
  await coach(page).locator('.coach-oops').waitFor({ state: 'detached' });
  await clickCard(page, /^Hulk/);
  await clickCard(page, /^Ronan/);
  await passUntil(page, 'data-beat', '3');
  await clickCard(page, /^Hawkeye/);
  await clickCard(page, /^Loki/);
  await expect.poll(() => beat(page)).toBe('4');
  await coach(page)
    .getByRole('link', { name: /more lessons/ })
    .click();
  await page.locator('[data-lesson=vs-rows] .learn-done').waitFor();
  await context.close();
});

test('a lesson of Mission Arena is finished by clicking', async () => {
  const { context, page } = await visit();
  await page.goto(`${address()}/learn`);
  await page.locator('.segment:has([name=game])').nth(1).click();
  await page.locator('[data-lesson=arena-check-point]').click();
  await coach(page).getByRole('button', { name: 'Next' }).click();
  await page.locator('.hand').getByRole('button', { name: /Thor/ }).first().click();
  const go = page.locator('.prompt-buttons .btn-go, .is-target');
  if ((await beat(page)) === '1' && (await go.count()) > 0) await go.first().click();
  await expect.poll(() => beat(page)).toBe('2');
  await coach(page)
    .getByRole('link', { name: /more lessons/ })
    .click();
  await page.locator('.segment:has([name=game])').nth(1).click();
  await page.locator('[data-lesson=arena-check-point] .learn-done').waitFor();
  await context.close();
});

test('puzzles open on the table, give a hint and begin again', async () => {
  const { context, page } = await visit();
  await page.goto(`${address()}/learn`);
  await page.locator('.segment:has([name=game])').nth(1).click();
  await page.locator('[data-puzzle]').nth(19).waitFor();
  await page.locator('[data-puzzle]').first().click();
  await coach(page).getByText('Win this turn').waitFor();
  await coach(page).getByRole('button', { name: 'A hint' }).click();
  await coach(page).locator('.coach-oops').waitFor();
  await coach(page).getByRole('button', { name: 'Start again' }).click();
  await coach(page).waitFor();
  await context.close();
});

test('a puzzle is solved: the one blow that wins is found, struck, and remembered', async () => {
  const { context, page } = await visit();
  await page.goto(`${address()}/learn`);
  await page.locator('[data-puzzle=vs-one-last-blow]').click();
  await coach(page).getByText('Win this turn').waitFor();
  await clickCard(page, /^Luke Cage/);
  await clickCard(page, /^Loki/);
  await passUntil(page, 'data-solved', 'yes');
  expect(await page.locator('.end-panel').getAttribute('data-outcome')).toBe('won');
  await coach(page)
    .getByRole('link', { name: /more puzzles/i })
    .click();
  await page.locator('[data-puzzle=vs-one-last-blow] .learn-done').waitFor();
  await context.close();
});

test('a scene file opens on the table; a wrong one says what is wrong with it', async () => {
  const { context, page } = await visit();
  const folder = mkdtempSync(join(tmpdir(), 'longbox-scene-'));
  const good = join(folder, 'good.yaml');
  const bad = join(folder, 'bad.yaml');
  writeFileSync(good, 'scene: Two\ngame: vs\nann: { front: [body Alpha 5/5] }\nbob: { front: [body Omega 3/3] }\n');
  writeFileSync(bad, 'game: vs\nann: { frnt: [body A 5/5] }\nbob: {}\n');
  await page.goto(`${address()}/learn`);
  await page.locator('[data-scene=first]').setInputFiles(bad);
  await page.getByRole('alert').waitFor();
  expect(await page.getByRole('alert').textContent()).toContain('frnt');
  await page.locator('[data-scene=first]').setInputFiles(good);
  await page.locator('.board').waitFor();
  await page
    .locator('.board')
    .getByRole('button', { name: /^Alpha/ })
    .first()
    .waitFor();
  await context.close();
});
