import type { DeviceKey } from '@longbox/protocol';
import { get, update } from 'idb-keyval';

/** What a person is known by: a key that never leaves the browser. */
export interface Device {
  readonly keys: CryptoKeyPair;
  readonly shown: DeviceKey;
}

const STORED = 'longbox.device';
const CURVE = { name: 'ECDSA', namedCurve: 'P-256' } as const;

const isStored = (found: unknown): found is Device =>
  typeof found === 'object' && found !== null && 'keys' in found && 'shown' in found;

/** The key of this browser, made on the first visit. */
export async function theDevice(): Promise<Device> {
  const stored: unknown = await get(STORED);
  if (isStored(stored)) return stored;
  const made = await makeDevice();
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

/** Shows that this browser holds the key. */
export async function signChallenge({ keys }: Device, challenge: string): Promise<string> {
  const text = new TextEncoder().encode(`longbox-session ${challenge}`);
  const signed = await crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, keys.privateKey, text);
  const bytes = String.fromCharCode(...new Uint8Array(signed));
  return btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
