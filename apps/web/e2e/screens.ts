/**
 * Takes the pictures of home and table in docs/screens from the built web app: `npx tsx apps/web/e2e/screens.ts [name…]`. Look
 * at every one; nothing here judges them. `screens-around.ts` takes the others.
 */
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { ROOT } from '../../../tools/setup/run.mjs';
import { openBrowser } from './browser.ts';
import { playQuickly } from './play-quickly.ts';
import { startProduct } from './product.ts';

interface Shot {
  readonly name: string;
  readonly size?: keyof typeof SIZES;
  readonly theme?: 'light' | 'dark';
  readonly language?: 'en' | 'it';
  readonly prepare: (page: Page, address: string) => Promise<void>;
}

const SIZES = {
  desktop: [1440, 900, 1],
  phone: [390, 844, 2],
  small: [360, 640, 2],
  wide: [2560, 1440, 1],
} as const;

const open = (route: string, ready: string) => async (page: Page, address: string) => {
  await page.goto(address + route);
  await page.locator(ready).first().waitFor();
};

interface Wish {
  readonly game?: 'vs' | 'arena';
  readonly deck?: number;
  readonly seats?: number;
  readonly people?: number;
  readonly seed?: number;
  readonly limit?: number;
}

/** A game played on until the table shows what the picture is about. */
const table =
  (until: string, { game = 'vs', deck = 1, seats = 2, people = 1, seed = 1, limit = 1500 }: Wish = {}) =>
  async (page: Page, address: string) => {
    await open(`/play?game=${game}`, '.deck')(page, address);
    const segment = (name: string, at: number) => page.locator(`.segment:has([name=${name}])`).nth(at).click();
    if (seats > 2) await segment('seats', seats - 2);
    if (people > 1) await segment('people', people - 1);
    for (let i = 0; i < people; i++)
      await page
        .locator('.deck')
        .nth(deck + i)
        .click();
    await page.locator('.board, .curtain').first().waitFor();
    // Not every game comes to show it.
    for (let i = 0; i < 8; i++) {
      if (await playQuickly(page, { seed: seed + i, until, limit })) return;
      if ((await page.locator('.end-panel').count()) === 0) continue;
      await page.locator('.end-buttons .btn-main').click();
      await page.locator('.end-panel').waitFor({ state: 'detached' });
    }
    throw new Error(`no game came to show ${until}`);
  };

/** And then one thing more. */
const then =
  (come: Shot['prepare'], act: (page: Page) => Promise<unknown>): Shot['prepare'] =>
  async (page, address) => {
    await come(page, address);
    await act(page);
  };

const MINE = '.side-mine .row-front li:nth-child(2)';
const THEIRS = '.side-theirs .row li:nth-child(2)';
const OPEN = ':not(:has(.end-panel, .tray, .prompt-idle))';
const TEAM_ATTACK = `.table-combat:has(.figures li:nth-child(2)):has(.side-mine .row li:nth-child(2)):has(${THEIRS})${OPEN}`;
const COMBAT = `.table-combat:has(${MINE}):has(${THEIRS}):has(.hand li:nth-child(3))${OPEN}`;
const CALM = `.table:not(.table-combat):has(.turn-count):has(${MINE}):has(${THEIRS}):has(.hand li:nth-child(4)):has(.is-legal)${OPEN}`;
const CHOOSING = `.table:has(.is-target):has(${MINE})${OPEN}`;
const LANES = `.table:has(.lanes li:nth-child(3)):has(.hand li:nth-child(4))${OPEN}`;
const BOOST = `${LANES}:has(.lane-now .gauge):has(.hand .is-legal)`;
const QUIET_ARENA = `.table:not(.table-challenged):has(.turn-count):has(.pp):has(.hand li:nth-child(4))${OPEN}`;

