#!/usr/bin/env node
import { existsSync } from 'node:fs';

const source = new URL('../src/main.ts', import.meta.url);
if (existsSync(source)) {
  const { register } = await import('tsx/esm/api');
  register();
}
// A published package carries only the bundle, a checkout only the sources.
const { main } = await import(existsSync(source) ? source.href : new URL('../dist/main.mjs', import.meta.url).href);
process.exitCode = await main(process.argv.slice(2));
