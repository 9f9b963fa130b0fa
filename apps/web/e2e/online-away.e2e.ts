import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'vitest';
import { beginAt, beginMatch, openTableBy, SHORT_DECK } from './online-people.ts';
import { playTogether, rowsOf } from './online-play.ts';
import { openHouse } from './visit.ts';

const { visit, address } = openHouse({ LONGBOX_DATA: mkdtempSync(path.join(tmpdir(), 'longbox-e2e-')), LIMITS: '20' });

// These two run at the same time: one of them is mostly a minute of waiting.
test.concurrent('who is offline for a minute comes back to everything that happened', async ({ expect }) => {
  const [away, there] = [await visit(), await visit()];
  const pages = [away.page, there.page];
  // With a clock the table goes on without absent players, by the safest answers.
  const clock = { kind: 'decision', seconds: 5, expiry: 'default' } as const;
  await beginAt(await openTableBy(away.page, address(), { clock, deck: 'mcu1-villains' }), pages);
  await playTogether(pages, { rows: 4 });
  const [before, lines] = [await rowsOf(away.page), await away.page.locator('.log li').count()];
  await away.context.setOffline(true);
  await away.page.locator('.online-status[data-status=offline]').waitFor();
  await playTogether([there.page], { seconds: 60 });
  expect(await rowsOf(away.page)).toBe(before);
  await away.context.setOffline(false);

  await away.page.locator('.online-status[data-status=online]').waitFor({ state: 'attached', timeout: 20_000 });
  await expect.poll(() => rowsOf(away.page), { timeout: 20_000 }).toBeGreaterThan(before + 10);
  await expect
    .poll(async () => (await rowsOf(away.page)) === (await rowsOf(there.page)), { timeout: 20_000 })
    .toBe(true);
  expect(await away.page.locator('.log li').count()).toBeGreaterThan(lines + 5);
  await playTogether(pages, { rows: 3 });
  await away.context.close();
  await there.context.close();
}, 240_000);

test.concurrent('four people by link play to the end', async ({ expect }) => {
  const impatient = { passed: ['mine-formation', 'theirs-combat-of-others'] };
  const four = await Promise.all([1, 2, 3, 4].map(() => visit({}, impatient)));
  const pages = four.map(({ page }) => page);
  await beginMatch(pages, address(), { deck: SHORT_DECK });
  for (const page of pages) expect(await page.locator('.enemies .side').count()).toBe(3);
  await playTogether(pages, { seconds: 220 });
  for (const page of pages) await page.locator('.end-panel').waitFor();
  const places = await Promise.all(pages.map((page) => page.locator('.end-panel').getAttribute('data-outcome')));
  expect(places.filter((place) => place === 'won').length).toBe(1);
  for (const { context } of four) await context.close();
}, 300_000);
