import { parseArgs } from 'node:util';
import { type Command, type Shell, UsageError } from '../command.ts';
import { probeLog } from '../fuzz/fuzz.ts';
import { tellFuzz } from '../fuzz/fuzz-report.ts';
import type { FuzzSetup } from '../fuzz/fuzz-task.ts';
import { type FuzzAsked, runFuzz } from '../fuzz/run-fuzz.ts';
import { GAME_OPTION, type GameName, gamesMeant, loadGame } from '../games/games.ts';
import { numberFrom } from '../options.ts';
import { coresOf, startPool } from '../pool/pool.ts';
import { readReplay } from '../replays/read-replay.ts';

const OPTIONS = {
  ...GAME_OPTION,
  profile: { type: 'string' },
  seconds: { type: 'string' },
  games: { type: 'string' },
  from: { type: 'string' },
  every: { type: 'string' },
  exhaustive: { type: 'string' },
  out: { type: 'string' },
  cores: { type: 'string' },
  replay: { type: 'string' },
  seeds: { type: 'boolean' },
  'keep-going': { type: 'boolean' },
  json: { type: 'boolean' },
} as const;

const HELP = `Usage: longbox fuzz [vs|arena|all] [OPTIONS]

Plays random games and checks at every decision what every game must keep: options
sorted and complete, copies equal, refusals without a trace, nothing hidden shown,
replays exact, an end. Both games and all their profiles take turns.

  longbox fuzz                            a minute of everything
  longbox fuzz vs --seconds 3600          an hour of the Vs. System
  longbox fuzz --seconds 0                until Ctrl-C, which tells what is known so far
  longbox fuzz arena --games 500 --from 1000
  longbox fuzz vs --profile cr21/twoHeaded --games 20
  longbox fuzz --exhaustive 2             from one decision in 24, every line of two choices

A failure is printed with its seed and made smaller: choices are left out as long as
the same check fails. What is left becomes a replay file, told with the commands that
step through it, try it again, and play the game it was found in; exit code 1.

  longbox fuzz --replay fuzz-vs-12.json   whether the fault is still there

  --game GAME    another way to name the game
  --every N      one decision in N gets the checks that take long (24)
  --seeds        print the seed of every game
  --keep-going   do not stop at the first failure
  --out FOLDER   where replay files of failures go (here)
  --cores N      threads (all cores); the games are the same with any number
  --json         the result as data

Ctrl-C tells what is known so far; exit code 130.`;

export const fuzz: Command = {
  name: 'fuzz',
  summary: 'Play random games of all kinds and check everything',
  help: HELP,
  async run(args, shell) {
    const { values, positionals } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
    if (values.replay !== undefined) return probeFile(values.replay, values.json === true, shell);
    const number = (name: 'games' | 'from' | 'seconds' | 'every' | 'exhaustive', least: number): number | undefined =>
      values[name] === undefined ? undefined : numberFrom(name, values[name], least);
    const games = number('games', 1);
    const { cases, titles } = await casesOf(gamesMeant(positionals, values.game), values.profile);
    const every = number('every', 1) ?? 24;
    const depth = number('exhaustive', 1) ?? 0;
    const asked: FuzzAsked = {
      titles,
      from: number('from', 0) ?? 0,
      games,
      // A number of games is a promise of its own.
      seconds: number('seconds', 0) ?? (games === undefined ? 60 : 0),
      every,
      depth,
      out: values.out ?? '.',
      seeds: values.seeds === true,
      keepGoing: values['keep-going'] === true,
      json: values.json === true,
    };
    const result = await runFuzz(asked, startPool('fuzz', { cases, every, depth }, coresOf(values.cores)), shell);
    tellFuzz(asked, result, shell);
    if (result.failures.length > 0) return 1;
    return result.stopped ? 130 : 0;
  },
};

async function casesOf(
  names: readonly GameName[],
  profile: string | undefined,
): Promise<Pick<FuzzSetup, 'cases'> & { readonly titles: readonly string[] }> {
  const kits = await Promise.all(names.map(loadGame));
  const fitting = names
    .map((name, i) => ({ game: name, kit: kits[i] }))
    .filter(({ kit }) => profile === undefined || kit.seatsOf(profile) !== undefined);
  if (fitting.length === 0) {
    throw new UsageError(
      `there is no profile "${profile}"; profiles are ${kits.flatMap((kit) => kit.profiles).join(', ')}`,
    );
  }
  return {
    cases: fitting.map(({ game, kit }) => ({
      game,
      profiles: profile === undefined ? kit.profiles : [profile],
    })),
    titles: fitting.map(({ kit }) => kit.title),
  };
}

async function probeFile(file: string, json: boolean, shell: Shell): Promise<number> {
  const { kit, log } = await readReplay(file);
  const error = probeLog(kit, log);
  if (json) shell.out(JSON.stringify({ ok: error === undefined, check: error?.check, text: error?.message }));
  else
    shell.out(error === undefined ? 'ok      every check holds at the end of this game' : `FAILED  ${error.message}`);
  return error === undefined ? 0 : 1;
}
