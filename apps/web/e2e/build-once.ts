import { buildWeb } from '../../../tools/setup/web-build.mjs';

/** Before all browser tests, so that no two files build at once. */
export async function setup(): Promise<void> {
  const problem = await buildWeb();
  if (problem !== undefined) throw new Error(problem);
}
