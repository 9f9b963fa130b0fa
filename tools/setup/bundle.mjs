// node tools/setup/bundle.mjs SOURCE FILE: one plain file of a source and all of ours that it needs, for containers.
import path from 'node:path';
import { bundle } from './server-build.mjs';

const [source, file] = process.argv.slice(2).map((one) => path.resolve(one));
await bundle(source, file);
