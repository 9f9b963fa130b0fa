import { existsSync } from 'node:fs';
import path from 'node:path';
import { installPackages, packageRights } from './debian.mjs';
import { step } from './progress.mjs';

// The same browser without windows of its own, which take as much of the processor as the pages in them.
const SHELL = 'chromium-headless-shell';
const NAMES = [SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const PLACES = [
  `/usr/bin/${SHELL}`,
  '/usr/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * The CHROMIUM variable if it is set, else the first Chromium or Chrome on this machine.
 * @param {NodeJS.ProcessEnv} [env]
 * @param {readonly string[]} [places] where to look beside the path
 * @returns {string | undefined}
 */
export function findChromium(env = process.env, places = PLACES) {
  const wanted = env.CHROMIUM;
  if (wanted) return existsSync(wanted) ? wanted : undefined;
  const folders = (env.PATH ?? '').split(path.delimiter).filter((folder) => folder !== '');
  const candidates = NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [...candidates, ...places].find((candidate) => existsSync(candidate));
}

/**
 * Not every Debian has the shell.
 * @param {string[]} rights
 */
async function installOne(rights) {
  const shell = await installPackages(rights, [SHELL]);
  return shell.code === 0 ? shell : installPackages(rights, ['chromium']);
}

/**
 * Finds a Chromium, installing Debian's where that is possible.
 * @param {readonly string[]} [places]
 * @returns {Promise<{ chromium: string } | { problem: string }>}
 */
export async function bringChromium(places = PLACES) {
  const found = findChromium(process.env, places);
  if (found) return { chromium: found };
  if (process.env.CHROMIUM) {
    return { problem: `CHROMIUM is '${process.env.CHROMIUM}', and no file is there. Correct it or unset it.` };
  }
  const byHand =
    'The browser tests need Chromium or Chrome and none was found. Install one (on Debian: apt-get install ' +
    'chromium), or set CHROMIUM to the path of one, then run the tests again.';
  const rights = await packageRights();
  if (!rights) return { problem: byHand };
  const { output } = await step(
    'Install Chromium',
    () => installOne(rights),
    (ran) => ran.code === 0,
  );
  const now = findChromium(process.env, places);
  return now ? { chromium: now } : { problem: `${byHand}\nInstalling it by apt-get did not work:\n\n${output}` };
}
