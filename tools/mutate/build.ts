import { readFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';
import { type Planted, plantMutants } from './plant-mutants.ts';

const root = new URL('../../', import.meta.url);
const part = (name: string): string => fileURLToPath(new URL(name, import.meta.url));
const ENTRY = 'mutation-entry.js';

/** The rulebook tests of a package and all they import as one module, with the mutants asleep in it; it runs as a worker. */
export async function build(tests: readonly string[], mutants: readonly Planted[], out: string): Promise<void> {
  const testFiles = new Set(tests.map(path));
  const entry = [part('prelude.ts'), ...testFiles, part('run-tests.ts')];
  const bundle = await rolldown({
    input: ENTRY,
    cwd: fileURLToPath(root),
    platform: 'node',
    logLevel: 'silent',
    plugins: [
      {
        name: 'mutants',
        resolveId(id) {
          if (id === ENTRY) return id;
          return id === 'vitest' ? part('harness.ts') : undefined;
        },
        load(id) {
          if (id === ENTRY) return entry.map((file) => `import ${JSON.stringify(file)};`).join('\n');
          const own = mutants.filter(({ file }) => path(file) === id);
          return own.length === 0 ? undefined : { code: plantMutants(readFileSync(id, 'utf8'), own), moduleType: 'ts' };
        },
        transform(code, id) {
          // Tests find their files by this, wherever the build lies.
          const here = code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href));
          return testFiles.has(id) ? `globalThis.__mutation.file = ${JSON.stringify(id)};\n${here}` : here;
        },
      },
    ],
  });
  await bundle.write({ file: out, format: 'esm', codeSplitting: false });
  await bundle.close();
}

const path = (file: string): string => fileURLToPath(new URL(file, root));
