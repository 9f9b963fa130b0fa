import path from 'node:path';
import { backUp } from '@longbox/server';
import { ROOT } from './setup/run.mjs';

const [target] = process.argv.slice(2);
const data = process.env.LONGBOX_DATA ?? path.join(ROOT, 'data');
if (target === undefined) {
  console.error('Say where to: npm run backup -- FOLDER');
  process.exitCode = 1;
} else {
  try {
    await backUp(data, target);
    console.log(`Everything in ${data} is now also in ${target}. To use it: LONGBOX_DATA=${target} npm start`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
