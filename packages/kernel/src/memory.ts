import { NONE } from './ids.ts';

/**
 * All of a game's state: one block of integers and a few lists that grow. Games name windows on it (`attach`), but this
 * is the only owner, so that copying, hashing and saving are three loops that serve every game.
 */
export interface Memory {
  readonly ints: Int32Array;
  readonly lists: readonly number[][];
}

export interface MemorySize {
  readonly ints: number;
  readonly lists: number;
}

export function createMemory(size: MemorySize): Memory {
  const lists: number[][] = [];
  for (let i = 0; i < size.lists; i++) lists.push([]);
  return { ints: new Int32Array(size.ints), lists };
}

/** Cuts windows of the given lengths out of the block, in order; see `totalLength`. */
export function carve(ints: Int32Array, lengths: readonly number[], from = 0): Int32Array[] {
  const windows: Int32Array[] = [];
  let at = from;
  for (const length of lengths) {
    windows.push(new Int32Array(ints.buffer, ints.byteOffset + at * ints.BYTES_PER_ELEMENT, length));
    at += length;
  }
  return windows;
}

export function totalLength(lengths: readonly number[]): number {
  let sum = 0;
  for (const length of lengths) sum += length;
  return sum;
}

/** Makes `into` equal to `from`. Both must come from the same table, so that their sizes agree. */
export function copyMemory(from: Memory, into: Memory): void {
  into.ints.set(from.ints);
  for (let i = 0; i < from.lists.length; i++) {
    const source = from.lists[i];
    const target = into.lists[i];
    const length = source.length;
    // Never grown by `length`, which would leave holes and make every later read of the list slower.
    if (target.length > length) target.length = length;
    for (let k = 0; k < length; k++) target[k] = source[k];
  }
}

/** Two words of 32 bits; `hashMemory` and `fingerprint` are two readings of them. */
const words = new Int32Array(2);
/** Every number goes into two of these, so that a difference anywhere is one of 64 bits. */
const chains = new Int32Array(4);
const SEEDS = new Int32Array([0x243f6a88, 0x85a308d3, 0x13198a2e, 0x03707344]);

function mixAll({ ints, lists }: Memory): void {
  chains.set(SEEDS);
  mixInts(ints);
  mixLists(lists);
  words[0] = finish(chains[0] ^ turn(chains[3], chains[1]));
  words[1] = finish(chains[1] + stir(chains[0] ^ stir(chains[2] ^ chains[3])));
}

/**
 * Most of a state is zeros: eight at a time are passed over, and what is left is mixed with its place. Numbers at even and at odd
 * places have chains of their own, on which a processor works at once. Written out, since loops of eight take twice as long.
 */
function mixInts(ints: Int32Array): void {
  let a = chains[0];
  let b = chains[1];
  let c = chains[2];
  let d = chains[3];
  const whole = ints.length & ~7;
  for (let at = 0; at < whole; at += 8) {
    const p = ints[at];
    const q = ints[at + 1];
    const r = ints[at + 2];
    const s = ints[at + 3];
    const t = ints[at + 4];
    const u = ints[at + 5];
    const v = ints[at + 6];
    const w = ints[at + 7];
    if ((p | q | r | s | t | u | v | w) === 0) continue;
    a = stir(stir(stir(stir(stir(a ^ at) ^ p) ^ r) ^ t) ^ v);
    b = turn(turn(turn(turn(b, p), r), t), v);
    c = stir(stir(stir(stir(stir(c ^ at) ^ q) ^ s) ^ u) ^ w);
    d = turn(turn(turn(turn(d, q), s), u), w);
  }
  for (let i = whole; i < ints.length; i++) {
    a = stir(a ^ ints[i]);
    b = turn(b, ints[i]);
  }
  chains[0] = a;
  chains[1] = b;
  chains[2] = c;
  chains[3] = d;
}

function mixLists(lists: readonly number[][]): void {
  let a = chains[0];
  let b = chains[1];
  let c = chains[2];
  let d = chains[3];
  for (let k = 0; k < lists.length; k++) {
    const list = lists[k];
    c = stir(c ^ list.length);
    d = turn(d, list.length);
    for (let i = 0; i < list.length; i++) {
      a = stir(a ^ list[i]);
      b = turn(b, list[i]);
    }
  }
  chains[0] = a;
  chains[1] = b;
  chains[2] = c;
  chains[3] = d;
}

