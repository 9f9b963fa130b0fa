// Plays games for tuning on all cores until the time is up, and writes them to a file. Bundled by `bundle.mjs` it
// is one file that needs nothing but Node:
//   node tools/tune/bundle.mjs tune.mjs
//   node tune.mjs --game vs --player search:150 --seconds 600 --out games.jsonl.gz [--workers 16] [--seed 1] [--explore 100]
import { appendFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { gzipSync } from 'node:zlib';
import { parseSettings } from '@longbox/players';
import { TUNE_GAMES } from './games.ts';
import { playForTuning } from './play-game.ts';
import { writeRecord } from './record.ts';

interface Order {
  readonly game: string;
  readonly player: string;
  readonly seed: number;
  readonly explore: number;
  /** This worker plays the numbers first, first + step and so on. */
  readonly first: number;
  readonly step: number;
}

/** Games that are written at once. */
const BATCH = 32;

function readOrders(): { orders: Order[]; seconds: number; out: string } {
  const { values } = parseArgs({
    options: {
      game: { type: 'string', default: 'vs' },
      player: { type: 'string', default: 'search:150' },
      seconds: { type: 'string', default: '60' },
      out: { type: 'string', default: 'games.jsonl.gz' },
      workers: { type: 'string', default: String(availableParallelism()) },
      seed: { type: 'string', default: '1' },
      explore: { type: 'string', default: '100' },
    },
  });
  const { game, player, out } = values;
  if (TUNE_GAMES[game] === undefined || parseSettings(player) === undefined) {
    console.error(`Say --game ${Object.keys(TUNE_GAMES).join('|')} and a player such as search:150`);
    process.exit(2);
  }
  const step = Number(values.workers);
  const [seed, explore] = [Number(values.seed), Number(values.explore)];
  const orders = Array.from({ length: step }, (_, first) => ({ game, player, seed, explore, first, step }));
  return { orders, seconds: Number(values.seconds), out };
}

function playAll(): void {
  const { orders, seconds, out } = readOrders();
  const from = Date.now();
  const lines: string[] = [];
  let games = 0;
  const flush = (): void => {
    // Files of this kind may be put one after the other.
    if (lines.length > 0) appendFileSync(out, gzipSync(`${lines.join('\n')}\n`));
    lines.length = 0;
  };
  const workers = orders.map((order) => {
    // The same file is the worker.
    const worker = new Worker(process.argv[1], { workerData: order });
    worker.on('message', (line: string) => {
      lines.push(line);
      games++;
      if (lines.length >= BATCH) flush();
    });
    worker.on('error', (error) => {
      console.error(error);
      process.exitCode = 1;
    });
    return worker;
  });
  setTimeout(() => {
    flush();
    for (const worker of workers) void worker.terminate();
    const took = (Date.now() - from) / 1000;
    console.log(`${games} games in ${took.toFixed(0)} s on ${workers.length} workers, ${out}`);
  }, seconds * 1000);
}

function work({ game, player, seed, explore, first, step }: Order): void {
  const settings = parseSettings(player);
  if (settings === undefined) throw new Error(`there is no player "${player}"`);
  const tuned = TUNE_GAMES[game]();
  for (let number = first; ; number += step) {
    parentPort?.postMessage(writeRecord(playForTuning(tuned, { settings, seed, explore }, number)));
  }
}

if (isMainThread) playAll();
else work(workerData as Order);
