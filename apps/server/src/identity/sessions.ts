import { createHash, createPublicKey, randomBytes, timingSafeEqual, verify } from 'node:crypto';
import type { Bodies, DeviceKey } from '@longbox/protocol';
import { Refused } from '../refusal.ts';
import type { Player, PlayerStore } from '../store/player-store.ts';
import { makeId } from './names.ts';
import type { Seal } from './seal.ts';

/** A signed challenge must come back within this time, and only once. */
const CHALLENGE_LIFE = 120_000;
export const SESSION_LIFE = 180 * 86_400_000;

/** Sessions are random; only their hashes are stored, so a stolen database opens none. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

const NONCE = 16;
const TIME = 6;
const HEAD_TEXT = Math.ceil(((NONCE + TIME) * 4) / 3);

export function makeChallenge(seal: Seal, purpose: string, now = Date.now()): string {
  const head = Buffer.alloc(NONCE + TIME);
  randomBytes(NONCE).copy(head);
  head.writeUIntBE(now + CHALLENGE_LIFE, NONCE, TIME);
  const text = head.toString('base64url');
  return text + seal.sign(`challenge ${purpose} ${text}`);
}

/** Throws unless this server made the challenge for this purpose, it is fresh, and nobody has used it. */
export async function spendChallenge(
  store: PlayerStore,
  seal: Seal,
  purpose: string,
  challenge: string,
  now = Date.now(),
): Promise<void> {
  const head = challenge.slice(0, HEAD_TEXT);
  const given = Buffer.from(challenge.slice(HEAD_TEXT));
  const made = Buffer.from(seal.sign(`challenge ${purpose} ${head}`));
  const isOurs = given.length === made.length && timingSafeEqual(given, made);
  const bytes = Buffer.from(head, 'base64url');
  const isFresh = isOurs && bytes.readUIntBE(NONCE, TIME) > now;
  if (!isFresh || !(await store.spend(hashToken(challenge), CHALLENGE_LIFE * 2))) {
    throw new Refused(403, 'challenge', 'this challenge is too old, used, or not ours; ask for another');
  }
}

/** What a device signs to show that it holds its key. */
export const signedText = (challenge: string): string => `longbox-session ${challenge}`;

/** RFC 7638, so that the same key is always the same device. */
export const thumbprintOf = ({ crv, kty, x, y }: DeviceKey): string => hashToken(JSON.stringify({ crv, kty, x, y }));

export async function enterWithDevice(
  store: PlayerStore,
  seal: Seal,
  { challenge, key, signature, name }: Bodies['session'],
): Promise<Player> {
  await spendChallenge(store, seal, 'session', challenge);
  if (!isSigned(key, signedText(challenge), signature)) {
    throw new Refused(403, 'signature', 'the challenge is not signed by this key');
  }
  const id = makeId();
  return store.ofDevice(thumbprintOf(key), { id, name: name ?? `Guest ${id.slice(0, 4)}` });
}

export function isSigned(jwk: DeviceKey, text: string, signature: string): boolean {
  try {
    const key = createPublicKey({ key: { ...jwk }, format: 'jwk' });
    const bytes = Buffer.from(signature, 'base64url');
    return verify('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' }, bytes);
  } catch {
    // A point that is not on the curve, say.
    return false;
  }
}

/** Opens a session and returns the token for the cookie. */
export async function openSession(store: PlayerStore, player: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await store.openSession(hashToken(token), player, SESSION_LIFE);
  return token;
}
