// npm run release                 builds, tests, packs, and says what to publish; publishes nothing
// npm run release -- --pack DIR   only packs longbox-VERSION.tgz into DIR and prints its path
// npm run release -- --packages DIR   only packs the packages for builders into DIR and prints their paths
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { packLongbox } from './release/pack.mjs';
import { packPackages } from './release/packages.mjs';
import { ROOT } from './setup/run.mjs';
import { runTests } from './setup/run-tests.mjs';

const { values } = parseArgs({ options: { pack: { type: 'string' }, packages: { type: 'string' } } });
process.exitCode = await start();

async function start() {
  if (values.pack !== undefined) return pack(values.pack);
  return values.packages === undefined ? release() : packages(values.packages);
}

/** @param {string} target */
async function packages(target) {
  const packed = await packPackages(target);
  if ('problem' in packed) {
    console.error(packed.problem);
    return 1;
  }
  for (const file of packed.files) console.log(file);
  return 0;
}

/** @param {string} target */
async function pack(target) {
  const packed = await packLongbox(target);
  if ('problem' in packed) {
    console.error(packed.problem);
    return 1;
  }
  console.log(packed.file);
  return 0;
}

async function release() {
  const read = (/** @type {string} */ file) => readFileSync(path.join(ROOT, file), 'utf8');
  const { version } = JSON.parse(read('package.json'));
  if (!read('CHANGELOG.md').includes(`\n## ${version}\n`)) {
    console.error(
      `CHANGELOG.md has no section "## ${version}". Write what is new, or set the version in package.json.`,
    );
    return 1;
  }
  const tested = await runTests({ fast: false });
  if (tested !== 0) return tested;
  const packed = await packLongbox(path.join(ROOT, 'dist'));
  if ('problem' in packed) {
    console.error(packed.problem);
    return 1;
  }
  const forBuilders = await packPackages(path.join(ROOT, 'dist'));
  if ('problem' in forBuilders) {
    console.error(forBuilders.problem);
    return 1;
  }
  console.log(`
${packed.file} is ready (${(packed.bytes / 1e6).toFixed(1)} MB). Nothing has been published. To publish it:

  git tag v${version} && git push --tags
  npm publish ${packed.file}
${forBuilders.files.map((file) => `  npm publish --access public ${file}`).join('\n')}
`);
  return 0;
}
