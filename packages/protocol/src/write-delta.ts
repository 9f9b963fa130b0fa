// Deltas are written as text at once: a server sends one to every viewer of every row.
import { type Fields, isList, isSame, ownField } from './delta.ts';

/**
 * Deltas between lists that were written a moment ago: views of one state have most of them in common, as the same objects. There
 * are few, so that looking through them is quicker than a table of objects.
 */
export interface KnownDeltas {
  last: KnownDelta | undefined;
}

interface KnownDelta {
  readonly from: unknown;
  readonly to: unknown;
  readonly text: string;
  readonly before: KnownDelta | undefined;
}

export const createKnownDeltas = (): KnownDeltas => ({ last: undefined });

/**
 * The text of the `Delta` that takes one value to the other, or nothing if there is no change. Both must be plain JSON;
 * `undefined` among the fields of an object counts as absent.
 * @param known the same for values that have parts in common, and for nothing else
 */
export function writeDelta(from: unknown, to: unknown, known?: KnownDeltas): string {
  if (from === to) return '';
  if (typeof from === 'object' && typeof to === 'object' && from !== null && to !== null) {
    if (!isList(from) && !isList(to)) return writeFieldsDelta(from as Fields, to as Fields, known);
    if (isList(from) && isList(to)) return writeListDelta(from, to, known);
  }
  return `[${writeJson(to)}]`;
}

/**
 * The text of an object that has another entry; `''` is one without any, and `closed` ends it. Nothing is ever cut off: a text that
 * was put together is copied whole to cut it, and these are put into others.
 * @param key as it is written, with its colon: every piece a text is put together from costs
 */
export const withEntry = (entries: string, key: string, text: string): string =>
  `${entries === '' ? '{' : `${entries},`}${key}${text}`;

export const closed = (entries: string): string => (entries === '' ? '' : `${entries}}`);

/** An object with the entry of what changed in one field, if anything did. */
export function withChange(entries: string, key: string, before: unknown, now: unknown, known?: KnownDeltas): string {
  if (before === now) return entries;
  const change = now === undefined ? '[]' : writeDelta(before, now, known);
  return change === '' ? entries : withEntry(entries, key, change);
}

/** Words that come again and again, such as the few keys of views, by how they are written. */
function createWords(write: (word: string) => string): (word: string) => string {
  const words = new Map<string, string>();
  return (word) => {
    const known = words.get(word);
    if (known !== undefined) return known;
    const text = write(word);
    if (words.size < MOST_WORDS) words.set(word, text);
    return text;
  };
}

const MOST_WORDS = 10_000;

/** As the key of an entry. */
export const keyed = createWords((word) => `${JSON.stringify(word)}:`);

function writeJson(value: unknown): string {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  if (typeof value === 'boolean') return value ? 'true' : 'false';
  return JSON.stringify(value) ?? 'null';
}

function writeFieldsDelta(from: Fields, to: Fields, known: KnownDeltas | undefined): string {
  let entries = '';
  let kept = 0;
  for (const key in to) {
    const value = to[key];
    const before = ownField(from, key);
    if (before !== undefined) kept++;
    else if (value === undefined) {
      if (Object.hasOwn(from, key)) kept++;
      continue;
    }
    if (before === value) continue;
    const change =
      value === undefined ? '[]' : before === undefined ? `[${writeJson(value)}]` : writeDelta(before, value, known);
    if (change !== '') entries = withEntry(entries, keyed(key), change);
  }
  // Nearly always no key is gone, and counting them is cheaper than looking each of them up.
  if (countKeys(from) !== kept) {
    for (const key in from) {
      if (from[key] !== undefined && !Object.hasOwn(to, key)) entries = withEntry(entries, keyed(key), '[]');
    }
  }
  return closed(entries);
}

function countKeys(fields: Fields): number {
  let count = 0;
  for (const _ in fields) count++;
  return count;
}

function writeListDelta(from: readonly unknown[], to: readonly unknown[], known: KnownDeltas | undefined): string {
  if (known === undefined) return writeNewListDelta(from, to, known);
  for (let one = known.last; one !== undefined; one = one.before) {
    if (one.to === to && one.from === from) return one.text;
  }
  const text = writeNewListDelta(from, to, known);
  known.last = { from, to, text, before: known.last };
  return text;
}

function writeNewListDelta(from: readonly unknown[], to: readonly unknown[], known: KnownDeltas | undefined): string {
  if (from.length !== to.length) return writeSplice(from, to);
  let entries = '';
  for (let i = 0; i < to.length; i++) {
    const change = writeDelta(from[i], to[i], known);
    if (change !== '') entries = withEntry(entries, `"${i}":`, change);
  }
  return closed(entries);
}

function writeSplice(from: readonly unknown[], to: readonly unknown[]): string {
  const shorter = Math.min(from.length, to.length);
  let head = 0;
  while (head < shorter && isSame(from[head], to[head])) head++;
  let tail = 0;
  while (tail < shorter - head && isSame(from[from.length - 1 - tail], to[to.length - 1 - tail])) tail++;
  const gone = from.length - head - tail;
  const added = head === to.length - tail ? '[]' : JSON.stringify(to.slice(head, to.length - tail));
  return `[${head},${gone},${added}]`;
}
