#!/usr/bin/env node
import { existsSync } from 'node:fs';

const build = new URL('../../../tools/setup/cli-build.mjs', import.meta.url);
// A published package carries only the bundle; in a checkout it follows the sources.
const built = existsSync(build)
  ? await (await import(build.href)).builtCli('main')
  : new URL('../dist/main.mjs', import.meta.url).href;
const { main } = await import(built);
process.exitCode = await main(process.argv.slice(2));
