import { createPublicKey, verify } from 'node:crypto';
import { expect, test } from 'vitest';
import { makePlainKey, signPlainly } from './p256.ts';

test('what is signed here, others can verify, and nothing else', () => {
  for (let i = 0; i < 20; i++) {
    const key = makePlainKey();
    const shown = createPublicKey({ key: { ...key.shown }, format: 'jwk' });
    const signature = Buffer.from(signPlainly(key, `longbox-session ${i}`), 'base64url');
    const isGood = (text: string) =>
      verify('sha256', Buffer.from(text), { key: shown, dsaEncoding: 'ieee-p1363' }, signature);
    expect(signature).toHaveLength(64);
    expect(isGood(`longbox-session ${i}`)).toBe(true);
    expect(isGood(`longbox-session ${i + 1}`)).toBe(false);
  }
});

test('every key is another', () => {
  expect(makePlainKey().secret).not.toBe(makePlainKey().secret);
});
