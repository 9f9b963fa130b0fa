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

test('a key that was stored without its leading zeros still signs', () => {
  const secret = `${'0'.repeat(62)}11`;
  const [x, y] = ['R3dpBMDxzDqcCYS2b3UwGl-mhnjw1kr4uhq840c4pz4', 'qgBe5rW5VyhiMYVld2SOg4GygEQo1XM_MveH_3Hx_Nw'];
  const key = { secret: secret.replace(/^0+/, ''), shown: { kty: 'EC', crv: 'P-256', x, y } } as const;
  const signature = Buffer.from(signPlainly(key, 'longbox-session'), 'base64url');
  const shown = createPublicKey({ key: { ...key.shown }, format: 'jwk' });
  expect(verify('sha256', Buffer.from('longbox-session'), { key: shown, dsaEncoding: 'ieee-p1363' }, signature)).toBe(
    true,
  );
});