function stir(x: number): number {
  const y = Math.imul(x, 0x9e3779b1);
  return y ^ (y >>> 15);
}

const turn = (chain: number, x: number): number => Math.imul((chain + x) | 0, 0x85ebca77) ^ (chain >>> 13);

function finish(x: number): number {
  let y = Math.imul(x ^ (x >>> 16), 0x7feb352d);
  y = Math.imul(y ^ (y >>> 15), 0x846ca68b);
  return y ^ (y >>> 16);
}

/** 53 of the 64 bits, as an exact integer. */
export function hashMemory(memory: Memory): number {
  mixAll(memory);
  return (words[0] >>> 11) * 0x1_0000_0000 + (words[1] >>> 0);
}

/** All 64 bits, as sixteen hexadecimal digits. */
export function fingerprint(memory: Memory): string {
  mixAll(memory);
  return hex(words[0]) + hex(words[1]);
}

/** Pairs of digits; `toString(16)` takes as long as mixing all of a small state. */
const PAIRS = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

const hex = (x: number): string => PAIRS[x >>> 24] + PAIRS[(x >>> 16) & 255] + PAIRS[(x >>> 8) & 255] + PAIRS[x & 255];

/** Plain JSON. Runs of zeros and of NONE, which are most of a state, are counted instead of written. */
export interface Saved {
  readonly version: 1;
  readonly size: MemorySize;
  readonly ints: readonly number[];
  readonly lists: readonly (readonly number[])[];
}

/** Marks a run: MARK, value, how often. Where a state holds this number itself, it is written as a run too. */
const MARK = -0x8000_0000;
const SHORTEST_RUN = 4;

export function saveMemory(memory: Memory): Saved {
  const ints: number[] = [];
  const source = memory.ints;
  for (let i = 0; i < source.length; ) {
    let end = i + 1;
    while (end < source.length && source[end] === source[i]) end++;
    if (end - i >= SHORTEST_RUN || source[i] === MARK) ints.push(MARK, source[i], end - i);
    else for (let k = i; k < end; k++) ints.push(source[k]);
    i = end;
  }
  return {
    version: 1,
    size: { ints: source.length, lists: memory.lists.length },
    ints,
    lists: memory.lists.map((list) => list.slice()),
  };
}

/** Fills `into` from what `saveMemory` wrote. Throws a `SavedError` that says what is wrong with it. */
export function loadMemory(saved: Saved, into: Memory): void {
  if (saved.version !== 1) throw new SavedError(`this save has format ${String(saved.version)}, expected 1`);
  if (saved.size.ints !== into.ints.length || saved.size.lists !== into.lists.length) {
    throw new SavedError('this save is of another table or another version of the game');
  }
  const source = saved.ints;
  let at = 0;
  for (let i = 0; i < source.length; i++) {
    const isRun = source[i] === MARK;
    const value = whole(source[isRun ? i + 1 : i]);
    const end = at + (isRun ? whole(source[i + 2]) : 1);
    if (end <= at || end > into.ints.length) throw new SavedError('this save is damaged: numbers go past the end');
    into.ints.fill(value, at, end);
    at = end;
    if (isRun) i += 2;
  }
  if (at !== into.ints.length) throw new SavedError(`this save is cut short: ${at} of ${into.ints.length} numbers`);
  for (let k = 0; k < into.lists.length; k++) {
    const list = saved.lists[k];
    if (!Array.isArray(list)) throw new SavedError(`this save is damaged: list ${k} is missing`);
    into.lists[k].length = 0;
    for (const x of list) into.lists[k].push(whole(x));
  }
}

/** Saves come from outside; what is not a whole number of 32 bits would be cut in columns but not in lists. */
function whole(x: number): number {
  if ((x | 0) !== x) throw new SavedError(`this save is damaged: ${String(x)} is not a whole number of 32 bits`);
  return x;
}

export class SavedError extends Error {
  override readonly name = 'SavedError';
}

/**
 * Shortens a list of integers; if it met others too, V8 would ask at every step what it has. Writing `length` gives the room
 * back and makes the next push ask for it again; this keeps it.
 */
export function truncate(list: number[], length: number): void {
  while (list.length > length) list.pop();
}

export function remove(list: number[], item: number): boolean {
  const at = list.indexOf(item);
  if (at === NONE) return false;
  for (let i = at + 1; i < list.length; i++) list[i - 1] = list[i];
  list.pop();
  return true;
}
