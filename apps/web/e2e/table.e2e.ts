import { expect, test } from 'vitest';
import { OWN_COMBAT, pointAtHand } from './ghosts.ts';
import { playOffered } from './play-offered.ts';
import { playQuickly } from './play-quickly.ts';
import { openHouse, quietTable, sitDown } from './visit.ts';

const { visit, address } = openHouse();

test('a new visitor plays a whole game against the computer by clicking only what is offered', async () => {
  const { context, page } = await visit();
  await sitDown(page, address());
  const clicks = await playOffered(page, 20261, 2500);
  await page.locator('.end-panel').waitFor();
  expect(await page.locator('.end-title').textContent()).toMatch(/You win|Computer wins|A tie/);
  expect(clicks).toBeGreaterThan(10);
  await page.getByRole('button', { name: 'Play again' }).click();
  await page.locator('.end-panel').waitFor({ state: 'detached' });
  await context.close();
}, 300_000);

test('reloading in mid-combat restores the table, its log and the decision', async () => {
  const { context, page } = await visit();
  await sitDown(page, address(), { deck: 0 });
  await playOffered(page, 7, 80, '.strip');
  await page.keyboard.press('Escape');
  const before = await quietTable(page);
  await page.reload();
  await page.locator('.board').waitFor();
  expect(await quietTable(page)).toBe(before);
  await context.close();
}, 120_000);

test('what cannot be done is explained, with its rule linked', async () => {
  const { context, page } = await visit();
  await sitDown(page, address(), { deck: 2 });
  await playOffered(page, 3, 40, '.hand .is-dim');
  await page.locator('.hand .is-dim').first().click();
  await expect.poll(() => page.locator('.refusal').textContent()).toMatch(/VS-[A-Z]+-\d+/);
  const href = await page.locator('.refusal a').first().getAttribute('href');
  expect(href).toMatch(/^\/rules\/vs\/VS-/);
  // The rule opens beside the table, which nobody leaves for it.
  await page.locator('.refusal a').first().click();
  await page.locator('.rule-beside .rule-item-text').first().waitFor();
  expect(new URL(page.url()).pathname).toBe('/table');
  await page.keyboard.press('Escape');
  await page.locator('.rule-beside').waitFor({ state: 'detached' });
  await context.close();
}, 120_000);

test.each([
  [844, 390],
  [1180, 820],
  [820, 1180],
  [1024, 768],
])(
  'at %i × %i the prompt and both sides are in sight',
  async (width, height) => {
    const { context, page } = await visit({ viewport: { width, height } });
    await sitDown(page, address());
    await playOffered(page, 4, 60, '.table:has(.turn-count, .phases) .side-theirs .row .card');
    for (const selector of ['.prompt', '.hand .card', '.side-mine .plate', '.side-theirs .row .card']) {
      const box = await page.locator(selector).first().boundingBox();
      expect([selector, (box?.y ?? -1) >= 0, (box?.y ?? height) + (box?.height ?? 0) <= height + 1]).toEqual([
        selector,
        true,
        true,
      ]);
    }
    // A fight stands whole above what lies over it: figures, numbers and what comes of it.
    await playOffered(page, 4, 200, '.strip');
    const [strip, dock] = [await page.locator('.strip').boundingBox(), await page.locator('.prompt').boundingBox()];
    expect((strip?.y ?? height) + (strip?.height ?? 0)).toBeLessThanOrEqual((dock?.y ?? 0) + 1);
    const hasAll = '.preview, .figure-number, .figure-name';
    const cut = await page.evaluate<string[]>(`(() => {
      const strip = document.querySelector('.strip');
      const outer = strip.getBoundingClientRect();
      const isWhole = (e) => {
        const inner = e.getBoundingClientRect();
        const isRead = !e.matches('.preview') || e.scrollHeight <= e.clientHeight + 1;
        return isRead && inner.top >= outer.top - 1 && inner.bottom <= outer.bottom + 1;
      };
      return [...strip.querySelectorAll('${hasAll}')].filter((e) => !isWhole(e)).map((e) => e.className + ': ' + e.textContent);
    })()`);
    expect(cut).toEqual([]);
    await context.close();
  },
  120_000,
);

test('undo takes the last choice back, and the same is asked again', async () => {
  const { context, page } = await visit();
  await sitDown(page, address());
  await playOffered(page, 4, 40, '.table:has(.turn-count) .hand .is-legal');
  const before = await quietTable(page);
  // A recruit, a resource or the like: nothing hidden comes to light by it.
  await page.locator('.hand .is-legal').first().click();
  await page.locator('.prompt-buttons .btn-go').first().click();
  await expect.poll(() => page.locator('.table').getAttribute('data-seq')).not.toBe(before.split('\n')[0]);
  await page.keyboard.press('u');
  expect(await quietTable(page)).toBe(before);
  await context.close();
}, 120_000);

