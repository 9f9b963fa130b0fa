import { firstStrange, fromBase64url, toBase64url } from './base64url.ts';
import { sha256 } from './sha256.ts';

export type ReplayCodeFault = 'version' | 'damaged' | 'cutShort' | 'checksum' | 'otherGame' | 'otherCatalogue';

/** A replay code that cannot be read here, and in which way. */
export class ReplayCodeError extends Error {
  override readonly name = 'ReplayCodeError';
  readonly fault: ReplayCodeFault;
  constructor(fault: ReplayCodeFault, text: string) {
    super(text);
    this.fault = fault;
  }
}

/** The second names the sets of cards a game was played with; the first is for games that have none, and for old codes. */
const VERSIONS = ['1', '2'] as const;
export type CodeVersion = (typeof VERSIONS)[number];
const HEAD = 6;

/** Version, then in base64url: checksum, length, body. The length tells a code that was cut from one that was changed. */
export function seal(body: Uint8Array, version: CodeVersion): string {
  if (body.length > 0xffff) throw new RangeError('this game is too long for a replay code');
  const bytes = new Uint8Array(HEAD + body.length);
  const out = new DataView(bytes.buffer);
  out.setUint16(4, body.length);
  bytes.set(body, HEAD);
  out.setInt32(0, sha256(bytes.subarray(4))[0]);
  return version + toBase64url(bytes);
}

/** What a code holds. Throws a `ReplayCodeError`. */
export function unseal(code: string): { readonly version: CodeVersion; readonly body: Uint8Array } {
  const text = code.slice(1);
  if (code === '') throw new ReplayCodeError('cutShort', 'this replay code is empty');
  const version = VERSIONS.find((each) => each === code[0]);
  if (version === undefined) {
    const expected = VERSIONS.join(' or ');
    throw new ReplayCodeError('version', `this replay code has format ${code[0]}, expected ${expected}`);
  }
  const strange = firstStrange(text);
  if (strange < text.length) {
    const where = `character ${strange + 2} of ${code.length} is ${JSON.stringify(text[strange])}`;
    throw new ReplayCodeError('damaged', `this replay code is damaged: ${where}`);
  }
  const bytes = fromBase64url(text);
  const length = bytes.length < HEAD ? HEAD : HEAD + new DataView(bytes.buffer).getUint16(4);
  if (bytes.length < length) {
    const expected = 1 + Math.ceil((length * 4) / 3);
    throw new ReplayCodeError('cutShort', `this replay code is cut short: ${code.length} of ${expected} characters`);
  }
  if (new DataView(bytes.buffer).getInt32(0) !== sha256(bytes.subarray(4, length))[0]) {
    throw new ReplayCodeError('checksum', 'the checksum of this replay code does not fit: a character was changed');
  }
  if (toBase64url(bytes.subarray(0, length)) !== text) {
    throw new ReplayCodeError('damaged', 'this replay code is damaged: something was added at its end');
  }
  return { version, body: bytes.subarray(HEAD) };
}
