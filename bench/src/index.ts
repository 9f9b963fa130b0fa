// npm run bench [-- --quick] [--only vs,showdown] [--json] [--write-docs] [--against DIR]
import path from 'node:path';
import { parseArgs } from 'node:util';
import { againstText, measureAgainst } from './against.ts';
import { measureAll } from './measure.ts';
import { FULL, GAMES, missingPackages, PEERS, QUICK, type SubjectName } from './plan.ts';
import { createProgress } from './progress.ts';
import { asJson, asText, reportOn } from './report.ts';
import { writeDocs } from './write-docs.ts';

const ALL: readonly SubjectName[] = [...GAMES, ...PEERS];
const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    only: { type: 'string' },
    'write-docs': { type: 'boolean', default: false },
    against: { type: 'string' },
  },
});

const asked = values.only?.split(',') ?? ALL;
const unknown = asked.filter((name) => !ALL.some((each) => each === name));
if (unknown.length > 0) stop(`There is no benchmark of ${unknown.join(', ')}. There are: ${ALL.join(', ')}.`);
if (values['write-docs'] && (values.quick || values.only !== undefined)) {
  stop('The documentation shows a full run: leave out --quick and --only.');
}

const wanted = ALL.filter((each) => asked.includes(each));
const missing = missingPackages(wanted);
for (const { name } of missing) {
  console.error(`${name} is not installed, so nothing is compared with it. To install it: npm install --include=dev`);
}
if (missing.length > 0 && values['write-docs']) stop('The documentation shows all engines; install them first.');
const subjects = wanted.filter((each) => !missing.some(({ peer }) => peer === each));
if (subjects.length === 0) stop('Nothing is left to measure.');

const plan = values.quick ? QUICK : FULL;
const progress = createProgress(process.stderr);
if (values.against !== undefined) {
  const games = GAMES.filter((game) => asked.includes(game));
  const found = await measureAgainst(path.resolve(values.against), games, plan, progress.say);
  progress.end();
  console.log(values.json ? JSON.stringify(found, undefined, 2) : againstText(found));
  process.exit(0);
}
const measured = await measureAll(subjects, plan, progress.say).catch((error: unknown) => {
  progress.end();
  return stop(`${error instanceof Error ? error.message : String(error)}; what it said is above.`);
});
progress.end();
const report = reportOn(measured, plan);
console.log(values.json ? JSON.stringify(asJson(report), undefined, 2) : asText(report));
if (values['write-docs']) writeDocs(report);

function stop(message: string): never {
  console.error(message);
  process.exit(1);
}
