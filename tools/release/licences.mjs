import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../setup/run.mjs';

/** @typedef {{ name: string, version: string, license: string, text: string }} Licence */

/** @param {string} folder of a package */
const manifestOf = (folder) => JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));

/**
 * The folder of the package that a source belongs to, if it is not ours.
 * @param {string} source
 */
function packageOf(source) {
  const clean = source.replace(/^\0/, '').split('?')[0];
  const at = clean.lastIndexOf(`${path.sep}node_modules${path.sep}`);
  if (at === -1) return undefined;
  const start = at + `${path.sep}node_modules${path.sep}`.length;
  const [first, second] = clean.slice(start).split(path.sep);
  return clean.slice(0, start) + (first.startsWith('@') ? path.join(first, second) : first);
}

/**
 * The packages that a workspace's page is made of: its dependencies and theirs.
 * @param {string} folder
 * @returns {string[]}
 */
function needsOf(folder) {
  const found = new Set();
  const visit = (/** @type {string} */ from) => {
    for (const name of Object.keys(manifestOf(from).dependencies ?? {})) {
      const near = path.join(from, 'node_modules', name);
      const one = existsSync(near) ? near : path.join(ROOT, 'node_modules', name);
      if (name.startsWith('@longbox/') || found.has(one)) continue;
      found.add(one);
      visit(one);
    }
  };
  visit(folder);
  return [...found];
}

/**
 * @param {string} folder
 * @returns {Licence}
 */
function licenceOf(folder) {
  const { name, version, license } = manifestOf(folder);
  const file = readdirSync(folder).find((one) => /^licen[cs]e/i.test(one));
  const text = file === undefined ? '' : readFileSync(path.join(folder, file), 'utf8').trim();
  return { name, version, license: String(license), text };
}

/**
 * The licences of everything in the package that is not ours, as one text.
 * @param {readonly string[]} sources of the bundles
 * @param {readonly string[]} folders of packages that are carried as they are
 */
export function licenceText(sources, folders) {
  const used = sources.flatMap((source) => packageOf(source) ?? []);
  const all = new Set([...used, ...folders, ...needsOf(path.join(ROOT, 'apps', 'web'))]);
  const licences = [...all].map(licenceOf).sort((a, b) => (a.name < b.name ? -1 : 1));
  const sections = licences.map(({ name, version, license, text }) =>
    `${name} ${version} (${license})\n\n${text}`.trim(),
  );
  return ['Longbox carries these packages.', ...sections].join(`\n\n${'-'.repeat(72)}\n\n`).concat('\n');
}
