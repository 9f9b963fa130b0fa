/**
 * Takes the pictures of the online screens in docs/screens from the built web app: `npx tsx apps/web/e2e/screens-online.ts`.
 * Look at every one; nothing here judges them.
 */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { ROOT } from '../../../tools/setup/run.mjs';
import { openBrowser } from './browser.ts';
import { beginAt, concede, nameOneself, openTable, openTableBy, sayReady, sitDownAt } from './online-people.ts';
import { playTogether } from './online-play.ts';
import { startProduct } from './product.ts';

const SIZES = { desktop: [1440, 900, 1], phone: [390, 844, 2] } as const;
const FOLDER = process.env.SCREENS ?? path.join(ROOT, 'docs', 'screens');
const RATED_GAMES = 6;

const product = await startProduct({
  LONGBOX_DATA: mkdtempSync(path.join(tmpdir(), 'longbox-screens-')),
  LIMITS: '20',
});
const browser = await openBrowser();
const visit = async (size: keyof typeof SIZES, language: string, colorScheme: 'light' | 'dark'): Promise<Page> => {
  const [width, height, deviceScaleFactor] = SIZES[size];
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor,
    reducedMotion: 'reduce',
    colorScheme,
  });
  const page = await context.newPage();
  page.on('pageerror', (error) => console.error(error.message));
  await page.addInitScript(`localStorage.setItem('longbox.settings', '{"language":"${language}","pace":"instant"}')`);
  return page;
};
const shoot = async (page: Page, name: string): Promise<void> => {
  await page.evaluate('document.fonts.ready');
  await page.screenshot({ path: path.join(FOLDER, `${name}.png`) });
  console.log(name);
};

const desk = await visit('desktop', 'en', 'light');
const phone = await visit('phone', 'it', 'dark');
const guest = await visit('desktop', 'en', 'light');
await nameOneself(desk, product.address, 'Ada');
await nameOneself(phone, product.address, 'Bruno');
await nameOneself(guest, product.address, 'Chiara');
await openTable(guest, product.address, { listed: true, clock: 'bank-900-5' });

// Rated games first, so that there is a history to show.
const clock = { kind: 'decision', seconds: 300, expiry: 'default' } as const;
const RATED_WATCH = { who: 'anyone', delay: 30, openHands: false } as const;
for (let i = 0; i < RATED_GAMES; i++) {
  await beginAt(await openTableBy(desk, product.address, { rated: true, clock, watch: RATED_WATCH }), [desk, phone]);
  const [loser, word] = i % 3 === 1 ? ([desk, 'Give up'] as const) : ([phone, 'Arrenditi'] as const);
  await concede(loser, word);
  await desk.locator('.end-panel').waitFor();
}
await desk.goto(`${product.address}/online/you`);
await desk.locator('.rating-chart').waitFor();
await shoot(desk, 'online-you');
await phone.goto(`${product.address}/online/you`);
await phone.locator('.rating-chart').waitFor();
await shoot(phone, 'online-you-phone');
await desk.goto(`${product.address}/online/ratings`);
await desk.locator('.rating-table').waitFor();
await shoot(desk, 'online-ratings');

for (const page of [desk, phone]) {
  await page.goto(`${product.address}/online`);
  await page.locator('.online-tables').waitFor();
}
await shoot(desk, 'online');
await shoot(phone, 'online-phone');
const link = await openTable(desk, product.address, { clock: 'bank-900-5' });
await sitDownAt(phone, link, 2);
await desk.locator('[name=chat]').fill('Good luck!');
await desk.locator('.chat-form .btn').click();
await phone.getByText('Good luck!').waitFor();
await shoot(desk, 'online-room');
await shoot(phone, 'online-room-phone');
await sayReady(desk);
await sayReady(phone);
for (const page of [desk, phone]) await page.locator('.board').waitFor();
await playTogether([desk, phone], { rows: 60 });
await guest.goto(link);
await guest.locator('.board').waitFor();
await shoot(desk, 'online-table');
await shoot(phone, 'online-table-phone');
await shoot(guest, 'online-watching');
await browser.close();
await product.stop();
