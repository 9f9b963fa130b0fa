import { existsSync } from 'node:fs';
import path from 'node:path';
import { commandFor, Waiting } from './by-hand.mjs';
import { installPackages, mayInstall } from './debian.mjs';
import { findProgram, pathFolders } from './programs.mjs';
import { step } from './progress.mjs';

// The same browser without windows of its own, which take as much of the processor as the pages in them.
const SHELL = 'chromium-headless-shell';
const NAMES = [
  SHELL,
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
  'microsoft-edge-stable',
  'msedge',
];

const MAC = ['Chromium', 'Google Chrome', 'Microsoft Edge'];
const WINDOWS = [
  ['Chromium', 'Application', 'chrome.exe'],
  ['Google', 'Chrome', 'Application', 'chrome.exe'],
  ['Microsoft', 'Edge', 'Application', 'msedge.exe'],
];

/**
 * Where browsers are on this system that are not on the path.
 * @param {NodeJS.Platform} [platform]
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {string[]}
 */
export function browserPlaces(platform = process.platform, env = process.env) {
  if (platform === 'darwin') {
    const folders = ['/Applications', ...(env.HOME ? [path.posix.join(env.HOME, 'Applications')] : [])];
    return folders.flatMap((folder) => MAC.map((name) => `${folder}/${name}.app/Contents/MacOS/${name}`));
  }
  if (platform === 'win32') {
    const folders = [env.ProgramFiles, env['ProgramFiles(x86)'], env.LOCALAPPDATA].flatMap((folder) => folder || []);
    return folders.flatMap((folder) => WINDOWS.map((parts) => path.win32.join(folder, ...parts)));
  }
  return [`/usr/bin/${SHELL}`, '/usr/bin/chromium', '/snap/bin/chromium'];
}

/**
 * The CHROMIUM variable if it is set, else the first Chromium, Chrome or Edge on this machine.
 * @param {NodeJS.ProcessEnv} [env]
 * @param {readonly string[]} [places] where to look beside the path
 * @returns {string | undefined}
 */
export function findChromium(env = process.env, places = browserPlaces()) {
  const wanted = env.CHROMIUM;
  if (wanted) return existsSync(wanted) ? wanted : undefined;
  return findProgram(NAMES, pathFolders(env)) ?? places.find((place) => existsSync(place));
}

/** Not every Debian has the shell. */
async function installOne() {
  const shell = await installPackages([SHELL]);
  return shell.code === 0 ? shell : installPackages(['chromium']);
}

/**
 * Finds a Chromium, installing Debian's where that is possible.
 * @param {readonly string[]} [places]
 * @returns {Promise<{ chromium: string } | { problem: string } | { waiting: Waiting }>}
 */
export async function bringChromium(places = browserPlaces()) {
  const found = findChromium(process.env, places);
  if (found) return { chromium: found };
  if (process.env.CHROMIUM) {
    return { problem: `CHROMIUM is '${process.env.CHROMIUM}', and no file is there. Correct it or unset it.` };
  }
  const command = commandFor({ apt: 'chromium', brew: '--cask chromium', winget: 'Google.Chrome' });
  if (!(await mayInstall())) return { waiting: new Waiting('a browser', 'the browser tests', `${command}`) };
  const { output } = await step('Install Chromium', installOne, (ran) => ran.code === 0);
  const now = findChromium(process.env, places);
  if (now) return { chromium: now };
  return { problem: `The browser tests need Chromium. Installing it by apt-get did not work:\n\n${output}` };
}
