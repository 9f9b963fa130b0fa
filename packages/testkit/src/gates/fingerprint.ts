import { createHash } from 'node:crypto';

/** A short name for texts or trees: another one as soon as a letter of them changes. */
export const fingerprintOf = (...parts: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 12);
