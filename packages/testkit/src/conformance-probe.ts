import { type Choice, type Game, indexOfChoice, isConcession, listChoices, NONE, type Table } from '@longbox/kernel';
import { checkEnd } from './conformance.ts';
import { checkClone, checkCopies, checkOptions, checkRefusals, checkReplay } from './conformance-copies.ts';
import { momentOf } from './conformance-moment.ts';
import { checkSecrecy, checkWords } from './conformance-secrecy.ts';
import { ConformanceError, type ConformOptions, fail, type Trial } from './conformance-trial.ts';
import { seededRandom } from './playout.ts';

const INTENTS = 12;
/** How many of the options, and how many deals of what is hidden, are tried at the end. */
const TRIES = 12;
const DEALS = 6;

export interface Probed {
  /** What was played of the choices. */
  readonly choices: readonly Choice[];
  readonly error: ConformanceError | undefined;
}

/**
 * Plays those of the choices that are offered when their turn comes, leaves out the others, and tries every check where
 * that ends: whether a shorter game still shows a fault.
 */
export function probe<S, Event, View>(
  game: Game<S, Event, View>,
  table: Table,
  choices: readonly Choice[],
  options: Omit<ConformOptions<S, Event>, 'games' | 'decisions'>,
): Probed {
  const trial = startTrial(game, table, options);
  try {
    for (const choice of choices) playOffered(trial, choice);
    checkAll(trial);
    return { choices: trial.choices, error: undefined };
  } catch (error) {
    return { choices: trial.choices, error: asFailure(trial, error) };
  }
}

function startTrial<S, Event, View>(
  game: Game<S, Event, View>,
  table: Table,
  options: Omit<ConformOptions<S, Event>, 'games' | 'decisions'>,
): Trial<S, Event, View> {
  const state = game.setup(table);
  return {
    game,
    table,
    state,
    options: { ...options, games: 1, decisions: Number.POSITIVE_INFINITY },
    number: 0,
    random: seededRandom(`${table.seed} probe`),
    spares: [game.clone(state), game.clone(state)],
    choices: [],
    moments: [momentOf(game, state)],
    intents: [],
    shown: [],
    report: { games: 1, decisions: 0, longest: 0, thorough: 0, worlds: 0, different: 0, compared: 0, foreseen: 0 },
  };
}

function playOffered<S, Event, View>(
  { game, state, choices, moments, intents }: Trial<S, Event, View>,
  choice: Choice,
) {
  if (game.decision(state) === undefined) return;
  const isOffered = isConcession(choice) || indexOfChoice(listChoices(game, state), choice) !== NONE;
  if (!isOffered) return;
  if (!isConcession(choice)) intents[choices.length % INTENTS] = game.option(state, choice);
  game.apply(state, choice);
  choices.push(choice);
  moments.push(momentOf(game, state));
}

function checkAll<S, Event, View>(trial: Trial<S, Event, View>): void {
  const { game, state } = trial;
  if (game.decision(state) === undefined) {
    checkEnd(trial);
    checkReplay(trial, DEALS);
    return;
  }
  const offered = listChoices(game, state);
  checkOptions(trial, offered);
  checkClone(trial);
  checkRefusals(trial, offered, TRIES);
  for (const choice of offered) game.apply(game.clone(state, trial.spares[1]), choice);
  for (const choice of offered.slice(0, TRIES)) checkCopies(trial, choice);
  for (let deal = 0; deal < DEALS; deal++) checkSecrecy(trial);
  for (const choice of offered.slice(0, TRIES)) checkWords({ ...trial, state: game.clone(state) }, choice);
}

function asFailure<S, Event, View>(trial: Trial<S, Event, View>, error: unknown): ConformanceError {
  if (error instanceof ConformanceError) return error;
  try {
    return fail(
      trial,
      'rules run without error',
      error instanceof Error ? (error.stack ?? error.message) : String(error),
    );
  } catch (failure) {
    if (failure instanceof ConformanceError) return failure;
    throw failure;
  }
}
