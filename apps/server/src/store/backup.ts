import {
  chmodSync,
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
} from 'node:fs';
import path from 'node:path';
import { loadDriver } from './driver.ts';
import { DATABASE, MADE } from './sqlite-file.ts';

/**
 * Copies the embedded database and its key into `target`, which can then serve as a data folder. The server may run meanwhile: the
 * copy is of one moment, read in one transaction, however much is written beside it. There is a whole copy at `target` or none; what a
 * copy that was interrupted left behind is made anew.
 */
export async function backUp(data: string, target: string): Promise<void> {
  const source = path.join(data, DATABASE);
  if (!existsSync(source)) throw new Error(`there is no database in ${data}`);
  if (existsSync(path.join(target, DATABASE))) throw new Error(`there is a database in ${target} already`);
  const partial = `${path.resolve(target)}.partial`;
  rmSync(partial, { recursive: true, force: true });
  mkdirSync(partial, { recursive: true, mode: 0o700 });
  const copy = path.join(partial, DATABASE);
  const db = new (await loadDriver())(source);
  try {
    db.exec('PRAGMA busy_timeout = 5000');
    db.prepare('VACUUM INTO ?').run(copy);
  } finally {
    db.close();
  }
  chmodSync(copy, 0o600);
  for (const name of ['key', MADE]) {
    const file = path.join(data, name);
    if (!existsSync(file)) continue;
    copyFileSync(file, path.join(partial, name));
    chmodSync(path.join(partial, name), 0o600);
    sync(path.join(partial, name));
  }
  sync(copy);
  sync(partial);
  // In one go; it fails if there is something else at `target`.
  renameSync(partial, target);
  sync(path.dirname(path.resolve(target)));
}

/** Waits until the disk has it. */
export function sync(file: string): void {
  const handle = openSync(file, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
