/** What both databases take and give; numbers are whole. */
export type Value = string | number | Uint8Array | null;
export type Row = Readonly<Record<string, Value>>;

/** The few things asked of a database, so that nearly every statement is written once for both. */
export interface Sql {
  /** `?` marks a value, `{now}` the database's own clock in milliseconds, `{lock}` a row lock where there are any, `{bytes}` its type for them. */
  all(text: string, values?: readonly Value[]): Promise<Row[]>;
  /** How many rows it changed. */
  run(text: string, values?: readonly Value[]): Promise<number>;
  /** All or nothing; `work` must use the `Sql` it is given. */
  transaction<T>(work: (sql: Sql) => Promise<T>): Promise<T>;
}

/** One row for a match's log, and what goes with it in the same transaction. */
export interface Append {
  readonly match: string;
  readonly seq: number;
  readonly kind: number;
  readonly seat: number;
  readonly n: number | undefined;
  readonly value: number;
  readonly hash: string;
  /** The time of the row before; the write is refused if that row differs or is gone. Absent: not checked. */
  readonly after?: number | undefined;
  /** Refused before this moment of the database's clock. */
  readonly notBefore?: number | undefined;
  /** In how many milliseconds somebody must look at the match again; `NEVER` for not at all; absent: as before. */
  readonly wake?: number | undefined;
}
export const NEVER = -1;

/** Current load of a database, and counts since it was opened. */
export interface DatabaseStats {
  readonly rowsWaiting: number;
  readonly batchesBusy: number;
  readonly connectionsBusy: number;
  readonly connectionsWanted: number;
  readonly matchesApart: number;
  readonly lockTimeouts: number;
}

/** A database that can append rows to logs; concurrent rows are committed together. */
export interface Database extends Sql {
  readonly kind: 'sqlite' | 'postgres';
  /** The moment it was committed, or `undefined` if row `seq` or action `n` is already there. */
  append(row: Append): Promise<number | undefined>;
  stats(): DatabaseStats;
  close(): Promise<void>;
}

export const textOf = (value: Value): string => String(value);
export const numberOf = (value: Value): number => Number(value);
export function bytesOf(value: Value): Uint8Array {
  if (value instanceof Uint8Array) return value;
  throw new TypeError('the database gave no bytes');
}
export const maybe = <T>(value: Value, read: (value: Value) => T): T | undefined =>
  value === null ? undefined : read(value);

/**
 * A list of ids for `IN (…)`. Each length is another statement that a database keeps prepared, so there are few of them: the
 * last id stands for those that are missing.
 */
export function idList(ids: readonly string[]): { readonly marks: string; readonly values: readonly string[] } {
  const length = ids.length === 0 ? 0 : 2 ** Math.ceil(Math.log2(ids.length));
  const values = ids.concat(new Array<string>(length - ids.length).fill(ids[ids.length - 1]));
  return { marks: new Array(values.length).fill('?').join(', '), values };
}
