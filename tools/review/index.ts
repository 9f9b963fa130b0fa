// Measures what a review is worth, game by game, and says it. Results are kept line by line, so it can be stopped and gone
// on with; docs/review.md has the figures.
//   npx tsx tools/review/index.ts planted --game vs --player search:60 --games 200 --out planted-vs.jsonl
//   npx tsx tools/review/index.ts calibration --game vs --player search:60 --games 200 --out calibration-vs.jsonl
//   npx tsx tools/review/index.ts skill --game vs --player rules --games 1000 --out skill-vs.jsonl --part 3/16
// `tools/tune/bundle.mjs FILE tools/review/index.ts` makes one file of it that runs twice as fast.
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Game } from '@longbox/kernel';
import { parseSettings } from '@longbox/players';
import { TUNE_GAMES } from '../tune/games.ts';
import { tableOf } from '../tune/table.ts';
import { calibrateGame } from './calibration.ts';
import { plantOne } from './planted.ts';
import { tell } from './report.ts';
import { skillOf } from './skill.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    game: { type: 'string', default: 'vs' },
    player: { type: 'string', default: 'search:60' },
    games: { type: 'string', default: '200' },
    /** Stops before the next game once so much time has passed. */
    seconds: { type: 'string', default: '86400' },
    /** "3/16": only every sixteenth game, from the third on; so many processes share the work. Put their files together to tell. */
    part: { type: 'string', default: '1/1' },
    seed: { type: 'string', default: '2601' },
    out: { type: 'string', default: 'review.jsonl' },
  },
});

const tuned = TUNE_GAMES[values.game]();
const game = tuned.game as unknown as Game<unknown, unknown, unknown>;
const player = parseSettings(values.player);
if (player === undefined) throw new Error(`there is no player "${values.player}"`);

const MEASURES: Readonly<Record<string, (number: number) => readonly object[]>> = {
  planted: (number) => [plantOne(game, tableOf(tuned, Number(values.seed), number), player, number) ?? { number }],
  calibration: (number) => calibrateGame(game, tableOf(tuned, Number(values.seed), number), player, number),
  skill: (number) => [skillOf(game, tableOf(tuned, Number(values.seed), number), player, number)],
};
const [what = ''] = positionals;
const measure = MEASURES[what];
if (measure === undefined) throw new Error(`say one of ${Object.keys(MEASURES).join(', ')}`);

const readRows = (): { readonly number: number }[] =>
  existsSync(values.out)
    ? readFileSync(values.out, 'utf8')
        .trim()
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line) as { number: number })
    : [];

const done = new Set(readRows().map(({ number }) => number));
const until = Date.now() + 1000 * Number(values.seconds);
const [part, parts] = values.part.split('/').map(Number);
if (!(part >= 1 && part <= parts)) throw new Error(`"${values.part}" is no part; say for example 3/16`);
for (let number = part - 1; number < Number(values.games) && Date.now() < until; number += parts) {
  if (done.has(number)) continue;
  const rows = measure(number);
  appendFileSync(values.out, rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
}
console.log(tell(what, readRows()));
