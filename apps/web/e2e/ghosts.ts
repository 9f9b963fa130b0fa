import type { Page } from 'playwright-core';

/** A combat of one's own in which something in the hand could be played. */
export const OWN_COMBAT =
  '.table-combat:has(.hand .is-legal.card):has(.side-mine .is-attacking, .side-mine .is-defending)';

/** Points at what can be played from the hand, until one of it shows another total; not every card changes the numbers. */
export async function pointAtHand(page: Page): Promise<boolean> {
  for (const card of await page.locator('.hand .is-legal').all()) {
    await card.hover({ timeout: 3_000 }).catch(() => undefined);
    const isThere = page.locator('.strip .ghost').first().waitFor({ timeout: 700 });
    if (await isThere.then(() => true).catch(() => false)) return true;
  }
  return false;
}
