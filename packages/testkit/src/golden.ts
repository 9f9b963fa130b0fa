// Golden games: every decision of a few games with its fingerprint, kept in files. When one changes, somebody changed
// what the rules mean, and the commit says why.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  type Choice,
  type Game,
  listChoices,
  makeLog,
  type Option,
  type Result,
  replay,
  type Table,
} from '@longbox/kernel';
import { playOut, seededRandom } from './playout.ts';

export interface GoldenStep {
  readonly seat: number;
  readonly options: number;
  readonly choice: Choice;
  /** What was chosen, for the person who reads the difference. */
  readonly does: Option;
  /** Of the state before the choice. */
  readonly fingerprint: string;
}

export interface Golden {
  readonly table: Table;
  readonly catalogueHash: string;
  readonly steps: readonly GoldenStep[];
  readonly result: Result | undefined;
  /** Of the last state. */
  readonly fingerprint: string;
}

/** A game with random choices that follow from the table's seed. */
export function makeGolden<S>(game: Game<S, unknown, unknown>, table: Table, most?: number): Golden {
  return tell(game, table, playOut(game, game.setup(table), seededRandom(`golden ${table.seed}`), most));
}

function tell<S>(game: Game<S, unknown, unknown>, table: Table, choices: readonly Choice[]): Golden {
  const state = game.setup(table);
  const steps = choices.map((choice): GoldenStep => {
    const seat = game.decision(state)?.seat ?? 0;
    const options = listChoices(game, state).length;
    const step = { seat, options, choice, does: game.option(state, choice), fingerprint: game.fingerprint(state) };
    game.apply(state, choice);
    return step;
  });
  const { catalogueHash } = game;
  return { table, catalogueHash, steps, result: game.result(state), fingerprint: game.fingerprint(state) };
}

/** Where the game of the golden file plays out differently today, in words; `undefined` if it does not. */
export function compareGolden<S>(game: Game<S, unknown, unknown>, golden: Golden): string | undefined {
  const { table, steps } = golden;
  const choices = steps.map((step) => step.choice);
  const played = legalStart(game, table, choices);
  const now = tell(game, table, played);
  for (const [seq, step] of steps.entries()) {
    const [was, is] = [JSON.stringify(step), JSON.stringify(now.steps[seq])];
    if (is === undefined) return `decision ${seq}: ${was} was chosen, which is not offered any more`;
    if (was !== is) return `decision ${seq} was ${was}\nand now is ${is}`;
  }
  const [was, is] = [golden, now].map(({ result, fingerprint }) => JSON.stringify({ result, fingerprint }));
  return was === is ? undefined : `the end was ${was}\nand now is ${is}`;
}

/** The choices up to the first that is not offered any more. */
function legalStart<S>(game: Game<S, unknown, unknown>, table: Table, choices: readonly Choice[]): readonly Choice[] {
  const state = game.setup(table);
  const at = choices.findIndex((choice) => {
    if (!listChoices(game, state).includes(choice)) return true;
    game.apply(state, choice);
    return false;
  });
  return at < 0 ? choices : choices.slice(0, at);
}

/**
 * Compares the golden file with today's game. A missing file is written, and so is every file while the environment has
 * `GOLDEN=write`; the answer says so.
 */
export function checkGoldenFile<S>(
  game: Game<S, unknown, unknown>,
  file: string,
  make: () => Golden,
): 'same' | 'written' {
  if (process.env.GOLDEN === 'write' || !existsSync(file)) {
    const golden = make();
    replay(
      game,
      makeLog(
        game,
        golden.table,
        golden.steps.map((step) => step.choice),
      ),
    );
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, printGolden(golden));
    return 'written';
  }
  const fault = compareGolden(game, parseGolden(readFileSync(file, 'utf8')));
  if (fault === undefined) return 'same';
  throw new Error(
    `${path.basename(file)}: ${fault}\nIf this is meant, run again with GOLDEN=write and say why in the commit.`,
  );
}

/** JSON, one line for the table, one for each decision and one for the end, so that a difference can be read. */
export function printGolden({ table, catalogueHash, steps, result, fingerprint }: Golden): string {
  const lines = [{ table, catalogueHash }, ...steps, { result, fingerprint }];
  return lines.map((line) => `${JSON.stringify(line)}\n`).join('');
}

export function parseGolden(text: string): Golden {
  const lines = text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  return { ...lines[0], steps: lines.slice(1, -1), ...lines[lines.length - 1] };
}
