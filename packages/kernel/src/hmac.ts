import { sha256 } from './sha256.ts';

const BLOCK = 64;

/** The eight words of HMAC-SHA256 (RFC 2104). */
export function hmacSha256(key: Uint8Array, message: Uint8Array): Int32Array {
  const short = key.length > BLOCK ? wordBytes(sha256(key)) : key;
  const inner = new Uint8Array(BLOCK + message.length).fill(0x36, 0, BLOCK);
  const outer = new Uint8Array(BLOCK + 32).fill(0x5c, 0, BLOCK);
  for (let i = 0; i < short.length; i++) {
    inner[i] ^= short[i];
    outer[i] ^= short[i];
  }
  inner.set(message, BLOCK);
  outer.set(wordBytes(sha256(inner)), BLOCK);
  return sha256(outer);
}

/** The bytes of some words, the highest of each first, as hashes are written. */
export function wordBytes(words: ArrayLike<number>): Uint8Array {
  const bytes = new Uint8Array(words.length * 4);
  const out = new DataView(bytes.buffer);
  for (let i = 0; i < words.length; i++) out.setInt32(i * 4, words[i]);
  return bytes;
}
