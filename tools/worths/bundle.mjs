// node tools/worths/bundle.mjs FILE: numbers of the principles, found by games, as one plain file that needs nothing but Node, packages included.
import path from 'node:path';
import { bundle } from '../setup/server-build.mjs';

const [file = 'worths.mjs'] = process.argv.slice(2);
await bundle(path.resolve(import.meta.dirname, 'index.ts'), path.resolve(file), { inline: true });
