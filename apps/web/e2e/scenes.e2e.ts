import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { seriousViolations } from './browser.ts';
import { openHouse } from './visit.ts';

const { visit, address } = openHouse();
/** A busy machine takes its time. */
const soon = <T>(read: () => T | Promise<T>) => expect.poll(read, { timeout: 20_000 });

const zone = (page: Page, seat: string, name: string) => page.locator(`[data-seat=${seat}][data-zone=${name}]`);
const entries = (page: Page, seat: string, name: string) => zone(page, seat, name).locator('[data-entry]');
const text = (page: Page) => page.getByRole('textbox', { name: 'The scene as text' });
const problems = (page: Page) => page.locator('.scene-side .verdict, .scene-work > .verdict');

async function newScene(page: Page, game: 'vs' | 'arena'): Promise<void> {
  await page.goto(`${address()}/scenes`);
  await page.locator(`[data-new=${game}]`).click();
  await page.locator('[data-zone]').first().waitFor();
}

/** Aims at a zone, finds a card by a query and puts it there. */
async function put(page: Page, seat: string, name: string, query: string, key: string): Promise<void> {
  const before = await entries(page, seat, name).count();
  await zone(page, seat, name).locator('.scene-zone-name button').click();
  await page.locator('.query-input').fill(query);
  await page.locator(`[data-find=${key}]`).click();
  await soon(() => entries(page, seat, name).count()).toBe(before + 1);
}

async function putBody(page: Page, seat: string, name: string, body: string): Promise<void> {
  const before = await entries(page, seat, name).count();
  await zone(page, seat, name).locator('.scene-zone-name button').click();
  await page.getByRole('textbox', { name: 'Invented character' }).fill(body);
  await page.keyboard.press('Enter');
  await soon(() => entries(page, seat, name).count()).toBe(before + 1);
}

const save = async (page: Page): Promise<string> => {
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const download = page.waitForEvent('download');
  await page.locator('.sheet').getByRole('button', { name: 'Save file' }).click();
  const file = await download;
  const path = join(mkdtempSync(join(tmpdir(), 'longbox-scene-')), file.suggestedFilename());
  await file.saveAs(path);
  return path;
};

