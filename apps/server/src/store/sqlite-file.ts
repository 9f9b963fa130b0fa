// The file of the embedded database, before it is opened.
import { chmodSync, closeSync, existsSync, openSync, readSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ConfigError } from '../config-error.ts';

export const DATABASE = 'longbox.db';
/** Stands beside a database once there has been one. */
export const MADE = 'longbox.made';

/** Throws if an existing database is missing or truncated. Makes the file unreadable for other users of the machine. */
export function prepareFile(folder: string): string {
  const file = path.join(folder, DATABASE);
  const isThere = existsSync(file) && statSync(file).size > 0;
  if (!isThere && existsSync(path.join(folder, MADE))) {
    throw new ConfigError(
      `${file} is missing or empty, though there was a database: restore a backup, or remove ${MADE} to begin anew`,
    );
  }
  if (isThere) demandWhole(file);
  closeSync(openSync(file, 'a', 0o600));
  for (const end of ['', '-wal', '-shm']) if (existsSync(file + end)) chmodSync(file + end, 0o600);
  return file;
}

export function markMade(folder: string): void {
  const mark = path.join(folder, MADE);
  if (!existsSync(mark)) writeFileSync(mark, 'There is a database beside this file.\n', { mode: 0o600 });
}

const HEAD = 100;

/** The head of the file says how many pages it has (https://sqlite.org/fileformat.html). */
function demandWhole(file: string): void {
  const head = Buffer.alloc(HEAD);
  const handle = openSync(file, 'r');
  const read = readSync(handle, head, 0, HEAD, 0);
  closeSync(handle);
  const { size } = statSync(file);
  const pageSize = head.readUInt16BE(16) === 1 ? 65_536 : head.readUInt16BE(16);
  const isOurs = read === HEAD && head.toString('latin1', 0, 15) === 'SQLite format 3';
  if (!isOurs || size < head.readUInt32BE(28) * pageSize)
    throw new ConfigError(`${file} is damaged or was cut short: restore a backup`);
}
