import type { ClockRule, WatchRule } from '@longbox/protocol';
import type { Page } from 'playwright-core';

interface TableWish {
  readonly game?: 'vs' | 'arena';
  readonly seats?: number;
  readonly clock?: string;
  readonly listed?: boolean;
  /** Everybody's deck; without it the first ones there are. */
  readonly deck?: string;
  /** What the host does before the others come. */
  readonly onTheWay?: (page: Page) => Promise<void>;
}

/** A game with it ends soon. */
export const SHORT_DECK = 'starter:civ-black-widow';

export async function nameOneself(page: Page, address: string, name: string): Promise<void> {
  await page.goto(`${address}/online`);
  await page.locator('.online-name [name=name]:not([value=""])').waitFor();
  await page.locator('.online-name [name=name]').fill(name);
  await page.locator('.online-name .btn').click();
  await page.locator('.online-name .btn:disabled').waitFor();
}

export async function concede(page: Page, word = 'Give up'): Promise<void> {
  await page.locator('.tool-menu').click();
  await page.getByRole('button', { name: word }).click();
  await page.locator('.menu-sure .btn-main').click();
}

/** Opens a table in the lobby as a person does, and returns its link. */
export async function openTable(page: Page, address: string, wish: TableWish = {}): Promise<string> {
  const { game = 'vs', seats = 2, clock, deck, listed = false } = wish;
  await page.goto(`${address}/online`);
  await page.locator('.online-form').waitFor();
  if (game === 'arena') await page.locator('.segment:has([name=game])').nth(1).click();
  if (seats > 2)
    await page
      .locator('.segment:has([name=seats])')
      .nth(seats - 2)
      .click();
  if (clock !== undefined) await page.locator('[name=clock]').selectOption(clock);
  if (deck !== undefined) await page.locator('.online-form [name=deck]').selectOption(deck);
  if (listed) await page.locator('.online-check').first().click();
  await page.locator('.online-form [type=submit]').click();
  await page.locator('.online-seats').waitFor();
  return page.locator('[name=invite]').inputValue();
}

/** Comes by the link, sits down and takes a deck. */
export async function sitDownAt(page: Page, link: string, deck: number | string = 1): Promise<void> {
  await page.goto(link);
  await page.locator('.online-seat .btn-main').first().click();
  await takeDeck(page, deck);
}

/** One of the decks in the list: by its name, or by its place. */
export async function takeDeck(page: Page, deck: number | string): Promise<void> {
  const select = page.locator('.online-mine [name=deck]');
  await select.waitFor();
  const values = await page.evaluate<string[]>(
    "[...document.querySelectorAll('.online-mine [name=deck] option')].map(({ value }) => value)",
  );
  await select.selectOption(typeof deck === 'string' ? deck : values.filter((value) => value !== '')[deck]);
  await page.locator('.online-mine .btn-main:enabled').waitFor();
}

export const sayReady = (page: Page): Promise<void> => page.locator('.online-mine .btn-main:enabled').click();

interface Rules {
  readonly clock?: ClockRule;
  readonly watch?: WatchRule;
  readonly game?: 'vs' | 'arena';
  readonly profile?: string;
  readonly rated?: boolean;
  readonly deck?: string;
}

/** Opens a table for two with rules that the lobby does not offer, such as very short clocks; returns its link. */
export async function openTableBy(page: Page, address: string, rules: Rules): Promise<string> {
  const { game = 'vs', profile = game === 'vs' ? 'modern/duel' : 'level-1', rated = false } = rules;
  const { clock = { kind: 'none' }, watch = { who: 'anyone', delay: 0, openHands: false } } = rules;
  const seats = [{ kind: 'open' }, { kind: 'open' }];
  const body = { game, profile, seats, clock, watch, rated, listed: false };
  await page.goto(`${address}/online`);
  await page.locator('.online-name [name=name]:not([value=""])').waitFor();
  const send = (where: string, what: unknown) =>
    page.evaluate<{ id: string }>(`fetch('/api/v1${where}', {
      method: 'POST', headers: { 'Content-Type': 'application/json' }, body: ${JSON.stringify(JSON.stringify(what))},
    }).then((answer) => answer.json())`);
  const { id } = await send('/rooms', body);
  await send(`/rooms/${id}/deck`, { deck: { starter: rules.deck ?? (game === 'vs' ? 'mnb-avengers' : 'starter') } });
  return `${address}/t/${id}`;
}

/** Everybody comes to a table that one of them has opened, with the same deck, and play begins. */
export async function beginAt(
  link: string,
  [host, ...guests]: readonly Page[],
  deck: number | string = 1,
): Promise<void> {
  await host.goto(link);
  for (const guest of guests) await sitDownAt(guest, link, deck);
  await getGoing([host, ...guests]);
}

async function getGoing(pages: readonly Page[]): Promise<void> {
  for (const page of pages) await sayReady(page);
  for (const page of pages) await page.locator('.board').waitFor();
}

/** Everybody at one table, with cards on it. */
export async function beginMatch(pages: readonly Page[], address: string, wish: TableWish = {}): Promise<string> {
  const [host, ...guests] = pages;
  const link = await openTable(host, address, { ...wish, seats: wish.seats ?? pages.length });
  await wish.onTheWay?.(host);
  for (const [i, guest] of guests.entries()) await sitDownAt(guest, link, wish.deck ?? i + 1);
  await getGoing(pages);
  return link;
}

/** The player who is asked answers, a few times: the first option, or the way out. */
export async function takeTurns(pages: readonly Page[], count: number): Promise<number> {
  let taken = 0;
  for (let looks = 0; looks < count * 60 && taken < count; looks++) {
    for (const page of pages) {
      if (taken === count) return taken;
      const isAsked = await page.evaluate<boolean>(
        "document.querySelector('.table')?.dataset.busy === 'no' && document.querySelector('.prompt-idle, .end-panel') === null",
      );
      if (!isAsked) continue;
      const before = await page.locator('.table').getAttribute('data-seq');
      const button = page.locator('.prompt-buttons .btn-main, .prompt-buttons .btn-go').last();
      const card = page.locator('.is-target, .is-legal:not(.is-selected)').first();
      await ((await button.count()) > 0 ? button : card).click({ timeout: 2_000 }).catch(() => undefined);
      await page.waitForTimeout(120);
      if ((await page.locator('.table').getAttribute('data-seq')) !== before) taken++;
    }
    await pages[0].waitForTimeout(40);
  }
  return taken;
}
