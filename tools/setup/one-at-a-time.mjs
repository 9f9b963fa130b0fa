import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** @param {number} pid */
function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Of somebody else's process we hear that it is there.
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}

/**
 * Writes the lock unless a running process holds it.
 * @param {string} lock
 */
function take(lock) {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error;
  }
  try {
    const holder = Number(readFileSync(lock, 'utf8'));
    // A lock that is being written is still empty.
    if (holder > 0 && holder !== process.pid && !isRunning(holder)) rmSync(lock, { force: true });
  } catch {
    // Gone in the meantime.
  }
  return false;
}

/**
 * Beside node_modules and not in it, since an install empties that.
 * @param {string} root
 * @param {string} name
 */
export const lockOf = (root, name) => path.join(root, `.longbox-${name}.lock`);

/**
 * Does `work` while no other process does work of this name here, such as building the same files.
 * @template T
 * @param {string} root
 * @param {string} name
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function oneAtATime(root, name, work) {
  const lock = lockOf(root, name);
  while (!take(lock)) await wait(100);
  try {
    return await work();
  } finally {
    rmSync(lock, { force: true });
  }
}
