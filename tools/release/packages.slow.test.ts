import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROOT, run } from '../setup/run.mjs';
import { PACKAGES, packPackages } from './packages.mjs';

// What a builder has who installed the packages: built files and types, and no sources of ours.
let folder = '';
const modules = (): string => path.join(folder, 'node_modules');
/** What the packages depend on besides each other. */
const OTHERS = ['@noble/hashes', 'zod'];

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'longbox-builder-'));
  const packed = await packPackages(path.join(folder, 'packed'));
  if ('problem' in packed) throw new Error(packed.problem);
  for (const [i, file] of packed.files.entries()) {
    const own = path.join(modules(), '@longbox', PACKAGES[i]);
    mkdirSync(own, { recursive: true });
    const { code, output } = await run('tar', ['-xzf', file, '-C', own, '--strip-components=1']);
    if (code !== 0) throw new Error(output);
  }
  for (const name of OTHERS) {
    cpSync(path.join(ROOT, 'node_modules', name), path.join(modules(), name), { recursive: true });
  }
  writeFileSync(path.join(folder, 'package.json'), '{ "type": "module" }');
}, 240_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const firstLines = (name: string): string | undefined => {
  const file = path.join(ROOT, 'packages', name, 'README.md');
  return /```ts\n([\s\S]*?)```/.exec(readFileSync(file, 'utf8'))?.[1];
};

test('the lines of every README compile strictly against the packed types, and run on the packed files', {
  timeout: 240_000,
}, async () => {
  const names = PACKAGES.filter((name) => name !== 'games');
  for (const name of names) writeFileSync(path.join(folder, `${name}.ts`), firstLines(name) ?? '');
  const options = { module: 'nodenext', target: 'es2023', strict: true, types: [], lib: ['ES2023', 'DOM'] };
  writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: options }));
  const tsc = path.join(ROOT, 'node_modules', 'typescript', 'bin', 'tsc');
  const compiled = await run(process.execPath, [tsc, '-p', folder]);
  expect(compiled.output).toBe('');
  for (const name of names) {
    const { code, output } = await run(process.execPath, [path.join(folder, `${name}.js`)]);
    expect([name, code], output).toEqual([name, 0]);
    expect(output).not.toBe('');
  }
});

test('what is packed is built: no source, no test, no path of the machine that built it', () => {
  for (const name of PACKAGES) {
    const own = path.join(modules(), '@longbox', name);
    const files = readdirSync(own, { recursive: true, encoding: 'utf8' });
    expect(files.filter((file) => /(?<!\.d)\.ts$|\.test\./.test(file))).toEqual([]);
    const texts = files.filter((file) => /\.(js|json|map|d\.ts)$/.test(file));
    expect(texts.filter((file) => readFileSync(path.join(own, file), 'utf8').includes(ROOT))).toEqual([]);
    const manifest = JSON.parse(readFileSync(path.join(own, 'package.json'), 'utf8'));
    expect([manifest.private, manifest.devDependencies]).toEqual([undefined, undefined]);
  }
});
