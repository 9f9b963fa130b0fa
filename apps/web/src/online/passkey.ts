import { fromBase64url, toBase64url } from '@longbox/kernel';
import type { Bodies, PasskeyView, PlayerView } from '@longbox/protocol';
import { ask, become, RequestRefused } from './api.ts';
import { forgetDevice, signChallenge, theDevice } from './device.ts';
import { unfollow } from './follow.ts';

/** Why passkeys cannot be used here; nothing where they can. */
export function passkeyHindrance(): 'insecure' | 'unsupported' | undefined {
  if (!window.isSecureContext) return 'insecure';
  return 'PublicKeyCredential' in window ? undefined : 'unsupported';
}

interface Named {
  readonly id: string;
  readonly type: 'public-key';
}

/** What the server says a passkey must be like; its bytes are base64url. */
interface Asked<Options> {
  readonly challenge: string;
  readonly options: Options;
}
type CreationOptions = Omit<PublicKeyCredentialCreationOptions, 'challenge' | 'user' | 'excludeCredentials'> & {
  readonly challenge: string;
  readonly user: { readonly id: string; readonly name: string; readonly displayName: string };
  readonly excludeCredentials?: readonly Named[];
};
type RequestOptions = Omit<PublicKeyCredentialRequestOptions, 'challenge' | 'allowCredentials'> & {
  readonly challenge: string;
};

const bytes = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(fromBase64url(text));
const text = (buffer: ArrayBuffer): string => toBase64url(new Uint8Array(buffer));

/** The dialog of the browser was closed, or took too long: nothing was wrong and nothing was done. */
export const isTurnedAway = (error: unknown): boolean =>
  error instanceof DOMException && (error.name === 'NotAllowedError' || error.name === 'AbortError');

const unknown = () => new RequestRefused('passkey', 'the browser gave no passkey');

/** Makes a passkey for the account of this browser. */
export async function addPasskey(): Promise<PlayerView> {
  const { challenge, options } = await ask<Asked<CreationOptions>>('POST', '/passkey/register/options', {});
  const made = await navigator.credentials
    .create({
      publicKey: {
        ...options,
        challenge: bytes(options.challenge),
        user: { ...options.user, id: bytes(options.user.id) },
        excludeCredentials: (options.excludeCredentials ?? []).map(({ id, type }) => ({ id: bytes(id), type })),
      },
    })
    .catch((error: unknown) => {
      // The browser holds one of this account already.
      if (error instanceof DOMException && error.name === 'InvalidStateError')
        throw new RequestRefused('passkeyKnown', error.message);
      throw error;
    });
  if (!(made instanceof PublicKeyCredential)) throw unknown();
  const { response } = made;
  if (!(response instanceof AuthenticatorAttestationResponse)) throw unknown();
  const credential = {
    ...namesOf(made),
    response: {
      clientDataJSON: text(response.clientDataJSON),
      attestationObject: text(response.attestationObject),
      transports: response.getTransports(),
    },
  };
  return become(await ask<PlayerView>('POST', '/passkey/register', { challenge, credential }));
}

/** Becomes the player whose passkey is shown; this browser is theirs from now on. */
export async function enterWithPasskey(): Promise<PlayerView> {
  const { challenge, options } = await ask<Asked<RequestOptions>>('POST', '/passkey/login/options', {});
  const shown = await navigator.credentials.get({ publicKey: { ...options, challenge: bytes(options.challenge) } });
  if (!(shown instanceof PublicKeyCredential)) throw unknown();
  const { response } = shown;
  if (!(response instanceof AuthenticatorAssertionResponse)) throw unknown();
  const device = await theDevice();
  const body: Bodies['passkeyLogin'] = {
    challenge,
    credential: {
      ...namesOf(shown),
      response: {
        clientDataJSON: text(response.clientDataJSON),
        authenticatorData: text(response.authenticatorData),
        signature: text(response.signature),
        ...(response.userHandle !== null && { userHandle: text(response.userHandle) }),
      },
    },
    device: { key: device.shown, signature: await signChallenge(device, challenge) },
  };
  return become(await ask<PlayerView>('POST', '/passkey/login', body));
}

const namesOf = ({ id, rawId }: PublicKeyCredential) => ({
  id,
  rawId: text(rawId),
  type: 'public-key' as const,
  clientExtensionResults: {},
});

export const passkeys = (): Promise<readonly PasskeyView[]> => ask('GET', '/passkeys');

export const removePasskey = async (id: string): Promise<PlayerView> =>
  become(await ask<PlayerView>('POST', '/passkey/remove', { id }));

/** Leaves the account behind on this browser; with a passkey one can come back. */
export async function signOut(): Promise<PlayerView> {
  await ask('POST', '/session/end', {});
  await forgetDevice();
  return become(await ask<PlayerView>('GET', '/session'));
}

/** For good; this device is a new guest afterwards. */
export async function deleteAccount(name: string): Promise<PlayerView> {
  await ask('POST', '/session/delete', { name });
  unfollow();
  await forgetDevice();
  return become(await ask<PlayerView>('GET', '/session'));
}
