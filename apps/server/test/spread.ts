// Three PostgreSQL servers behind one: matches lie in hash partitions, which are foreign tables.
import pg from 'pg';
import { BY_MATCH } from '../src/store/layout.ts';
import { openPostgres } from '../src/store/postgres.ts';
import { startPostgres, type TestPostgres, WITHOUT_SYNC } from './postgres.ts';

export interface SpreadPostgres {
  readonly url: string;
  readonly shards: readonly TestPostgres[];
  stop(): Promise<void>;
}

async function told<T extends pg.QueryResultRow>(url: string, text: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<T>(text)).rows;
  } finally {
    await client.end();
  }
}

/** What docs/scale.md tells a host to declare, done for `count` servers. */
export async function startSpread(count = 3): Promise<SpreadPostgres> {
  const settings = [...WITHOUT_SYNC, 'max_prepared_transactions=0', 'shared_buffers=32MB'];
  const front = await startPostgres(settings);
  const shards = await Promise.all(Array.from({ length: count }, () => startPostgres(settings)));
  // Every server gets the whole schema; of a shard only the tables by match are used.
  for (const { url } of [front, ...shards]) await (await openPostgres(url, () => undefined)).close();
  const columns = async (table: string): Promise<string> => {
    const rows = await told<{ line: string }>(
      front.url,
      `SELECT attname || ' ' || format_type(atttypid, atttypmod) || CASE WHEN attnotnull THEN ' NOT NULL' ELSE '' END
         || coalesce(' DEFAULT ' || pg_get_expr(adbin, adrelid), '') AS line
       FROM pg_attribute LEFT JOIN pg_attrdef ON adrelid = attrelid AND adnum = attnum
       WHERE attrelid = '${table}'::regclass AND attnum > 0 AND NOT attisdropped ORDER BY attnum`,
    );
    return rows.map(({ line }) => line).join(', ');
  };
  const lines = ['CREATE EXTENSION postgres_fdw'];
  for (const [i, { port }] of shards.entries()) {
    lines.push(
      `CREATE SERVER shard_${i} FOREIGN DATA WRAPPER postgres_fdw
       OPTIONS (host 'localhost', port '${port}', dbname 'postgres', use_remote_estimate 'false')`,
      `CREATE USER MAPPING FOR longbox SERVER shard_${i} OPTIONS (user 'longbox')`,
    );
  }
  for (const [table, id] of Object.entries(BY_MATCH)) {
    const body = await columns(table);
    lines.push(`DROP TABLE ${table}`, `CREATE TABLE ${table} (${body}) PARTITION BY HASH (${id})`);
    for (const i of shards.keys()) {
      lines.push(
        `CREATE FOREIGN TABLE ${table}_${i} PARTITION OF ${table} FOR VALUES WITH (MODULUS ${count}, REMAINDER ${i})
         SERVER shard_${i} OPTIONS (table_name '${table}')`,
      );
    }
  }
  await told(front.url, lines.join(';\n'));
  return {
    url: front.url,
    shards,
    async stop() {
      for (const one of [front, ...shards]) await one.stop();
    },
  };
}
