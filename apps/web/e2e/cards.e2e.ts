import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { seriousViolations } from './browser.ts';
import { openHouse } from './visit.ts';

const { address, visit } = openHouse();
/** A busy machine takes its time. */
const soon = <T>(read: () => T | Promise<T>) => expect.poll(read, { timeout: 20_000 });

const names = (page: Page) => page.locator('.gallery .unseen').allTextContents();

test.each([
  ['vs', 'team:x-men cost<=3 has:flight', ['Namor, X-Men, mnb-040', 'Havok, X-Men, hox-043']],
  ['vs', 'type:main level:2 atk>=6 -team:avengers', undefined],
  ['arena', 'kind:team members>=3', undefined],
])(
  '%s: "%s" finds cards as it is typed',
  async (game, query, wanted) => {
    const { context, page } = await visit();
    await page.goto(`${address()}/cards${game === 'arena' ? '?game=arena' : ''}`);
    await page.locator('.gallery .card').first().waitFor();
    const all = await page.locator('.gallery-count').textContent();
    await page.getByRole('combobox').pressSequentially(query);
    await soon(() => page.locator('.gallery-count').textContent()).not.toBe(all);
    await soon(() => page.locator('.gallery-count').getAttribute('data-answer')).toBe(query);
    const found = await names(page);
    expect(found.length).toBeGreaterThan(0);
    if (wanted !== undefined) expect(found).toEqual(wanted);
    // The address carries the search.
    await page.reload();
    await soon(() => names(page)).toEqual(found);
    await context.close();
  },
  60_000,
);

test('fields and words are completed by keyboard', async () => {
  const { context, page } = await visit();
  await page.goto(`${address()}/cards`);
  await page.locator('.gallery .card').first().waitFor();
  const box = page.getByRole('combobox');
  await box.pressSequentially('tea');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  expect(await box.inputValue()).toBe('team:');
  await box.pressSequentially('x');
  await soon(() => page.getByRole('option').first().textContent()).toBe('X-Men');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  expect(await box.inputValue()).toBe('team:X-Men ');
  await box.pressSequentially('storm');
  await soon(() => names(page)).toContain('Storm, L1, X-Men, mnb-027');
  await context.close();
}, 60_000);

test('a query that cannot be understood says where and offers what was meant', async () => {
  const { context, page } = await visit();
  await page.goto(`${address()}/cards?q=tem%3Ax-men`);
  await soon(() => page.locator('.query-wrong').textContent()).toContain('There is no field “tem”.');
  await page.getByRole('button', { name: 'Did you mean team?' }).click();
  await page.locator('.gallery .card').first().waitFor();
  expect(await page.getByRole('combobox').inputValue()).toBe('team:x-men');
  await context.close();
}, 60_000);

