import { parseArgs } from 'node:util';
import type { Log, Seat } from '@longbox/kernel';
import { openReview, QUICKLY, type ReviewRecord, type ReviewSettings, reviewSeat, sidesOf } from '@longbox/players';
import { type Command, type Shell, UsageError } from '../command.ts';
import { writeText } from '../files.ts';
import { type GameKit, resultText } from '../games/kit.ts';
import { startProgress } from '../progress.ts';
import { readReplay, verifyLog } from '../replays/read-replay.ts';
import { replayHeader, timelineAt } from '../replays/tell-replay.ts';
import { reviewDecks } from '../review/review-decks.ts';
import { reviewHtml } from '../review/review-html.ts';
import { reviewLines } from '../review/review-text.ts';
import { tellSeat } from '../review/tell-review.ts';

const OPTIONS = {
  seat: { type: 'string' },
  open: { type: 'boolean' },
  quick: { type: 'boolean' },
  seed: { type: 'string' },
  json: { type: 'boolean' },
  html: { type: 'string' },
  games: { type: 'string' },
  player: { type: 'string' },
} as const;

const HELP = `Usage: longbox review GAME [OPTIONS]
       longbox review decks DECK DECK... [OPTIONS]

A GAME is a log file, - for the input, or a replay code (a link that ends in one will do).
Goes through every decision: the chance to win before and after, what was best and why,
which moments decided the game, and how much of it was luck.

  longbox review game.json                    all seats, as text
  longbox review game.json --seat 1           one of them
  longbox review game.json --html review.html as a page that needs nothing else
  longbox review game.json --json             as data

  longbox review decks mnb-x-men mnb-avengers --games 50
                                              which decisions decks are lost by

  --seat N     the decisions of this seat alone are told; all count for luck and skill
  --open       measure with everything open, not only with what each seat could know
  --quick      a first impression in seconds; intervals are wide
  --seed TEXT  other imagined worlds; the same seed finds the same on any machine (review)

With decks, computers play as in longbox sim, and all their decisions are gone through:
  --games N      games of each pair (20)
  --player NAME  who plays both sides (rules)

docs/review.md tells how decisions are measured and what the figures are worth.`;

export const review: Command = {
  name: 'review',
  summary: 'Tell which decisions of a played game gave something away',
  help: HELP,
  async run(args, shell) {
    const { values, positionals } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
    const [source] = positionals;
    if (source === 'decks') return reviewDecks(positionals.slice(1), values, shell);
    if (source === undefined) throw new UsageError('longbox review needs a game: a log file or a replay code');
    const { kit, log } = await readReplay(source);
    const { fault } = verifyLog(kit, log);
    if (fault !== undefined) throw new UsageError(`this game cannot be played here: ${fault}`);
    const wanted = parseSeat(values.seat, log);
    const settings = {
      seed: values.seed ?? 'review',
      sight: values.open ? 'open' : 'seat',
      ...(values.quick && QUICKLY),
    } as const;
    const record = work(kit, log, settings, shell);
    const sides = sidesOf(kit.game, log);
    const all = log.table.seats.map((_, seat) => reviewSeat(record, seat, sides));
    const seats = all
      .filter(({ seat }) => wanted === undefined || wanted === seat)
      .map((each) => tellSeat(kit, log, each, all));
    if (values.json) {
      shell.out(JSON.stringify({ game: kit.game.name, sight: record.sight, seed: record.seed, seats }));
      return 0;
    }
    const { state } = timelineAt(kit, log, log.choices.length);
    const header = [...replayHeader(kit, log), resultText(kit, log.table, state)];
    if (record.sight === 'open') header.push('Measured with everything open: more than the players could know.');
    if (values.html !== undefined) {
      writeText(values.html, reviewHtml('Review', header, seats));
      shell.err(`Written to ${values.html}.`);
      return 0;
    }
    for (const line of [...header, ...seats.flatMap((seat) => ['', ...reviewLines(seat)])]) shell.out(line);
    return 0;
  },
};

function parseSeat(text: string | undefined, { table }: Log): Seat | undefined {
  if (text === undefined) return undefined;
  const seat = Number(text) - 1;
  if (Number.isInteger(seat) && seat >= 0 && seat < table.seats.length) return seat;
  throw new UsageError(`--seat is a number from 1 to ${table.seats.length}, not "${text}"`);
}

function work(kit: GameKit, log: Log, settings: ReviewSettings, shell: Shell): ReviewRecord {
  const under = openReview(kit.game, log, settings);
  const bar = startProgress(shell, { unit: '%', total: 100 });
  while (under.step()) {
    const { share, phase } = under.progress();
    bar.at(Math.round(100 * share), phase);
  }
  bar.end();
  return under.record();
}
