import { sha256, utf8 } from './sha256.ts';
import { sortAscending } from './sort.ts';

/**
 * xoshiro128** over four integers that live in the state, so that a saved game continues with the same luck.
 * Integer arithmetic only: the same on every machine.
 */
export type RandomWords = Int32Array;

const GENERATOR_WORDS = 4;
/** After the generator stand results that a scene has scripted: how many, then each in its turn. */
const SCRIPT = GENERATOR_WORDS;
export const SCRIPT_MAX = 11;
/** Beside the number of scripted results: the words are the key of a stream, see `nextKeyedWord`. */
const KEYED = 0x100;
const COUNT = KEYED - 1;
export const RANDOM_WORDS = SCRIPT + 1 + SCRIPT_MAX;

/** Of numbers below this remainders are worked out without floating point; nothing of a game is larger. */
const QUICK = 0x4000_0000;

const rotate = (x: number, by: number): number => (x << by) | (x >>> (32 - by));

/** 32 bits, as an integer with a sign: anything larger V8 keeps as a double. */
function nextWord(r: RandomWords): number {
  if ((r[SCRIPT] & KEYED) !== 0) return nextKeyedWord(r);
  const s1 = r[1];
  const result = Math.imul(rotate(Math.imul(s1, 5), 7), 9);
  const shifted = s1 << 9;
  r[2] ^= r[0];
  r[3] ^= s1;
  r[1] = s1 ^ r[2];
  r[0] ^= r[3];
  r[2] ^= shifted;
  r[3] = rotate(r[3], 11);
  return result;
}

const block = new Uint8Array(GENERATOR_WORDS * 4);
const blockWords = new DataView(block.buffer);

/**
 * For games among strangers: from some dozens of results of xoshiro all the others can be computed. Here the words are a key; its
 * hash gives the next key and the result, so that results tell nothing of each other, and a key nothing of what was before it.
 */
function nextKeyedWord(r: RandomWords): number {
  for (let i = 0; i < GENERATOR_WORDS; i++) blockWords.setInt32(i * 4, r[i]);
  const words = sha256(block);
  for (let i = 0; i < GENERATOR_WORDS; i++) r[i] = words[i];
  return words[GENERATOR_WORDS];
}

/** A table with a seed that begins so is dealt from a keyed stream. */
export const KEYED_SEED = 'keyed:';

/** The luck of a whole game. */
export function seedTable(r: RandomWords, seed: string): void {
  const words = sha256(utf8(seed));
  seedRandom(r, words);
  if (!seed.startsWith(KEYED_SEED)) return;
  for (let i = 0; i < GENERATOR_WORDS; i++) r[i] = words[i];
  r[SCRIPT] = KEYED;
}

/** Spreads any four words over the state, never leaves it all zero, and forgets what was scripted. */
export function seedRandom(r: RandomWords, words: ArrayLike<number>): void {
  let mix = 0x9e3779b9;
  for (let i = 0; i < GENERATOR_WORDS; i++) {
    mix = Math.imul(mix ^ (words[i] | 0), 0x85ebca6b);
    mix = Math.imul(mix ^ (mix >>> 13), 0xc2b2ae35);
    mix ^= mix >>> 16;
    r[i] = mix ^ (words[i] | 0);
  }
  if ((r[0] | r[1] | r[2] | r[3]) === 0) r[0] = 1;
  r.fill(0, SCRIPT);
  for (let i = 0; i < 8; i++) nextWord(r);
}

/** A whole number from 0 to `bound - 1`, every one equally likely: words past the last full multiple are thrown away. */
export function randomBelow(r: RandomWords, bound: number): number {
  if (bound <= 1) return 0;
  if ((r[SCRIPT] & COUNT) === 0) return unscriptedBelow(r, bound);
  const scripted = takeScripted(r);
  if (scripted >= 0 && scripted < bound) return scripted;
  const what = scripted < 0 ? 'a card is scripted' : `${scripted} is scripted`;
  throw new RangeError(`${what} where a number from 0 to ${bound - 1} comes up`);
}

