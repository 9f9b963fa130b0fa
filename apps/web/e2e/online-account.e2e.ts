import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { CDPSession, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openBrowser, seriousViolations } from './browser.ts';
import { beginMatch, concede, nameOneself, openTable, SHORT_DECK, sayReady, takeTurns } from './online-people.ts';
import { playTogether } from './online-play.ts';
import { openHouse } from './visit.ts';

const { visit, address } = openHouse({ LONGBOX_DATA: mkdtempSync(path.join(tmpdir(), 'longbox-e2e-')), LIMITS: '20' });

interface Authenticator {
  readonly session: CDPSession;
  readonly authenticatorId: string;
}

/** A device of the page's owner that holds passkeys and always says yes. */
async function giveAuthenticator(page: Page): Promise<Authenticator> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { session, authenticatorId };
}

/** As passkeys travel between the devices of one person. */
async function copyPasskeys(from: Authenticator, to: Authenticator): Promise<void> {
  const { credentials } = await from.session.send('WebAuthn.getCredentials', { authenticatorId: from.authenticatorId });
  for (const credential of credentials)
    await to.session.send('WebAuthn.addCredential', { authenticatorId: to.authenticatorId, credential });
}

/** What somebody did before on this browser, kept there once. */
const hasDone = (page: Page, profile: object): Promise<unknown> =>
  page.addInitScript(
    `if (!localStorage.getItem('longbox.profile')) localStorage.setItem('longbox.profile', '${JSON.stringify(profile)}')`,
  );

const nameOn = (page: Page): Promise<string> => page.locator('.online-name [name=name]').inputValue();

test('a passkey keeps a name: made here, signed in with there, and removed', async () => {
  const [desk, phone] = [await visit({ bypassCSP: true }), await visit({ viewport: { width: 390, height: 844 } })];
  await hasDone(desk.page, { rating: 1216, tries: { 'vs-mined-1': 1 }, best: { vs: 3 } });
  await hasDone(phone.page, { rating: 1190, tries: { 'vs-mined-1': -1, 'vs-mined-2': 1 }, best: { vs: 1 } });
  await nameOneself(desk.page, address(), 'Ada');
  await desk.page.goto(`${address()}/online/you`);
  const atDesk = await giveAuthenticator(desk.page);
  await desk.page.getByRole('button', { name: 'Keep my name with a passkey' }).click();
  await desk.page.locator('.online-passkeys li').waitFor();
  expect(await seriousViolations(desk.page)).toEqual([]);
  // One of this account is on the device already; the browser says so, and so does the page.
  await desk.page.getByRole('button', { name: 'Add another passkey' }).click();
  await desk.page.getByText('already has a passkey').waitFor();

  await phone.page.goto(`${address()}/online/you`);
  const onPhone = await giveAuthenticator(phone.page);
  await expect.poll(() => nameOn(phone.page)).toMatch(/^Guest /);
  await copyPasskeys(atDesk, onPhone);
  await phone.page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await phone.page.locator('.online-passkeys li').waitFor();
  expect(await nameOn(phone.page)).toBe('Ada');
  // What she has done followed her, both ways.
  for (const { page } of [phone, desk]) {
    await page.goto(`${address()}/learn`);
    await page.getByText('2 puzzles solved. Rating 1206.').waitFor();
    await page.locator('[data-follows=yes]').waitFor();
  }
  await phone.page.goto(`${address()}/gauntlet/vs`);
  await phone.page.getByText('3 of 7').waitFor();
  await desk.page.goto(`${address()}/online/you`);
  await phone.page.goto(`${address()}/online/you`);
  // The device is hers now: also when the session is gone.
  await phone.context.clearCookies();
  await phone.page.reload();
  await expect.poll(() => nameOn(phone.page)).toBe('Ada');

  await phone.page.getByRole('button', { name: 'Sign out here' }).click();
  await expect.poll(() => nameOn(phone.page)).toMatch(/^Guest /);
  await desk.page.getByRole('button', { name: 'Remove' }).click();
  await desk.page.getByText('only this browser knows you').waitFor();
  await desk.page.locator('.online-passkeys .btn-main').click();
  await desk.page.locator('.online-passkeys').waitFor({ state: 'detached' });
  await phone.page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await phone.page.getByText('does not belong to anybody').waitFor();
  expect(await nameOn(desk.page)).toBe('Ada');
  await desk.context.close();
  await phone.context.close();
}, 180_000);

