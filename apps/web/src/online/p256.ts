// Signatures on the curve P-256 (FIPS 186-4), written out because browsers keep WebCrypto from pages without TLS, and a
// table in the living room has none. Whoever listens on such a line can read everything anyway; elsewhere WebCrypto signs.
import { hex, sha256, toBase64url, utf8 } from '@longbox/kernel';
import type { DeviceKey } from '@longbox/protocol';

const P = 2n ** 256n - 2n ** 224n + 2n ** 192n + 2n ** 96n - 1n;
const ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;
const BASE = {
  x: 0x6b17d1f2e12c4247f8bce6e563a440f277037d812deb33a0f4a13945d898c296n,
  y: 0x4fe342e2fe1a7f9b8ee7eb4a7c0f9e162bce33576b315ececbb6406837bf51f5n,
};

/** A point as x/z², y/z³: sums need no division. Nothing has z = 0. */
interface Point {
  readonly x: bigint;
  readonly y: bigint;
  readonly z: bigint;
}
const NOTHING: Point = { x: 1n, y: 1n, z: 0n };

const mod = (value: bigint, by: bigint): bigint => ((value % by) + by) % by;

function inverse(value: bigint, by: bigint): bigint {
  let [a, b, x, y] = [mod(value, by), by, 1n, 0n];
  while (a > 1n) {
    const q = b / a;
    [b, a] = [a, b % a];
    [y, x] = [x, y - q * x];
  }
  return mod(x, by);
}

function double({ x, y, z }: Point): Point {
  const yy = mod(y * y, P);
  const s = mod(4n * x * yy, P);
  const zz = mod(z * z, P);
  const m = mod(3n * (x - zz) * (x + zz), P);
  const x3 = mod(m * m - 2n * s, P);
  return { x: x3, y: mod(m * (s - x3) - 8n * yy * yy, P), z: mod(2n * y * z, P) };
}

/** The base point added to another; in the multiples below the two never meet. */
function addBase(point: Point): Point {
  if (point.z === 0n) return { ...BASE, z: 1n };
  const zz = mod(point.z * point.z, P);
  const h = mod(BASE.x * zz - point.x, P);
  const r = mod(BASE.y * zz * point.z - point.y, P);
  if (h === 0n) return r === 0n ? double(point) : NOTHING;
  const hh = mod(h * h, P);
  const v = mod(point.x * hh, P);
  const x = mod(r * r - hh * h - 2n * v, P);
  return { x, y: mod(r * (v - x) - point.y * hh * h, P), z: mod(point.z * h, P) };
}

/** So many times the base point. */
function multiple(times: bigint): { readonly x: bigint; readonly y: bigint } {
  let sum = NOTHING;
  for (const bit of times.toString(2)) {
    sum = double(sum);
    if (bit === '1') sum = addBase(sum);
  }
  const z = inverse(sum.z, P);
  return { x: mod(sum.x * z * z, P), y: mod(sum.y * z * z * z, P) };
}

const bytesOf = (value: bigint): number[] =>
  value
    .toString(16)
    .padStart(64, '0')
    .match(/../g)
    ?.map((two) => Number.parseInt(two, 16)) ?? [];

/** Evenly from 1 to the order less one: what lies beyond is drawn again. */
function drawScalar(): bigint {
  for (;;) {
    const bytes = crypto.getRandomValues(new Uint8Array(32));
    const value = BigInt(`0x${[...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`);
    if (value > 0n && value < ORDER) return value;
  }
}

export interface PlainKey {
  /** The private number, in hexadecimal. */
  readonly secret: string;
  readonly shown: DeviceKey;
}

export function makePlainKey(): PlainKey {
  const secret = drawScalar();
  const { x, y } = multiple(secret);
  const shown: DeviceKey = { kty: 'EC', crv: 'P-256', x: toBase64url(bytesOf(x)), y: toBase64url(bytesOf(y)) };
  return { secret: secret.toString(16), shown };
}

/** ECDSA with SHA-256: r and s, 64 bytes in base64url. */
export function signPlainly({ secret }: PlainKey, text: string): string {
  const digest = BigInt(`0x${hex(sha256(utf8(text)))}`);
  for (;;) {
    const once = drawScalar();
    const r = mod(multiple(once).x, ORDER);
    const s = mod(inverse(once, ORDER) * (digest + r * BigInt(`0x${secret}`)), ORDER);
    if (r !== 0n && s !== 0n) return toBase64url([...bytesOf(r), ...bytesOf(s)]);
  }
}
