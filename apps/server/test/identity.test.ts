import './patience.ts';
import type { PasskeyView, PlayerView } from '@longbox/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAuthenticator } from './authenticator.ts';
import { createDevice, type Device, request, signIn } from './client.ts';
import { startToyServer, type ToyServer } from './toy-server.ts';

let server: ToyServer;
let base: string;
beforeAll(async () => {
  server = await startToyServer();
  base = server.base;
});
afterAll(() => server.close());

const who = (device: Device) => request<PlayerView>(base, device, 'GET', '/session');
interface Options {
  readonly challenge: string;
  readonly options: { readonly challenge: string };
}

test('a device is the same guest each time it comes, and can take a name', async () => {
  const device = await signIn(base);
  const first = await who(device);
  expect(first).toMatchObject({ name: expect.stringMatching(/^Guest /), hasPasskey: false });
  await request(base, device, 'POST', '/session/name', { name: ' Ann ' });
  device.cookie = '';
  await expect(who(device)).rejects.toThrow('401');
  await signIn(base, device);
  expect(await who(device)).toEqual({ ...first, name: 'Ann' });
  expect((await who(await signIn(base))).id).not.toBe(first.id);
});

test('the cookie cannot be read by scripts, and an ended session is over wherever it was copied', async () => {
  const device = createDevice();
  const { challenge } = await request<{ challenge: string }>(base, device, 'POST', '/session/challenge', {});
  const signature = device.sign(`longbox-session ${challenge}`);
  const answer = await fetch(`${base}/api/v1/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: base },
    body: JSON.stringify({ challenge, key: device.key, signature }),
  });
  const cookie = answer.headers.get('set-cookie') ?? '';
  expect(cookie).toMatch(/^longbox=[\w-]{43}; Path=\/; Max-Age=15552000; HttpOnly; SameSite=Lax$/);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  device.cookie = cookie.split(';')[0];
  const copy = { ...device };
  await request(base, device, 'POST', '/session/end', {});
  await expect(who(copy)).rejects.toThrow('401');
});

test('behind TLS the cookie is secure', async () => {
  const secure = await startToyServer({ trustProxy: true });
  const device = createDevice();
  const ask = (address: string, body: unknown) =>
    fetch(`${secure.base}/api/v1${address}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-proto': 'https',
        origin: secure.base.replace('http', 'https'),
      },
      body: JSON.stringify(body),
    });
  const { challenge } = (await (await ask('/session/challenge', {})).json()) as { challenge: string };
  const signature = device.sign(`longbox-session ${challenge}`);
  const answer = await ask('/session', { challenge, key: device.key, signature });
  expect(answer.headers.get('set-cookie')).toMatch(/^__Host-longbox=.*; HttpOnly; SameSite=Lax; Secure$/);
  await secure.close();
});

test.each(['', '   ', 'x'.repeat(25), 'a\u0000b', 'a\u202eb', 'line\nbreak'])('%j is no name', async (name) => {
  const device = await signIn(base);
  await expect(request(base, device, 'POST', '/session/name', { name })).rejects.toThrow('malformed');
});

test('a passkey opens the same account on another device', async () => {
  const device = await signIn(base);
  const passkey = createAuthenticator();
  const { challenge, options } = await request<Options>(base, device, 'POST', '/passkey/register/options', {});
  const body = { challenge, credential: passkey.create(options.challenge, base) };
  expect(await request(base, device, 'POST', '/passkey/register', body)).toMatchObject({ hasPasskey: true });
  await expect(request(base, device, 'POST', '/passkey/register', body)).rejects.toThrow('challenge');

  const phone = await signIn(base);
  const asked = await request<Options>(base, phone, 'POST', '/passkey/login/options', {});
  const login = { challenge: asked.challenge, credential: passkey.get(asked.options.challenge, base) };
  expect(await request(base, phone, 'POST', '/passkey/login', login)).toMatchObject({ hasPasskey: true });
  expect((await who(phone)).id).toBe((await who(device)).id);
  await expect(request(base, phone, 'POST', '/passkey/login', login)).rejects.toThrow('challenge');
});

