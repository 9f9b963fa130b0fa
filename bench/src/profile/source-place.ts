import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ROOT } from '../bundle.ts';
import type { CostNode } from './profile-tree.ts';

/** Says where a function of a bundle stands in our sources. */
export function createPlaces(bundled: string): (node: CostNode) => string {
  const map = new SourceMap(JSON.parse(readFileSync(`${bundled}.map`, 'utf8')));
  return ({ url, line, column }) => {
    if (!url.startsWith('file:')) return url;
    const file = fileURLToPath(url);
    if (file !== bundled) return `${path.relative(ROOT, file)}:${line + 1}`;
    const entry = map.findEntry(line, column);
    if (!('originalSource' in entry)) return `${path.basename(file)}:${line + 1}`;
    const source = path.resolve(path.dirname(bundled), entry.originalSource);
    return `${path.relative(ROOT, source)}:${entry.originalLine + 1}`;
  };
}
