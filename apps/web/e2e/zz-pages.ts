import { openBrowser } from './browser.ts';
import { serveFolder } from './serve-folder.ts';

const served = await serveFolder(new URL('../dist/', import.meta.url).pathname);
const browser = await openBrowser();
const [, , language = 'en', size = 'wide', ...paths] = process.argv;
const context = await browser.newContext({
  viewport: size === 'wide' ? { width: 1440, height: 900 } : { width: 390, height: 844 },
  reducedMotion: 'reduce',
  serviceWorkers: 'block',
});
const page = await context.newPage();
page.on('pageerror', (e) => console.log('ERROR', e.message));
await page.addInitScript(
  `localStorage.setItem('longbox.settings', JSON.stringify({ pace: 'instant', language: '${language}' }))`,
);
for (const path of paths) {
  if (path.startsWith('click:')) {
    await page.locator(path.slice(6)).first().click();
    await page.waitForTimeout(2500);
    continue;
  }
  if (path.startsWith('js:')) {
    await page.evaluate(path.slice(3));
    continue;
  }
  if (path.startsWith('shot:')) {
    await page.screenshot({
      path: `/tmp/shots/${path.slice(5)}-${language}-${size}.png`,
      fullPage: path.includes('full'),
    });
    continue;
  }
  await page.goto(`${served.address}${path}`);
  await page.waitForTimeout(2500);
}
await browser.close();
served.stop();
process.exit(0);
