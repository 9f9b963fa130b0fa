// Plays games for training a value and an order of options, and matches with what was trained, in as many processes as are asked for. Bundled
// (`node tools/train/bundle.mjs train.mjs`) it is one file that needs nothing but Node.
//   node train.mjs describe --out DIR
//   node train.mjs rows --player search:60 --seconds 300 --workers 8 --out DIR [--mark 2] [--seed 1] [--explore 100] [--every 8]
//   node train.mjs match PLAYER OTHER --seconds 300 --workers 8 --out FILE [--seed 1]
//   node train.mjs factors PLAYER turns=1,2,3 dice=0,30 --seconds 300 --workers 8 --out FILE [--seed 1]
//   node train.mjs lists PLAYER --seconds 300 --workers 8 --out FILE [--seed 1]
import { spawn } from 'node:child_process';
import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { parseSettings, wilson } from '@longbox/players';
import { TUNE_GAMES } from '../tune/games.ts';
import { decksOf, tableOf } from '../tune/table.ts';
import { type FactorResult, playFactors, readFactor } from './factors.ts';
import { describeOptions } from './option-row.ts';
import { playForRows } from './play-game.ts';
import { type ListResult, playList } from './play-list.ts';
import { type PairResult, playPair } from './play-pair.ts';
import { readTrial } from './player.ts';
import { describeRows } from './row.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    game: { type: 'string', default: 'vs' },
    player: { type: 'string', default: 'rules' },
    seconds: { type: 'string', default: '60' },
    workers: { type: 'string', default: '1' },
    out: { type: 'string', default: 'train-rows' },
    mark: { type: 'string', default: '0' },
    seed: { type: 'string', default: '1' },
    explore: { type: 'string', default: '100' },
    every: { type: 'string', default: '8' },
    /** Set for a process that was started by this command. */
    worker: { type: 'string' },
  },
});
const [command, ...players] = positionals;
const tuned = TUNE_GAMES[values.game]();
const seed = Number(values.seed);
const step = Number(values.workers);

/** Calls `play` with numbers of its own until the time is up. */
function untilDone(first: number, play: (number: number) => void): void {
  const until = Date.now() + 1000 * Number(values.seconds);
  for (let number = first; Date.now() < until; number += step) play(number);
}

function workRows(first: number): void {
  const trial = readTrial(tuned.game, values.player);
  const plan = { seed, explore: Number(values.explore), every: Number(values.every), player: Number(values.mark) };
  const name = `${plan.player}-${first}`;
  const files = [`rows-${name}.bin`, `decisions-${name}.opt`].map((file) => path.join(values.out, file));
  let games = 0;
  untilDone(first, (number) => {
    const { positions, decisions } = playForRows(tuned, trial, plan, number);
    appendFileSync(files[0], Buffer.concat(positions));
    appendFileSync(files[1], Buffer.concat(decisions));
    games++;
  });
  console.log(`${values.player}, process ${first}: ${games} games`);
}

function workMatch(first: number): void {
  const [one, other] = players.map((text) => readTrial(tuned.game, text));
  untilDone(first, (number) => {
    const pair = playPair([one, other], tableOf(tuned, seed, number), decksOf(tuned, seed, number), number);
    appendFileSync(values.out, `${JSON.stringify(pair)}\n`);
  });
}

function workLists(first: number): void {
  const trial = readTrial(tuned.game, players[0]);
  untilDone(first, (number) => appendFileSync(values.out, `${JSON.stringify(playList(trial, seed, number))}\n`));
}

const readLines = <T>(): T[] =>
  readFileSync(values.out, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as T);

const percent = (share: number): string => (100 * share).toFixed(1);

function tellLists(): void {
  const games = readLines<ListResult>();
  const tell = (name: string, some: readonly ListResult[]): void => {
    const points = some.reduce((sum, game) => sum + game.points, 0);
    const { low, high } = wilson(points, some.length);
    console.log(
      `${name}: ${points} of ${some.length}, ${percent(points / some.length)} % [${percent(low)}, ${percent(high)}]`,
    );
  };
  for (const key of ['list', 'first'] as const) {
    for (const each of [...new Set(games.map((game) => game[key]))].sort())
      tell(
        each,
        games.filter((game) => game[key] === each),
      );
  }
  tell(`${players[0]}, all lists`, games);
}

