/**
 * Takes the pictures of lessons, replays, decks, cards, rules and settings in docs/screens from the built web app, each on a desk and a phone, in
 * both themes: `npx tsx apps/web/e2e/screens-around.ts [name…]`. Look at every one; nothing here judges them.
 */
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { ROOT } from '../../../tools/setup/run.mjs';
import { openBrowser } from './browser.ts';
import { playQuickly } from './play-quickly.ts';
import { startProduct } from './product.ts';

interface Shot {
  readonly name: string;
  /** Only one picture instead of four. */
  readonly isSingle?: true;
  /** Only where there is one. */
  readonly isPhone?: true;
  readonly prepare: (page: Page, address: string) => Promise<void>;
}

const LOOKS = [
  { suffix: '', width: 1440, height: 900, scale: 1, theme: 'light', language: 'en' },
  { suffix: '-dark', width: 1440, height: 900, scale: 1, theme: 'dark', language: 'en' },
  { suffix: '-phone', width: 390, height: 844, scale: 2, theme: 'light', language: 'en' },
  { suffix: '-phone-dark-it', width: 390, height: 844, scale: 2, theme: 'dark', language: 'it' },
] as const;
type Look = (typeof LOOKS)[number];

const open = (route: string, ready: string) => async (page: Page, address: string) => {
  await page.goto(address + route);
  await page.locator(ready).first().waitFor();
};

/** A starter deck copied into the box; `change` makes something of it. */
const deck =
  (tab: string, change: (page: Page) => Promise<void> = async () => undefined) =>
  async (page: Page, address: string) => {
    await open('/decks/mnb-x-men', '.bench-head .btn-go')(page, address);
    await page.locator('.bench-head .btn-go').click();
    await page.locator('.bench-play:enabled').waitFor();
    await change(page);
    await page.locator(`#tab-${tab}`).click();
    await page.waitForTimeout(600);
  };

/** Five of one card, and no main character. */
async function spoil(page: Page): Promise<void> {
  const list = page.locator('#tab-deck');
  if ((await list.count()) > 0) await list.click();
  const more = page.locator('.deck-row .stepper button:last-child');
  for (let i = 0; i < 3; i++) await more.nth(2).click();
  await page.locator('.deck-leader .chip').click();
}

/** Gives a game up after a few moves, so that there is one to watch. */
async function finishGame(page: Page, address: string): Promise<void> {
  await open('/play?game=vs', '.deck')(page, address);
  await page.locator('.deck').first().click();
  await page.locator('.board').waitFor();
  await playQuickly(page, { seed: 5, until: '.end-panel', limit: 60 });
  if ((await page.locator('.end-panel').count()) === 0) {
    await page.locator('.tool-menu').click();
    await page.locator('.sheet-buttons .btn').nth(-2).click();
    await page.locator('.menu-sure .btn-main').click();
  }
  await page.locator('.end-panel').waitFor();
  await page.waitForTimeout(1000);
}

const VS_SCENE = `# Asked at a table last Friday.
scene: Can Iceman's friends finish Loki?
game: vs
profile: modern
turn: ann
ann:
  front: [Iceman, { card: Hope Summers, exhausted: true }, mnb-043]
  back: [{ card: mnb-027, wounds: 1, xp: 2 }]
  resources: [School for Gifted Youngsters, Energy Location x2, { card: mnb-044, faceDown: true }]
  hand: [mnb-039, mnb-040, Magik]
bob:
  front: [{ card: mnb-081, wounds: 3 }, { card: mnb-096, stunned: true }]
  hand: [mnb-105]
steps:
  - ann: attack Loki, Beast
  - ann: pass
  - expect: { decides: bob }
`;

const ARENA_SCENE = `scene: Eye to eye
game: arena
turn: ann
at: challenge
ann:
  A1: { card: AV-thor-C, pp: 2, engaged: 1 }
  A2: AV-black-widow-C
  R1: AV-hawkeye-C
  hand: [AV-thor-U]
  missions: 3
  deck: 9
bob:
  A1: [AV-loki-R, AV-loki-C]
  A2: { card: AV-abomination-C, pp: 1 }
  missions: 3
  deck: 9
`;

/** On a phone the selected card covers the rest. */
async function selectOnDesk(page: Page): Promise<void> {
  if ((page.viewportSize()?.width ?? 0) > 1000) await page.locator('[data-entry]').first().click();
}

/** A scene file in the editor; `change` shows something of it. */
const scene = (text: string, change: (page: Page) => Promise<unknown>) => async (page: Page, address: string) => {
  await open('/scenes', '[data-new]')(page, address);
  await page
    .locator('[data-scene-file]')
    .setInputFiles({ name: 'scene.yaml', mimeType: 'application/yaml', buffer: Buffer.from(text) });
  await page.locator('.verdict').first().waitFor();
  await page.locator('[data-entry] .card-in').first().waitFor();
  await change(page);
  await page.waitForTimeout(1200);
  await page.evaluate('scrollTo(0, 0)');
};

