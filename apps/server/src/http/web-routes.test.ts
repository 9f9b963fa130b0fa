import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Hono } from 'hono';
import { afterAll, expect, test } from 'vitest';
import type { HttpEnv } from './context.ts';
import { webRoutes } from './web-routes.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'longbox-web-'));
const web = path.join(folder, 'dist');
mkdirSync(path.join(web, 'assets'), { recursive: true });
writeFileSync(path.join(folder, 'secret.txt'), 'secret');
writeFileSync(path.join(web, 'index.html'), '<h1>Longbox</h1>');
writeFileSync(path.join(web, 'assets', 'a-1.js'), 'export {};');
const app = new Hono<HttpEnv>();
webRoutes(app, web, () => app.get('/other', (c) => c.json({ ok: true })));
afterAll(() => rmSync(folder, { recursive: true }));

test('the page comes with its type, is revalidated, and loads only from here', async () => {
  const page = await app.request('/');
  expect(page.status).toBe(200);
  expect(await page.text()).toBe('<h1>Longbox</h1>');
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(page.headers.get('cache-control')).toBe('no-cache');
  expect(page.headers.get('content-security-policy')).toBe(
    "default-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  );
  expect(page.headers.get('x-content-type-options')).toBe('nosniff');
  expect(page.headers.get('x-frame-options')).toBe('DENY');
  expect(page.headers.get('referrer-policy')).toBe('no-referrer');
});

test('assets are kept for ever', async () => {
  const asset = await app.request('/assets/a-1.js');
  expect(asset.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
});

test.each(['/cards', '/table/k7w2m4'])('the screen at %s can be opened by its address', async (address) => {
  const screen = await app.request(address, { headers: { Accept: 'text/html,application/xhtml+xml' } });
  expect(screen.status).toBe(200);
  expect(await screen.text()).toBe('<h1>Longbox</h1>');
  expect(screen.headers.get('cache-control')).toBe('no-cache');
});

test('what is not the web app has its place', async () => {
  expect(await (await app.request('/other')).json()).toEqual({ ok: true });
});

test.each(['/nothing', '/../secret.txt', '/%2e%2e/secret.txt', '/..%2fsecret.txt', '/assets/../../secret.txt'])(
  'nothing is served at %s',
  async (address) => {
    const answer = await app.request(address);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'self'");
  },
);
