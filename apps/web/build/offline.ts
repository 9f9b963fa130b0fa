import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const SOURCE = new URL('./service-worker.js', import.meta.url);

/** Writes the service worker, which keeps every file of the build: one visit, and the app works without a network. */
export function offline(): Plugin {
  let folders = { out: '', open: '' };
  return {
    name: 'longbox-offline',
    apply: 'build',
    configResolved({ root, build, publicDir }) {
      folders = { out: path.resolve(root, build.outDir), open: publicDir };
    },
    writeBundle(_options, bundle) {
      const built = Object.keys(bundle).filter((name) => name !== 'index.html' && !/\.(map|woff)$/.test(name));
      const open = readdirSync(folders.open);
      const files = ['/', ...[...built, ...open].sort().map((name) => `/${name}`)];
      const hash = createHash('sha256').update(readFileSync(path.join(folders.out, 'index.html')));
      for (const name of files) hash.update(name);
      const version = hash.digest('hex').slice(0, 12);
      const head = `const VERSION = '${version}';\nconst FILES = ${JSON.stringify(files)};\n`;
      writeFileSync(path.join(folders.out, 'sw.js'), head + readFileSync(SOURCE, 'utf8'));
      console.log(`offline: ${files.length} files, version ${version}`);
    },
  };
}