const SHOTS: readonly Shot[] = [
  { name: 'home', prepare: open('/', '.home') },
  { name: 'home-dark', theme: 'dark', prepare: open('/', '.home') },
  { name: 'home-phone', size: 'phone', prepare: open('/', '.home') },
  { name: 'play', prepare: open('/play', '.deck') },
  { name: 'play-arena-dark', theme: 'dark', prepare: open('/play?game=arena', '.deck') },
  { name: 'table-combat', prepare: table(TEAM_ATTACK, { seed: 4, deck: 0 }) },
  { name: 'table-combat-dark', theme: 'dark', prepare: table(TEAM_ATTACK, { seed: 8, deck: 0 }) },
  { name: 'table-target', prepare: table(CHOOSING, { seed: 6, deck: 3 }) },
  { name: 'table-four-dark', theme: 'dark', prepare: table(COMBAT, { seed: 3, seats: 4, deck: 2 }) },
  { name: 'table-three', prepare: table(COMBAT, { seed: 9, seats: 3 }) },
  { name: 'table-wide', size: 'wide', prepare: table(COMBAT, { seed: 5 }) },
  { name: 'table-calm', prepare: table(CALM, { seed: 4, deck: 0 }) },
  {
    name: 'table-zoom',
    prepare: then(table(CALM, { seed: 4 }), async (page) => {
      await page.locator('.side-mine .row .card').first().focus();
      await page.keyboard.press('z');
      await page.locator('.zoom-sheet .card-rules').first().waitFor();
    }),
  },
  { name: 'table-small', size: 'small', prepare: table(COMBAT, { seed: 2 }) },
  { name: 'table-phone', size: 'phone', prepare: table(COMBAT, { seed: 2 }) },
  {
    name: 'table-phone-dark-it',
    size: 'phone',
    theme: 'dark',
    language: 'it',
    prepare: table(`.table:has(${MINE}):has(.hand .is-selected)`, { seed: 12, deck: 2 }),
  },
  { name: 'table-phone-four', size: 'phone', prepare: table(COMBAT, { seed: 3, seats: 4, deck: 2 }) },
  { name: 'table-end', prepare: table('.end-panel', { seed: 1, limit: 4000 }) },
  {
    name: 'table-hint',
    prepare: then(table(`.table:has(${MINE}):has(.hand .is-legal)${OPEN}`, { seed: 7 }), async (page) => {
      await page.keyboard.press('Escape');
      await page.keyboard.press('h');
      await page.locator('.hints').waitFor();
    }),
  },
  {
    name: 'table-menu',
    prepare: then(table(COMBAT, { seed: 5 }), (page) => page.keyboard.press('?')),
  },
  { name: 'table-curtain', prepare: table('.curtain:has(.curtain-log)', { people: 2, seed: 2 }) },
  { name: 'arena', prepare: table(LANES, { game: 'arena', deck: 0, seed: 3 }) },
  {
    name: 'arena-boost-dark',
    theme: 'dark',
    prepare: then(table(BOOST, { game: 'arena', deck: 2, seed: 9 }), async (page) => {
      await page.keyboard.press('Escape');
      await page.locator('.hand .is-legal').first().hover();
      await page.locator('.gauge-ghost').waitFor();
    }),
  },
  { name: 'arena-quiet', prepare: table(QUIET_ARENA, { game: 'arena', deck: 1, seed: 5 }) },
  {
    name: 'arena-squads',
    prepare: table('.table:has(li:nth-child(2) .is-chosen):not(:has(.turn-count))', { game: 'arena', deck: 3 }),
  },
  { name: 'arena-small', size: 'small', prepare: table(LANES, { game: 'arena', deck: 0, seed: 6 }) },
  { name: 'arena-phone', size: 'phone', prepare: table(LANES, { game: 'arena', deck: 1, seed: 5 }) },
  {
    name: 'arena-phone-dark-it',
    size: 'phone',
    theme: 'dark',
    language: 'it',
    prepare: table(QUIET_ARENA, { game: 'arena', deck: 2, seed: 4 }),
  },
  { name: 'arena-wide', size: 'wide', prepare: table(LANES, { game: 'arena', deck: 0, seed: 8 }) },
];

async function take(browser: Browser, address: string, shot: Shot): Promise<void> {
  const [width, height, deviceScaleFactor] = SIZES[shot.size ?? 'desktop'];
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor,
    colorScheme: shot.theme ?? 'light',
    reducedMotion: 'reduce',
    hasTouch: shot.size === 'phone' || shot.size === 'small',
  });
  const settings = JSON.stringify({ pace: 'instant', level: 'sidekick', language: shot.language ?? 'en' });
  await context.addInitScript(`localStorage.setItem('longbox.settings', '${settings}')`);
  const page = await context.newPage();
  await page.mouse.move(4, height - 4);
  await shot.prepare(page, address);
  await page.evaluate('document.fonts.ready');
  // What a fight would bring is foreseen by a worker.
  await page.waitForTimeout(2500);
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
