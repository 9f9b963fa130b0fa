import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { seriousViolations } from './browser.ts';
import { eventsOfType, freshView, openTexts, recordFrames, textsIn } from './online-frames.ts';
import { beginMatch, openTable, sayReady, sitDownAt } from './online-people.ts';
import { playTogether, rowsOf } from './online-play.ts';
import { openHouse } from './visit.ts';

const { visit, address } = openHouse({ LONGBOX_DATA: mkdtempSync(path.join(tmpdir(), 'longbox-e2e-')), LIMITS: '20' });

const idsIn = (page: Page, selector: string): Promise<string[]> =>
  page.evaluate<string[]>(`[...document.querySelectorAll('${selector}')].map((card) => card.dataset.card)`);

test.each(['vs', 'arena'] as const)(
  'who watches %s sees the table and no hand, nor is told of one',
  async (game) => {
    const [ann, bob, eve] = [await visit(), await visit(), await visit()];
    const heard = recordFrames(eve.page);
    const link = await beginMatch([ann.page, bob.page], address(), { game });
    await eve.page.goto(link);
    await eve.page.locator('.board').waitFor();
    const open = new Set<string>();
    for (let i = 0; i < 3; i++) {
      await playTogether([ann.page, bob.page], { rows: 6 });
      await expect.poll(async () => (await rowsOf(eve.page)) === (await rowsOf(ann.page))).toBe(true);
      const hands = [...(await idsIn(ann.page, '.hand [data-card]')), ...(await idsIn(bob.page, '.hand [data-card]'))];
      const html = await eve.page.content();
      for (const id of hands) expect(html).not.toContain(`data-card="${id}"`);
      expect(await eve.page.locator('.hand [data-card], .is-legal, .prompt-buttons .btn').count()).toBe(0);
      // How many cards they hold is no secret, of either side.
      expect(await eve.page.locator('.piles').getByText('Hand', { exact: true }).count()).toBe(2);
      for (const text of openTexts(await freshView(eve.page))) open.add(text);
    }
    const messages = heard.map((frame) => JSON.parse(frame));
    // The rules turn up a card of each deck for everybody, then shuffle it in again (MA-SET-17).
    for (const text of textsIn(eventsOfType(messages, 'revealedForFirst'))) open.add(text);
    // What she was ever told names no card in a hand, but for those of which another copy was open.
    const told = textsIn(messages);
    for (const [seat, { page }] of [ann, bob].entries()) {
      const held = [...textsIn((await freshView(page)).seats[seat].hand)];
      expect(held.length).toBeGreaterThan(0);
      expect(held.filter((card) => told.has(card) && !open.has(card))).toEqual([]);
    }
    for (const { context } of [ann, bob, eve]) await context.close();
  },
  180_000,
);

test.each([
  ['light', 1440, 'en'],
  ['dark', 390, 'it'],
] as const)(
  'axe finds nothing serious on the online screens, %s at %i',
  async (colorScheme, width, language) => {
    const size = { bypassCSP: true, colorScheme, viewport: { width, height: 900 } };
    const [ann, bob] = [await visit(size, { language }), await visit(size, { language })];
    const link = await openTable(ann.page, address(), { clock: 'bank-900-5' });
    await bob.page.goto(`${address()}/online`);
    await bob.page.locator('.online-form').waitFor();
    expect(await seriousViolations(bob.page)).toEqual([]);
    await sitDownAt(bob.page, link);
    await bob.page.locator('[name=chat]').fill('<b>hello</b>');
    await bob.page.locator('.chat-form .btn').click();
    await ann.page.getByText('<b>hello</b>').waitFor();
    expect(await seriousViolations(ann.page)).toEqual([]);
    await sayReady(ann.page);
    await sayReady(bob.page);
    await ann.page.locator('.board').waitFor();
    expect(await seriousViolations(ann.page)).toEqual([]);
    await ann.page.locator('.tool-chat').click();
    await ann.page.locator('dialog[open] .chat').waitFor();
    expect(await seriousViolations(ann.page)).toEqual([]);
    // No word is missing: a message without words shows its name.
    expect(await ann.page.locator('body').textContent()).not.toMatch(/online-[a-z]/);
    await ann.context.close();
    await bob.context.close();
  },
  180_000,
);
