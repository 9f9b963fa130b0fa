import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { seriousViolations } from './browser.ts';
import { openHouse } from './visit.ts';

const { address, visit } = openHouse();
/** A busy machine takes its time. */
const soon = <T>(read: () => T | Promise<T>) => expect.poll(read, { timeout: 20_000 });

test('rules are found as one types, read with their editions and rulings, and walked one by one', async () => {
  const { context, page } = await visit();
  await page.goto(`${address()}/rules`);
  await page.getByRole('searchbox').pressSequentially('flight team');
  await soon(() => page.locator('.rule-item .rule').allTextContents()).toContain('VS-ATK-26');
  await page.locator('.rule-item-head .rule', { hasText: 'VS-ATK-26' }).click();
  await page.getByRole('heading', { level: 1, name: 'VS-ATK-26' }).waitFor();
  // What each edition says, side by side.
  expect(await page.locator('.editions tbody td').allTextContents()).toEqual([
    'all Flight',
    'all Flight, or each able by Stealth or Flight (melee)',
    'all Flight',
    'all Flight',
    'CR21',
  ]);
  await page.locator('.ruling', { hasText: 'mix Flight and Stealth' }).waitFor();
  await page.getByRole('link', { name: 'VS-ATK-27 →' }).click();
  await page.getByRole('heading', { level: 1, name: 'VS-ATK-27' }).waitFor();
  // Typing on a rule's page searches again, and keeps the focus.
  await page.getByRole('searchbox').pressSequentially('stealth');
  await soon(() => page.locator('.rule-item mark').first().textContent()).toMatch(/stealth/i);
  expect(await page.getByRole('searchbox').inputValue()).toBe('stealth');
  await context.close();
}, 60_000);

const PLACES = [
  ['vs/VS-ATK', 'Declaring an attack'],
  ['vs/VS-EX-01', 'VS-TERM-05'],
  ['vs/E-039', 'Editions side by side: E-039'],
  ['vs/OP-04', 'Ruling OP-04'],
  ['vs/editions', 'Editions side by side'],
  ['vs/rulings', 'Rulings'],
  ['arena/MA-SA-BRU-04', 'MA-SA-BRU-04'],
  ['arena/MA-AMB-42', 'Ruling MA-AMB-42'],
  ['arena/rulings', 'Rulings'],
  ['vs/VS-NO-99', 'There is no rule VS-NO-99'],
] as const;

test('rules, sections, examples, editions and rulings each have an address', async () => {
  const { context, page } = await visit();
  for (const [route, heading] of PLACES) {
    await page.goto(`${address()}/rules/${route}`);
    await page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor();
  }
  await context.close();
}, 90_000);

test.each(['light', 'dark'] as const)(
  'axe finds nothing serious on the rules in the %s theme',
  async (colorScheme) => {
    const { context, page } = await visit({ colorScheme, bypassCSP: true });
    for (const route of ['', '/vs?q=stun', '/vs/VS-ATK-26', '/vs/editions', '/arena/MA-AMB-42']) {
      await page.goto(`${address()}/rules${route}`);
      await page.locator('.rulebook-main h1').first().waitFor();
      expect(await seriousViolations(page)).toEqual([]);
    }
    await context.close();
  },
  120_000,
);

test('the rules are read and searched in Italian, and fit a phone', async () => {
  const { context, page } = await visit({ viewport: { width: 360, height: 740 }, hasTouch: true }, { language: 'it' });
  for (const route of ['', '/vs/VS-ATK-26', '/vs/editions', '/vs/rulings', '/arena?q=boost']) {
    await page.goto(`${address()}/rules${route}`);
    await page.locator('.rulebook-main h1').first().waitFor();
    expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
    // Nothing is left in English, so nothing says so.
    expect(await page.getByText('in inglese', { exact: true }).count()).toBe(0);
  }
  await page.getByText('Sezioni', { exact: true }).click();
  await page.getByRole('link', { name: /Risoluzione della sfida/ }).click();
  await page.getByRole('heading', { level: 1, name: 'Risoluzione della sfida' }).waitFor();
  expect(await page.locator('.rule-item-text [lang=it]').count()).toBeGreaterThan(10);
  expect(await page.locator('.rule-item-text [lang=en]').count()).toBe(0);
  await page.getByRole('searchbox').pressSequentially('punti deboli');
  await soon(() => page.locator('.rule-item .rule').allTextContents()).toContain('MA-ADV-02');
  await page.locator('.rule-item-head .rule', { hasText: 'MA-ADV-02' }).click();
  await page.getByText('Il Livello 2 aggiunge i punti deboli al Livello 1.').waitFor();
  // Known by its English words too.
  await page.getByRole('searchbox').pressSequentially('weak points');
  await soon(() => page.locator('.rule-item .rule').allTextContents()).toContain('MA-ADV-02');
  await context.close();
}, 60_000);

/** The fingerprint of the English that an Italian text was made from. */
const ITALIAN = new URL('../../../packages/vs/rulebook/rules.it.json', import.meta.url);
const translatedFrom = (id: string): string => JSON.parse(readFileSync(ITALIAN, 'utf8')).rules[id].of;

test('an Italian text that is behind is shown in English, and says so', async () => {
  const { context, page } = await visit({}, { language: 'it' });
  await page.route('**/rules.it-*.js', async (route) => {
    const answer = await route.fetch();
    const body = await answer.text();
    await route.fulfill({ response: answer, body: body.replace(translatedFrom('VS-ATK-26'), '00000000') });
  });
  await page.goto(`${address()}/rules/vs/VS-ATK-26`);
  const sheet = page.locator('.rule-sheet');
  await sheet.getByText('in inglese', { exact: true }).waitFor();
  expect(await sheet.locator('.rule-sheet-text [lang=en]').textContent()).toMatch(/^A melee team attack/);
  await page.getByRole('link', { name: 'VS-ATK-27 →' }).click();
  await page.getByRole('heading', { level: 1, name: 'VS-ATK-27' }).waitFor();
  expect(await sheet.locator('.rule-sheet-text [lang=it]').textContent()).toMatch(/^Un attacco di un solo/);
  expect(await sheet.getByText('in inglese', { exact: true }).count()).toBe(0);
  await context.close();
}, 60_000);
