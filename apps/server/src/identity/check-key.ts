import { ConfigError } from '../config-error.ts';
import { type Database, textOf } from '../store/sql.ts';
import type { Seal } from './seal.ts';

const NAME = 'key';
const ABOUT = 'the key of this database';

/** Throws a `ConfigError` if the database was made with another key, since nothing sealed in it could be opened. */
export async function checkKey(db: Database, seal: Seal): Promise<void> {
  const fingerprint = seal.sign(ABOUT);
  const [known] = await db.all('SELECT value FROM settings WHERE name = ?', [NAME]);
  const isRight = known === undefined ? await opensWhatIsThere(db, seal) : textOf(known.value) === fingerprint;
  if (!isRight) {
    throw new ConfigError(
      'This database was made with another key: restore that one (the file key in the data folder, or LONGBOX_KEY).',
    );
  }
  await db.run('INSERT INTO settings (name, value) VALUES (?, ?) ON CONFLICT DO NOTHING', [NAME, fingerprint]);
}

/** For a database of before fingerprints were kept. */
async function opensWhatIsThere(db: Database, seal: Seal): Promise<boolean> {
  const [match] = await db.all('SELECT id, header FROM matches ORDER BY started_at DESC LIMIT 1');
  if (match === undefined) return true;
  try {
    const { sealed } = JSON.parse(textOf(match.header)) as { readonly sealed: string };
    seal.open(sealed, textOf(match.id));
    return true;
  } catch {
    return false;
  }
}
