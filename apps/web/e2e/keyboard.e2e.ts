import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openHouse } from './visit.ts';

const { visit, address } = openHouse();

const LOOK = `(() => {
  const count = (selector) => document.querySelectorAll(selector).length;
  const table = document.querySelector('.table');
  return {
    over: count('.end-panel') > 0,
    isQuiet: table?.dataset.busy === 'no' && count('.prompt-idle') === 0,
    targets: count('.board .is-target'),
    legal: count('.board .is-legal'),
    go: count('.prompt-buttons .btn-go'),
    pass: count('.prompt-buttons [data-offer=pass]'),
    buttons: count('.prompt-buttons .btn'),
  };
})()`;

interface Look {
  readonly over: boolean;
  readonly isQuiet: boolean;
  readonly targets: number;
  readonly legal: number;
  readonly go: number;
  readonly pass: number;
  readonly buttons: number;
}

/** Presses keys only: N to what can be done, Enter to do it, digits for buttons, P to pass. */
async function playByKeys(page: Page, seed: number, limit: number): Promise<boolean> {
  let a = seed;
  const dice = (n: number): number => {
    a = (Math.imul(a, 1664525) + 1013904223) >>> 0;
    return Math.floor((a / 2 ** 32) * n);
  };
  for (let i = 0; i < limit; i++) {
    const look = await page.evaluate<Look>(LOOK);
    if (look.over) return true;
    if (!look.isQuiet) {
      await page.waitForTimeout(10);
      continue;
    }
    if (look.go > 0 && look.targets === 0 && look.go < 10) await page.keyboard.press(String(1 + dice(look.go)));
    else if (look.targets + look.legal > 0 && (look.targets > 0 || look.pass === 0 || dice(10) < 7)) {
      for (let n = dice(Math.min(4, look.targets > 0 ? look.targets : look.legal)); n >= 0; n--) {
        await page.keyboard.press('n');
      }
      await page.keyboard.press('Enter');
    } else if (look.pass > 0) await page.keyboard.press('p');
    else if (look.buttons > 0) {
      await page.keyboard.press('n');
      await page.keyboard.press('Enter');
    }
  }
  return false;
}

test.each([
  ['Vs. System', 'vs', 9],
  ['Mission Arena', 'arena', 4],
] as const)(
  'a whole game of %s is played by keyboard alone, from the first page',
  async (_name, game, seed) => {
    const { context, page } = await visit();
    await page.goto(address());
    await page.locator(`.home-${game} a`).first().waitFor();
    // Tab to the link of the game, then to the first deck; Enter both times.
    const tabTo = async (selector: string): Promise<void> => {
      for (let i = 0; i < 60; i++) {
        await page.keyboard.press('Tab');
        if (await page.evaluate<boolean>(`document.activeElement?.matches(${JSON.stringify(selector)}) ?? false`))
          return;
      }
      throw new Error(`Tab never came to ${selector}`);
    };
    await tabTo(`.home-${game} a`);
    await page.keyboard.press('Enter');
    await page.locator('.deck').first().waitFor();
    await tabTo('.deck');
    await page.keyboard.press('Enter');
    await page.locator('.board').waitFor();
    expect(await playByKeys(page, seed, 4000)).toBe(true);
    await context.close();
  },
  400_000,
);

test('the focus is always to be seen, and rows are walked by arrows', async () => {
  const { context, page } = await visit();
  await page.goto(`${address()}/play?game=arena`);
  await page.locator('.deck').first().click();
  await page.locator('.hand .is-legal').first().waitFor();
  await page.locator('.hand [data-roving]').first().focus();
  await page.keyboard.press('ArrowRight');
  expect(await page.evaluate("document.activeElement === document.querySelectorAll('.hand [data-roving]')[1]")).toBe(
    true,
  );
  const outline = await page.evaluate<string>(
    "getComputedStyle(document.activeElement.querySelector('.card-in')).outlineStyle",
  );
  expect(outline).toBe('solid');
  await page.keyboard.press('z');
  await page.locator('dialog[open] .detail').waitFor();
  await page.keyboard.press('Escape');
  // Pointing with the mouse comes after the focus: the key is about the card that is shown large.
  const last = page.locator('.hand [data-roving]').last();
  await last.hover();
  await page.keyboard.press('z');
  const name = await last.locator('.card-name').innerText();
  await page.locator('dialog[open] .detail').getByText(name).first().waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await page.locator('dialog[open] .keys').waitFor();
  await context.close();
}, 60_000);
