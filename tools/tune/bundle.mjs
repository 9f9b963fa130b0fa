// node tools/tune/bundle.mjs FILE [SOURCE]: the games for tuning, or another tool, as one plain file that needs nothing but Node.
import path from 'node:path';
import { bundle } from '../setup/server-build.mjs';

const [file = 'tune.mjs', source = path.resolve(import.meta.dirname, 'play.ts')] = process.argv.slice(2);
await bundle(path.resolve(source), path.resolve(file), { inline: true });
