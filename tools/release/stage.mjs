import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../setup/run.mjs';
import { bundle } from '../setup/server-build.mjs';
import { licenceText } from './licences.mjs';

/** Each built file of the package, and the source it is made of. */
const BUILT = {
  'apps/cli/dist/main.mjs': 'apps/cli/src/main.ts',
  'apps/cli/dist/worker.mjs': 'apps/cli/src/pool/worker.ts',
  'apps/server/dist/main.mjs': 'apps/server/src/main.ts',
  'apps/server/dist/worker.mjs': 'apps/server/src/computer/worker.ts',
};

/** Carried as they are. They keep their places, so that the built files find them as they do in a checkout. */
const CARRIED = [
  'LICENSE',
  'CHANGELOG.md',
  'apps/cli/bin/longbox.mjs',
  'apps/cli/src/pool/worker.mjs',
  'apps/server/src/computer/worker.mjs',
  'apps/web/dist',
  'packages/vs/rulebook/rules.json',
  'packages/vs/rulebook/rules.it.json',
  'packages/arena/rulebook/rules.json',
  'packages/arena/rulebook/rules.it.json',
];

/** The one package with native code, and what it needs to find that; for every platform, so that nothing is fetched. */
const NATIVE = {
  '@photostructure/sqlite': ['dist/index.mjs', 'dist/index.cjs', 'prebuilds', 'LICENSE'],
  'node-gyp-build': ['index.js', 'node-gyp-build.js', 'LICENSE'],
};

const README = `# longbox

Two hero card games, Vs. System 2PCG and Mission Arena, on one deterministic rules engine: an unofficial, fan-made
implementation. You need Node 20 or later.

    npx longbox serve      the web app and tables for friends, at http://localhost:8080
    npx longbox play       either game at the terminal
    npx longbox sim mnb-x-men mnb-avengers    many games, with error bars
    npx longbox scene FILE a laid-out position, played and checked
    npx longbox mcp        a language model plays a seat
    npx longbox help       everything else

\`serve\` keeps matches and accounts in the folder \`data\`, or where \`--data\` says.

MIT for the code; LICENSES.txt has the licences of what else is inside. Names of games, cards and characters belong to
their owners.
`;

/** @param {string} file */
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** What people install: one program without anything to fetch. */
function manifest() {
  const { name, version, description, license, engines } = readJson(path.join(ROOT, 'package.json'));
  const natives = Object.keys(NATIVE).map((one) => [
    one,
    readJson(path.join(ROOT, 'node_modules', one, 'package.json')).version,
  ]);
  return {
    name,
    version,
    description,
    license,
    type: 'module',
    engines,
    bin: { longbox: 'apps/cli/bin/longbox.mjs' },
    files: ['apps', 'packages', 'CHANGELOG.md', 'LICENSES.txt'],
    dependencies: Object.fromEntries(natives),
    bundleDependencies: Object.keys(NATIVE),
  };
}

/**
 * @param {string} name
 * @param {readonly string[]} files
 * @param {string} folder
 */
function stageNative(name, files, folder) {
  const from = path.join(ROOT, 'node_modules', name);
  const to = path.join(folder, 'node_modules', name);
  for (const file of files) cpSync(path.join(from, file), path.join(to, file), { recursive: true });
  const { version, license, main, exports } = readJson(path.join(from, 'package.json'));
  // Without its scripts: npm would want to build what is there already.
  writeFileSync(
    path.join(to, 'package.json'),
    `${JSON.stringify({ name, version, license, main, exports }, undefined, 2)}\n`,
  );
}

/**
 * Lays out the package in an empty folder. The web app must have been built.
 * @param {string} folder
 */
export async function stagePackage(folder) {
  const sources = [];
  for (const [file, source] of Object.entries(BUILT)) {
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), { recursive: true });
    const options = { inline: true, home: path.join(ROOT, file) };
    sources.push(...(await bundle(path.join(ROOT, source), target, options)));
  }
  for (const entry of CARRIED) {
    if (!existsSync(path.join(ROOT, entry))) throw new Error(`${entry} is missing`);
    cpSync(path.join(ROOT, entry), path.join(folder, entry), { recursive: true });
  }
  for (const [name, files] of Object.entries(NATIVE)) stageNative(name, files, folder);
  const natives = Object.keys(NATIVE).map((name) => path.join(ROOT, 'node_modules', name));
  writeFileSync(path.join(folder, 'LICENSES.txt'), licenceText(sources, natives));
  writeFileSync(path.join(folder, 'README.md'), README);
  writeFileSync(path.join(folder, 'package.json'), `${JSON.stringify(manifest(), undefined, 2)}\n`);
}