/** One member of the list, every one equally likely. */
export function randomOf(r: RandomWords, list: readonly number[]): number {
  if ((r[SCRIPT] & COUNT) === 0 || r[SCRIPT + 1] >= 0) return list[randomBelow(r, list.length)];
  const card = ~takeScripted(r);
  if (!list.includes(card)) throw new RangeError(`card ${card} is scripted but cannot come up`);
  return card;
}

/** Like `randomBelow`, for luck that means nothing to players, so that no scene scripts it. */
export function unscriptedBelow(r: RandomWords, bound: number): number {
  let word = nextWord(r);
  // Only the last `bound` words, which are those from -bound to -1, can be past the last full multiple.
  while (word < 0 && word >= -bound && word >>> 0 >= 0x1_0000_0000 - (0x1_0000_0000 % bound)) word = nextWord(r);
  if (bound > QUICK) return (word >>> 0) % bound;
  const half = (word >>> 1) % bound;
  return ((half << 1) | (word & 1)) % bound;
}

/**
 * Says what the next calls of `randomBelow` and `randomOf` answer: a number as it is, a card as its complement (`~card`).
 * Shuffles are not scripted. The script is part of the state, so that clones, saves and hashes agree on it.
 */
export function scriptRandom(r: RandomWords, results: readonly number[]): void {
  const used = scriptLeft(r);
  if (used + results.length > SCRIPT_MAX) throw new RangeError(`at most ${SCRIPT_MAX} results can be scripted`);
  r.set(results, SCRIPT + 1 + used);
  r[SCRIPT] += results.length;
}

/** Scripted results that have not come up yet. */
export const scriptLeft = (r: RandomWords): number => r[SCRIPT] & COUNT;

function takeScripted(r: RandomWords): number {
  const first = r[SCRIPT + 1];
  r.copyWithin(SCRIPT + 1, SCRIPT + 2);
  r[RANDOM_WORDS - 1] = 0;
  r[SCRIPT]--;
  return first;
}

/** Fisher and Yates, in place. */
export function shuffle(r: RandomWords, list: number[] | Int32Array): void {
  for (let i = list.length - 1; i > 0; i--) {
    const j = unscriptedBelow(r, i + 1);
    const held = list[i];
    list[i] = list[j];
    list[j] = held;
  }
}

/** Where each identity comes from while it is dealt out, and a column in its new order. Grown when more are needed. */
let sources = new Int32Array(1024);
let dealt = new Int32Array(1024);
let keys = new Float64Array(1024);

function makeRoom(count: number): void {
  if (count <= sources.length) return;
  sources = new Int32Array(2 * count);
  dealt = new Int32Array(2 * count);
  keys = new Float64Array(2 * count);
}

/**
 * Deals the identities of `ids` out again among the same ids: every identity column is permuted alike. Whoever knew
 * which face an id had knows nothing afterwards.
 */
export function shuffleIdentities(r: RandomWords, ids: readonly number[], identity: readonly Int32Array[]): void {
  makeRoom(ids.length);
  for (let i = 0; i < ids.length; i++) sources[i] = ids[i];
  dealShuffled(r, ids, identity);
}

/** Each of `ids` gets the identity of one of `sources`, all of them by chance. */
function dealShuffled(r: RandomWords, ids: readonly number[], identity: readonly Int32Array[]): void {
  const from = sources;
  const to = dealt;
  const { length } = ids;
  for (let i = ids.length - 1; i > 0; i--) {
    const j = unscriptedBelow(r, i + 1);
    const held = from[i];
    from[i] = from[j];
    from[j] = held;
  }
  for (let k = 0; k < identity.length; k++) {
    const column = identity[k];
    // Most columns say the same of all of them, and then there is nothing to deal.
    const same = column[from[0]];
    let first = 1;
    while (first < length && column[from[first]] === same) first++;
    if (first >= length) continue;
    for (let i = 0; i < length; i++) to[i] = column[from[i]];
    for (let i = 0; i < length; i++) column[ids[i]] = to[i];
  }
}

export function swapIdentities(a: number, b: number, identity: readonly Int32Array[]): void {
  for (const column of identity) {
    const held = column[a];
    column[a] = column[b];
    column[b] = held;
  }
}

/**
 * Deals the cards of some lists out again among the same lists: which id lies where, and who each id is. Of what was
 * known about them only the lengths of the lists remain true.
 */
