import { readFileSync } from 'node:fs';
import { createSourceLines } from './source-place.ts';

/** Lines of V8's log that say where it gave up compiled code, and why: `code-deopt,…,<file:line:column>,…,reason`. */
const PLACE = /<(file:[^>]*?):(\d+):(\d+)>/;

/** Where compiled code was thrown away, most often first: each time it is compiled again, on another core. */
export function readDeopts(log: string, bundled: string): string[][] {
  const found = new Map<string, { count: number; cells: string[] }>();
  const lines = createSourceLines(bundled);
  for (const line of readFileSync(log, 'utf8').split('\n')) {
    const place = line.startsWith('code-deopt') ? PLACE.exec(line) : null;
    if (place === null) continue;
    const reason = line.slice(line.lastIndexOf(',') + 1);
    const { where, text } = lines(place[1], Number(place[2]) - 1, Number(place[3]) - 1);
    const key = `${reason} ${where}`;
    const entry = found.get(key) ?? { count: 0, cells: [reason, where, text] };
    entry.count++;
    found.set(key, entry);
  }
  return [...found.values()].sort((a, b) => b.count - a.count).map(({ count, cells }) => [String(count), ...cells]);
}
