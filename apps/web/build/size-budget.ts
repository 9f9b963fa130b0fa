import { readdirSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';

const KB = 1024;
/** JavaScript a first visit waits for: the entry and everything it imports at once. */
const FIRST_LOAD = 150 * KB;
/** What the largest screen adds; rules and cards belong in workers. */
const LARGEST_SCREEN = 80 * KB;
/** The worker that plays holds the rules and no cards: those come with the table, a set at a time. */
const GAME_WORKER = 260 * KB;
const LARGEST_SET = 24 * KB;
/** The worker that looks up cards and decks holds every card there is, about 70 bytes each. */
const LIBRARY_WORKER = 400 * KB;

/** Emblems come after the table, in a file of their own: drawings, and about twelve bytes for each name of the pool. */
const EMBLEMS = 48 * KB;

type Bundle = Rolldown.OutputBundle;

/** A chunk and every chunk it imports at once. */
function withImports(bundle: Bundle, name: string): ReadonlyMap<string, Rolldown.OutputChunk> {
  const seen = new Map<string, Rolldown.OutputChunk>();
  const visit = (each: string): void => {
    const file = bundle[each];
    if (seen.has(each) || file?.type !== 'chunk') return;
    seen.set(each, file);
    file.imports.forEach(visit);
  };
  visit(name);
  return seen;
}

const chunksOf = (bundle: Bundle): readonly Rolldown.OutputChunk[] =>
  Object.values(bundle).filter((file) => file.type === 'chunk');

const firstChunks = (bundle: Bundle): ReadonlyMap<string, Rolldown.OutputChunk> =>
  withImports(bundle, chunksOf(bundle).find(({ isEntry }) => isEntry)?.fileName ?? '');

const weigh = (chunks: Iterable<Rolldown.OutputChunk>): number =>
  [...chunks].reduce((sum, { code }) => sum + gzipSync(code).length, 0);

const firstLoad = (bundle: Bundle): number => weigh(firstChunks(bundle).values());

/** Screens a first visit does not show; each must come with a chunk of its own. */
const SCREEN = /\/src\/screens\/(?!home|continue-panel)[\w-]+\.tsx$/;

const eagerScreens = (bundle: Bundle): readonly string[] =>
  [...firstChunks(bundle).values()].flatMap(({ moduleIds }) => moduleIds.filter((id) => SCREEN.test(id)));

/** The largest of the screens, with all it needs that a first visit has not brought. */
function largestScreen(bundle: Bundle): number {
  const first = firstChunks(bundle);
  const screens = chunksOf(bundle).filter(({ facadeModuleId }) => SCREEN.test(facadeModuleId ?? ''));
  const own = screens.map(({ fileName }) =>
    weigh([...withImports(bundle, fileName)].flatMap(([name, chunk]) => (first.has(name) ? [] : [chunk]))),
  );
  return Math.max(0, ...own);
}

function worker(bundle: Bundle, name: string): number {
  const files = Object.values(bundle).filter(({ fileName }) => new RegExp(`${name}\\.worker-.*\\.js$`).test(fileName));
  return files.reduce((sum, file) => sum + gzipSync(file.type === 'chunk' ? file.code : file.source).length, 0);
}

/** The emblems with their drawings. Nothing, where some import has drawn them into a screen or the first load. */
const emblems = (bundle: Bundle): number =>
  weigh(chunksOf(bundle).filter(({ facadeModuleId }) => facadeModuleId?.endsWith('/src/draw/faces/index.ts')));

/** Every set has a folder of its own. */
const SET_KEYS = readdirSync(new URL('../../../packages/vs-sets/src/', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const SET_FILE = new RegExp(`(^|/)(${SET_KEYS.join('|')})-[^/]+\\.js$`);

/** The largest of the sets that a table loads by itself. Nothing, where some import has drawn the cards into the worker. */
function largestSet(bundle: Bundle): number {
  const files = Object.values(bundle).filter(({ fileName }) => SET_FILE.test(fileName));
  if (files.length < SET_KEYS.length) return 0;
  return Math.max(...files.map((file) => gzipSync(file.type === 'chunk' ? file.code : file.source).length));
}

/** Says how much a visitor downloads, and fails the build when it is too much. */
export function sizeBudget(): Plugin {
  return {
    name: 'longbox-size-budget',
    apply: 'build',
    writeBundle(_options, bundle) {
      const rows = [
        ['first load', firstLoad(bundle), FIRST_LOAD],
        ['largest screen', largestScreen(bundle), LARGEST_SCREEN],
        ['emblems', emblems(bundle), EMBLEMS],
        ['game worker', worker(bundle, 'game'), GAME_WORKER],
        ['largest set', largestSet(bundle), LARGEST_SET],
        ['library worker', worker(bundle, 'library'), LIBRARY_WORKER],
      ] as const;
      const eager = eagerScreens(bundle);
      if (eager.length > 0) this.error(`these screens must be loaded when they are opened: ${eager.join(', ')}`);
      for (const [what, size, budget] of rows) {
        const line = `${what}: ${(size / KB).toFixed(1)} KB of ${budget / KB} KB gzip`;
        if (size > budget) this.error(`over budget, ${line}`);
        else if (size === 0) this.error(`nothing was measured for ${what}`);
        else console.log(line);
      }
    },
  };
}
