// A finished match as one compressed blob.
import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import type { LogRow, MatchHeader } from '../match/header.ts';

export interface Archived {
  readonly header: MatchHeader;
  readonly rows: readonly LogRow[];
}

export interface Blob {
  readonly body: Uint8Array;
  /** Of what is in it, so that a damaged one is noticed. */
  readonly digest: string;
}

/** Column by column, with times as differences: similar values stand together and compress well. */
interface Columns {
  readonly header: MatchHeader;
  readonly kind: readonly number[];
  readonly seat: readonly number[];
  readonly n: readonly (number | null)[];
  readonly value: readonly number[];
  readonly hash: readonly string[];
  readonly at: readonly number[];
}

/** Throws unless what comes out of the blob is, to the last bit, what went in. */
export function packMatch(match: Archived): Blob {
  const { header, rows } = match;
  const gap = rows.findIndex(({ seq }, i) => seq !== i + 1);
  if (gap >= 0) throw new Error(`the log of match ${header.id} has no row ${gap + 1}`);
  const columns: Columns = {
    header,
    kind: rows.map(({ kind }) => kind),
    seat: rows.map(({ seat }) => seat),
    n: rows.map(({ n }) => n ?? null),
    value: rows.map(({ value }) => value),
    hash: rows.map(({ hash }) => hash),
    at: rows.map(({ at }, i) => (i === 0 ? at : at - rows[i - 1].at)),
  };
  const text = JSON.stringify(columns);
  const body = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } });
  const blob = { body, digest: digestOf(text) };
  if (!isDeepStrictEqual(unpackMatch(blob), match))
    throw new Error(`match ${header.id} does not come out as it went in`);
  return blob;
}

/** Throws if the blob is not whole. */
export function unpackMatch({ body, digest }: Blob): Archived {
  const text = brotliDecompressSync(body).toString('utf8');
  if (digestOf(text) !== digest) throw new Error('an archived match is damaged: its digest is another');
  const { header, kind, seat, n, value, hash, at } = JSON.parse(text) as Columns;
  let moment = 0;
  const rows = kind.map((one, i): LogRow => {
    moment += at[i];
    return { seq: i + 1, kind: one, seat: seat[i], n: n[i] ?? undefined, value: value[i], hash: hash[i], at: moment };
  });
  return { header, rows };
}

const digestOf = (text: string): string => createHash('sha256').update(text).digest('base64url');
