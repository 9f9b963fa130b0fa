import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { seriousViolations } from './browser.ts';
import { playQuickly } from './play-quickly.ts';
import { openHouse, sitDown } from './visit.ts';

const { visit, address } = openHouse();

/** Places of the table worth a look, each with how to come there. */
const TABLES: readonly (readonly [name: string, come: (page: Page) => Promise<unknown>])[] = [
  ['play', (page) => page.goto(`${address()}/play?game=arena`).then(() => page.locator('.deck').first().waitFor())],
  [
    'Vs. table in combat',
    async (page) => {
      await sitDown(page, address());
      await playQuickly(page, { seed: 11, until: '.strip' });
    },
  ],
  ['menu', (page) => page.keyboard.press('?').then(() => page.locator('dialog[open]').waitFor())],
  [
    'Arena table with challenges',
    async (page) => {
      await sitDown(page, address(), { game: 'arena' });
      await playQuickly(page, { seed: 11, until: '.lanes' });
    },
  ],
  [
    'Arena table with a hint',
    (page) => page.keyboard.press('h').then(() => page.locator('.hints, .prompt-idle').first().waitFor()),
  ],
];

test.each([
  ['light', 1440],
  ['dark', 1440],
  ['light', 390],
] as const)(
  'axe finds nothing serious on play and table, %s theme, %i px wide',
  async (colorScheme, width) => {
    const { context, page } = await visit({ colorScheme, bypassCSP: true, viewport: { width, height: 860 } });
    const found: string[] = [];
    for (const [name, come] of TABLES) {
      await come(page);
      for (const violation of await seriousViolations(page)) found.push(`${name}: ${violation}`);
      await page.keyboard.press('Escape');
    }
    expect(found).toEqual([]);
    await context.close();
  },
  180_000,
);
