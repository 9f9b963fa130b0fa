import { parseArgs } from 'node:util';
import { type LabReport, reportCsv, reportHtml } from '@longbox/lab';
import { type Command, type Shell, UsageError } from '../command.ts';
import { writeText } from '../files.ts';
import { GAME_OPTION } from '../games/games.ts';
import { reportText } from '../lab/lab-text.ts';
import { planLab } from '../lab/plan-lab.ts';
import { runLab } from '../lab/run-lab.ts';
import { coresOf } from '../pool/pool.ts';
import { clock, grouped } from '../progress.ts';

const OPTIONS = {
  ...GAME_OPTION,
  matrix: { type: 'boolean' },
  mirrors: { type: 'boolean' },
  profile: { type: 'string' },
  player: { type: 'string' },
  seed: { type: 'string' },
  games: { type: 'string' },
  until: { type: 'string' },
  swap: { type: 'string' },
  cards: { type: 'boolean' },
  cores: { type: 'string' },
  json: { type: 'boolean' },
  csv: { type: 'boolean' },
  html: { type: 'string' },
  out: { type: 'string' },
} as const;

const HELP = `Usage: longbox sim [vs|arena] DECK DECK... [OPTIONS]

Lets computer players play many games and tells who wins, with 95 % intervals.
Every two decks meet; a deck is a key (longbox deck list), the beginning of keys
with a star, all, or a file.

  longbox sim mnb-x-men mnb-avengers              to ±5 points
  longbox sim --matrix 'mnb-*' --until 3 --html report.html
  longbox sim arena all --games 500 --cards       what each card does for its deck
  longbox sim --swap mnb-x-men:mnb-035=mnb-040 mnb-avengers mnb-guardians
                                                  what a card for another is worth:
                                                  every game twice, with the same luck
  longbox sim all --player search:100 --json --out report.json

  --player NAME   random, rules (the usual one), greedy, search; search:200 for 200
                  iterations a decision
  --games N       games of each pair; with --until the most a pair gets
  --until POINTS  until the interval reaches no further than this to either side (5)
  --mirrors       each deck against itself too
  --seed TEXT     the same seed gives the same report, byte for byte, on any machine
                  and any number of cores
  --profile NAME  edition and mode
  --cards         a table of the cards of each deck
  --json, --csv   the whole report as data; --out FILE writes it there
  --html FILE     a page with charts that needs nothing else
  --cores N       threads (all cores)

Ctrl-C tells what is known so far; exit code 130.`;

export const sim: Command = {
  name: 'sim',
  summary: 'Play many games and tell who wins, with error bars',
  help: HELP,
  async run(args, shell) {
    const { values, positionals } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
    if (values.json && values.csv) throw new UsageError('--json and --csv do not go together');
    const { kit, plan } = await planLab(positionals, values);
    const { report, seconds } = await runLab(kit, plan, coresOf(values.cores), shell);
    const text = values.json
      ? JSON.stringify(report, undefined, 1)
      : values.csv
        ? reportCsv(report).trimEnd()
        : reportText(report, values.cards === true).join('\n');
    if (values.out === undefined) shell.out(text);
    else write(values.out, `${text}\n`, shell);
    if (values.html !== undefined) write(values.html, reportHtml(report), shell);
    tellSpeed(report, seconds, shell);
    return report.isPartial ? 130 : 0;
  },
};

function write(file: string, text: string, shell: Shell): void {
  writeText(file, text);
  shell.err(`Written to ${file}.`);
}

/** Beside the report, which must not depend on the machine. */
function tellSpeed({ games, swap }: LabReport, seconds: number, shell: Shell): void {
  const played = games + (swap?.games ?? 0);
  const rate = seconds > 0 ? `, ${(played / seconds).toFixed(1)} games a second` : '';
  shell.err(`${grouped(played)} games in ${clock(seconds)}${rate}.`);
}
