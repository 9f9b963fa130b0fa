// What changed between two JSON values, as JSON. The same two values give the same delta on every machine.

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/**
 * - `undefined`: nothing changed;
 * - `[value]`: it is now this value;
 * - `[]`: the key is gone;
 * - `[at, gone, added]`: from place `at` of a list, `gone` entries give way to `added`;
 * - `{ key: delta }`: entries of an object, or places of a list, that changed within.
 */
export type Delta = readonly [] | readonly [Json] | readonly [number, number, readonly Json[]] | DeltaWithin;
export interface DeltaWithin {
  readonly [key: string]: Delta;
}

export type Fields = Readonly<Record<string, unknown>>;

export const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !isList(value);

/** What an object has of its own: every object inherits functions, and JSON has none. */
export function ownField(fields: Fields, key: string): unknown {
  const value = fields[key];
  return typeof value === 'function' ? undefined : value;
}

/** Equal as JSON: a key whose value is `undefined` is no key. */
export function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (isList(a) || isList(b)) {
    if (!isList(a) || !isList(b) || a.length !== b.length) return false;
    for (let i = 0; i < a.length; i++) if (!isSame(a[i], b[i])) return false;
    return true;
  }
  return isSameFields(a as Fields, b as Fields);
}

function isSameFields(a: Fields, b: Fields): boolean {
  for (const key in a) if (!isSame(a[key], ownField(b, key))) return false;
  for (const key in b) if (b[key] !== undefined && ownField(a, key) === undefined) return false;
  return true;
}

/** A delta that does not fit the value it is applied to. */
export class DeltaError extends Error {
  override readonly name = 'DeltaError';
}

/** The changed value; the old one stays as it was, and what did not change is shared. */
export function applyDelta(value: Json | undefined, delta: Delta | undefined): Json | undefined {
  if (delta === undefined) return value;
  if (!isList(delta)) return applyWithin(value, delta as DeltaWithin);
  if (delta.length === 0) return undefined;
  if (delta.length === 1) return delta[0];
  const [at, gone, added] = delta as readonly [number, number, readonly Json[]];
  if (!isList(value) || at + gone > value.length) throw new DeltaError('a change of a list that is not there');
  return value.toSpliced(at, gone, ...added) as Json[];
}

function applyWithin(value: Json | undefined, changes: DeltaWithin): Json {
  if (isList(value)) {
    const list = value.slice() as Json[];
    for (const key of Object.keys(changes)) {
      const at = Number(key);
      if (!(Number.isInteger(at) && at >= 0 && at < list.length)) throw new DeltaError(`a list has no place ${key}`);
      list[at] = applyDelta(list[at], changes[key]) ?? null;
    }
    return list;
  }
  if (!isFields(value)) throw new DeltaError('a change within a value that has no parts');
  const fields: Record<string, Json> = { ...(value as Record<string, Json>) };
  for (const key of Object.keys(changes)) {
    const changed = applyDelta(Object.hasOwn(fields, key) ? fields[key] : undefined, changes[key]);
    if (changed === undefined) delete fields[key];
    else fields[key] = changed;
  }
  return fields;
}
