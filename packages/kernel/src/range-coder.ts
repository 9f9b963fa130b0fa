// A range coder: a number below `bound` costs log2(bound) bits and no more, so a decision among three options is 1.58
// bits. Ranges are 32 bits, and all arithmetic is exact in doubles; see G. N. N. Martin, "Range encoding", 1979.

/** Numbers below larger bounds are written in two parts, so that the range is never cut into crumbs. */
const BOUND_MAX = 1 << 16;
const TOP = 0x1_0000_0000;
const LOW_RANGE = 1 << 24;

export interface Encoder {
  readonly bytes: number[];
  low: number;
  range: number;
}

export const createEncoder = (): Encoder => ({ bytes: [], low: 0, range: TOP });

export function encodeBelow(e: Encoder, value: number, bound: number): void {
  if (!(value >= 0 && value < bound)) throw new RangeError(`${value} is not below ${bound}`);
  if (bound > BOUND_MAX) {
    encodeBelow(e, Math.floor(value / BOUND_MAX), Math.ceil(bound / BOUND_MAX));
    encodeBelow(e, value % BOUND_MAX, BOUND_MAX);
    return;
  }
  e.range = Math.floor(e.range / bound);
  e.low += e.range * value;
  if (e.low >= TOP) carry(e);
  while (e.range < LOW_RANGE) {
    shiftOut(e);
    e.range *= 256;
  }
}

/** Any whole number from 0 up to 31 bits: how long it is, then its digits. */
export function encodeNumber(e: Encoder, value: number): void {
  const bits = 32 - Math.clz32(value);
  encodeBelow(e, bits, 32);
  if (bits > 1) encodeBelow(e, value - 2 ** (bits - 1), 2 ** (bits - 1));
}

/** The bytes written. The decoder reads zeros past their end, so the last four are written only as far as needed. */
export function finishEncoder(e: Encoder): Uint8Array {
  // Any number from low to low + range would do; the one with most zeros at its end makes the fewest bytes.
  let unit = TOP;
  while (Math.ceil(e.low / unit) * unit >= e.low + e.range) unit /= 256;
  e.low = Math.ceil(e.low / unit) * unit;
  if (e.low >= TOP) carry(e);
  for (; unit < TOP; unit *= 256) shiftOut(e);
  return Uint8Array.from(e.bytes);
}

function shiftOut(e: Encoder): void {
  e.bytes.push(Math.floor(e.low / LOW_RANGE));
  e.low = (e.low % LOW_RANGE) * 256;
}

function carry(e: Encoder): void {
  e.low -= TOP;
  let at = e.bytes.length - 1;
  for (; e.bytes[at] === 255; at--) e.bytes[at] = 0;
  e.bytes[at]++;
}

export interface Decoder {
  readonly bytes: Uint8Array;
  at: number;
  code: number;
  range: number;
}

export function createDecoder(bytes: Uint8Array): Decoder {
  const d = { bytes, at: 0, code: 0, range: TOP };
  for (let i = 0; i < 4; i++) d.code = d.code * 256 + nextByte(d);
  return d;
}

/** Never fails: bytes that no encoder wrote decode to some number below `bound`. */
export function decodeBelow(d: Decoder, bound: number): number {
  if (bound > BOUND_MAX) {
    const high = decodeBelow(d, Math.ceil(bound / BOUND_MAX));
    return Math.min(high * BOUND_MAX + decodeBelow(d, BOUND_MAX), bound - 1);
  }
  d.range = Math.floor(d.range / bound);
  const value = Math.min(Math.floor(d.code / d.range), bound - 1);
  d.code -= value * d.range;
  while (d.range < LOW_RANGE) {
    d.code = (d.code * 256 + nextByte(d)) % TOP;
    d.range *= 256;
  }
  return value;
}

export function decodeNumber(d: Decoder): number {
  const bits = decodeBelow(d, 32);
  return bits > 1 ? 2 ** (bits - 1) + decodeBelow(d, 2 ** (bits - 1)) : bits;
}

const nextByte = (d: Decoder): number => d.bytes[d.at++] ?? 0;

/** Whether more was read than an encoder can have written. */
export const isSpent = (d: Decoder): boolean => d.at > d.bytes.length + 4;
