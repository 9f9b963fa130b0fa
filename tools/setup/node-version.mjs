// Old Node must be able to read this file, so the syntax here is old too.
export const OLDEST = 20;

/**
 * @param {string} version as in `process.version`
 * @returns {string | undefined} a sentence for the person, if this Node is too old
 */
export function nodeProblem(version) {
  const major = Number(version.replace(/^v/, '').split('.')[0]);
  if (major >= OLDEST) return undefined;
  return (
    'Longbox needs Node ' +
    OLDEST +
    ' or later and this is ' +
    version +
    '. ' +
    'Install a current Node (nodejs.org, or your version manager), then run the same command again.'
  );
}
