import { existsSync } from 'node:fs';

// In a checkout the thread learns TypeScript first; a package carries it built.
const source = new URL('./worker.ts', import.meta.url);
if (existsSync(source)) {
  const { register } = await import('tsx/esm/api');
  register();
  await import(source.href);
} else {
  await import(new URL('../../dist/worker.mjs', import.meta.url).href);
}
