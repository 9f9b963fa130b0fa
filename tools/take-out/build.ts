import { fileURLToPath, pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';

const root = new URL('../../', import.meta.url);
const part = (name: string): string => fileURLToPath(new URL(name, import.meta.url));
const ENTRY = 'take-out-entry.js';

/** The tests of cards and all they import as one module that runs as a worker; its scenes take the cards of the moment. */
export async function build(tests: readonly string[], out: string): Promise<void> {
  const testFiles = new Map(tests.map((file) => [fileURLToPath(new URL(file, root)), file]));
  const entry = [part('shared.ts'), ...testFiles.keys(), part('worker.ts')];
  const bundle = await rolldown({
    input: ENTRY,
    cwd: fileURLToPath(root),
    platform: 'node',
    logLevel: 'silent',
    plugins: [
      {
        name: 'take-out',
        resolveId(id) {
          if (id === ENTRY) return id;
          return id === 'vitest' ? part('harness.ts') : undefined;
        },
        load(id) {
          return id === ENTRY ? entry.map((file) => `import ${JSON.stringify(file)};`).join('\n') : undefined;
        },
        transform(code, id) {
          const here = rewired(code, id).replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href));
          const test = testFiles.get(id);
          return test === undefined ? here : `globalThis.__takeOut.file = ${JSON.stringify(test)};\n${here}`;
        },
      },
    ],
  });
  await bundle.write({ file: out, format: 'esm', codeSplitting: false });
  await bundle.close();
}

/** Scenes of tests are made, and games kept, by what the worker shares. */
function rewired(code: string, id: string): string {
  if (id.endsWith('/vs-sets/test/stage.ts'))
    return replaced(
      replaced(code, /sceneFor\(vsScenes\)/, '(...args) => globalThis.__takeOut.scene(...args)', id),
      /=> VS_SETS\b/,
      '=> globalThis.__takeOut.sets',
      id,
    );
  if (id.endsWith('/scene/vs/vs-scenes-with.ts'))
    return replaced(code, /const games = new Map(?:<[^>]*>)?\(\)/, 'const games = globalThis.__takeOut.games', id);
  return code;
}

function replaced(code: string, from: RegExp, to: string, id: string): string {
  if (!from.test(code)) throw new Error(`${id} has changed: tools/take-out/build.ts no longer finds ${from}`);
  return code.replace(from, to);
}