test("a device that comes in by a passkey is that player's from then on", async () => {
  const [device, phone] = [await signIn(base), await signIn(base)];
  const passkey = createAuthenticator();
  const made = await request<Options>(base, device, 'POST', '/passkey/register/options', {});
  const register = { challenge: made.challenge, credential: passkey.create(made.options.challenge, base) };
  await request(base, device, 'POST', '/passkey/register', register);
  const enter = async (sign: (challenge: string) => string) => {
    const { challenge, options } = await request<Options>(base, phone, 'POST', '/passkey/login/options', {});
    const proof = { key: phone.key, signature: sign(challenge) };
    const credential = passkey.get(options.challenge, base);
    return request(base, phone, 'POST', '/passkey/login', { challenge, credential, device: proof });
  };
  await expect(enter(() => phone.sign('longbox-session something else'))).rejects.toThrow('not signed');
  await enter((challenge) => phone.sign(`longbox-session ${challenge}`));
  phone.cookie = '';
  await signIn(base, phone);
  expect((await who(phone)).id).toBe((await who(device)).id);
});

test("one sees and removes one's own passkeys, and nobody else's", async () => {
  const [ann, bob] = [await signIn(base), await signIn(base)];
  const passkey = createAuthenticator();
  const { challenge, options } = await request<Options>(base, ann, 'POST', '/passkey/register/options', {});
  const credential = passkey.create(options.challenge, base);
  await request(base, ann, 'POST', '/passkey/register', { challenge, credential });
  const list = (device: Device) => request<readonly PasskeyView[]>(base, device, 'GET', '/passkeys');
  const [kept, ...others] = await list(ann);
  expect(others).toEqual([]);
  expect(kept.created).toBeGreaterThan(0);
  expect(await list(bob)).toEqual([]);
  const remove = (device: Device) => request(base, device, 'POST', '/passkey/remove', { id: kept.id });
  await expect(remove(bob)).rejects.toThrow('no such passkey');
  expect(await list(ann)).toEqual([kept]);
  expect(await remove(ann)).toMatchObject({ hasPasskey: false });
  expect(await list(ann)).toEqual([]);
  const asked = await request<Options>(base, bob, 'POST', '/passkey/login/options', {});
  const login = { challenge: asked.challenge, credential: passkey.get(asked.options.challenge, base) };
  await expect(request(base, bob, 'POST', '/passkey/login', login)).rejects.toThrow('nobody has this');
});

test('passkeys of others, for other pages or other challenges are refused', async () => {
  const device = await signIn(base);
  const passkey = createAuthenticator();
  const options = () => request<Options>(base, device, 'POST', '/passkey/login/options', {});
  const enter = (challenge: string, credential: unknown) =>
    request(base, device, 'POST', '/passkey/login', { challenge, credential });
  const first = await options();
  await expect(enter(first.challenge, passkey.get(first.options.challenge, base))).rejects.toThrow('nobody has this');
  const made = await request<Options>(base, device, 'POST', '/passkey/register/options', {});
  const evil = passkey.create(made.options.challenge, 'http://evil.example');
  await expect(
    request(base, device, 'POST', '/passkey/register', { challenge: made.challenge, credential: evil }),
  ).rejects.toThrow('cannot be verified');
  const again = await request<Options>(base, device, 'POST', '/passkey/register/options', {});
  const good = { challenge: again.challenge, credential: passkey.create(again.options.challenge, base) };
  // A challenge is for the account that asked for it.
  await expect(request(base, await signIn(base), 'POST', '/passkey/register', good)).rejects.toThrow('challenge');
  await request(base, device, 'POST', '/passkey/register', good);
  const third = await options();
  await expect(enter(third.challenge, passkey.get('c29tZXRoaW5nIGVsc2U', base))).rejects.toThrow('cannot be verified');
});
