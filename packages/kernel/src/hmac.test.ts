import { expect, test } from 'vitest';
import { hmacSha256, wordBytes } from './hmac.ts';
import { hex, utf8 } from './sha256.ts';

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

test('words become bytes with the highest first', () => {
  expect(Array.from(wordBytes([0x01020304, -1]))).toEqual([1, 2, 3, 4, 255, 255, 255, 255]);
});
