import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { hex, hmacSha256, sha256, utf8 } from './sha256.ts';

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

const filled = (length: number, value: number): Uint8Array => new Uint8Array(length).fill(value);

// RFC 4231, test cases 1, 2, 3, 6 and 7.
test.each([
  [filled(20, 0x0b), utf8('Hi There'), 'b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7'],
  [
    utf8('Jefe'),
    utf8('what do ya want for nothing?'),
    '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
  ],
  [filled(20, 0xaa), filled(50, 0xdd), '773ea91e36800e46854db8ebd09181a72959098b3ef8c122d9635514ced565fe'],
  [
    filled(131, 0xaa),
    utf8('Test Using Larger Than Block-Size Key - Hash Key First'),
    '60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54',
  ],
  [
    filled(131, 0xaa),
    utf8(
      'This is a test using a larger than block-size key and a larger than block-size data. ' +
        'The key needs to be hashed before being used by the HMAC algorithm.',
    ),
    '9b09ffa71b942fcb27635fbcd5b0e944bfdc63644f0713938a7f51535c3a35e2',
  ],
])('HMAC-SHA256 of a published case is as published (%#)', (key, message, digest) => {
  expect(hex(hmacSha256(key, message))).toBe(digest);
});
