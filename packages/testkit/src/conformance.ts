// What every game on the kernel must keep, tried in random games. A failure names the seed, the decision and the seat.
import { type Choice, type Game, listChoices, randomBelow, type Table } from '@longbox/kernel';
import { checkClone, checkCopies, checkOptions, checkRefusals, checkReplay } from './conformance-copies.ts';
import { momentOf } from './conformance-moment.ts';
import { checkForesight, checkSecrecy, checkViews, checkWords } from './conformance-secrecy.ts';
import { ConformanceError, type ConformOptions, type ConformReport, fail, type Trial } from './conformance-trial.ts';
import { seededRandom } from './playout.ts';

const INTENTS = 12;

/** So many worlds that differ for nobody are no accident. */
const ENOUGH_WORLDS = 20;

/** Throws a `ConformanceError` at the first thing that is not as it must be. `tables` makes the table of a seed. */
export function conform<S, Event, View>(
  game: Game<S, Event, View>,
  tables: (seed: string) => Table,
  options: ConformOptions<S, Event>,
): ConformReport {
  const from = options.from ?? 0;
  const { games } = options;
  const report = { games, decisions: 0, longest: 0, thorough: 0, worlds: 0, different: 0, compared: 0, foreseen: 0 };
  for (let number = from; number < from + games; number++) {
    const seed = `conform-${game.name}-${number}`;
    const table = tables(seed);
    const state = game.setup(table);
    const trial: Trial<S, Event, View> = {
      game,
      options,
      number,
      table,
      random: seededRandom(seed),
      state,
      spares: [game.clone(state), game.clone(state)],
      choices: [],
      moments: [momentOf(game, state)],
      intents: [],
      shown: [],
      report,
    };
    try {
      playTrial(trial);
    } catch (error) {
      if (error instanceof ConformanceError) throw error;
      fail(trial, 'rules run without error', error instanceof Error ? (error.stack ?? error.message) : String(error));
    }
    report.decisions += trial.choices.length;
    report.longest = Math.max(report.longest, trial.choices.length);
  }
  if (report.worlds > ENOUGH_WORLDS && report.different === 0) {
    throw new Error(`${game.name}: imagine() changes nothing that any seat can see, so secrecy was not tested`);
  }
  return report;
}

function playTrial<S, Event, View>(trial: Trial<S, Event, View>): void {
  const { game, state, random, choices, moments, options, report } = trial;
  const every = options.every ?? 24;
  while (game.decision(state) !== undefined) {
    if (choices.length >= options.decisions) fail(trial, 'games end', `no end after ${choices.length} decisions`);
    const offered = listChoices(game, state);
    checkOptions(trial, offered);
    checkClone(trial);
    const choice = offered[randomBelow(random, offered.length)];
    rememberIntent(trial, choice);
    const isThorough = randomBelow(random, every) === 0;
    if (isThorough) {
      report.thorough++;
      checkRefusals(trial, offered, 4);
      checkCopies(trial, choice);
      checkViews(trial);
      checkForesight(trial, offered);
      checkSecrecy(trial);
      checkWords(trial, choice);
    } else game.apply(state, choice);
    choices.push(choice);
    moments.push(momentOf(game, state));
  }
  checkEnd(trial);
  checkReplay(trial, randomBelow(random, every) === 0 ? 6 : 0);
}

function rememberIntent<S, Event, View>({ game, state, intents, random }: Trial<S, Event, View>, choice: Choice): void {
  const at = intents.length < INTENTS ? intents.length : randomBelow(random, INTENTS);
  intents[at] = game.option(state, choice);
}

export function checkEnd<S, Event, View>(trial: Trial<S, Event, View>): void {
  const result = trial.game.result(trial.state);
  if (result === undefined) fail(trial, 'a finished game has a result', 'it has none');
  const { places } = result;
  if (places.length !== trial.table.seats.length || !places.includes(1)) {
    fail(trial, 'every seat has a place and somebody is first', JSON.stringify(places));
  }
}
