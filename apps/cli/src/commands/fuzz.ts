import { parseArgs } from 'node:util';
import { type Command, UsageError } from '../command.ts';
import type { FuzzCase } from '../fuzz/fuzz.ts';
import { tellFuzz } from '../fuzz/fuzz-report.ts';
import { type FuzzAsked, runFuzz } from '../fuzz/run-fuzz.ts';
import { GAME_NAMES, gameName, loadGame } from '../games/games.ts';

const OPTIONS = {
  profile: { type: 'string' },
  seconds: { type: 'string' },
  games: { type: 'string' },
  from: { type: 'string' },
  every: { type: 'string' },
  out: { type: 'string' },
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

A failure is printed with its seed, written to a replay file, and answered with the
command that plays the same game again; exit code 1.

  --every N      one decision in N gets the checks that take long (24)
  --seeds        print the seed of every game
  --keep-going   do not stop at the first failure
  --out FOLDER   where replay files of failures go (here)
  --json         the result as data`;

export const fuzz: Command = {
  name: 'fuzz',
  summary: 'Play random games of all kinds and check everything',
  help: HELP,
  async run(args, shell) {
    const { values, positionals } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
    const games = numberOf('games', values.games, 1);
    const asked: FuzzAsked = {
      cases: await casesOf(positionals[0] ?? 'all', values.profile),
      from: numberOf('from', values.from, 0) ?? 0,
      games,
      // A number of games is a promise of its own.
      seconds: numberOf('seconds', values.seconds, 0) ?? (games === undefined ? 60 : 0),
      every: numberOf('every', values.every, 1) ?? 24,
      out: values.out ?? '.',
      seeds: values.seeds === true,
      keepGoing: values['keep-going'] === true,
      json: values.json === true,
    };
    const result = await runFuzz(asked, shell);
    tellFuzz(asked, result, shell);
    return result.failures.length === 0 ? 0 : 1;
  },
};

function numberOf(name: string, text: string | undefined, least: number): number | undefined {
  if (text === undefined) return undefined;
  const number = Number(text);
  if (Number.isInteger(number) && number >= least) return number;
  throw new UsageError(`--${name} is a whole number from ${least} on, not "${text}"`);
}

async function casesOf(game: string, profile: string | undefined): Promise<FuzzCase[]> {
  const names = game === 'all' ? GAME_NAMES : [gameName(game)];
  const kits = await Promise.all(names.map(loadGame));
  if (profile === undefined) return kits.map((kit) => ({ kit, profiles: kit.profiles }));
  const fitting = kits.filter((kit) => kit.seatsOf(profile) !== undefined);
  if (fitting.length > 0) return fitting.map((kit) => ({ kit, profiles: [profile] }));
  throw new UsageError(
    `there is no profile "${profile}"; profiles are ${kits.flatMap((kit) => kit.profiles).join(', ')}`,
  );
}
