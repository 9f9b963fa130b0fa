import type { Quality } from './quality.ts';
import { type Sample, spreads } from './regress.ts';

export interface Tuned {
  readonly title: string;
  readonly command: string;
  readonly games: readonly { readonly player: string; readonly count: number }[];
  readonly decks: number;
  readonly profiles: readonly string[];
  readonly samples: readonly Sample[];
  readonly test: readonly Sample[];
  readonly features: readonly string[];
  readonly weights: readonly number[];
  readonly before: Quality;
  readonly after: Quality;
  /** For somebody who also knows how strong each deck is. */
  readonly besideDecks: { readonly before: Quality; readonly after: Quality };
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

Computer players played against each other (\`tools/tune/play.ts\`) and wrote down what they chose. A tenth of the decisions was drawn from
what had seemed nearly as good, so that positions off the beaten track are known too. The games were then played again, and both
seats measured at the first decision of every turn and at some others. Logistic regression found the weights with which the
difference of the two says best who won; how strong each deck is was fitted beside them and left out, since it helps no
decision. A weight is in thousandths of a logit.

| | |
| --- | --- |
| games | ${t.games.map(({ player, count }) => `${count} of ${player}`).join(', ')} (${t.profiles.join(', ')}, ${t.decks} decks) |
| positions | ${t.samples.length + t.test.length}, of which ${t.test.length} from every fifth game were kept for the test |

## How good it is

On the positions kept for the test:

| | AUC | log loss | calibration error |
| --- | --- | --- | --- |
| weights before | ${row(t.before)} |
| weights now | ${row(t.after)} |
| before, decks known | ${row(t.besideDecks.before)} |
| now, decks known | ${row(t.besideDecks.after)} |
${t.phases.map(({ name, quality }) => `| now, ${name} | ${row(quality)} |`).join('\n')}
| ${t.alone.feature} alone | ${row(t.alone.quality)} |

With decks known the strength of each deck is added: what differs then is what the weights say of positions.
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
