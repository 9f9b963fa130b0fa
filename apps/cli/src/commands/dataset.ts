import { parseArgs } from 'node:util';
import { type Command, UsageError } from '../command.ts';
import { runDataset } from '../dataset/run-dataset.ts';
import { schemaOf } from '../dataset/schema.ts';
import { columnFolder, jsonLines } from '../dataset/sinks.ts';
import { GAME_OPTION } from '../games/games.ts';
import { planLab } from '../lab/plan-lab.ts';
import { coresOf } from '../pool/pool.ts';
import { clock, grouped } from '../progress.ts';

const OPTIONS = {
  ...GAME_OPTION,
  profile: { type: 'string' },
  player: { type: 'string' },
  seed: { type: 'string' },
  games: { type: 'string' },
  format: { type: 'string' },
  out: { type: 'string' },
  view: { type: 'boolean' },
  every: { type: 'boolean' },
  mirrors: { type: 'boolean' },
  schema: { type: 'boolean' },
  cores: { type: 'string' },
  json: { type: 'boolean' },
} as const;

const HELP = `Usage: longbox dataset [vs|arena] DECK DECK... [OPTIONS]

Decisions of computer players for those who train models: what the seat saw in
numbers, its options, what it chose, how the game ended. docs/dataset.md has the
schema. Every two decks meet, as in longbox sim; games are written as they end.

  longbox dataset mnb-x-men mnb-avengers --games 100 --out games.jsonl
  longbox dataset arena all --games 1000 --format columns --out arena-data
  longbox dataset 'mnb-*' --games 2 --view | head -1

  --games N        games of each two decks (10)
  --player NAME    who plays: random, rules (the usual one), greedy, search:200
  --format NAME    jsonl, a line for each decision (the usual one), or columns, a folder
                   with a binary file for each column, for numpy and Arrow
  --out NAME       file or folder; without it JSON lines go to the output
  --view           everything the seat saw, as JSON, too (jsonl)
  --every          decisions with a single option too
  --mirrors        each deck against itself too
  --schema         print the schema and play nothing
  --seed TEXT      the same seed gives the same data, byte for byte
  --cores N        threads (all cores)
  --json           at the end, what was written as data, on the error output`;

export const dataset: Command = {
  name: 'dataset',
  summary: 'Write decisions of computer players for training',
  help: HELP,
  async run(args, shell) {
    const { values, positionals } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
    const format = values.format ?? 'jsonl';
    if (format !== 'jsonl' && format !== 'columns')
      throw new UsageError(`--format is jsonl or columns, not "${format}"`);
    const { kit, plan } = await planLab(positionals, { ...values, games: values.games ?? '10' });
    const schema = schemaOf(kit, plan);
    if (values.schema) {
      shell.out(JSON.stringify(schema, undefined, 1));
      return 0;
    }
    if (format === 'columns' && values.view) throw new UsageError('--view goes with JSON lines only');
    if (format === 'columns' && values.out === undefined) throw new UsageError('--format columns needs --out FOLDER');
    const sink = format === 'columns' ? columnFolder(schema, values.out ?? '') : jsonLines(schema, values.out, shell);
    const setup = { plan, isEvery: values.every === true, withView: values.view === true };
    const result = await runDataset(setup, sink, coresOf(values.cores), shell);
    const { games, decisions, seconds, stopped } = result;
    const where = values.out === undefined ? '' : ` in ${values.out}`;
    if (values.json) shell.err(JSON.stringify({ games, decisions, stopped, out: values.out }));
    else
      shell.err(
        `${stopped ? 'Stopped: ' : ''}${grouped(decisions)} decisions of ${grouped(games)} games${where}, ${clock(seconds)}.`,
      );
    return stopped ? 130 : 0;
  },
};
