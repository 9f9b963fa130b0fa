import { expect, test } from 'vitest';
import { firstStrange, fromBase64url, toBase64url } from './base64url.ts';

test('bytes become the same text as on the platform, and come back', () => {
  for (let length = 0; length < 50; length++) {
    const bytes = Uint8Array.from({ length }, (_, i) => (i * 89 + length * 7) & 255);
    const text = toBase64url(bytes);
    expect(text).toBe(Buffer.from(bytes).toString('base64url'));
    expect(fromBase64url(text)).toEqual(bytes);
  }
});

test('the first strange character is found', () => {
  expect(firstStrange('abc-_9')).toBe(6);
  expect(firstStrange('ab+d=')).toBe(2);
});
