// Fits the evaluation of a game to games that `play.ts` recorded, and writes its weights and a report.
// npx tsx tools/tune/index.ts --game vs|arena --from FILE[,FILE...] --by PLAYER[,PLAYER...] [--ridge 20] [--dry]
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { TUNE_GAMES } from './games.ts';
import { rateWeights } from './quality.ts';
import { type GameRecord, readRecord } from './record.ts';
import { dot, regress, type Sample, withDecks } from './regress.ts';
import { reportText, type Tuned, weightsFile } from './report.ts';
import { createMeasurer, NotReplayable } from './rows.ts';

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    from: { type: 'string', default: '' },
    by: { type: 'string', default: '' },
    ridge: { type: 'string', default: '20' },
    dry: { type: 'boolean', default: false },
  },
});

const makeGame = TUNE_GAMES[values.game ?? ''];
const files = values.from.split(',').filter((file) => file !== '');
const players = values.by.split(',').filter((player) => player !== '');
if (makeGame === undefined || files.length === 0 || players.length !== files.length) {
  console.error(`Say --game ${Object.keys(TUNE_GAMES).join('|')}, --from the files of games and --by who played each`);
  process.exit(2);
}
const tuned = makeGame();
const { game, decks, profiles } = tuned;
const { insight } = game;
if (insight === undefined) throw new Error(`${game.name} says nothing about good play`);

const samples: Sample[] = [];
const test: Sample[] = [];
const measure = createMeasurer(tuned);

/** A game recorded under other rules may come to a choice that is not offered any more; it is left out and counted. */
function measured(record: GameRecord): Sample[] | undefined {
  try {
    return measure(record);
  } catch (error) {
    if (error instanceof NotReplayable) return undefined;
    throw error;
  }
}

const counts = files.map((file) => {
  const lines = gunzipSync(readFileSync(file)).toString('utf8').split('\n');
  const records = lines.filter((line) => line !== '').map(readRecord);
  let played = 0;
  for (const record of records) {
    const rows = measured(record);
    if (rows === undefined) continue;
    (played % 5 === 4 ? test : samples).push(...rows);
    played++;
  }
  if (played < records.length)
    console.error(`${file}: ${records.length - played} games no longer play under these rules`);
  return played;
});

const fitted = regress(withDecks(samples, decks.length), Number(values.ridge));
const weights = fitted.slice(0, insight.features.length).map((weight) => Math.round(1000 * weight));
/** How good weights are for somebody who also knows how strong each deck is: what is left is what they say of positions. */
function rateBesideDecks(list: readonly number[]) {
  const asOne = (rows: readonly Sample[]): Sample[] =>
    withDecks(
      rows.map((row) => ({ ...row, features: [dot(list, row.features)] })),
      decks.length,
    );
  return rateWeights(asOne(test), regress(asOne(samples), 1));
}
const inLogits = (list: readonly number[]): number[] => list.map((weight) => weight / 1000);
const third = (name: string, low: number, high: number) => ({
  name,
  quality: rateWeights(
    test.filter(({ progress }) => progress >= low && progress < high),
    inLogits(weights),
  ),
});
const command = `npx tsx tools/tune/index.ts --game ${values.game} --from FILES --by ${values.by}`;
const report: Tuned = {
  title: tuned.title,
  command,
  games: players.map((player, i) => ({ player, count: counts[i] })),
  decks: decks.length,
  profiles,
  samples,
  test,
  features: insight.features,
  weights,
  before: rateWeights(test, inLogits(insight.weights)),
  after: rateWeights(test, inLogits(weights)),
  besideDecks: {
    before: rateBesideDecks(inLogits(insight.weights)),
    after: rateBesideDecks(inLogits(weights)),
  },
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
