import { gzipSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';

const KB = 1024;
/** JavaScript a first visit waits for: the entry and everything it imports at once. */
const FIRST_LOAD = 150 * KB;
/** The rules and the cards; a worker plays, another one looks up cards and decks. */
const WORKER = 300 * KB;
const WORKERS = ['game', 'library'];

type Bundle = Rolldown.OutputBundle;

function firstLoad(bundle: Bundle): number {
  const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry);
  const seen = new Set<string>();
  const visit = (name: string): number => {
    const file = bundle[name];
    if (seen.has(name) || file?.type !== 'chunk') return 0;
    seen.add(name);
    return file.imports.reduce((sum, next) => sum + visit(next), gzipSync(file.code).length);
  };
  return entry === undefined ? 0 : visit(entry.fileName);
}

function worker(bundle: Bundle, name: string): number {
  const files = Object.values(bundle).filter(({ fileName }) => new RegExp(`${name}\\.worker-.*\\.js$`).test(fileName));
  return files.reduce((sum, file) => sum + gzipSync(file.type === 'chunk' ? file.code : file.source).length, 0);
}

/** Says how much a visitor downloads, and fails the build when it is too much. */
export function sizeBudget(): Plugin {
  return {
    name: 'longbox-size-budget',
    apply: 'build',
    writeBundle(_options, bundle) {
      const rows = [
        ['first load', firstLoad(bundle), FIRST_LOAD],
        ...WORKERS.map((name) => [`${name} worker`, worker(bundle, name), WORKER] as const),
      ] as const;
      for (const [what, size, budget] of rows) {
        const line = `${what}: ${(size / KB).toFixed(1)} KB of ${budget / KB} KB gzip`;
        if (size > budget) this.error(`over budget, ${line}`);
        else if (size === 0) this.error(`nothing was measured for ${what}`);
        else console.log(line);
      }
    },
  };
}
