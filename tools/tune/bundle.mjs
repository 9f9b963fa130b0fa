// node tools/tune/bundle.mjs FILE: the games for tuning as one plain file that needs nothing but Node, packages included.
import path from 'node:path';
import { bundle } from '../setup/server-build.mjs';

const [file = 'tune.mjs'] = process.argv.slice(2);
await bundle(path.resolve(import.meta.dirname, 'play.ts'), path.resolve(file), { inline: true });