const SHOTS: readonly Shot[] = [
  { name: 'learn', prepare: open('/learn', '[data-puzzle]') },
  {
    name: 'lesson',
    prepare: async (page, address) => {
      await open('/learn', '[data-lesson=vs-rows]')(page, address);
      await page.locator('[data-lesson=vs-rows]').click();
      await page.locator('.coach').waitFor();
    },
  },
  {
    name: 'replays',
    prepare: async (page, address) => {
      await finishGame(page, address);
      await open('/replays', '.replay-link')(page, address);
    },
  },
  {
    name: 'replay',
    prepare: async (page, address) => {
      await finishGame(page, address);
      await open('/replays', '.replay-link')(page, address);
      await page.locator('.replay-link').click();
      await page.locator('.replay-scrub input').fill('30');
      await page.waitForTimeout(600);
    },
  },
  { name: 'scenes', prepare: open('/scenes', '[data-new]') },
  { name: 'scene', prepare: scene(VS_SCENE, selectOnDesk) },
  {
    name: 'scene-card',
    isPhone: true,
    prepare: scene(VS_SCENE, (page) => page.locator('[data-entry]').first().click()),
  },
  { name: 'scene-text', prepare: scene(VS_SCENE, (page) => page.locator('#scene-tab-text').click()) },
  { name: 'scene-table', prepare: scene(VS_SCENE, (page) => page.locator('#scene-tab-table').click()) },
  {
    name: 'scene-problem',
    isSingle: true,
    prepare: scene(VS_SCENE.replace('[Iceman', '[Icemann'), (page) => page.locator('.faults .link').first().click()),
  },
  { name: 'scene-arena', prepare: scene(ARENA_SCENE, async () => undefined) },
  {
    name: 'ways',
    isPhone: true,
    prepare: async (page, address) => {
      await open('/decks', '.badge-legal')(page, address);
      await page.locator('.phone-bar button').click();
    },
  },
  { name: 'lab', prepare: open('/lab', '.lab-deck-list') },
  { name: 'home', prepare: open('/', '.home-hero') },
  { name: 'cards', prepare: open('/cards?q=team%3Ax-men%20cost%3C%3D4', '.gallery .card') },
  { name: 'cards-arena', isSingle: true, prepare: open('/cards?game=arena', '.gallery .card') },
  {
    name: 'cards-suggest',
    isSingle: true,
    prepare: async (page, address) => {
      await open('/cards', '.gallery .card')(page, address);
      await page.getByRole('combobox').pressSequentially('has:flight te');
      await page.keyboard.press('ArrowDown');
    },
  },
  { name: 'cards-mistake', isSingle: true, prepare: open('/cards?q=tem%3Ax-men', '.query-wrong') },
  { name: 'card', prepare: open('/cards/vs/mnb-061', '.card-rules') },
  {
    name: 'card-tree',
    isSingle: true,
    prepare: async (page, address) => {
      await open('/cards/vs/mnb-028', '.card-rules')(page, address);
      await page.locator('.card-tree summary').click();
    },
  },
  {
    name: 'decks',
    prepare: async (page, address) => {
      await open('/decks', '.badge-legal')(page, address);
      await page.locator('.deck-box-tools .btn').nth(1).click();
      await page.locator('.bench').waitFor();
      await open('/decks', '.badge-legal')(page, address);
    },
  },
  { name: 'deck', prepare: deck('cards') },
  { name: 'deck-faults', prepare: deck('cards', spoil), isSingle: true },
  { name: 'deck-numbers', prepare: deck('numbers') },
  { name: 'deck-hands', prepare: deck('hands') },
  { name: 'deck-share', prepare: deck('share'), isSingle: true },
  { name: 'rules', prepare: open('/rules', '.section-card') },
  { name: 'rule', prepare: open('/rules/vs/VS-ATK-26', '.rule-sheet') },
  { name: 'rules-search', prepare: open('/rules/vs?q=team%20flight', '.rule-item'), isSingle: true },
  { name: 'rules-editions', prepare: open('/rules/vs/editions', '.editions'), isSingle: true },
  { name: 'settings', prepare: open('/settings', '.settings-grid') },
];

async function take(browser: Browser, address: string, { name, prepare }: Shot, look: Look): Promise<void> {
  const { suffix, width, height, scale, theme, language } = look;
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: scale,
    colorScheme: theme,
    reducedMotion: 'reduce',
    hasTouch: width < 500,
  });
  await context.addInitScript(
    `if (!localStorage.getItem('longbox.settings')) localStorage.setItem('longbox.settings', '${JSON.stringify({ language, pace: 'instant', level: 'recruit' })}')`,
  );
  const page = await context.newPage();
  await prepare(page, address);
  await page.mouse.move(4, height - 4);
  await page.evaluate('document.fonts.ready');
  await page.waitForTimeout(500);
  await page.screenshot({ path: path.join(ROOT, 'docs', 'screens', `${name}${suffix}.png`) });
  await context.close();
}

const wanted = process.argv.slice(2);
const product = await startProduct();
const browser = await openBrowser();
try {
  for (const shot of SHOTS) {
    if (wanted.length > 0 && !wanted.includes(shot.name)) continue;
    const looks = LOOKS.filter(({ width }) => shot.isPhone !== true || width < 500);
    for (const look of shot.isSingle === true ? looks.slice(0, 1) : looks) {
      await take(browser, product.address, shot, look).then(
        () => console.log(shot.name + look.suffix),
        (error: unknown) => console.error(shot.name, look.suffix, error instanceof Error ? error.message : error),
      );
    }
  }
} finally {
  await browser.close();
  await product.stop();
}
