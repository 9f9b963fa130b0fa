import { expect, test } from 'vitest';
import { seriousViolations } from './browser.ts';
import { openHouse } from './visit.ts';

const { address, visit } = openHouse();
/** A busy machine takes its time. */
const soon = <T>(read: () => T | Promise<T>) => expect.poll(read, { timeout: 20_000 });

test('settings hold at once, are kept, and can be forgotten', async () => {
  const { context, page } = await visit();
  await page.goto(`${address()}/settings`);
  const choose = (group: string, option: string) =>
    page.getByRole('group', { name: group, exact: true }).locator('.segment', { hasText: option }).click();
  await choose('Colours', 'Dark');
  await choose('Contrast', 'More');
  await choose('Vs. System: edition for new decks and games', 'First edition');
  await page.getByRole('checkbox', { name: 'Combats between others' }).uncheck();
  expect(await page.evaluate('({ ...document.documentElement.dataset })')).toMatchObject({
    theme: 'dark',
    contrast: 'more',
  });
  await page.reload();
  expect(await page.getByRole('checkbox', { name: 'Combats between others' }).isChecked()).toBe(false);
  expect(await page.evaluate('document.documentElement.dataset.contrast')).toBe('more');
  // A new deck begins with the edition.
  await page.goto(`${address()}/decks`);
  await page.getByRole('button', { name: 'New deck: Vs. System 2PCG' }).click();
  await soon(() => page.getByRole('combobox', { name: 'Edition' }).inputValue()).toBe('mb15');

  await page.goto(`${address()}/settings`);
  await page.getByRole('button', { name: 'Delete everything…' }).click();
  await page.getByRole('button', { name: 'Delete everything', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Longbox' }).waitFor();
  await page.goto(`${address()}/decks`);
  await page.getByText('No deck of your own yet').waitFor();
  expect(await page.evaluate('document.documentElement.dataset.theme')).toBeUndefined();
  await context.close();
}, 60_000);

test.each([
  ['light', {}],
  ['dark', {}],
  ['light', { contrast: 'more' }],
  ['dark', { contrast: 'more' }],
] as const)(
  'axe finds nothing serious on the settings (%s, %o)',
  async (colorScheme, settings) => {
    const { context, page } = await visit({ colorScheme, bypassCSP: true }, settings);
    await page.goto(`${address()}/settings`);
    await page.getByRole('button', { name: 'Delete everything…' }).click();
    expect(await seriousViolations(page)).toEqual([]);
    await context.close();
  },
  60_000,
);

test('the settings speak Italian at once and fit a phone', async () => {
  const { context, page } = await visit({ viewport: { width: 360, height: 740 }, hasTouch: true });
  await page.goto(`${address()}/settings`);
  await page.locator('.segment', { hasText: 'Italiano' }).click();
  await page.getByRole('heading', { level: 1, name: 'Impostazioni' }).waitFor();
  await page.getByRole('heading', { name: 'Dimentica tutto' }).waitFor();
  expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
  await context.close();
}, 60_000);
