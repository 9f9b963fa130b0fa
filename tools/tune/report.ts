import type { Quality } from './quality.ts';
import { type Sample, spreads } from './regress.ts';

export interface Tuned {
  readonly title: string;
  readonly command: string;
  readonly games: number;
  readonly decks: number;
  readonly profile: string;
  readonly seed: number;
  readonly samples: readonly Sample[];
  readonly test: readonly Sample[];
  readonly features: readonly string[];
  readonly weights: readonly number[];
  readonly before: Quality;
  readonly after: Quality;
  readonly phases: readonly { readonly name: string; readonly quality: Quality }[];
  readonly alone: { readonly feature: string; readonly quality: Quality };
}

/** The weights as a source file: thousandths of a logit. */
export function weightsFile(weights: readonly number[], features: readonly string[], command: string): string {
  const lines = features.map((name, i) => `  ${weights[i]}, // ${name}`);
  return `// Made by \`${command}\`; what it was made from stands in docs/.
/** Thousandths of a logit for one point of each feature, in their order. */
export const WEIGHTS: readonly number[] = [
${lines.join('\n')}
];
`;
}

const three = (x: number): string => x.toFixed(3);
const percent = (x: number): string => `${(100 * x).toFixed(1)} %`;

export function reportText(t: Tuned): string {
  return `# How the evaluation of ${t.title} was tuned

Made by \`${t.command}\`, which writes the weights and this page.

Computer players that follow the principles of the game, now and then with any option at all, played against each other.
At the first decision of every turn, and at some others, both seats were measured. Logistic regression then found the weights
with which the difference of the two says best who won. The evaluation answers the chance to win; a weight is in thousandths of a logit.

| | |
| --- | --- |
| games | ${t.games} (${t.profile}, ${t.decks} decks, seed ${t.seed}) |
| positions | ${t.samples.length + t.test.length}, of which ${t.test.length} from every fifth game were kept for the test |

## How good it is

On the positions kept for the test:

| | AUC | log loss | calibration error |
| --- | --- | --- | --- |
| weights before | ${row(t.before)} |
| weights now | ${row(t.after)} |
${t.phases.map(({ name, quality }) => `| now, ${name} | ${row(quality)} |`).join('\n')}
| ${t.alone.feature} alone | ${row(t.alone.quality)} |

AUC is the chance that a position that was won is rated above one that was lost. The calibration error is how far, on
average, the expected share of wins is from the real one:

| expected | positions | mean expected | won |
| --- | --- | --- | --- |
${t.after.bins.map((bin) => `| ${percent(bin.from)} and more | ${bin.rows} | ${percent(bin.expected)} | ${percent(bin.won)} |`).join('\n')}

## Weights

The last column is the weight times the usual size of the difference: how much the feature decides.

| feature | weight | usual difference | decides |
| --- | --- | --- | --- |
${weightRows(t)}
`;
}

const row = (q: Quality): string => `${three(q.auc)} | ${three(q.logLoss)} | ${three(q.calibrationError)}`;

function weightRows({ features, weights, samples }: Tuned): string {
  const spread = spreads(samples, features.length);
  return features
    .map(
      (name, i) =>
        `| ${name} | ${weights[i]} | ${spread[i].toFixed(1)} | ${Math.abs(weights[i] * spread[i]).toFixed(0)} |`,
    )
    .join('\n');
}
