import './patience.ts';
import { PROFILE_BYTES, type ProfileDoc } from '@longbox/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAuthenticator } from './authenticator.ts';
import { type Device, request, signIn } from './client.ts';
import { startToyServer, type ToyServer } from './toy-server.ts';

const EMPTY: ProfileDoc = { met: false, done: [], tries: {}, days: {}, best: {}, counts: {} };

let server: ToyServer;
beforeAll(async () => {
  server = await startToyServer();
});
afterAll(() => server.close());

const ask = <Answer>(device: Device, address: string, body: unknown): Promise<Answer> =>
  request<Answer>(server.base, device, 'POST', address, body);
const bring = (device: Device, part: object) => ask<ProfileDoc>(device, '/session/profile', { ...EMPTY, ...part });

interface Options {
  readonly challenge: string;
  readonly options: { readonly challenge: string };
}

/** One person on two devices. */
async function desktopAndPhone(name: string): Promise<readonly [Device, Device]> {
  const [desk, phone] = [await signIn(server.base, undefined, name), await signIn(server.base)];
  const passkey = createAuthenticator();
  const made = await ask<Options>(desk, '/passkey/register/options', {});
  const credential = passkey.create(made.options.challenge, server.base);
  await ask(desk, '/passkey/register', { challenge: made.challenge, credential });
  const asked = await ask<Options>(phone, '/passkey/login/options', {});
  const shown = passkey.get(asked.options.challenge, server.base);
  await ask(phone, '/passkey/login', { challenge: asked.challenge, credential: shown });
  return [desk, phone];
}

test('what one device did, the other knows: both as they were, and again without a change', async () => {
  const [desk, phone] = await desktopAndPhone('Ann');
  const atDesk = {
    done: ['vs-rows'],
    best: { vs: 3 },
    days: { vs: { '2026-11': 0b0011 } },
    tries: { 'vs-mined-1': -2 },
  };
  const onPhone = { best: { vs: 5 }, days: { vs: { '2026-11': 0b0110 } }, tries: { 'vs-mined-1': 1 }, met: true };
  expect(await bring(desk, atDesk)).toEqual({ ...EMPTY, ...atDesk });
  const both = { ...EMPTY, ...onPhone, done: ['vs-rows'], days: { vs: { '2026-11': 0b0111 } } };
  expect(await bring(phone, onPhone)).toEqual(both);
  expect(await bring(desk, atDesk)).toEqual(both);
});

test('it is for accounts that have a passkey, and only who is signed in is told of it', async () => {
  const [ann] = await desktopAndPhone('Ann');
  await bring(ann, { done: ['a-secret-lesson'] });
  const guest = await signIn(server.base);
  await expect(bring(guest, {})).rejects.toThrow('403 {"code":"noPasskey"');
  await expect(request(server.base, undefined, 'POST', '/session/profile', EMPTY)).rejects.toThrow('noSession');
  const [bob] = await desktopAndPhone('Bob');
  expect(await bring(bob, {})).toEqual(EMPTY);
  const told = await request(server.base, bob, 'GET', `/players/${ann.player}/ratings`);
  expect(JSON.stringify(told)).not.toContain('a-secret-lesson');
});

test('what is no profile, too large or too often is refused and loses nothing', async () => {
  const [ann] = await desktopAndPhone('Ann');
  await bring(ann, { done: ['vs-rows'] });
  await expect(bring(ann, { tries: { 'vs-mined-1': 0.5 } })).rejects.toThrow('malformed');
  await expect(bring(ann, { admin: true })).rejects.toThrow('malformed');
  await expect(bring(ann, { padding: 'x'.repeat(PROFILE_BYTES) })).rejects.toThrow('413 {"code":"tooLarge"');
  expect(await bring(ann, {})).toEqual({ ...EMPTY, done: ['vs-rows'] });
  const strict = await startToyServer({ limits: 1, ownLimits: { profiles: { burst: 1, perSecond: 0.001 } } });
  const guest = await signIn(strict.base);
  const again = () => request(strict.base, guest, 'POST', '/session/profile', EMPTY);
  await expect(again()).rejects.toThrow('noPasskey');
  await expect(again()).rejects.toThrow('429');
  await strict.close();
});

test('it is in the export, and goes with the account', async () => {
  const [ann, phone] = await desktopAndPhone('Ann');
  await bring(ann, { done: ['arena-basics'] });
  const told = await request<Record<string, { body: string }[]>>(server.base, ann, 'GET', '/session/export');
  expect(JSON.parse(told.profiles[0].body)).toEqual({ ...EMPTY, done: ['arena-basics'] });
  await ask(ann, '/session/delete', { name: 'Ann' });
  await expect(bring(phone, {})).rejects.toThrow('noSession');
});
