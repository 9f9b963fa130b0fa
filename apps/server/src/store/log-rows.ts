import type { LogRow } from '../match/header.ts';
import { maybe, numberOf, type Row, textOf } from './sql.ts';

export const LOG_COLUMNS = 'seq, kind, seat, n, value, hash, at';

export const readLogRow = (row: Row): LogRow => ({
  seq: numberOf(row.seq),
  kind: numberOf(row.kind),
  seat: numberOf(row.seat),
  n: maybe(row.n, numberOf),
  value: numberOf(row.value),
  hash: textOf(row.hash),
  at: numberOf(row.at),
});