test('without TLS everything works but passkeys, and the page says so', async () => {
  const host = 'longbox.test';
  const browser = await openBrowser([`--host-resolver-rules=MAP ${host} 127.0.0.1`]);
  const plain = address().replace('localhost', host);
  const pages = await Promise.all(
    [1, 2].map(async () => (await browser.newContext({ reducedMotion: 'reduce' })).newPage()),
  );
  const errors: string[] = [];
  for (const page of pages) page.on('pageerror', ({ message }) => errors.push(message));
  await pages[0].goto(`${plain}/online/you`);
  await pages[0].getByText('Passkeys work only at addresses with https').waitFor();
  expect(await pages[0].evaluate<boolean>('window.isSecureContext || crypto.subtle !== undefined')).toBe(false);
  expect(await pages[0].locator('.online-account .btn').count()).toBe(0);
  const name = await nameOn(pages[0]);

  await beginMatch(pages, plain, { deck: SHORT_DECK, onTheWay: copiesLink });
  await takeTurns(pages, 4);
  await concede(pages[1]);
  await pages[0].locator('.online-fair .btn').click();
  await pages[0].locator('[data-verdict=fair]').waitFor();
  // The browser is remembered by its key, and plays against the computer too.
  await pages[0].context().clearCookies();
  await pages[0].goto(`${plain}/online/you`);
  await expect.poll(() => nameOn(pages[0])).toBe(name);
  await pages[0].goto(`${plain}/play`);
  await pages[0].locator('.deck').first().click();
  await pages[0].locator('.board').waitFor();
  expect(errors).toEqual([]);
  await browser.close();
}, 180_000);

async function copiesLink(page: Page): Promise<void> {
  await page.locator('.online-invite .btn').click();
  await page.locator('.online-invite').getByText('Copied').waitFor();
}

test('where a device shares things, the link of a table can be shared, and thinking better of it is no error', async () => {
  const { context, page } = await visit({ viewport: { width: 390, height: 844 } });
  await page.addInitScript(`
    window.shared = [];
    navigator.share = (what) => (window.shared.push(what.url) > 1 ? Promise.reject(new Error('no')) : Promise.resolve());
  `);
  const link = await openTable(page, address());
  const share = page.getByRole('button', { name: 'Share link' });
  await share.click();
  await share.click();
  expect(await page.evaluate('window.shared')).toEqual([link, link]);
  await context.close();
}, 60_000);

test('two who want the same are matched, and a rated game shows in ratings, history and replay', async () => {
  const [ann, bob] = [await visit({ bypassCSP: true }), await visit({ bypassCSP: true }, { language: 'it' })];
  const pages = [ann.page, bob.page];
  for (const [i, page] of pages.entries()) {
    await nameOneself(page, address(), ['Ann', 'Bob'][i]);
    await page.locator('.segment:has([name=game])').nth(1).click();
    await page.locator('.online-check').nth(1).click();
    await page.locator('.online-form .btn-big').last().click();
    await page.locator('.online-seats').waitFor();
  }
  expect(ann.page.url()).toBe(bob.page.url());
  for (const page of pages) await sayReady(page);
  for (const page of pages) await page.locator('.board').waitFor();
  await playTogether(pages, { rows: 6 });
  await concede(bob.page, 'Arrenditi');
  await ann.page.locator('.end-panel[data-outcome=won]').waitFor();

  await ann.page.goto(`${address()}/online/ratings`);
  await ann.page.locator('.segment:has([name=game])').nth(1).click();
  await ann.page.locator('.rating-table tbody tr').nth(1).waitFor();
  expect(await ann.page.locator('.rating-table tbody th').allTextContents()).toEqual(['Ann', 'Bob']);
  expect(await seriousViolations(ann.page)).toEqual([]);
  await ann.page.locator('.rating-mine a').click();
  await ann.page.locator('.rating-chart').waitFor();
  expect(await ann.page.locator('.rating-now b').textContent()).toBe('1662');
  expect(await ann.page.locator('.rating-games li').textContent()).toContain('Bob');
  expect(await seriousViolations(ann.page)).toEqual([]);

  await bob.page.goto(`${address()}/online/you`);
  await bob.page.locator('.rating-games li.rating-loss').waitFor();
  expect(await bob.page.locator('body').textContent()).not.toMatch(/online-[a-z]/);
  expect(await seriousViolations(bob.page)).toEqual([]);
  await bob.page.locator('.rating-games .btn').click();
  await bob.page.locator('.board').waitFor();
  await ann.context.close();
  await bob.context.close();
}, 180_000);
