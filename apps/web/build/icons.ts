/** Draws the icons of the installed app from public/icon.svg: `npx tsx apps/web/build/icons.ts`. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { openBrowser } from '../e2e/browser.ts';

const open = path.join(import.meta.dirname, '..', 'public');
const svg = readFileSync(path.join(open, 'icon.svg'), 'utf8');
/** A maskable icon keeps its middle four fifths. */
const ICONS = [
  { name: 'icon-192.png', size: 192, share: 1, ground: 'transparent' },
  { name: 'icon-512.png', size: 512, share: 1, ground: 'transparent' },
  { name: 'icon-maskable-512.png', size: 512, share: 0.62, ground: '#15161c' },
] as const;

const browser = await openBrowser();
const page = await browser.newPage();
for (const { name, size, share, ground } of ICONS) {
  await page.setViewportSize({ width: size, height: size });
  const side = Math.round(size * share);
  await page.setContent(
    `<body style="margin:0;display:grid;place-items:center;height:100vh;background:${ground}"><div style="width:${side}px">${svg}</div></body>`,
  );
  await page.screenshot({ path: path.join(open, name), omitBackground: true });
  console.log(name);
}
await browser.close();
