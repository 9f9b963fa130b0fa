import { toBase64url, utf8 } from '@longbox/kernel';
import type { DeviceKey } from '@longbox/protocol';
import { del, get, update } from 'idb-keyval';
import { makePlainKey, type PlainKey, signPlainly } from './p256.ts';

/** What a person is known by: a key that never leaves the browser, and that no script can read where there is TLS. */
export type Device = { readonly keys: CryptoKeyPair; readonly shown: DeviceKey } | PlainKey;

const STORED = 'longbox.device';
const CURVE = { name: 'ECDSA', namedCurve: 'P-256' } as const;

const isStored = (found: unknown): found is Device =>
  typeof found === 'object' && found !== null && 'shown' in found && ('keys' in found || 'secret' in found);

/** The key of this browser, made on the first visit. */
export async function theDevice(): Promise<Device> {
  const stored: unknown = await get(STORED);
  if (isStored(stored)) return stored;
  const made = crypto.subtle === undefined ? makePlainKey() : await makeDevice();
  let kept = made;
  // Another tab may have made one meanwhile; the first one stays.
  await update(STORED, (other: unknown) => {
    kept = isStored(other) ? other : made;
    return kept;
  });
  return kept;
}

async function makeDevice(): Promise<Device> {
  const keys = await crypto.subtle.generateKey(CURVE, false, ['sign', 'verify']);
  const { x = '', y = '' } = await crypto.subtle.exportKey('jwk', keys.publicKey);
  return { keys, shown: { kty: 'EC', crv: 'P-256', x, y } };
}

/** The next visitor on this browser is a new person. */
export const forgetDevice = (): Promise<void> => del(STORED);

/** Shows that this browser holds the key. */
export async function signChallenge(device: Device, challenge: string): Promise<string> {
  const text = `longbox-session ${challenge}`;
  if ('secret' in device) return signPlainly(device, text);
  const bytes = new Uint8Array(utf8(text));
  const signed = await crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, device.keys.privateKey, bytes);
  return toBase64url(new Uint8Array(signed));
}
