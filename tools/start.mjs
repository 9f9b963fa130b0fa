// Old Node must be able to read this file: no await here, and the rest is imported late.
import { nodeProblem } from './setup/node-version.mjs';

const problem = nodeProblem(process.version);
if (problem) {
  console.error(problem);
  process.exit(1);
}
import('./setup/run-start.mjs')
  .then(({ runStart }) => runStart())
  .catch((error) => {
    console.error(error);
    process.exit(1);
  });
