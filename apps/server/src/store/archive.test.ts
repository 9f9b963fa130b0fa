import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { LogRow, MatchHeader } from '../match/header.ts';
import { packMatch, unpackMatch } from './archive.ts';

const header = { id: 'one', game: 'toy', sealed: 'ünlesbar', seats: [] } as unknown as MatchHeader;

const rowsOf = fc
  .array(
    fc.record({
      kind: fc.nat(10),
      seat: fc.integer({ min: -1, max: 3 }),
      n: fc.option(fc.nat(), { nil: undefined }),
      value: fc.integer(),
      hash: fc.string(),
      at: fc.nat(),
    }),
  )
  .map((rows) => rows.map((row, i): LogRow => ({ seq: i + 1, ...row })));

test('whatever a log holds, the blob holds the same', () => {
  fc.assert(
    fc.property(rowsOf, (rows) => {
      const blob = packMatch({ header, rows });
      expect(unpackMatch({ ...blob, body: Uint8Array.from(blob.body) })).toEqual({ header, rows });
    }),
  );
});

const row = (seq: number): LogRow => ({ seq, kind: 0, seat: 0, n: seq, value: 7, hash: 'abc', at: 1_000 + seq });

test('a blob that was changed is not believed', () => {
  const blob = packMatch({ header, rows: [row(1), row(2)] });
  const other = packMatch({ header, rows: [row(1), { ...row(2), value: 8 }] });
  expect(() => unpackMatch({ body: other.body, digest: blob.digest })).toThrow('damaged');
  expect(() => unpackMatch({ body: blob.body.slice(0, -4), digest: blob.digest })).toThrow();
});

test('a log with a gap, or with what a blob cannot keep, is not archived', () => {
  expect(() => packMatch({ header, rows: [row(1), row(3)] })).toThrow('no row 2');
  expect(() => packMatch({ header, rows: [{ ...row(1), value: Number.NaN }] })).toThrow('as it went in');
});
