const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** RFC 4648, section 5, without padding. */
export function toBase64url(bytes: ArrayLike<number>): string {
  let text = '';
  for (let i = 0; i < bytes.length; i += 3) {
    const word = (bytes[i] << 16) | ((bytes[i + 1] ?? 0) << 8) | (bytes[i + 2] ?? 0);
    const digits = Math.min(bytes.length - i, 3) + 1;
    for (let k = 0; k < digits; k++) text += DIGITS[(word >>> (18 - 6 * k)) & 63];
  }
  return text;
}

/** The position of the first character that is no digit, or the text's length. */
export function firstStrange(text: string): number {
  let at = 0;
  while (at < text.length && DIGITS.includes(text[at])) at++;
  return at;
}

/** The whole bytes in a text without strange characters; a single character at its end holds none. */
export function fromBase64url(text: string): Uint8Array {
  const bytes = new Uint8Array((text.length * 3) >> 2);
  let word = 0;
  for (let i = 0, at = 0; i < text.length; i++) {
    word = (word << 6) | DIGITS.indexOf(text[i]);
    const bits = (i % 4) * 2;
    if (bits > 0) bytes[at++] = word >>> (6 - bits);
  }
  return bytes;
}