export function redeal(r: RandomWords, lists: readonly number[][], identity: readonly Int32Array[]): void {
  const ids = lists.flat();
  shuffle(r, ids);
  shuffleIdentities(r, ids, identity);
  let next = 0;
  for (const list of lists) for (let i = 0; i < list.length; i++) list[i] = ids[next++];
}

/**
 * Like `shuffleIdentities`, but from the same seed comes the same deal however the identities lay before: for `imagine`,
 * where the real order must leave no trace. The columns together say everything that goes with an identity.
 */
export function dealIdentities(r: RandomWords, ids: readonly number[], identity: readonly Int32Array[]): void {
  if (ids.length === 0) return;
  makeRoom(ids.length);
  const places = ascending(ids);
  orderByIdentity(places, identity, sources);
  dealShuffled(r, places, identity);
}

const marks = new Uint8Array(4096);

/** A copy in order, of ids that are all different. By marks, where they are small numbers: a shuffled deck is far from it. */
function ascending(ids: readonly number[]): number[] {
  const places = ids.slice();
  let most = -1;
  for (let i = 0; i < places.length; i++) most = Math.max(most, places[i]);
  if (most >= marks.length) return sortAscending(places);
  for (let i = 0; i < places.length; i++) marks[places[i]] = 1;
  let count = 0;
  for (let id = 0; id <= most; id++) {
    if (marks[id] === 0) continue;
    marks[id] = 0;
    places[count++] = id;
  }
  return places;
}

/** Room for places and for what the further columns say, in one number with the first column; see `orderByIdentity`. */
const PLACE_ROOM = 4096;
const REST_ROOM = 0x20_0000;

/**
 * Worlds are imagined thousands of times a second, so the ids are sorted as plain numbers: first column, a hash of the
 * other columns, place. Identities that differ only by a collision of hashes stay as they lie; nobody can aim at that.
 */
function orderByIdentity(places: readonly number[], identity: readonly Int32Array[], into: Int32Array): void {
  const { length } = places;
  const hashes = dealt;
  for (let i = 0; i < length; i++) hashes[i] = 0;
  for (let k = 1; k < identity.length; k++) {
    const column = identity[k];
    for (let i = 0; i < length; i++) {
      const hash = hashes[i];
      hashes[i] = Math.imul(hash ^ column[places[i]], 0x9e3779b1) ^ (hash >>> 15);
    }
  }
  const column = identity[0];
  for (let i = 0; i < length; i++) {
    const hash = hashes[i];
    keys[i] = ((column[places[i]] + 1) * REST_ROOM + ((hash ^ (hash >>> 16)) & (REST_ROOM - 1))) * PLACE_ROOM + i;
  }
  const order = orderOfKeys(places[0], length);
  for (let i = 0; i < length; i++) into[i] = places[order[i]];
}

/** Orders worked out before: a search imagines thousands of worlds from one position. */
const orders: ({ readonly keys: Float64Array; readonly order: Int32Array } | undefined)[] = [];
/** A prime, since the piles of two players begin at ids that differ by the size of a deck. */
const MOST_ORDERS = 251;

/** Places in ascending order of `keys`; `first` only says where to look for it. */
function orderOfKeys(first: number, length: number): Int32Array {
  const known = orders[first % MOST_ORDERS];
  if (known !== undefined && isOrderOf(known.keys, length)) return known.order;
  const own = keys.slice(0, length);
  const order = new Int32Array(length);
  const sorted = own.slice().sort();
  for (let i = 0; i < length; i++) order[i] = sorted[i] % PLACE_ROOM;
  orders[first % MOST_ORDERS] = { keys: own, order };
  return order;
}

function isOrderOf(known: Float64Array, length: number): boolean {
  if (known.length !== length) return false;
  for (let i = 0; i < length; i++) if (known[i] !== keys[i]) return false;
  return true;
}

/** Like `redeal`, but the lists and identities that were there before leave no trace; see `dealIdentities`. */
export function redealUnseen(r: RandomWords, lists: readonly number[][], identity: readonly Int32Array[]): void {
  const ids = ascending(lists.flat());
  dealIdentities(r, ids, identity);
  shuffle(r, ids);
  let next = 0;
  for (const list of lists) for (let i = 0; i < list.length; i++) list[i] = ids[next++];
}
