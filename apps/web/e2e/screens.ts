/**
 * Takes the pictures of home and table in docs/screens from the built web app: `npx tsx apps/web/e2e/screens.ts [name…]`. Look
 * at every one; nothing here judges them. `screens-around.ts` takes the others.
 */
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { ROOT } from '../../../tools/setup/run.mjs';
import { openBrowser } from './browser.ts';
import { startProduct } from './product.ts';

interface Shot {
  readonly name: string;
  readonly size?: 'desktop' | 'phone' | 'wide';
  readonly theme?: 'light' | 'dark';
  readonly language?: 'en' | 'it';
  readonly prepare: (page: Page, address: string) => Promise<void>;
}

const SIZES = { desktop: [1440, 900, 1], phone: [390, 844, 2], wide: [2560, 1440, 1] } as const;

const open = (route: string, ready: string) => async (page: Page, address: string) => {
  await page.goto(address + route);
  await page.locator(ready).first().waitFor();
};

/** A game played on until the table shows what the picture is about. */
const table =
  (until: string, { deck = 1, seats = 2, seed = 1, limit = 1500 } = {}) =>
  async (page: Page, address: string) => {
    await open('/play', '.deck')(page, address);
    await page
      .locator('.segment:has([name=seats])')
      .nth(seats - 2)
      .click();
    await page.locator('.deck').nth(deck).click();
    await page.locator('.board').waitFor();
    // Not every game comes to show it.
    for (let game = 0; game < 6; game++) {
      await page.evaluate(playQuickly(seed + game, limit, until));
      if ((await page.locator(until).count()) > 0) return;
      await page.getByRole('button', { name: 'Play again' }).click();
      await page.locator('.end-panel').waitFor({ state: 'detached' });
    }
  };

/** Plays inside the page, which is quicker than the real clicks of the tests; only what is offered, here too. */
const playQuickly = (seed: number, limit: number, until: string): string => `(async () => {
  let a = ${seed};
  const dice = () => (a = (Math.imul(a, 1664525) + 1013904223) >>> 0) / 2 ** 32;
  const all = (selector) => [...document.querySelectorAll(selector)];
  const one = (list) => list[Math.floor(dice() * list.length)];
  for (let clicks = 0; clicks < ${limit}; clicks++) {
    await new Promise((resolve) => setTimeout(resolve, 12));
    if (all('.end-panel').length > 0 || document.querySelector(${JSON.stringify(until)}) !== null) return;
    if (document.querySelector('.table').dataset.busy === 'yes' || all('.prompt-idle').length > 0) continue;
    const joining = all('.side-mine .is-selected').length > 0 ? all('.side-mine .is-legal') : [];
    const legal = all('.is-legal');
    const out = all('.prompt-buttons .btn-main');
    if (joining.length > 0 && dice() < 0.6) one(joining).click();
    else if (all('.is-target').length > 0) one(all('.is-target')).click();
    else if (all('.prompt-buttons .btn-go').length > 0) one(all('.prompt-buttons .btn-go')).click();
    else if (legal.length > 0 && (out.length === 0 || dice() < 0.75)) one(legal).click();
    else (out[0] ?? all('.prompt-buttons .btn')[0])?.click();
  }
})()`;

const MINE = '.side-mine .row-front li:nth-child(2)';
const THEIRS = '.side-theirs .row li:nth-child(2)';
const TEAM_ATTACK = `.table-combat:has(.figures li:nth-child(2)):has(.side-mine .row li:nth-child(2)):has(${THEIRS}):not(:has(.end-panel))`;
const COMBAT = `.table-combat:has(${MINE}):has(${THEIRS}):has(.hand li:nth-child(3)):not(:has(.end-panel))`;
const CHOOSING = `.table:has(.is-target):has(${MINE})`;

const SHOTS: readonly Shot[] = [
  { name: 'home', prepare: open('/', '.home') },
  { name: 'home-dark', theme: 'dark', prepare: open('/', '.home') },
  { name: 'home-phone', size: 'phone', prepare: open('/', '.home') },
  { name: 'play', prepare: open('/play', '.deck') },
  { name: 'table-combat', prepare: table(TEAM_ATTACK, { seed: 4 }) },
  { name: 'table-combat-dark', theme: 'dark', prepare: table(TEAM_ATTACK, { seed: 8, deck: 0 }) },
  { name: 'table-target', prepare: table(CHOOSING, { seed: 6, deck: 3 }) },
  { name: 'table-four-dark', theme: 'dark', prepare: table(COMBAT, { seed: 3, seats: 4, deck: 2 }) },
  { name: 'table-three', prepare: table(COMBAT, { seed: 9, seats: 3 }) },
  { name: 'table-wide', size: 'wide', prepare: table(COMBAT, { seed: 5 }) },
  { name: 'table-phone', size: 'phone', prepare: table(COMBAT, { seed: 2 }) },
  {
    name: 'table-phone-dark-it',
    size: 'phone',
    theme: 'dark',
    language: 'it',
    prepare: table(`.table:has(${MINE}):has(.hand .is-selected)`, { seed: 12, deck: 2 }),
  },
  { name: 'table-end', prepare: table('.end-panel', { seed: 1, limit: 4000 }) },
];

async function take(browser: Browser, address: string, shot: Shot): Promise<void> {
  const [width, height, deviceScaleFactor] = SIZES[shot.size ?? 'desktop'];
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor,
    colorScheme: shot.theme ?? 'light',
    reducedMotion: 'reduce',
    hasTouch: shot.size === 'phone',
  });
  const settings = JSON.stringify({ pace: 'instant', language: shot.language ?? 'en' });
  await context.addInitScript(`localStorage.setItem('longbox.settings', '${settings}')`);
  const page = await context.newPage();
  await shot.prepare(page, address);
  await page.mouse.move(4, height - 4);
  await page.evaluate('document.fonts.ready');
  await page.waitForTimeout(400);
  await page.screenshot({ path: path.join(ROOT, 'docs', 'screens', `${shot.name}.png`) });
  await context.close();
}

const wanted = process.argv.slice(2);
const product = await startProduct();
const browser = await openBrowser();
try {
  for (const shot of SHOTS) {
    if (wanted.length > 0 && !wanted.includes(shot.name)) continue;
    await take(browser, product.address, shot).then(
      () => console.log(shot.name),
      (error: unknown) => console.error(shot.name, error instanceof Error ? error.message : error),
    );
  }
} finally {
  await browser.close();
  await product.stop();
}
