import type { Page } from 'playwright-core';

interface Wish {
  readonly seed?: number;
  /** All stop as soon as this is in sight for one of them. */
  readonly until?: string;
  /** They stop when so much more has happened. */
  readonly rows?: number;
  /** How long they may take together; a table that has stopped is found out. */
  readonly seconds?: number;
}

/**
 * Everybody plays at once, each inside their own page, which is quicker than real clicks: only what glows and what the
 * prompt offers. They want it over soon, so they attack, and main characters first.
 */
export async function playTogether(pages: readonly Page[], wish: Wish = {}): Promise<void> {
  const { seed = 1, until = '.end-panel', rows = Number.MAX_SAFE_INTEGER, seconds = 100 } = wish;
  const last = Math.max(...(await Promise.all(pages.map(rowsOf)))) + rows;
  await Promise.all(
    pages.map((page, seat) => page.evaluate(script(seed + seat, `.end-panel, ${until}`, last, seconds))),
  );
}

/** How much has happened, as the table on the page says. */
export const rowsOf = async (page: Page): Promise<number> =>
  Number(await page.locator('.table').getAttribute('data-seq'));

const script = (seed: number, until: string, last: number, seconds: number): string => `(async () => {
  let a = ${seed};
  const dice = () => (a = (Math.imul(a, 1664525) + 1013904223) >>> 0) / 2 ** 32;
  const all = (selector) => [...document.querySelectorAll(selector)];
  const one = (list) => list[Math.floor(dice() * list.length)];
  const isMain = (card) => /level/i.test(card.textContent);
  const table = () => document.querySelector('.table');
  const isOver = () => document.querySelector(${JSON.stringify(until)}) !== null || Number(table()?.dataset.seq) >= ${last};
  const end = Date.now() + ${seconds * 1000};
  while (Date.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, 5));
    if (isOver()) return;
    if (table()?.dataset.busy !== 'no' || all('.prompt-idle').length > 0) continue;
    const targets = all('.is-target');
    const own = all('.side-mine .is-legal');
    const legal = all('.is-legal');
    const go = all('.prompt-buttons .btn-go');
    const out = all('.prompt-buttons .btn-main');
    if (targets.length > 0) one(targets.some(isMain) ? targets.filter(isMain) : targets).click();
    else if (go.length > 0) one(go).click();
    else if (own.length > 0 && (out.length === 0 || dice() < 0.85)) one(own).click();
    else if (legal.length > 0 && (out.length === 0 || dice() < 0.5)) one(legal).click();
    else (out[0] ?? all('.prompt-buttons .btn')[0])?.click();
  }
})()`;