test('a position is laid out by click, keys and drag, told what is wrong, saved, opened elsewhere and won', async () => {
  const { context, page } = await visit({ acceptDownloads: true });
  await newScene(page, 'vs');
  await page.getByRole('textbox', { name: 'Title of the scene' }).fill('The last blow');
  await put(page, 'ann', 'front', 'id:mnb-018', 'mnb-018');
  await put(page, 'ann', 'hand', 'id:mnb-043', 'mnb-043');
  await put(page, 'bob', 'front', 'id:mnb-081', 'mnb-081');
  await putBody(page, 'bob', 'back', 'Guard 1/9');

  // States: by the mouse, and the numbers the rules make of them are on the card at once.
  await entries(page, 'bob', 'front').first().click();
  const wounds = page.locator('.scene-inspector .scene-number', { hasText: 'Wounds' });
  for (let i = 1; i <= 4; i++) {
    await wounds.getByRole('button', { name: 'More: Wounds' }).click();
    await soon(() => wounds.getByRole('textbox').inputValue()).toBe(String(i));
  }
  await soon(() => entries(page, 'bob', 'front').first().textContent()).toContain('Wounds 4');

  // By drag from hand to row, and by keys out of the game and back.
  await entries(page, 'ann', 'hand')
    .first()
    .dragTo(zone(page, 'ann', 'front'));
  await soon(() => entries(page, 'ann', 'front').count()).toBe(2);
  await entries(page, 'ann', 'front').nth(1).focus();
  await page.keyboard.press('Delete');
  await soon(() => entries(page, 'ann', 'front').count()).toBe(1);
  await page.keyboard.press('Control+z');
  await soon(() => entries(page, 'ann', 'front').count()).toBe(2);

  // A location cannot stand in a row: the runner says so, with the line, and nothing can be played meanwhile.
  await put(page, 'ann', 'front', 'id:mnb-110', 'mnb-110');
  await soon(() => problems(page).textContent()).toContain('only characters stand in rows');
  expect(await page.getByRole('button', { name: 'Play from here' }).isDisabled()).toBe(true);
  await problems(page).locator('.faults .link').click();
  await soon(() =>
    page.evaluate<string>(
      'getSelection().toString() || document.activeElement.value.slice(document.activeElement.selectionStart, document.activeElement.selectionEnd)',
    ),
  ).toContain('mnb-110');
  await page.getByRole('tab', { name: 'Cards' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await soon(() => problems(page).textContent()).toContain('can be played');
  const file = await save(page);
  expect(file).toMatch(/the-last-blow\.yaml$/);
  expect(readFileSync(file, 'utf8')).toContain('wounds: 4');
  await context.close();

  const { context: other, page: theirs } = await visit();
  await theirs.goto(`${address()}/scenes`);
  await theirs.locator('[data-scene-file]').setInputFiles(file);
  await soon(() => entries(theirs, 'ann', 'front').count()).toBe(2);
  await theirs.getByRole('tab', { name: 'Table' }).click();
  await theirs.locator('.table-scene .side').nth(1).waitFor();
  await theirs.getByRole('button', { name: 'Play from here' }).click();
  await theirs.locator('.sheet .btn-big').click();
  await theirs.locator('.table:not(.table-scene)').waitFor();
  await theirs
    .locator('.board')
    .getByRole('button', { name: /^Luke Cage/ })
    .first()
    .click();
  await theirs.locator('.board').getByRole('button', { name: /^Loki/ }).first().click();
  const pass = theirs.locator('[data-offer=pass]');
  await soon(async () => {
    if ((await pass.count()) > 0)
      await pass
        .first()
        .click({ timeout: 2000 })
        .catch(() => undefined);
    return theirs.locator('.end-panel[data-outcome=won]').count();
  }).toBe(1);
  await other.close();
}, 240_000);

const JUDGED = `# A judge's file.
scene: Who may strike back
game: vs
ann: { front: [body A 4/4, body B 2/2] }   # the attackers
bob: { front: [body D 3/3] }
steps:
  - ann:   attack D, A      # as it was said at the table
  - expect: { decides: ann }
`;

test('a file with steps keeps them letter by letter, runs them, and marks the line that does not hold', async () => {
  const { context, page } = await visit({ acceptDownloads: true });
  const path = join(mkdtempSync(join(tmpdir(), 'longbox-scene-')), 'judged.yaml');
  writeFileSync(path, JUDGED);
  await page.goto(`${address()}/scenes`);
  await page.locator('[data-scene-file]').setInputFiles(path);
  await soon(() => problems(page).textContent()).toContain('its 2 steps hold');
  await putBody(page, 'bob', 'back', 'E 1/1');
  await page.getByRole('tab', { name: 'Text' }).click();
  const steps = JUDGED.slice(JUDGED.indexOf('steps:'));
  expect(await text(page).inputValue()).toContain(steps);
  expect(await text(page).inputValue()).toContain('body E 1/1');

  await text(page).fill((await text(page).inputValue()).replace('decides: ann', 'decides: bob'));
  await soon(() => problems(page).textContent()).toMatch(/step 2.*expected.*bob.*actual.*ann/s);
  const wrong = (await text(page).inputValue()).split('\n').findIndex((line) => line.includes('decides')) + 1;
  await soon(() => page.locator('.scene-line-wrong').allTextContents()).toEqual([String(wrong)]);
  await text(page).fill('ann: [');
  await soon(() => problems(page).textContent()).toContain('not YAML');
  await context.close();
}, 120_000);

test('a scene goes out as a link, and a refused attack leads to its rule', async () => {
  const { context, page } = await visit();
  await newScene(page, 'vs');
  await putBody(page, 'ann', 'front', 'Alpha 5/5');
  await putBody(page, 'bob', 'front', 'Wall 9/9');
  await putBody(page, 'bob', 'back', 'Hider 1/1');
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await soon(() => page.locator('.share-link').inputValue()).toContain('/scenes/import#');
  const link = await page.locator('.share-link').inputValue();
  await context.close();

  const { context: other, page: theirs } = await visit();
  await theirs.goto(link);
  await soon(() => entries(theirs, 'bob', 'back').count()).toBe(1);
  await theirs.getByRole('button', { name: 'Play from here' }).click();
  await theirs.locator('.sheet .btn-big').click();
  await theirs.locator('.table:not(.table-scene)').waitFor();
  await theirs
    .locator('.board')
    .getByRole('button', { name: /^Alpha/ })
    .first()
    .click();
  await theirs
    .locator('.board')
    .getByRole('button', { name: /^Hider/ })
    .first()
    .click();
  const rule = theirs.locator('.refusal a').first();
  await rule.waitFor();
  const id = await rule.textContent();
  expect(id).toMatch(/^VS-[A-Z]+-\d+$/);
  await rule.click();
  await theirs
    .locator('.rule-beside .rule-item')
    .getByText(id ?? '')
    .first()
    .waitFor();
  await other.close();
}, 120_000);

test('a position of Mission Arena is laid out, played, and edited again from the table', async () => {
  const { context, page } = await visit();
  await newScene(page, 'arena');
  await put(page, 'ann', 'A1', 'name:thor rarity:common', 'AV-thor-C');
  await put(page, 'bob', 'A1', 'loki', 'AV-loki-R');
  await put(page, 'bob', 'hand', 'hulk', 'AV-hulk-C');
  await entries(page, 'ann', 'A1').first().click();
  await page.locator('.scene-inspector').getByRole('button', { name: 'More: Power Points' }).first().click();
  await soon(() => problems(page).textContent()).toContain('can be played');
  await page.getByRole('button', { name: 'Play from here' }).click();
  await page.locator('.sheet .btn-big').click();
  await page.locator('.table:not(.table-scene)').waitFor();
  await page.locator('.tool-menu').click();
  await page.getByRole('button', { name: 'Edit this position' }).click();
  await soon(() => entries(page, 'ann', 'A1').first().textContent()).toContain('Thor');
  await soon(() => problems(page).textContent()).toContain('can be played');
  await context.close();
}, 120_000);

test.each([
  ['light', 1440, 'en'],
  ['dark', 1440, 'it'],
  ['light', 390, 'it'],
  ['dark', 360, 'en'],
] as const)(
  'axe finds nothing serious in the editor, %s theme, %i px wide, %s, and nothing is wider than the page',
  async (colorScheme, width, language) => {
    const { context, page } = await visit(
      { colorScheme, bypassCSP: true, viewport: { width, height: 860 } },
      { language },
    );
    await page.goto(`${address()}/scenes`);
    await page.locator('[data-new]').first().waitFor();
    const found = [...(await seriousViolations(page))];
    await page.locator('[data-new=vs]').click();
    const cards = page.locator('#scene-tab-cards');
    await cards.click();
    await page.locator('[data-find]').nth(9).click();
    if (width < 1000) await page.locator('#scene-tab-position').click();
    await page.locator('[data-entry]').first().click();
    await page.locator('.scene-inspector').waitFor();
    found.push(...(await seriousViolations(page)));
    await page.keyboard.press('Escape');
    for (const tab of ['cards', 'text', 'table']) {
      await page.locator(`#scene-tab-${tab}`).click();
      await page
        .locator(tab === 'table' ? '.table-scene' : tab === 'text' ? '.scene-area' : '[data-find]')
        .first()
        .waitFor();
      found.push(...(await seriousViolations(page)).map((each) => `${tab}: ${each}`));
      expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth'), tab).toBe(true);
    }
    expect(found).toEqual([]);
    await context.close();
  },
  120_000,
);
