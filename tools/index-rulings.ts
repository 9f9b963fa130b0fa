/** Makes data of the rulings in docs, for screens that show them: `npx tsx tools/index-rulings.ts && npm run format`. */
import { writeFileSync } from 'node:fs';
import { FILES } from './index-rulings/make-index.ts';

for (const { file, make } of FILES) {
  writeFileSync(new URL(`../${file}`, import.meta.url), `${JSON.stringify(make(), undefined, 2)}\n`);
}
