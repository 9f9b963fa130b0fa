// Browsers keep WebCrypto from pages without TLS, and a table in the living room has none. There a library signs. Such a
// line can be read by anybody who listens; elsewhere WebCrypto signs, with a key that no script can read.
import { toBase64url, utf8 } from '@longbox/kernel';
import type { DeviceKey } from '@longbox/protocol';
import { p256 } from '@noble/curves/nist.js';

const COORDINATE = 32;

export interface PlainKey {
  /** The private number, in hexadecimal; keys of before are stored without leading zeros. */
  readonly secret: string;
  readonly shown: DeviceKey;
}

export function makePlainKey(): PlainKey {
  const secret = p256.utils.randomSecretKey();
  // One byte says how the point is written, then come x and y.
  const point = p256.getPublicKey(secret, false).subarray(1);
  const shown: DeviceKey = {
    kty: 'EC',
    crv: 'P-256',
    x: toBase64url(point.subarray(0, COORDINATE)),
    y: toBase64url(point.subarray(COORDINATE)),
  };
  return { secret: [...secret].map((byte) => byte.toString(16).padStart(2, '0')).join(''), shown };
}

/** ECDSA with SHA-256: r and s, 64 bytes in base64url. */
export function signPlainly({ secret }: PlainKey, text: string): string {
  const signature = p256.sign(utf8(text), secret.padStart(2 * COORDINATE, '0'), { prehash: true });
  return toBase64url(signature.toBytes('compact'));
}
