import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const SKIPPED = /^(node_modules|dist|e2e)$|\.(test|bench)\.tsx?$/;

/**
 * One hash over the names and contents of files and folders, tests left out.
 * @param {string} root
 * @param {readonly string[]} entries relative to `root`; missing ones count as empty
 */
export function fingerprint(root, entries) {
  const hash = createHash('sha256');
  const visit = (/** @type {string} */ entry) => {
    const full = path.join(root, entry);
    if (!existsSync(full)) return;
    if (statSync(full).isDirectory()) {
      const names = readdirSync(full).filter((name) => !SKIPPED.test(name));
      for (const name of names.sort()) visit(path.posix.join(entry, name));
      return;
    }
    hash.update(`${entry}\0`).update(readFileSync(full)).update('\0');
  };
  for (const entry of entries) visit(entry);
  return hash.digest('hex');
}

/**
 * A note that some work was done for inputs of this fingerprint.
 * @param {string} root
 * @param {string} name
 */
export function stamp(root, name) {
  const file = path.join(root, 'node_modules', '.cache', 'longbox', `${name}.stamp`);
  return {
    /** @param {string} print */
    isFor: (print) => existsSync(file) && readFileSync(file, 'utf8') === print,
    /** @param {string} print */
    write: (print) => {
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, print);
    },
  };
}