test('a card’s page has both languages, its tree, its rules, rulings, decks and versions, and leads to a rule', async () => {
  const { context, page } = await visit();
  await page.goto(`${address()}/cards?q=cyclops`);
  await page.locator('.gallery .card').first().click();
  await page.getByRole('heading', { level: 1, name: 'Cyclops' }).waitFor();
  expect(await page.locator('.powers').allTextContents()).toEqual([
    expect.stringContaining('Move one of your characters to your front or back row.'),
    expect.stringContaining('Battle Tactics'),
  ]);
  await page.getByText('How the engine reads it').click();
  expect(await page.locator('.tree').textContent()).toContain('Battle Tactics');
  await page.locator('.deck-links a', { hasText: 'X-Men, led by Wolverine' }).waitFor();
  await page.locator('.powers a', { hasText: 'VS-KW-LEADER' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'VS-KW-LEADER' }).waitFor();
  // And from the rule to the cards that use it.
  await page.getByText('Cards that use this rule').click();
  await page.locator('.rule-users a', { hasText: 'Cyclops' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Cyclops' }).waitFor();

  await page.goto(`${address()}/cards/vs/mnb-061`);
  await page.locator('.ruling', { hasText: 'Nullify until Cosmo is stunned' }).waitFor();
  await page.goto(`${address()}/cards/vs/mnb-027`);
  await page.locator('.card-row .unseen', { hasText: 'Storm, L2, X-Men, mnb-028' }).waitFor({ state: 'attached' });
  await context.close();
}, 60_000);

test('no name or type line in the gallery is cut', async () => {
  const { context, page } = await visit();
  for (const [game, least] of [
    ['vs', 200],
    ['arena', 100],
  ] as const) {
    await page.goto(`${address()}/cards?game=${game}`);
    await page.locator('.gallery .card').first().waitFor();
    const last = page.locator('.gallery li').last();
    const all = Number(await last.getAttribute('aria-setsize'));
    expect(all).toBeGreaterThan(least);
    const cut: string[] = [];
    // Only what is near the window is drawn: each windowful is looked at as it comes.
    for (let at = 0; at < all; at = Number(await last.getAttribute('aria-posinset'))) {
      if (at > 0) await page.evaluate(`document.querySelector('.gallery li:last-child').scrollIntoView()`);
      await page.evaluate('new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))');
      cut.push(
        ...(await page.evaluate<string[]>(`(() => {
          const cut = [];
          for (const name of document.querySelectorAll('.gallery .card-name, .gallery .card-type')) {
            const room = name.closest('.card-in').getBoundingClientRect();
            for (const line of name.children.length > 0 ? name.children : [name]) {
              const range = document.createRange();
              range.selectNodeContents(line);
              if (range.getBoundingClientRect().right > room.right - 2) cut.push(line.textContent);
            }
          }
          return cut;
        })()`)),
      );
    }
    expect(cut).toEqual([]);
  }
  await context.close();
}, 90_000);

test('coming back from a card finds the place one left', async () => {
  const { context, page } = await visit();
  await page.goto(`${address()}/cards`);
  await page.locator('.gallery .card').first().waitFor();
  const inSight = page.locator('.gallery li[aria-posinset="92"] .card');
  await page.mouse.move(700, 600);
  while ((await inSight.count()) === 0) await page.mouse.wheel(0, 500);
  await inSight.click();
  await page.locator('.card-page').waitFor();
  await page.goBack();
  await inSight.waitFor();
  await soon(() => page.evaluate<number>('scrollY')).toBeGreaterThan(1000);
  await context.close();
}, 60_000);

test.each(['light', 'dark'] as const)(
  'axe finds nothing serious on cards and card pages in the %s theme',
  async (colorScheme) => {
    const { context, page } = await visit({ colorScheme, bypassCSP: true });
    await page.goto(`${address()}/cards?q=captain`);
    await page.locator('.gallery .card').first().waitFor();
    await page.getByText('How to search').click();
    expect(await seriousViolations(page)).toEqual([]);
    await page.goto(`${address()}/cards?q=tem%3Ax`);
    await page.locator('.query-wrong').waitFor();
    expect(await seriousViolations(page)).toEqual([]);
    for (const card of ['vs/mnb-028', 'arena']) {
      await page.goto(`${address()}/cards${card === 'arena' ? '?game=arena' : `/${card}`}`);
      if (card === 'arena') await page.locator('.gallery .card').first().click();
      await page.locator('.card-rules').first().waitFor();
      await page.getByText('How the engine reads it').click();
      expect(await seriousViolations(page)).toEqual([]);
    }
    await context.close();
  },
  90_000,
);

test('cards speak Italian and fit a phone', async () => {
  const { context, page } = await visit({ viewport: { width: 360, height: 740 }, hasTouch: true }, { language: 'it' });
  await page.goto(`${address()}/cards/vs/mnb-028`);
  await page.getByRole('heading', { name: 'Regole che usa' }).waitFor();
  expect(await page.locator('.powers').first().textContent()).toContain('Dividi due segnalini');
  await page.locator('.card-rules [lang=it]').first().waitFor();
  expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
  await page.goto(`${address()}/cards?q=tem%3Ax`);
  await page.getByRole('button', { name: 'Intendevi team?' }).waitFor();
  expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
  await context.close();
}, 60_000);

test('what is picked stands in the query, and what is typed is picked, by keyboard alone', async () => {
  const { context, page } = await visit({ bypassCSP: true });
  await page.goto(`${address()}/cards`);
  const box = page.getByRole('combobox');
  const team = page.locator('[data-filter=team] .filter-button');
  await team.press('Enter');
  await page.keyboard.type('x-m');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await soon(() => box.inputValue()).toBe('team:x-men');
  expect(await seriousViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  expect(await page.locator('.filter-pop').count()).toBe(0);
  expect(await page.evaluate("document.activeElement.closest('.filter').dataset.filter")).toBe('team');
  await box.fill('team:x-men,avengers cost<=1 type:supporting');
  await soon(() => team.textContent()).toBe('Team: Avengers, X-Men');
  await soon(() => page.locator('[data-filter=cost] .filter-button').textContent()).toContain('Cost: ');
  await page.getByRole('button', { name: 'Supporting', pressed: true }).click();
  await soon(() => box.inputValue()).toBe('team:x-men,avengers cost<=1');
  await team.click();
  await page.getByRole('button', { name: 'Clear' }).click();
  await soon(() => box.inputValue()).toBe('cost<=1');
  await context.close();
}, 60_000);

test('on a phone filters are sheets, in Italian too', async () => {
  const { context, page } = await visit(
    { viewport: { width: 390, height: 844 }, bypassCSP: true, colorScheme: 'dark' },
    { language: 'it' },
  );
  await page.goto(`${address()}/cards`);
  await page.locator('[data-filter=set] .filter-button').click();
  const sheet = page.getByRole('dialog', { name: 'Set' });
  await sheet.getByLabel('The Civil War Battles').click();
  expect(await seriousViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await soon(() => page.getByRole('combobox').inputValue()).toBe('set:civ');
  await soon(() => page.locator('.gallery-count').textContent()).toBe('58 carte');
  expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390);
  await context.close();
}, 60_000);
