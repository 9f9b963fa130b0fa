import { chmodSync, copyFileSync, existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { backup, DatabaseSync } from '@photostructure/sqlite';

/**
 * Copies the embedded database and its key into `target`, which can then serve as a data folder. The server may run meanwhile:
 * the copy is of one moment.
 */
export async function backUp(data: string, target: string): Promise<void> {
  const source = path.join(data, 'longbox.db');
  if (!existsSync(source)) throw new Error(`there is no database in ${data}`);
  if (existsSync(path.join(target, 'longbox.db'))) throw new Error(`there is a database in ${target} already`);
  mkdirSync(target, { recursive: true, mode: 0o700 });
  const db = new DatabaseSync(source);
  try {
    await backup(db, path.join(target, 'longbox.db'));
  } finally {
    db.close();
  }
  const key = path.join(data, 'key');
  if (!existsSync(key)) return;
  copyFileSync(key, path.join(target, 'key'));
  chmodSync(path.join(target, 'key'), 0o600);
}
