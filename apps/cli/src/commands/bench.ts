import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { playerSettings } from '@longbox/lab';
import { type BenchRow, runBench } from '../bench/run-bench.ts';
import { type Command, type Shell, UsageError } from '../command.ts';
import { GAME_OPTION, gamesMeant } from '../games/games.ts';
import { columns } from '../games/phrase.ts';
import { numberFrom } from '../options.ts';
import { coresOf } from '../pool/pool.ts';
import { grouped } from '../progress.ts';

const OPTIONS = {
  ...GAME_OPTION,
  player: { type: 'string' },
  seconds: { type: 'string' },
  cores: { type: 'string' },
  full: { type: 'boolean' },
  quick: { type: 'boolean' },
  json: { type: 'boolean' },
} as const;

const HELP = `Usage: longbox bench [vs|arena|all] [OPTIONS]

How many games this machine plays in a second: whole games between all built-in decks.

  longbox bench                       both games, random and rules, all cores
  longbox bench vs --player rules --cores 1
  longbox bench --full                the engine beside Showdown's and boardgame.io, as
                                      npm run bench does; --quick for a shorter one

  --game GAME    another way to name the game
  --player NAME  random, rules, greedy, search:200 (random and rules)
  --seconds N    for each line (5); two more come before it to warm up
  --cores N      threads (all cores)
  --json         as data`;

const FULL = fileURLToPath(new URL('../../../../bench/src/index.ts', import.meta.url));

export const bench: Command = {
  name: 'bench',
  summary: 'Measure how many games this machine plays a second',
  help: HELP,
  async run(args, shell) {
    const { values, positionals } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
    if (values.full) return runFull(values.quick === true, values.json === true);
    const games = gamesMeant(positionals, values.game);
    const players = values.player === undefined ? ['random', 'rules'] : [values.player];
    for (const player of players) {
      if (playerSettings(player) === undefined) throw new UsageError(`there is no player "${player}" for measuring`);
    }
    const seconds = numberFrom('seconds', values.seconds ?? '5', 1);
    const cores = coresOf(values.cores);
    const rows: BenchRow[] = [];
    let stopped = false;
    for (const [game, player] of games.flatMap((each) => players.map((player) => [each, player] as const))) {
      if (stopped) break;
      const row = await runBench({ game, player, cores, seconds }, shell);
      if (row === undefined) stopped = true;
      else rows.push(row);
    }
    tell(rows, values.json === true, shell);
    return stopped ? 130 : 0;
  },
};

function tell(rows: readonly BenchRow[], json: boolean, shell: Shell): void {
  if (json) {
    shell.out(JSON.stringify(rows.map((row) => ({ ...row, gamesASecond: row.games / row.seconds }))));
    return;
  }
  const head = ['game', 'player', 'cores', 'games/s', 'decisions/s', 'µs of a core a decision'];
  const lines = rows.map(({ title, player, cores, games, decisions, seconds }) => [
    title,
    player,
    String(cores),
    (games / seconds).toFixed(1),
    grouped(Math.round(decisions / seconds)),
    ((cores * seconds * 1e6) / decisions).toFixed(1),
  ]);
  for (const line of columns([head, ...lines], [2, 3, 4, 5])) shell.out(line);
}

/** The ratio run has packages of its own, so it is a program of its own. */
function runFull(quick: boolean, json: boolean): Promise<number> {
  if (!existsSync(FULL)) throw new UsageError('longbox bench --full works in a checkout of Longbox only');
  const options = [...(quick ? ['--quick'] : []), ...(json ? ['--json'] : [])];
  const child = spawn(process.execPath, ['--import', 'tsx', FULL, ...options], { stdio: 'inherit' });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}
