/** The platforms that an install from the lockfile must work on. */
export const PLATFORMS = /** @type {const} */ ([
  { os: 'linux', cpu: 'x64', libc: 'glibc' },
  { os: 'linux', cpu: 'x64', libc: 'musl' },
  { os: 'linux', cpu: 'arm64', libc: 'glibc' },
  { os: 'linux', cpu: 'arm64', libc: 'musl' },
  { os: 'darwin', cpu: 'x64' },
  { os: 'darwin', cpu: 'arm64' },
  { os: 'win32', cpu: 'x64' },
]);

/**
 * @typedef {object} Entry an entry of a lockfile, as far as it is read here
 * @property {string[]} [os]
 * @property {string[]} [cpu]
 * @property {string[]} [libc]
 * @property {boolean} [optional]
 * @property {Record<string, string>} [optionalDependencies]
 */

/** @typedef {Readonly<Record<string, Entry>>} Entries */

/**
 * @param {Entry} entry
 * @param {(typeof PLATFORMS)[number]} platform
 */
function runsOn(entry, platform) {
  const has = (/** @type {string[] | undefined} */ list, /** @type {string | undefined} */ value) =>
    list === undefined || value === undefined || list.includes(value);
  return (
    has(entry.os, platform.os) &&
    has(entry.cpu, platform.cpu) &&
    has(entry.libc, 'libc' in platform ? platform.libc : undefined)
  );
}

/**
 * Where Node would find `name` from the package at `from`.
 * @param {Entries} entries
 * @param {string} from
 * @param {string} name
 * @returns {Entry | undefined}
 */
function resolve(entries, from, name) {
  const found = entries[`${from === '' ? '' : `${from}/`}node_modules/${name}`];
  if (found !== undefined || from === '') return found;
  const parent = from.lastIndexOf('/node_modules/');
  return resolve(entries, parent === -1 ? '' : from.slice(0, parent), name);
}

const nameOf = (/** @type {(typeof PLATFORMS)[number]} */ platform) => Object.values(platform).join(' ');

/**
 * What an install from this lockfile would lack on one of the platforms.
 * @param {Entries} entries `packages` of a lockfile
 * @returns {string[]}
 */
export function lockfileProblems(entries) {
  const problems = [];
  for (const [place, entry] of Object.entries(entries)) {
    const names = Object.keys(entry.optionalDependencies ?? {});
    const found = names.map((name) => ({ name, entry: resolve(entries, place, name) }));
    for (const { name, entry: one } of found) {
      if (one === undefined) problems.push(`${place} needs ${name}, which the lockfile does not list`);
    }
    // Packages that exist once for each platform; one for a single system, such as fsevents, names no processor.
    const native = found.flatMap(({ entry: one }) => (one?.os !== undefined && one.cpu !== undefined ? [one] : []));
    // A package that is no option must itself run everywhere.
    const candidates = native.length > 0 ? native : entry.optional ? [] : [entry];
    if (candidates.length === 0) continue;
    for (const platform of PLATFORMS) {
      if (!candidates.some((one) => runsOn(one, platform))) {
        problems.push(`${place} has nothing for ${nameOf(platform)}`);
      }
    }
  }
  return problems;
}
