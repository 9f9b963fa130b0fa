// Nobody can choose the luck of a game, and everybody can check that nobody did. First the server commits to a secret,
// then every seat to its entropy; only when all commitments lie on the table are secret and entropies shown, and the
// seed is mixed from all of them. A player who does not reveal the commitment gets no game; nobody gets a second draw.

import { KEYED_SEED } from './random.ts';
import { hex, hmacSha256, sha256, utf8 } from './sha256.ts';

/** What lets anybody check a shuffle afterwards; plain JSON, kept with the log. */
export interface FairShuffle {
  readonly version: 1;
  /** Names the one game these commitments are for, so that none can be used twice. */
  readonly label: string;
  readonly commitment: string;
  readonly secret: string;
  readonly seats: readonly { readonly commitment: string; readonly entropy: string }[];
  /** The seed of the table. */
  readonly seed: string;
}

export type FairVerdict =
  | { readonly ok: true }
  | { readonly ok: false; readonly step: 'version' | 'secret' | 'entropy' | 'seed' | 'table'; readonly text: string };

/** A shorter secret could be found by trying, since its commitment is known before the deal. */
export const SECRET_LENGTH = 32;

export const commitSecret = (label: string, secret: string): string => commit(['secret', label, secret]);

export const commitEntropy = (label: string, seat: number, entropy: string): string =>
  commit(['entropy', label, String(seat), entropy]);

export function mixSeed(label: string, secret: string, entropies: readonly string[]): string {
  return hex(hmacSha256(utf8(secret), utf8(joined(['seed', label, ...entropies]))));
}

/** Throws if somebody shows something else than they committed to. */
export function revealShuffle(
  label: string,
  commitments: { readonly server: string; readonly seats: readonly string[] },
  secret: string,
  entropies: readonly string[],
): FairShuffle {
  const seats = commitments.seats.map((commitment, i) => ({ commitment, entropy: entropies[i] }));
  const seed = mixSeed(label, secret, entropies);
  const record: FairShuffle = { version: 1, label, commitment: commitments.server, secret, seats, seed };
  const verdict = verifyFairShuffle(record);
  if (!verdict.ok) throw new Error(verdict.text);
  return record;
}

/** `seed` is the one of the table that was played, with or without `KEYED_SEED`; without it only the record itself is checked. */
export function verifyFairShuffle(record: FairShuffle, seed = record.seed): FairVerdict {
  const { label, secret, seats } = record;
  if (record.version !== 1) return failed('version', `this record has format ${String(record.version)}, expected 1`);
  if (secret.length < SECRET_LENGTH) return failed('secret', `the server's secret is shorter than ${SECRET_LENGTH}`);
  if (commitSecret(label, secret) !== record.commitment) {
    return failed('secret', 'the server did not show the secret it had committed to');
  }
  const liar = seats.findIndex(({ commitment, entropy }, i) => commitEntropy(label, i, entropy) !== commitment);
  if (liar >= 0) return failed('entropy', `seat ${liar + 1} did not show the entropy it had committed to`);
  const mixed = mixSeed(
    label,
    secret,
    seats.map((seat) => seat.entropy),
  );
  if (mixed !== record.seed) return failed('seed', 'the seed was not mixed from the secret and the entropies');
  if (mixed !== (seed.startsWith(KEYED_SEED) ? seed.slice(KEYED_SEED.length) : seed))
    return failed('table', 'the table was dealt with another seed');
  return { ok: true };
}

const failed = (step: Exclude<FairVerdict, { ok: true }>['step'], text: string): FairVerdict => ({
  ok: false,
  step,
  text,
});

const commit = (parts: readonly string[]): string => hex(sha256(utf8(joined(parts))));

/** Every part with its length before it, so that no two different lists of parts read the same. */
const joined = (parts: readonly string[]): string =>
  ['longbox-fair-1', ...parts].map((part) => `${part.length}:${part}`).join('');
