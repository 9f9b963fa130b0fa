/** @typedef {{ apt: string, brew: string, winget?: string }} Names of one program, for those who install programs */

/**
 * The one command that brings a program on this system.
 * @param {Names} names
 * @param {NodeJS.Platform} [platform]
 * @returns {string | undefined} nothing where no such command is known
 */
export function commandFor({ apt, brew, winget }, platform = process.platform) {
  if (platform === 'darwin') return `brew install ${brew}`;
  if (platform === 'win32') return winget && `winget install ${winget}`;
  return `apt-get install -y ${apt}   (as root, or as your Linux installs it)`;
}

/** A suite that does not run here, and what would change that. */
export class Waiting {
  /**
   * @param {string} what is missing
   * @param {string} suites
   * @param {string} remedy
   */
  constructor(what, suites, remedy) {
    this.line = `Not run, for want of ${what}: ${suites}.\n  ${remedy}`;
  }
}
