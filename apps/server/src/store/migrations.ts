import type { Sql } from './sql.ts';

/** Each is run once, in order, in a transaction of its own. Never change one that has been released: add another. */
const MIGRATIONS: readonly (readonly string[])[] = [
  [
    `CREATE TABLE players (
      id TEXT PRIMARY KEY, name TEXT NOT NULL, created_at BIGINT NOT NULL)`,
    `CREATE TABLE devices (
      thumbprint TEXT PRIMARY KEY, player_id TEXT NOT NULL REFERENCES players (id), created_at BIGINT NOT NULL)`,
    `CREATE TABLE passkeys (
      id TEXT PRIMARY KEY, player_id TEXT NOT NULL REFERENCES players (id), public_key TEXT NOT NULL,
      counter BIGINT NOT NULL, created_at BIGINT NOT NULL)`,
    'CREATE INDEX passkeys_by_player ON passkeys (player_id)',
    `CREATE TABLE sessions (
      hash TEXT PRIMARY KEY, player_id TEXT NOT NULL REFERENCES players (id), expires_at BIGINT NOT NULL)`,
    // Challenges that have been answered, until they are too old to be answered again.
    'CREATE TABLE spent (hash TEXT PRIMARY KEY, expires_at BIGINT NOT NULL)',
    `CREATE TABLE rooms (
      id TEXT PRIMARY KEY, version INTEGER NOT NULL, stage TEXT NOT NULL, listed INTEGER NOT NULL,
      quick TEXT, doc TEXT NOT NULL, changed_at BIGINT NOT NULL, seen_at BIGINT NOT NULL)`,
    'CREATE INDEX rooms_by_list ON rooms (stage, listed, seen_at)',
    `CREATE TABLE chat (
      room_id TEXT NOT NULL, id INTEGER NOT NULL, player_id TEXT NOT NULL, name TEXT NOT NULL, body TEXT NOT NULL,
      at BIGINT NOT NULL, PRIMARY KEY (room_id, id))`,
    `CREATE TABLE mutes (
      player_id TEXT NOT NULL, muted_id TEXT NOT NULL, PRIMARY KEY (player_id, muted_id))`,
    `CREATE TABLE reports (
      room_id TEXT NOT NULL, line INTEGER NOT NULL, by_id TEXT NOT NULL, why TEXT NOT NULL, at BIGINT NOT NULL,
      PRIMARY KEY (room_id, line, by_id))`,
    `CREATE TABLE matches (
      id TEXT PRIMARY KEY, room_id TEXT NOT NULL, game TEXT NOT NULL, profile TEXT NOT NULL, header TEXT NOT NULL,
      running INTEGER NOT NULL, wake_at BIGINT, result TEXT, started_at BIGINT NOT NULL, ended_at BIGINT)`,
    'CREATE INDEX matches_by_wake ON matches (wake_at) WHERE wake_at IS NOT NULL',
    `CREATE TABLE match_seats (
      match_id TEXT NOT NULL, seat INTEGER NOT NULL, player_id TEXT NOT NULL, PRIMARY KEY (match_id, seat))`,
    'CREATE INDEX match_seats_by_player ON match_seats (player_id)',
    // The fence: nobody can write row `seq` twice, and nobody's action `n` counts twice.
    `CREATE TABLE events (
      match_id TEXT NOT NULL, seq INTEGER NOT NULL, kind INTEGER NOT NULL, seat INTEGER NOT NULL, n INTEGER,
      value INTEGER NOT NULL, hash TEXT NOT NULL, at BIGINT NOT NULL,
      PRIMARY KEY (match_id, seq), UNIQUE (match_id, seat, n))`,
    `CREATE TABLE ratings (
      player_id TEXT NOT NULL, game TEXT NOT NULL, profile TEXT NOT NULL, rating DOUBLE PRECISION NOT NULL,
      deviation DOUBLE PRECISION NOT NULL, volatility DOUBLE PRECISION NOT NULL, games INTEGER NOT NULL,
      at BIGINT NOT NULL, PRIMARY KEY (player_id, game, profile))`,
    'CREATE INDEX ratings_by_rank ON ratings (game, profile, rating)',
    `CREATE TABLE rating_history (
      match_id TEXT NOT NULL, player_id TEXT NOT NULL, game TEXT NOT NULL, profile TEXT NOT NULL,
      before DOUBLE PRECISION NOT NULL, after DOUBLE PRECISION NOT NULL, at BIGINT NOT NULL,
      PRIMARY KEY (match_id, player_id))`,
    'CREATE INDEX rating_history_by_player ON rating_history (player_id, at)',
  ],
  [
    // For what one account may open.
    'ALTER TABLE rooms ADD COLUMN host TEXT',
    'CREATE INDEX rooms_by_host ON rooms (host, stage)',
    // What belongs to the database as a whole, such as the fingerprint of the key that its secrets are sealed with.
    'CREATE TABLE settings (name TEXT PRIMARY KEY, value TEXT NOT NULL)',
  ],
  [
    // Matches that are over, each as one blob.
    'CREATE TABLE archives (match_id TEXT PRIMARY KEY, rows INTEGER NOT NULL, digest TEXT NOT NULL, body {bytes} NOT NULL, at BIGINT NOT NULL)',
    'ALTER TABLE matches ADD COLUMN archived INTEGER NOT NULL DEFAULT 0',
    'CREATE INDEX matches_by_end ON matches (ended_at) WHERE archived = 0 AND ended_at IS NOT NULL',
  ],
  [
    'CREATE TABLE blocks (player_id TEXT NOT NULL, blocked_id TEXT NOT NULL, PRIMARY KEY (player_id, blocked_id))',
    'CREATE TABLE bans (player_id TEXT PRIMARY KEY, until BIGINT NOT NULL, why TEXT NOT NULL, at BIGINT NOT NULL)',
    // What moderators did; nothing is ever changed in it.
    `CREATE TABLE deeds (
      id TEXT PRIMARY KEY, at BIGINT NOT NULL, who TEXT NOT NULL, what TEXT NOT NULL, about TEXT NOT NULL, why TEXT NOT NULL)`,
    'CREATE INDEX deeds_by_time ON deeds (at)',
    'ALTER TABLE reports ADD COLUMN settled TEXT',
    'ALTER TABLE chat ADD COLUMN hidden INTEGER NOT NULL DEFAULT 0',
    'CREATE INDEX chat_by_player ON chat (player_id)',
  ],
  [
    // What a person has done away from the tables, as their devices tell it.
    'CREATE TABLE profiles (player_id TEXT PRIMARY KEY, body TEXT NOT NULL, at BIGINT NOT NULL)',
  ],
];

