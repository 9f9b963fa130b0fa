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
import { nameOneself, openTable, sayReady, sitDownAt, takeTurns } from './online-people.ts';
import { startProduct } from './product.ts';

const SIZES = { desktop: [1440, 900, 1], phone: [390, 844, 2] } as const;
const FOLDER = process.env.SCREENS ?? path.join(ROOT, 'docs', 'screens');

const product = await startProduct({ LONGBOX_DATA: mkdtempSync(path.join(tmpdir(), 'longbox-screens-')) });
const browser = await openBrowser();
const visit = async (size: keyof typeof SIZES, language: string): Promise<Page> => {
  const [width, height, deviceScaleFactor] = SIZES[size];
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor,
    reducedMotion: 'reduce',
    colorScheme: 'light',
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

const desk = await visit('desktop', 'en');
const phone = await visit('phone', 'it');
await nameOneself(desk, product.address, 'Ada');
await nameOneself(phone, product.address, 'Bruno');
await desk.locator('.online-tables, .online-none').waitFor();
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
await desk.locator('.board').waitFor();
await phone.locator('.board').waitFor();
await takeTurns([desk, phone], 24);
await shoot(desk, 'online-table');
await shoot(phone, 'online-table-phone');
await browser.close();
await product.stop();
