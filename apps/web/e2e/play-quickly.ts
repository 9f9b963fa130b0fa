import type { Page } from 'playwright-core';

interface Wish {
  readonly seed: number;
  /** Stops as soon as this is in sight. */
  readonly until: string;
  readonly limit?: number;
}

/**
 * Plays inside the page, which is quicker than real clicks; only what is offered, here too. Says whether it came to show
 * what was wished for. For getting somewhere: whether a mouse can do it, `playOffered` proves.
 */
export async function playQuickly(page: Page, { seed, until, limit = 1500 }: Wish): Promise<boolean> {
  await page.evaluate(`(async () => {
    let a = ${seed};
    const dice = () => (a = (Math.imul(a, 1664525) + 1013904223) >>> 0) / 2 ** 32;
    const all = (selector) => [...document.querySelectorAll(selector)];
    const one = (list) => list[Math.floor(dice() * list.length)];
    const end = Date.now() + 60_000;
    for (let clicks = 0; clicks < ${limit} && Date.now() < end; ) {
      await new Promise((resolve) => setTimeout(resolve, 8));
      if (all('.end-panel').length > 0 || document.querySelector(${JSON.stringify(until)}) !== null) return;
      const lift = document.querySelector('.curtain .btn');
      if (lift !== null) { lift.click(); continue; }
      if (document.querySelector('.table')?.dataset.busy !== 'no' || all('.prompt-idle').length > 0) continue;
      const joining = all('.side-mine .is-selected').length > 0 ? all('.table-vs .side-mine .is-legal') : [];
      const legal = all('.is-legal');
      const out = all('.prompt-buttons .btn-main');
      clicks++;
      if (joining.length > 0 && dice() < 0.6) one(joining).click();
      else if (all('.is-target').length > 0) one(all('.is-target')).click();
      else if (all('.prompt-buttons .btn-go').length > 0) one(all('.prompt-buttons .btn-go')).click();
      else if (legal.length > 0 && (out.length === 0 || dice() < 0.75)) one(legal).click();
      else (out[0] ?? all('.prompt-buttons .btn')[0])?.click();
    }
  })()`);
  return (await page.locator(until).count()) > 0;
}