test('dragging a card shows it under the pointer, lights its rows and recruits it there', async () => {
  const { context, page } = await visit();
  await sitDown(page, address());
  const isRecruiting = async () => (await page.locator('.phase-now').getAttribute('data-phase')) === 'recruit';
  const card = page.locator('.hand .is-legal').first();
  for (let i = 0; i < 60 && !((await isRecruiting()) && (await card.count()) > 0); i++) {
    await playQuickly(page, { seed: 50 + i, until: '.end-panel', limit: 1 });
  }
  await page.keyboard.press('Escape');
  const id = await card.getAttribute('data-card');
  const back = page.locator('.side-mine .row-back');
  const [from, to] = [await card.boundingBox(), await back.boundingBox()];
  if (from === null || to === null) throw new Error('the card or the row is not drawn');
  const [x, y] = [to.x + to.width / 2, to.y + to.height / 2];
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(x, y, { steps: 4 });
  await back.and(page.locator('.takes-drop')).waitFor({ timeout: 5_000 });
  await page.mouse.move(x + 2, y);
  const ghost = await page.locator('.drag-ghost').boundingBox();
  if (ghost === null) throw new Error('nothing follows the pointer');
  expect(Math.abs(ghost.x + ghost.width / 2 - x)).toBeLessThan(40);
  expect(Math.abs(ghost.y + ghost.height / 2 - y)).toBeLessThan(40);
  expect(await page.evaluate('document.documentElement.scrollHeight <= innerHeight + 1')).toBe(true);
  await page.mouse.up();
  expect(await page.locator('.drag-ghost, .takes-drop').count()).toBe(0);
  await page.locator(`.side-mine .row-back [data-card="${id}"]`).waitFor({ timeout: 5_000 });
  await context.close();
}, 120_000);

test('the table speaks Italian without a reload, and fits a phone', async () => {
  const { context, page } = await visit({ viewport: { width: 360, height: 740 }, hasTouch: true });
  await page.goto(address());
  await page.getByRole('button', { name: "Passa all'italiano" }).click();
  await page.getByRole('link', { name: 'Gioca ora' }).click();
  await page.locator('.deck').first().click();
  await page.locator('.board').waitFor();
  await playOffered(page, 5, 40);
  expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
  expect(await page.locator('html').getAttribute('lang')).toBe('it');
  await context.close();
}, 120_000);

test('a hint names ways on offer with their chances, and taking one plays it', async () => {
  const { context, page } = await visit();
  await sitDown(page, address());
  await playOffered(page, 9, 40, '.table:has(.turn-count):has(.hand .is-legal)');
  await page.keyboard.press('Escape');
  const seq = await page.locator('.table').getAttribute('data-seq');
  await page.keyboard.press('h');
  const best = page.locator('.hints li button').first();
  await best.waitFor();
  expect(await best.textContent()).toMatch(/\d+%/);
  // Somebody learns from it: the principle behind it is told.
  expect(await page.locator('.hint-why').count()).toBeGreaterThan(0);
  await best.click();
  await expect.poll(() => page.locator('.table').getAttribute('data-seq')).not.toBe(seq);
  await context.close();
}, 120_000);

test('a stop is set on the phase bar by mouse and by keys, and the menu shows the same', async () => {
  const { context, page } = await visit();
  await sitDown(page, address());
  await playQuickly(page, { seed: 4, until: '.table:has(.turn-count) [data-phase=recruit] .phase-stop' });
  const stop = page.locator('[data-phase=recruit] .phase-stop');
  expect(await stop.getAttribute('aria-pressed')).toBe('true');
  await stop.click();
  expect(await stop.getAttribute('aria-pressed')).toBe('false');
  expect(await page.evaluate("JSON.parse(localStorage.getItem('longbox.settings')).passed")).toEqual(['mine-recruit']);
  await page.keyboard.press('?');
  const box = page.getByRole('checkbox', { name: 'My recruit step' });
  expect(await box.isChecked()).toBe(false);
  await page.keyboard.press('Escape');
  await stop.focus();
  await page.keyboard.press('Enter');
  expect(await stop.getAttribute('aria-pressed')).toBe('true');
  await context.close();
}, 120_000);

test('the zoom shows what was decided about a card, with its rules linked', async () => {
  const { context, page } = await visit();
  await sitDown(page, address());
  await playQuickly(page, { seed: 4, until: '.side-mine .row .card' });
  await page.locator('.side-mine .row .card').first().focus();
  await page.keyboard.press('z');
  await page.locator('.zoom-sheet .ruling').first().waitFor();
  expect(await page.locator('.zoom-sheet .card-rules a.rule').first().getAttribute('href')).toMatch(
    /^\/rules\/vs\/VS-/,
  );
  await context.close();
}, 120_000);

test('pointing at a power-up shows the new total beside the old one', async () => {
  const { context, page } = await visit();
  await sitDown(page, address());
  let found = false;
  for (let i = 0; i < 40 && !found; i++) {
    if (await playQuickly(page, { seed: 12 + i, until: OWN_COMBAT })) found = await pointAtHand(page);
    else await page.locator('.end-buttons .btn-main').click();
    if (!found) await playQuickly(page, { seed: 50 + i, until: '.end-panel', limit: 1 });
  }
  expect(found).toBe(true);
  expect(await page.locator('.preview-foreseen').count()).toBe(1);
  await context.close();
}, 180_000);

test('giving up asks once more and ends the game', async () => {
  const { context, page } = await visit();
  await sitDown(page, address());
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Give up' }).click();
  await page.getByRole('alert').getByRole('button', { name: 'Give up' }).click();
  await page.locator('.end-panel[data-outcome=lost]').waitFor();
  await context.close();
}, 60_000);

test('a long press shows the card and does not play it', async () => {
  const { context, page } = await visit({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await sitDown(page, address());
  await playOffered(page, 5, 30, '.table:has(.turn-count) .hand .is-legal');
  const seq = await page.locator('.table').getAttribute('data-seq');
  const card = page.locator('.hand .card').first();
  const box = await card.boundingBox();
  if (box === null) throw new Error('the card is nowhere');
  const session = await context.newCDPSession(page);
  const touchPoints = [{ x: box.x + 40, y: box.y + 40 }];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await page.waitForTimeout(700);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await page.locator('dialog[open] .detail').waitFor();
  expect(await page.locator('.table').getAttribute('data-seq')).toBe(seq);
  expect(await page.locator('.is-selected').count()).toBe(0);
  await context.close();
}, 60_000);