function workFactors(first: number): void {
  const [text, ...factors] = players;
  const settings = parseSettings(text);
  if (settings === undefined) throw new Error(`there is no player "${text}"`);
  const read = factors.map(readFactor);
  untilDone(first, (number) =>
    appendFileSync(values.out, `${JSON.stringify(playFactors(tuned, settings, read, seed, number))}\n`),
  );
}

/** For each factor how its values fared against its others. */
function tellFactors(): void {
  const deals = readLines<FactorResult>();
  for (const [i, { name, levels }] of players.slice(1).map(readFactor).entries()) {
    const told = levels.map((level, place) => {
      const leads = deals.flatMap(({ places: [one, other], lead }) =>
        one[i] === other[i] ? [] : one[i] === place ? [lead] : other[i] === place ? [-lead] : [],
      );
      const mean = leads.reduce((sum, each) => sum + each, 0) / leads.length;
      const spread = Math.sqrt(leads.reduce((sum, each) => sum + (each - mean) ** 2, 0)) / leads.length;
      return `${level}: ${(50 + 50 * mean).toFixed(1)} ±${(98 * spread).toFixed(1)}`;
    });
    console.log(`${name.padEnd(12)} ${told.join('; ')}`);
  }
  console.log(`${2 * deals.length} games`);
}

function tellMatch(): void {
  const pairs = readLines<PairResult>();
  const sum = (count: (pair: PairResult) => number): number => pairs.reduce((total, pair) => total + count(pair), 0);
  const points = sum((pair) => pair.points[0] + pair.points[1]);
  const games = 2 * pairs.length;
  const { low, high } = wilson(points, games);
  const each = [0, 1].map((who) => sum(({ time }) => time[who]) / sum(({ decisions }) => decisions[who]));
  console.log(
    `${players.join(' over ')}: ${points} of ${games}, ${percent(points / games)} % [${percent(low)}, ${percent(high)}]; ` +
      `${each.map((ms) => ms.toFixed(2)).join(' and ')} ms a decision, ${sum(({ fallbacks }) => fallbacks)} fallbacks`,
  );
}

/** The same command in `step` processes: threads of one would wait for each other's memory. */
async function inProcesses(): Promise<void> {
  const started = Array.from({ length: step }, (_, first) => {
    const args = [process.argv[1], ...process.argv.slice(2), '--worker', String(first)];
    const child = spawn(process.execPath, args, { stdio: 'inherit' });
    return new Promise<void>((done) => {
      child.on('exit', (code) => {
        if (code !== 0) process.exitCode = 1;
        done();
      });
    });
  });
  await Promise.all(started);
}

if (command === 'describe') {
  mkdirSync(values.out, { recursive: true });
  writeFileSync(
    path.join(values.out, 'rows.json'),
    JSON.stringify({ ...describeRows(tuned.game), ...describeOptions(tuned.game) }),
  );
} else if (command === 'rows') {
  mkdirSync(values.out, { recursive: true });
  if (values.worker === undefined) await inProcesses();
  else workRows(Number(values.worker));
} else if (
  (command === 'match' && players.length === 2) ||
  (command === 'lists' && players.length === 1) ||
  (command === 'factors' && players.length > 1)
) {
  const { work, tell } = {
    match: { work: workMatch, tell: tellMatch },
    lists: { work: workLists, tell: tellLists },
    factors: { work: workFactors, tell: tellFactors },
  }[command];
  if (values.worker !== undefined) work(Number(values.worker));
  else {
    writeFileSync(values.out, '');
    await inProcesses();
    tell();
  }
} else {
  console.error('Say describe, rows, match, lists or factors; the top of this file shows how');
  process.exitCode = 2;
}
