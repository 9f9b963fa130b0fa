import type { Page } from 'playwright-core';

/** Small, seeded, good enough to pick what to click. */
function makeDice(seed: number): () => number {
  let a = seed >>> 0;
  return () => {
    a = (Math.imul(a, 1664525) + 1013904223) >>> 0;
    return a / 2 ** 32;
  };
}

/** What a person sees that they could click now, and how many of it. */
interface Offered {
  readonly over: boolean;
  readonly seq: string;
  readonly isQuiet: boolean;
  readonly targets: number;
  readonly legal: number;
  /** Further attackers that could join those selected. */
  readonly joining: number;
  readonly go: number;
  readonly out: number;
  /** Taking a selection back. */
  readonly back: number;
}

const LOOK = `(() => {
  const count = (selector) => document.querySelectorAll(selector).length;
  const table = document.querySelector('.table');
  return {
    over: count('.end-panel') > 0,
    seq: table?.dataset.seq + '/' + count('.is-selected'),
    isQuiet: table?.dataset.busy === 'no' && count('.prompt-idle') === 0,
    targets: count('.is-target'),
    legal: count('.is-legal'),
    joining: count('.side-mine .is-selected') > 0 ? count('.side-mine .is-legal') : 0,
    go: count('.prompt-buttons .btn-go'),
    out: count('.prompt-buttons .btn-main'),
    back: count('.prompt-buttons .btn'),
  };
})()`;

/** Which of the things in sight is clicked next. */
function choose(look: Offered, dice: () => number): readonly [selector: string, at: number] {
  const one = (selector: string, count: number) => [selector, Math.floor(dice() * count)] as const;
  if (look.joining > 0 && dice() < 0.5) return one('.side-mine .is-legal', look.joining);
  if (look.targets > 0) return one('.is-target', look.targets);
  if (look.go > 0) return one('.prompt-buttons .btn-go', look.go);
  if (look.legal > 0 && (look.out === 0 || dice() < 0.7)) return one('.is-legal', look.legal);
  if (look.out > 0) return one('.prompt-buttons .btn-main', look.out);
  return one('.prompt-buttons .btn', 1);
}

/** Milliseconds for all clicks together; a table that has stopped is found out. */
const PATIENCE = 400_000;

/**
 * Clicks only what glows and what the prompt offers, until the game is over, `until` is in sight, or the limit is reached.
 * Returns the clicks made.
 */
export async function playOffered(page: Page, seed: number, limit: number, until = '.end-panel'): Promise<number> {
  const dice = makeDice(seed);
  const end = Date.now() + PATIENCE;
  for (let clicks = 0; clicks < limit; ) {
    if (Date.now() > end) throw new Error(`nothing more to click after ${clicks} clicks`);
    const look = await page.evaluate<Offered>(LOOK);
    if (look.over || (await page.locator(until).count()) > 0) return clicks;
    if (!look.isQuiet || look.targets + look.legal + look.back === 0) {
      await page.waitForTimeout(10);
      continue;
    }
    const [selector, at] = choose(look, dice);
    // Where the table moved on in between, there is a next look.
    const hasClicked = await page
      .locator(selector)
      .nth(at)
      .click({ timeout: 3_000 })
      .then(() => true)
      .catch(() => false);
    if (hasClicked) clicks++;
  }
  return limit;
}
