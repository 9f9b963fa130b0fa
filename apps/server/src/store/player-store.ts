import { type Database, idList, maybe, numberOf, textOf } from './sql.ts';

export interface Player {
  readonly id: string;
  readonly name: string;
}

/** Who a session belongs to. */
export interface Visitor extends Player {
  readonly ban?: { readonly until: number; readonly why: string };
}

export interface Passkey {
  readonly id: string;
  readonly player: string;
  readonly publicKey: string;
  readonly counter: number;
}

export interface KeptPasskey {
  readonly id: string;
  readonly created: number;
}

export interface PlayerStore {
  read(id: string): Promise<Player | undefined>;
  rename(id: string, name: string): Promise<void>;
  /** How many milliseconds ago the account was made. */
  ageOf(id: string): Promise<number>;
  /** The player of a device; a device nobody has seen becomes a new player. */
  ofDevice(thumbprint: string, fresh: Player): Promise<Player>;
  /** From now on the device is this player's. */
  moveDevice(thumbprint: string, player: string): Promise<void>;
  openSession(hash: string, player: string, lifetime: number): Promise<void>;
  ofSession(hash: string): Promise<Visitor | undefined>;
  endSession(hash: string): Promise<void>;
  /** Those of the sessions that are still good. */
  openSessions(hashes: readonly string[]): Promise<ReadonlySet<string>>;
  /** False if it was spent before. */
  spend(hash: string, lifetime: number): Promise<boolean>;
  addPasskey(passkey: Passkey): Promise<void>;
  passkey(id: string): Promise<Passkey | undefined>;
  /** Oldest first. */
  passkeysOf(player: string): Promise<KeptPasskey[]>;
  /** False if the player has no such passkey. */
  removePasskey(id: string, player: string): Promise<boolean>;
  usedPasskey(id: string, counter: number): Promise<void>;
  /** Removes what has expired. */
  tidy(): Promise<void>;
}

export function createPlayerStore(db: Database): PlayerStore {
  const readPlayer = async (where: string, value: string): Promise<Player | undefined> => {
    const [row] = await db.all(`SELECT players.id, players.name FROM players ${where}`, [value]);
    return row === undefined ? undefined : { id: textOf(row.id), name: textOf(row.name) };
  };
  const byDevice = (thumbprint: string) =>
    readPlayer('JOIN devices ON devices.player_id = players.id WHERE devices.thumbprint = ?', thumbprint);
  return {
    read: (id) => readPlayer('WHERE id = ?', id),
    async rename(id, name) {
      await db.run('UPDATE players SET name = ? WHERE id = ?', [name, id]);
    },
    async ageOf(id) {
      const [row] = await db.all('SELECT {now} - created_at AS age FROM players WHERE id = ?', [id]);
      return row === undefined ? 0 : numberOf(row.age);
    },
    async ofDevice(thumbprint, fresh) {
      const known = await byDevice(thumbprint);
      if (known !== undefined) return known;
      await db.transaction(async (sql) => {
        await sql.run('INSERT INTO players (id, name, created_at) VALUES (?, ?, {now})', [fresh.id, fresh.name]);
        await sql.run(
          'INSERT INTO devices (thumbprint, player_id, created_at) VALUES (?, ?, {now}) ON CONFLICT DO NOTHING',
          [thumbprint, fresh.id],
        );
      });
      return (await byDevice(thumbprint)) ?? fresh;
    },
    async moveDevice(thumbprint, player) {
      await db.run(
        `INSERT INTO devices (thumbprint, player_id, created_at) VALUES (?, ?, {now})
         ON CONFLICT (thumbprint) DO UPDATE SET player_id = excluded.player_id`,
        [thumbprint, player],
      );
    },
    async openSession(hash, player, lifetime) {
      await db.run(`INSERT INTO sessions (hash, player_id, expires_at) VALUES (?, ?, {now} + ${lifetime})`, [
        hash,
        player,
      ]);
    },
    async ofSession(hash) {
      const [row] = await db.all(
        `SELECT players.id, players.name, bans.until, bans.why
         FROM sessions JOIN players ON players.id = sessions.player_id
         LEFT JOIN bans ON bans.player_id = players.id AND bans.until > {now}
         WHERE sessions.hash = ? AND sessions.expires_at > {now}`,
        [hash],
      );
      if (row === undefined) return undefined;
      const ban = row.until === null ? {} : { ban: { until: numberOf(row.until), why: textOf(row.why) } };
      return { id: textOf(row.id), name: textOf(row.name), ...ban };
    },
    async endSession(hash) {
      await db.run('DELETE FROM sessions WHERE hash = ?', [hash]);
    },
    async openSessions(hashes) {
      const { marks, values } = idList(hashes);
      if (hashes.length === 0) return new Set();
      const rows = await db.all(`SELECT hash FROM sessions WHERE expires_at > {now} AND hash IN (${marks})`, values);
      return new Set(rows.map(({ hash }) => textOf(hash)));
    },
    async spend(hash, lifetime) {
      const added = await db.run(
        `INSERT INTO spent (hash, expires_at) VALUES (?, {now} + ${lifetime}) ON CONFLICT DO NOTHING`,
        [hash],
      );
      return added === 1;
    },
    async addPasskey({ id, player, publicKey, counter }) {
      await db.run('INSERT INTO passkeys (id, player_id, public_key, counter, created_at) VALUES (?, ?, ?, ?, {now})', [
        id,
        player,
        publicKey,
        counter,
      ]);
    },
    async passkey(id) {
      const [row] = await db.all('SELECT player_id, public_key, counter FROM passkeys WHERE id = ?', [id]);
      if (row === undefined) return undefined;
      return {
        id,
        player: textOf(row.player_id),
        publicKey: textOf(row.public_key),
        counter: maybe(row.counter, numberOf) ?? 0,
      };
    },
    async passkeysOf(player) {
      const rows = await db.all('SELECT id, created_at FROM passkeys WHERE player_id = ? ORDER BY created_at, id', [
        player,
      ]);
      return rows.map((row) => ({ id: textOf(row.id), created: numberOf(row.created_at) }));
    },
    async removePasskey(id, player) {
      return (await db.run('DELETE FROM passkeys WHERE id = ? AND player_id = ?', [id, player])) === 1;
    },
    async usedPasskey(id, counter) {
      await db.run('UPDATE passkeys SET counter = ? WHERE id = ?', [counter, id]);
    },
    async tidy() {
      await db.run('DELETE FROM sessions WHERE expires_at <= {now}');
      await db.run('DELETE FROM spent WHERE expires_at <= {now}');
    },
  };
}
