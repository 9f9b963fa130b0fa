import type { Bodies } from '@longbox/protocol';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { Refused } from '../refusal.ts';
import type { Player, PlayerStore } from '../store/player-store.ts';
import type { Seal } from './seal.ts';
import { isSigned, makeChallenge, signedText, spendChallenge, thumbprintOf } from './sessions.ts';

/** Where a passkey is good: the page it was asked for on. */
export interface Site {
  readonly origin: string;
  /** The host name of the origin. */
  readonly id: string;
}

export interface PasskeyWorld {
  readonly players: PlayerStore;
  readonly seal: Seal;
}

const bytesOf = (challenge: string) => new Uint8Array(Buffer.from(challenge));
const expected = (challenge: string): string => Buffer.from(challenge).toString('base64url');
const forPlayer = ({ id }: Player): string => `passkey ${id}`;

export async function registerOptions({ players, seal }: PasskeyWorld, site: Site, player: Player) {
  const challenge = makeChallenge(seal, forPlayer(player));
  const options = await generateRegistrationOptions({
    rpName: 'Longbox',
    rpID: site.id,
    userID: bytesOf(player.id),
    userName: player.name,
    challenge: bytesOf(challenge),
    attestationType: 'none',
    excludeCredentials: (await players.passkeysOf(player.id)).map(({ id }) => ({ id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
  });
  return { challenge, options };
}

/** The library checks the browser's response; all errors get the same answer. */
async function verified<T extends { verified: boolean }>(work: () => Promise<T>): Promise<T> {
  const answer = await work().catch(() => undefined);
  if (answer?.verified !== true) throw new Refused(403, 'passkey', 'this passkey cannot be verified');
  return answer;
}

export async function register(
  { players, seal }: PasskeyWorld,
  site: Site,
  player: Player,
  { challenge, credential }: Bodies['passkey'],
): Promise<void> {
  await spendChallenge(players, seal, forPlayer(player), challenge);
  const { registrationInfo } = await verified(() =>
    verifyRegistrationResponse({
      response: credential as never,
      expectedChallenge: expected(challenge),
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      requireUserVerification: false,
    }),
  );
  if (registrationInfo === undefined) throw new Refused(403, 'passkey', 'this passkey cannot be verified');
  const { id, publicKey, counter } = registrationInfo.credential;
  if ((await players.passkey(id)) !== undefined) throw new Refused(409, 'passkey', 'this passkey is known already');
  await players.addPasskey({ id, player: player.id, publicKey: Buffer.from(publicKey).toString('base64url'), counter });
}

export async function loginOptions({ seal }: PasskeyWorld, site: Site) {
  const challenge = makeChallenge(seal, 'passkey login');
  const options = await generateAuthenticationOptions({
    rpID: site.id,
    challenge: bytesOf(challenge),
    userVerification: 'preferred',
  });
  return { challenge, options };
}

export async function login(
  { players, seal }: PasskeyWorld,
  site: Site,
  { challenge, credential, device }: Bodies['passkeyLogin'],
): Promise<Player> {
  await spendChallenge(players, seal, 'passkey login', challenge);
  if (device !== undefined && !isSigned(device.key, signedText(challenge), device.signature)) {
    throw new Refused(403, 'signature', 'the challenge is not signed by this key');
  }
  const passkey = await players.passkey(credential.id);
  const player = passkey === undefined ? undefined : await players.read(passkey.player);
  if (passkey === undefined || player === undefined) throw new Refused(403, 'passkey', 'nobody has this passkey');
  const { authenticationInfo } = await verified(() =>
    verifyAuthenticationResponse({
      response: credential as never,
      expectedChallenge: expected(challenge),
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      requireUserVerification: false,
      credential: {
        id: passkey.id,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.counter,
      },
    }),
  );
  await players.usedPasskey(passkey.id, authenticationInfo.newCounter);
  if (device !== undefined) await players.moveDevice(thumbprintOf(device.key), player.id);
  return player;
}
