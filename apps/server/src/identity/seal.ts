import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';

/** Keeps secrets unreadable for anybody who has the database but not the key. */
export interface Seal {
  /** `about` is authenticated with the secret: a secret sealed for one thing does not open for another. */
  close(secret: string, about: string): string;
  open(sealed: string, about: string): string;
  /** A tag nobody without the key can make. */
  sign(text: string): string;
}

const IV = 12;
const TAG = 16;

/** @param key 32 bytes */
export function createSeal(key: Uint8Array): Seal {
  return {
    close(secret, about) {
      const iv = randomBytes(IV);
      const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(about));
      const body = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
    },
    open(sealed, about) {
      const bytes = Buffer.from(sealed, 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV))
        .setAAD(Buffer.from(about))
        .setAuthTag(bytes.subarray(IV, IV + TAG));
      return Buffer.concat([decipher.update(bytes.subarray(IV + TAG)), decipher.final()]).toString('utf8');
    },
    sign: (text) => createHmac('sha256', key).update(text).digest('base64url'),
  };
}
