import { fromBase64url, toBase64url } from '@longbox/kernel';

const VERSION = '1';
/** Longer addresses are cut by programs that pass them on. */
const LONGEST = 6000;

async function through(bytes: Uint8Array<ArrayBuffer>, stream: ReadableWritablePair): Promise<Uint8Array<ArrayBuffer>> {
  const piped = new Blob([bytes]).stream().pipeThrough(stream);
  return new Uint8Array(await new Response(piped).arrayBuffer());
}

/** A scene as letters for an address. The part after # never reaches a server. */
export async function sceneCode(text: string): Promise<string> {
  const packed = await through(new TextEncoder().encode(text), new CompressionStream('deflate-raw'));
  return VERSION + toBase64url(packed);
}

/** Must agree with `sceneCode`; `undefined` if the letters are no scene of ours. */
export async function readSceneCode(code: string): Promise<string | undefined> {
  try {
    if (!code.startsWith(VERSION)) return undefined;
    const packed = new Uint8Array(fromBase64url(code.slice(VERSION.length)));
    const bytes = await through(packed, new DecompressionStream('deflate-raw'));
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** `undefined` if the scene is too long for an address. */
export async function sceneAddress(text: string): Promise<string | undefined> {
  const code = await sceneCode(text);
  return code.length > LONGEST ? undefined : `${location.origin}/scenes/import#${code}`;
}