export const SCHEMA_VERSION = MIGRATIONS.length;

const LEDGER = 'CREATE TABLE IF NOT EXISTS migrations (version INTEGER PRIMARY KEY, at BIGINT NOT NULL)';

/** Brings a database to the newest schema. Safe when several nodes start at once. */
export async function migrate(sql: Sql): Promise<void> {
  // If two nodes create a table at once, PostgreSQL fails one of them, even with "if not exists"; the other has created it.
  await sql.run(LEDGER).catch(() => sql.run(LEDGER));
  for (let version = 1; version <= MIGRATIONS.length; version++) await migrateTo(sql, version);
  const [{ newest }] = await sql.all('SELECT max(version) AS newest FROM migrations');
  if (Number(newest) > MIGRATIONS.length) {
    throw new Error(
      `the database has schema ${newest} and this program knows ${MIGRATIONS.length}: start a newer Longbox, ` +
        'or restore a backup from before the upgrade',
    );
  }
}

async function migrateTo(sql: Sql, version: number): Promise<void> {
  await sql.transaction(async (inside) => {
    // The first node to write this row migrates; the others wait here and then find it done.
    const isFirst = await inside.run('INSERT INTO migrations (version, at) VALUES (?, {now}) ON CONFLICT DO NOTHING', [
      version,
    ]);
    if (isFirst === 0) return;
    for (const statement of MIGRATIONS[version - 1]) await inside.run(statement);
  });
}
