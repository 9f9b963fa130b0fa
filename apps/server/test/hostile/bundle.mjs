// node apps/server/test/hostile/bundle.mjs FOLDER: server, attack and comparison of two servers as plain files that need nothing but Node
// 22.13 or later. Then, in FOLDER: ATTACK_SERVER=app/dist/main.mjs LONGBOX_WEB=. node app/dist/attack.mjs --sockets 100
import { cpSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../../../tools/setup/run.mjs';
import { bundle } from '../../../../tools/setup/server-build.mjs';

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('say into which folder');
const SERVER = path.join(ROOT, 'apps', 'server');

/** What each file is made of. They keep the places they would have in a checkout, to find each other. */
const FILES = {
  main: 'src/main.ts',
  worker: 'src/computer/worker.ts',
  attack: 'test/hostile/run.ts',
  against: 'test/load/against.ts',
  'server-child': 'test/load/server-child.ts',
};
for (const [name, source] of Object.entries(FILES)) {
  const place = path.join('dist', `${name}.mjs`);
  mkdirSync(path.join(folder, 'app', 'dist'), { recursive: true });
  await bundle(path.join(SERVER, source), path.resolve(folder, 'app', place), {
    inline: true,
    home: path.join(SERVER, place),
  });
}
const thread = path.join('src', 'computer', 'worker.mjs');
cpSync(path.join(SERVER, thread), path.join(folder, 'app', thread));
