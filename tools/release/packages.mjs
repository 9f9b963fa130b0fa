import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { install } from '../setup/install.mjs';
import { npm, ROOT } from '../setup/run.mjs';

/** Each comes after those it depends on. */
export const PACKAGES = ['kernel', 'vs', 'arena', 'vs-sets', 'arena-sets', 'games', 'players', 'lab', 'protocol'];

/**
 * Makes a `longbox-NAME-VERSION.tgz` of every package for builders: plain ES modules with types and source maps.
 * @param {string} target the folder to put them into
 * @returns {Promise<{ files: string[] } | { problem: string }>}
 */
export async function packPackages(target) {
  const problem = await install();
  if (problem !== undefined) return { problem };
  const folder = mkdtempSync(path.join(tmpdir(), 'longbox-packages-'));
  try {
    const config = path.join(ROOT, 'tools', 'release', 'tsconfig.packages.json');
    const built = await npm(['exec', '--', 'tsc', '-p', config, '--outDir', path.join(folder, 'built')], { cwd: ROOT });
    if (built.code !== 0) return { problem: `The compiler failed; what it said is below.\n\n${built.output}` };
    mkdirSync(target, { recursive: true });
    const files = [];
    for (const name of PACKAGES) {
      const stage = path.join(folder, name);
      stagePackage(name, path.join(folder, 'built', name, 'src'), stage);
      const packed = await pack(stage, target);
      if ('problem' in packed) return packed;
      files.push(packed.file);
    }
    return { files };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * @param {string} name
 * @param {string} built
 * @param {string} stage
 */
function stagePackage(name, built, stage) {
  const own = path.join(ROOT, 'packages', name);
  cpSync(built, path.join(stage, 'dist'), { recursive: true });
  for (const file of readdirSync(path.join(stage, 'dist'), { recursive: true, encoding: 'utf8' })) {
    if (file.endsWith('.js.map')) nameSource(path.join(stage, 'dist'), file);
  }
  const readme = path.join(own, 'README.md');
  if (existsSync(readme)) cpSync(readme, path.join(stage, 'README.md'));
  cpSync(path.join(ROOT, 'LICENSE'), path.join(stage, 'LICENSE'));
  for (const file of dataOf(own)) cpSync(path.join(own, file), path.join(stage, file));
  const manifest = published(JSON.parse(readFileSync(path.join(own, 'package.json'), 'utf8')));
  writeFileSync(path.join(stage, 'package.json'), `${JSON.stringify(manifest, undefined, 2)}\n`);
}

/**
 * A source map carries its source. The compiler names it by where it was built, which is nobody's business.
 * @param {string} dist
 * @param {string} file
 */
function nameSource(dist, file) {
  const map = JSON.parse(readFileSync(path.join(dist, file), 'utf8'));
  const source = file.replaceAll(path.sep, '/').replace(/\.js\.map$/, '.ts');
  writeFileSync(path.join(dist, file), JSON.stringify({ ...map, sources: [`longbox:///${source}`] }));
}

/**
 * JSON that a package gives away beside its code.
 * @param {string} own
 */
function dataOf(own) {
  const inside = (/** @type {string} */ folder) =>
    existsSync(path.join(own, folder))
      ? readdirSync(path.join(own, folder)).filter((file) => file.endsWith('.json') && file !== 'package.json')
      : [];
  return [...inside('.'), ...inside('rulebook').map((file) => path.join('rulebook', file))];
}

/**
 * The manifest as it is published: built files in place of sources, nothing for developers.
 * @param {Record<string, unknown> & { exports: Record<string, string> }} manifest
 */
export function published({ private: _private, devDependencies: _dev, exports, ...manifest }) {
  const entries = Object.entries(exports).map(([key, file]) => [key, entryOf(file)]);
  return { ...manifest, engines: { node: '>=20' }, sideEffects: false, exports: Object.fromEntries(entries) };
}

/** @param {string} file */
function entryOf(file) {
  if (!file.startsWith('./src/')) return file;
  const base = `./dist/${file.slice('./src/'.length).replace(/\.ts$/, '')}`;
  return { types: `${base}.d.ts`, default: `${base}.js` };
}

/**
 * @param {string} stage
 * @param {string} target
 * @returns {Promise<{ file: string } | { problem: string }>}
 */
async function pack(stage, target) {
  const to = `--pack-destination=${path.resolve(target)}`;
  const { code, output } = await npm(['pack', '--ignore-scripts', '--json', '--loglevel=error', to], { cwd: stage });
  const [, name] = /"filename": "([^"]+)"/.exec(output) ?? [];
  if (code !== 0 || name === undefined) return { problem: `npm pack failed; what it said is below.\n\n${output}` };
  // A scoped name is written with a slash, the file without.
  const file = path.join(path.resolve(target), name.replace(/^@/, '').replace('/', '-'));
  return existsSync(file) ? { file } : { problem: `npm pack did not make ${file}:\n\n${output}` };
}
