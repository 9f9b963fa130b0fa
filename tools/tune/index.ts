// Tunes the evaluation of a game by self-play and writes its weights and a report.
// npx tsx tools/tune/index.ts --game vs|arena [--games 3000] [--seed 1] [--ridge 20] [--dry]
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { createCollector } from './collect.ts';
import { TUNE_GAMES } from './games.ts';
import { rateWeights } from './quality.ts';
import { regress, type Sample } from './regress.ts';
import { reportText, type Tuned, weightsFile } from './report.ts';

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    games: { type: 'string', default: '3000' },
    seed: { type: 'string', default: '1' },
    ridge: { type: 'string', default: '20' },
    dry: { type: 'boolean', default: false },
  },
});

const makeGame = TUNE_GAMES[values.game ?? ''];
if (makeGame === undefined) {
  console.error(`Say which game: --game ${Object.keys(TUNE_GAMES).join('|')}`);
  process.exit(2);
}
const tuned = makeGame();
const { game, decks, profile } = tuned;
const { insight } = game;
if (insight === undefined) throw new Error(`${game.name} says nothing about good play`);
const games = Number(values.games);
const seed = Number(values.seed);

/** Out of a thousand decisions how many are taken at random: players of different skill. */
const NOISES = [30, 80, 150, 250];

function* collected(): Generator<Sample[]> {
  const collect = createCollector(game);
  for (let i = 0; i < games; i++) {
    const one = i % decks.length;
    // Every pair of decks in its turn, each seat with either.
    const two = (one + 1 + Math.floor(i / decks.length)) % decks.length;
    // Both seats alike: otherwise skill would pass for what skill brings about.
    const noise = NOISES[i % NOISES.length];
    const table = { game: game.name, profile, seed: `tune ${seed} ${i}`, seats: [decks[one], decks[two]] };
    yield collect(table, seed * 1_000_003 + i, [noise, noise]);
  }
}

const samples: Sample[] = [];
const test: Sample[] = [];
const from = Date.now();
let done = 0;
for (const rows of collected()) {
  (done % 5 === 4 ? test : samples).push(...rows);
  done++;
  if (process.stderr.isTTY && done % 20 === 0) showProgress();
}
if (process.stderr.isTTY) process.stderr.write('\r\u001b[K');

function showProgress(): void {
  const width = 30;
  const full = Math.floor((width * done) / games);
  const rate = done / ((Date.now() - from) / 1000);
  const bar = '█'.repeat(full) + '░'.repeat(width - full);
  process.stderr.write(
    `\r${bar} ${done} of ${games} games, ${rate.toFixed(0)}/s, ${((games - done) / rate).toFixed(0)} s left\u001b[K`,
  );
}

const weights = regress(samples, Number(values.ridge)).map((weight) => Math.round(1000 * weight));
const inLogits = (list: readonly number[]): number[] => list.map((weight) => weight / 1000);
const third = (name: string, low: number, high: number) => ({
  name,
  quality: rateWeights(
    test.filter(({ progress }) => progress >= low && progress < high),
    inLogits(weights),
  ),
});
const command = `npx tsx tools/tune/index.ts --game ${values.game} --games ${games} --seed ${seed}`;
const report: Tuned = {
  title: tuned.title,
  command,
  games,
  decks: decks.length,
  profile,
  seed,
  samples,
  test,
  features: insight.features,
  weights,
  before: rateWeights(test, inLogits(insight.weights)),
  after: rateWeights(test, inLogits(weights)),
  phases: [third('first third', 0, 1 / 3), third('middle third', 1 / 3, 2 / 3), third('last third', 2 / 3, 1.01)],
  alone: {
    feature: insight.features[0],
    quality: rateWeights(
      test,
      insight.features.map((_, i) => (i === 0 ? regress(only(samples, 0), 1)[0] : 0)),
    ),
  },
};

function only(rows: readonly Sample[], feature: number): Sample[] {
  return rows.map((row) => ({ ...row, features: [row.features[feature]] }));
}

const text = reportText(report);
console.log(text.slice(text.indexOf('| games')));
if (!values.dry) {
  const root = new URL('../../', import.meta.url);
  const file = new URL(tuned.weights, root);
  writeFileSync(new URL(tuned.report, root), text);
  if (readFileSync(file, 'utf8').includes('WEIGHTS'))
    writeFileSync(file, weightsFile(weights, insight.features, command));
  console.log(`wrote ${tuned.weights} and ${tuned.report}`);
}
