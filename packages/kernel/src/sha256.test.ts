import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { hex, sha256, utf8 } from './sha256.ts';

// FIPS 180-4 examples, as NIST publishes them.
test.each([
  ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  [
    'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
    '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
  ],
  ['a'.repeat(1_000_000), 'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0'],
])('SHA-256 of a published text is as published (%#)', (text, digest) => {
  expect(hex(sha256(utf8(text)))).toBe(digest);
});

test('SHA-256 agrees with the platform for every length around a block', () => {
  for (let length = 0; length < 200; length++) {
    const bytes = Uint8Array.from({ length }, (_, i) => (i * 37 + length) & 255);
    expect(hex(sha256(bytes))).toBe(createHash('sha256').update(bytes).digest('hex'));
  }
});

test('text becomes the same UTF-8 as on the platform', () => {
  const text = 'Ant, città, 蜘蛛, 🕷 and ~';
  expect(Array.from(utf8(text))).toEqual(Array.from(new TextEncoder().encode(text)));
});
