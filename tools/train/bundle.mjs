// node tools/train/bundle.mjs FILE: games for training and matches as one plain file that needs nothing but Node, packages included.
import path from 'node:path';
import { bundle } from '../setup/server-build.mjs';

const [file = 'train.mjs'] = process.argv.slice(2);
await bundle(path.resolve(import.meta.dirname, 'index.ts'), path.resolve(file), { inline: true });
