import { randomBytes } from 'node:crypto';

/** No letters or digits that are read for one another. */
const DIGITS = '23456789abcdefghjkmnpqrstuvwxyz';

/** Short enough to read out, long enough not to be guessed: 12 of 31 digits are 59 bits. */
export function makeRoomId(): string {
  let id = '';
  while (id.length < 12) {
    for (const byte of randomBytes(16)) if (byte < 248 && id.length < 12) id += DIGITS[byte % DIGITS.length];
  }
  return id;
}

export const makeId = (): string => randomBytes(12).toString('base64url');
export const makeSecret = (): string => randomBytes(32).toString('hex');
