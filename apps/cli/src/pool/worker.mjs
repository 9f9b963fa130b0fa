import { existsSync } from 'node:fs';

// In a checkout the thread follows the sources; a package carries it built.
const build = new URL('../../../../tools/setup/cli-build.mjs', import.meta.url);
const built = existsSync(build)
  ? await (await import(build.href)).builtCli('worker')
  : new URL('../../dist/worker.mjs', import.meta.url).href;
await import(built);
