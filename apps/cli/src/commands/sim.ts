import { parseArgs } from 'node:util';
import { type LabReport, type MergedParts, makeReport, reportCsv, reportHtml } from '@longbox/lab';
import { type Command, type Shell, UsageError } from '../command.ts';
import { writeText } from '../files.ts';
import { GAME_OPTION, gameName, loadGame } from '../games/games.ts';
import type { GameKit } from '../games/kit.ts';
import { reportText } from '../lab/lab-text.ts';
import { partFrom, readParts } from '../lab/parts.ts';
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
  part: { type: 'string' },
  cards: { type: 'boolean' },
  cores: { type: 'string' },
  json: { type: 'boolean' },
  csv: { type: 'boolean' },
  html: { type: 'string' },
  out: { type: 'string' },
} as const;

const HELP = `Usage: longbox sim [vs|arena] DECK DECK... [OPTIONS]
       longbox sim merge FILE... [OPTIONS]

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
  longbox sim all --games 400 --part 3/16 --out 3.json
                                                  one part, for many machines
  longbox sim merge *.json --html report.html     all parts: the report of one run

  --player NAME   random, rules (the usual one), greedy, search; search:200 for 200
                  iterations a decision
  --games N       games of each pair; with --until the most a pair gets
  --until POINTS  until the interval reaches no further than this to either side (5)
  --mirrors       each deck against itself too
  --seed TEXT     the same seed gives the same report, byte for byte, on any machine
                  and any number of cores
  --profile NAME  edition and mode
  --part K/N      only every Nth bit of the work, as data for merge; with --until
                  whole pairs of decks
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
    if (positionals[0] === 'merge') {
      const merged = readParts(positionals.slice(1));
      return tell(await loadGame(gameName(merged.plan.game)), merged, values, shell);
    }
    const part = partFrom(values.part);
    if (values.part !== undefined && (values.json || values.csv || values.cards || values.html !== undefined))
      throw new UsageError('--part writes data for longbox sim merge, which takes --json, --csv, --cards and --html');
    const { kit, plan } = await planLab(positionals, values);
    const { result, seconds } = await runLab(kit, plan, part, coresOf(values.cores), shell);
    if (values.part === undefined) tell(kit, result, values, shell);
    else put(JSON.stringify(result), values, shell);
    tellSpeed(result, seconds, shell);
    return result.isPartial ? 130 : 0;
  },
};

interface Wanted {
  readonly json?: boolean | undefined;
  readonly csv?: boolean | undefined;
  readonly cards?: boolean | undefined;
  readonly html?: string | undefined;
  readonly out?: string | undefined;
}

/** Tells the report in the form that was asked for. */
function tell(kit: GameKit, found: MergedParts, wanted: Wanted, shell: Shell): number {
  const { plan, tallies, catalogueHash, isPartial } = found;
  const report = makeReport(plan, tallies, { catalogueHash, isPartial, cardName: kit.decks.nameOf });
  put(reportAs(report, wanted), wanted, shell);
  if (wanted.html !== undefined) write(wanted.html, reportHtml(report), shell);
  return isPartial ? 130 : 0;
}

function reportAs(report: LabReport, { json, csv, cards }: Wanted): string {
  if (json) return JSON.stringify(report, undefined, 1);
  return csv ? reportCsv(report).trimEnd() : reportText(report, cards === true).join('\n');
}

function put(text: string, { out }: Wanted, shell: Shell): void {
  if (out === undefined) shell.out(text);
  else write(out, `${text}\n`, shell);
}

function write(file: string, text: string, shell: Shell): void {
  writeText(file, text);
  shell.err(`Written to ${file}.`);
}

/** Beside the report, which must not depend on the machine. */
function tellSpeed({ tallies }: MergedParts, seconds: number, shell: Shell): void {
  const played = tallies.reduce((sum, { games, swap }) => sum + games + swap.games, 0);
  const rate = seconds > 0 ? `, ${(played / seconds).toFixed(1)} games a second` : '';
  shell.err(`${grouped(played)} games in ${clock(seconds)}${rate}.`);
}
