import { expect, test } from 'vitest';
import { playOffered } from './play-offered.ts';
import { openHouse, sitDown } from './visit.ts';

const { visit, address } = openHouse();

test('after one visit everything works without a network: reload, another screen, a new game', async () => {
  const { context, page } = await visit({ serviceWorkers: 'allow' });
  await page.goto(address());
  // The first visit is over once every file is kept.
  await expect
    .poll(() => page.evaluate<boolean>('navigator.serviceWorker.controller !== null'), { timeout: 20_000 })
    .toBe(true);
  await context.setOffline(true);
  await page.reload();
  await page.getByRole('heading', { level: 1, name: 'Longbox' }).waitFor();
  await sitDown(page, address(), { game: 'arena', deck: 1 });
  await playOffered(page, 6, 12);
  await page.reload();
  await page.locator('.board').waitFor();
  expect(Number(await page.locator('.table').getAttribute('data-seq'))).toBeGreaterThan(3);
  await context.close();
}, 180_000);

test('the app can be installed: manifest and icons are there', async () => {
  const { context, page } = await visit();
  await page.goto(address());
  const manifest = await page.evaluate<{ icons: { src: string; sizes: string }[]; display: string }>(
    "fetch(document.querySelector('link[rel=manifest]').href).then((answer) => answer.json())",
  );
  expect(manifest.display).toBe('standalone');
  for (const { src } of manifest.icons) {
    const answer = await page.request.get(`${address()}${src}`);
    expect([src, answer.status()]).toEqual([src, 200]);
  }
  await context.close();
}, 60_000);
