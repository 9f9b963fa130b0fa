import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ROOT } from '../bundle.ts';

/** Says where a place in a bundle, counted from 0, stands in our sources. */
export function createPlaces(bundled: string): (url: string, line: number, column: number) => string {
  const map = new SourceMap(JSON.parse(readFileSync(`${bundled}.map`, 'utf8')));
  return (url, line, column) => {
    if (!url.startsWith('file:')) return url;
    const file = fileURLToPath(url);
    if (file !== bundled) return `${path.relative(ROOT, file)}:${line + 1}`;
    const entry = map.findEntry(line, column);
    if (!('originalSource' in entry)) return `${path.basename(file)}:${line + 1}`;
    const source = path.resolve(path.dirname(bundled), entry.originalSource);
    return `${path.relative(ROOT, source)}:${entry.originalLine + 1}`;
  };
}

const WIDTH = 80;

/** The same, with the text of the line in the bundle. */
export function createSourceLines(
  bundled: string,
): (url: string, line: number, column: number) => { where: string; text: string } {
  const place = createPlaces(bundled);
  const lines = readFileSync(bundled, 'utf8').split('\n');
  return (url, line, column) => {
    const isOurs = url.startsWith('file:') && fileURLToPath(url) === bundled;
    return { where: place(url, line, column), text: isOurs ? (lines[line] ?? '').trim().slice(0, WIDTH) : '' };
  };
}
