// Rules and replays need hashes synchronously, in browsers and in Node alike, so the platforms' own will not do.
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 as digest } from '@noble/hashes/sha2.js';

/** The eight words of SHA-256 over the bytes. */
export const sha256 = (bytes: Uint8Array): Int32Array => wordsOf(digest(bytes));

/** The eight words of HMAC-SHA256. */
export const hmacSha256 = (key: Uint8Array, message: Uint8Array): Int32Array => wordsOf(hmac(digest, key, message));

/** Words with the highest byte first, as hashes are written. */
function wordsOf(bytes: Uint8Array): Int32Array {
  const words = new Int32Array(bytes.length / 4);
  for (let i = 0; i < words.length; i++) {
    const k = i * 4;
    words[i] = (bytes[k] << 24) | (bytes[k + 1] << 16) | (bytes[k + 2] << 8) | bytes[k + 3];
  }
  return words;
}

/** UTF-8, without the platform's encoder: rules code has no platform. */
export function utf8(text: string): Uint8Array {
  // A unit of the text takes three bytes at most, and two units that make one character take four.
  const bytes = new Uint8Array(3 * text.length);
  let at = 0;
  for (let i = 0; i < text.length; i++) {
    const point = text.codePointAt(i) ?? 0;
    if (point < 0x80) bytes[at++] = point;
    else {
      if (point < 0x800) bytes[at++] = 0xc0 | (point >> 6);
      else {
        if (point < 0x10000) bytes[at++] = 0xe0 | (point >> 12);
        else {
          bytes[at++] = 0xf0 | (point >> 18);
          bytes[at++] = 0x80 | ((point >> 12) & 63);
          i++;
        }
        bytes[at++] = 0x80 | ((point >> 6) & 63);
      }
      bytes[at++] = 0x80 | (point & 63);
    }
  }
  return bytes.slice(0, at);
}

export function hex(words: ArrayLike<number>): string {
  let text = '';
  for (let i = 0; i < words.length; i++) text += (words[i] >>> 0).toString(16).padStart(8, '0');
  return text;
}
