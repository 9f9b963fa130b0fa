// The schema and the statements of a move, held to what a database that spreads matches over machines asks for.
import './patience.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { appendApart } from '../src/store/append-apart.ts';
import { BY_MATCH, IN_ONE_PLACE } from '../src/store/layout.ts';
import type { Append, Database, Sql } from '../src/store/sql.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import { createStores } from '../src/store/stores.ts';

let db: Database;
beforeAll(async () => {
  db = await openSqlite(':memory:');
});
afterAll(() => db.close());

const spread = Object.entries(BY_MATCH);
const texts = async (text: string): Promise<string[]> =>
  (await db.all(text)).map((row) => String(Object.values(row)[0]));

test('every table has its place', async () => {
  const tables = await texts("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%'");
  expect(tables.toSorted()).toEqual([...Object.keys(BY_MATCH), ...IN_ONE_PLACE].toSorted());
});

test('the match leads every key of what lies by match, and nothing refers to another place', async () => {
  for (const [table, id] of spread) {
    expect(await texts(`SELECT name FROM pragma_table_info('${table}') WHERE pk = 1`)).toEqual([id]);
    const unique = await texts(`SELECT name FROM pragma_index_list('${table}') WHERE "unique" = 1`);
    expect(unique.length).toBeGreaterThan(0);
    for (const index of unique) {
      expect([index, (await texts(`SELECT name FROM pragma_index_info('${index}') ORDER BY seqno`))[0]]).toEqual([
        index,
        id,
      ]);
    }
    expect(await db.all(`PRAGMA foreign_key_list(${table})`)).toEqual([]);
  }
  expect(
    await texts(
      "SELECT sql FROM sqlite_master WHERE sql LIKE '%SERIAL%' OR sql LIKE '%AUTOINCREMENT%' OR type = 'trigger'",
    ),
  ).toEqual([]);
});

/** Whether a statement says which match it is about, for every table that lies by match. */
function faultOf(text: string): string | undefined {
  const flat = text.replace(/\s+/g, ' ');
  for (const [table, id] of spread) {
    if (!new RegExp(`\\b(FROM|INTO|UPDATE|JOIN) ${table}\\b`).test(flat)) continue;
    const isNamed =
      new RegExp(`\\b${id} = \\?`).test(flat) || new RegExp(`INSERT INTO ${table} \\(${id},.*VALUES \\(\\?`).test(flat);
    if (!isNamed) return flat;
    // Two tables of one match may meet, two matches may not.
    if (/ JOIN | IN \(/.test(flat)) return flat;
  }
  return undefined;
}

test('every statement from the first row of a match to its archive names that match and no other', async () => {
  const said: { readonly text: string; readonly values: readonly unknown[] }[] = [];
  const record = (sql: Sql): Sql => ({
    all: (text, values = []) => {
      said.push({ text, values });
      return sql.all(text, values);
    },
    run: (text, values = []) => {
      said.push({ text, values });
      return sql.run(text, values);
    },
    transaction: (work) => sql.transaction((inside) => work(record(inside))),
  });
  const watched: Database = {
    ...db,
    ...record(db),
    append: (row) => record(db).transaction((sql) => appendApart(sql, row)),
  };
  const { matches, archives } = createStores(watched);
  const id = 'the-only-match';
  const header = { id, room: 'r', game: 'g', profile: 'p', seats: [{ player: 'ann' }, { player: 'bob' }] };
  await watched.transaction((sql) => matches.create(sql, header as never, 0));
  const row = (seq: number, after?: number): Append => ({
    match: id,
    seq,
    kind: 0,
    seat: 0,
    n: seq,
    value: 0,
    hash: '',
    after,
    wake: 5,
  });
  const at = await matches.append(row(1));
  await matches.read(id);
  await matches.tail(id, 0);
  await matches.findAction(id, 0, 1);
  await matches.wakeIn(id, 5);
  await matches.appendLast(
    row(2, at),
    { places: [1, 2], reason: { code: '', rules: [], cards: [] } },
    async () => undefined,
  );
  await archives.archive(id);
  await archives.read(id);
  expect(said.length).toBeGreaterThan(15);
  expect(said.flatMap(({ text }) => faultOf(text) ?? [])).toEqual([]);
  const others = said.filter(
    ({ text, values }) => /events|matches|match_seats|archives/.test(text) && !values.includes(id),
  );
  expect(others).toEqual([]);
});

test('a statement that would be asked of every machine is found', () => {
  for (const text of [
    'SELECT seq FROM events WHERE seq > ?',
    'UPDATE matches SET wake_at = ? WHERE room_id = ?',
    'INSERT INTO events (seq, match_id) VALUES (?, ?)',
    'SELECT max(seq) FROM events WHERE match_id IN (?, ?)',
    'SELECT 1 FROM match_seats s JOIN matches m ON m.id = s.match_id WHERE m.id = ?',
  ]) {
    expect(faultOf(text)).toBeDefined();
  }
});
