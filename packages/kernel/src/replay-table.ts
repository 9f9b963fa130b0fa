import type { Table, TableSeat } from './game.ts';
import {
  type Decoder,
  decodeBelow,
  decodeNumber,
  type Encoder,
  encodeBelow,
  encodeNumber,
  isSpent,
} from './range-coder.ts';
import { ReplayCodeError } from './replay-seal.ts';
import { hex, sha256, utf8 } from './sha256.ts';

/** Numbers for the card keys of a catalogue: both sides of a replay code must have the same. */
export interface CardIndex {
  readonly keys: readonly string[];
  readonly at: ReadonlyMap<string, number>;
  readonly hash: string;
  /** Every set of cards there is, in the order in which they came; codes count on it, so a new one goes to the end. */
  readonly pool: readonly string[];
}

export function makeCardIndex(keys: Iterable<string>, pool: readonly string[] = []): CardIndex {
  const sorted = [...new Set(keys)].sort((a, b) => (a < b ? -1 : 1));
  const at = new Map(sorted.map((key, i) => [key, i]));
  return { keys: sorted, at, hash: hex(sha256(utf8(sorted.join('\n')))), pool };
}

/** One bit for each set of the pool, up to the last that is used. */
export function encodeSets(e: Encoder, sets: readonly string[], pool: readonly string[]): void {
  const strange = sets.find((set) => !pool.includes(set));
  if (strange !== undefined) throw new RangeError(`no pool of cards has a set ${strange}`);
  const count = Math.max(0, ...sets.map((set) => pool.indexOf(set) + 1));
  encodeNumber(e, count);
  for (const set of pool.slice(0, count)) encodeBelow(e, sets.includes(set) ? 1 : 0, 2);
}

/** Places in the pool. */
export function decodeSets(d: Decoder): readonly number[] {
  const places: number[] = [];
  const count = decodeNumber(d);
  for (let place = 0; place < count; place++) {
    if (decodeBelow(d, 2) === 1) places.push(place);
    checkUnspent(d);
  }
  return places;
}

/** Seed and seats; game and profile are written before. */
export function encodeTable(e: Encoder, table: Table, cards: CardIndex): void {
  encodeText(e, table.seed);
  encodeNumber(e, table.seats.length);
  for (const { name, deck, side } of table.seats) {
    encodeBelow(e, name === undefined ? 0 : 1, 2);
    if (name !== undefined) encodeText(e, name);
    encodeDeck(e, deck, cards);
    encodeBelow(e, side === undefined ? 0 : 1, 2);
    if (side !== undefined) encodeDeck(e, side, cards);
  }
}

export function decodeTable(d: Decoder, cards: CardIndex): Pick<Table, 'seed' | 'seats'> {
  const seed = decodeText(d);
  const seats: TableSeat[] = [];
  for (let left = decodeNumber(d); left > 0; left--) {
    const name = decodeBelow(d, 2) === 1 ? { name: decodeText(d) } : {};
    const deck = decodeDeck(d, cards);
    const side = decodeBelow(d, 2) === 1 ? { side: decodeDeck(d, cards) } : {};
    seats.push({ ...name, deck, ...side });
    checkUnspent(d);
  }
  return { seed, seats };
}

/** Copies that stand together are counted up to this many at a time. */
const COPIES = 8;

/** In the order it is written, since the first cards of a deck may mean something; a key of no catalogue is spelt out. */
function encodeDeck(e: Encoder, deck: readonly string[], cards: CardIndex): void {
  const { keys } = cards;
  encodeNumber(e, deck.length);
  for (let i = 0; i < deck.length; ) {
    let end = i + 1;
    while (end < deck.length && deck[end] === deck[i] && end - i < COPIES) end++;
    const at = cards.at.get(deck[i]);
    encodeBelow(e, at ?? keys.length, keys.length + 1);
    if (at === undefined) encodeText(e, deck[i]);
    encodeBelow(e, end - i - 1, COPIES);
    i = end;
  }
}

function decodeDeck(d: Decoder, cards: CardIndex): string[] {
  const length = decodeNumber(d);
  const deck: string[] = [];
  while (deck.length < length) {
    const at = decodeBelow(d, cards.keys.length + 1);
    const key = at === cards.keys.length ? decodeText(d) : cards.keys[at];
    for (let copies = decodeBelow(d, COPIES); copies >= 0; copies--) deck.push(key);
    checkUnspent(d);
  }
  return deck;
}

/** The cheapest of these that has every character of a text is used; the last resort has them all. */
const ALPHABETS = ['0123456789abcdef', 'abcdefghijklmnopqrstuvwxyz0123456789-_:.', printable()];

function printable(): string {
  let text = '';
  for (let point = 32; point < 127; point++) text += String.fromCodePoint(point);
  return text;
}

export function encodeText(e: Encoder, text: string): void {
  const characters = [...text];
  const fitting = ALPHABETS.findIndex((alphabet) => characters.every((character) => alphabet.includes(character)));
  const alphabet = ALPHABETS[fitting];
  encodeBelow(e, fitting < 0 ? ALPHABETS.length : fitting, ALPHABETS.length + 1);
  encodeNumber(e, characters.length);
  for (const character of characters) {
    if (alphabet === undefined) encodeNumber(e, character.codePointAt(0) ?? 0);
    else encodeBelow(e, alphabet.indexOf(character), alphabet.length);
  }
}

export function decodeText(d: Decoder): string {
  const alphabet = ALPHABETS[decodeBelow(d, ALPHABETS.length + 1)];
  let text = '';
  for (let left = decodeNumber(d); left > 0; left--) {
    text += alphabet === undefined ? decodePoint(d) : alphabet[decodeBelow(d, alphabet.length)];
    checkUnspent(d);
  }
  return text;
}

const LAST_POINT = 0x10ffff;
const decodePoint = (d: Decoder): string => String.fromCodePoint(Math.min(decodeNumber(d), LAST_POINT));

/** A forged code may ask for millions of cards; none can ask for more than its own bytes pay for. */
function checkUnspent(d: Decoder): void {
  if (isSpent(d))
    throw new ReplayCodeError('damaged', 'this replay code is damaged: it ends in the middle of the table');
}
