import { readdirSync } from 'node:fs';
import path from 'node:path';

const SKIPPED = new Set(['node_modules', 'dist', 'coverage', '.git']);
const TEXT = /\.([cm]?[jt]sx?|json|md|ya?ml|html|css|svg|sh|txt)$|^(run|LICENSE|\.npmrc|\.gitignore)$/;

/** Every text file under `root`, relative to it, with forward slashes, sorted. */
export function textFiles(root: string, folder = ''): string[] {
  const found: string[] = [];
  for (const entry of readdirSync(path.join(root, folder), { withFileTypes: true })) {
    const file = path.posix.join(folder, entry.name);
    if (entry.isDirectory() && !SKIPPED.has(entry.name)) found.push(...textFiles(root, file));
    else if (entry.isFile() && TEXT.test(entry.name)) found.push(file);
  }
  return found.sort();
}
