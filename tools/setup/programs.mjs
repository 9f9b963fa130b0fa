import { existsSync } from 'node:fs';
import path from 'node:path';

/**
 * The name of a program's file.
 * @param {string} name
 */
export const fileOf = (name) => (process.platform === 'win32' ? `${name}.exe` : name);

/**
 * The folders that the system looks for programs in.
 * @param {NodeJS.ProcessEnv} env
 */
export const pathFolders = (env) =>
  // Windows spells it Path, and a copy of its environment is no longer blind to that.
  (env.PATH ?? env.Path ?? '').split(path.delimiter).filter((folder) => folder !== '');

/**
 * The first of these programs that is in one of the folders, names before folders.
 * @param {readonly string[]} names
 * @param {readonly string[]} folders
 */
export const findProgram = (names, folders) =>
  names.flatMap((name) => folders.map((folder) => path.join(folder, fileOf(name)))).find((file) => existsSync(file));
