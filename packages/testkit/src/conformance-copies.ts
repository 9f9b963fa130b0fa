// Checks that a decision is well formed and that every way to copy a state gives the same game.
import {
  type Choice,
  type Game,
  goTo,
  indexOfChoice,
  listChoices,
  NONE,
  openTimeline,
  randomBelow,
  redo,
  replay,
} from '@longbox/kernel';
import { isAt, momentOf, strayed } from './conformance-moment.ts';
import { difference, fail, type Trial } from './conformance-trial.ts';

export function checkOptions<S, Event, View>(trial: Trial<S, Event, View>, options: readonly Choice[]): void {
  const { game, state, table, choices } = trial;
  const decision = game.decision(state);
  if (options.length === 0) fail(trial, 'a decision has options', 'none was offered');
  for (let i = 1; i < options.length; i++) {
    if (options[i] > options[i - 1]) continue;
    fail(trial, 'options ascend and are unique', `${options[i - 1]} stands before ${options[i]}`);
  }
  if (decision?.seq !== choices.length) fail(trial, 'decisions are counted', `this one says ${decision?.seq}`);
  if (table.seats[decision.seat] === undefined) fail(trial, 'a seat decides', `there is no seat ${decision.seat}`);
}

/** Neighbours of what is offered, a choice of the decision before, and anything. */
export function checkRefusals<S, Event, View>(
  trial: Trial<S, Event, View>,
  options: readonly Choice[],
  tries: number,
): void {
  const { game, state, random, choices, moments } = trial;
  for (let i = 0; i < tries; i++) {
    const near = options[randomBelow(random, options.length)];
    const stale = choices.length > 0 ? choices[choices.length - 1] : NONE;
    const choice = [near + 1, near - 1, stale, randomBelow(random, 0x4000_0000), near + 0.5][randomBelow(random, 5)];
    if (indexOfChoice(options, choice) !== NONE) continue;
    const events: Event[] = [];
    if (!isRefused(() => game.apply(state, choice, events))) fail(trial, 'illegal choices are refused', String(choice));
    const isUntouched = isAt(game, state, moments[choices.length]) && events.length === 0;
    if (!isUntouched) fail(trial, 'a refused choice leaves the state untouched', String(choice));
  }
}

function isRefused(action: () => void): boolean {
  try {
    action();
  } catch {
    return true;
  }
  return false;
}

export function checkClone<S, Event, View>(trial: Trial<S, Event, View>): void {
  const { game, state, spares, choices, moments } = trial;
  const now = moments[choices.length];
  const clone = game.clone(state, spares[0]);
  if (!isAt(game, clone, now)) fail(trial, 'a clone into another state is equal', strayed(game, clone, now));
}

/** A copy must not only look the same but also go on the same, or something lives outside of the state. */
export function checkCopies<S, Event, View>(trial: Trial<S, Event, View>, choice: Choice): void {
  const { game, state, spares, table, choices, moments } = trial;
  const now = moments[choices.length];
  const saved = JSON.parse(JSON.stringify(game.save(state)));
  const copies = {
    'a clone': game.clone(state),
    'a clone into another state': game.clone(state, spares[0]),
    'a loaded save': game.load(saved, table),
  };
  const original = game.clone(state, spares[1]);
  game.apply(original, choice);
  const after = momentOf(game, original);
  for (const [how, copy] of Object.entries(copies)) {
    const check = `${how} is equal`;
    if (!isAt(game, copy, now)) fail(trial, check, strayed(game, copy, now));
    const [ours, theirs] = [JSON.stringify(offeredIn(trial, state)), JSON.stringify(offeredIn(trial, copy))];
    if (ours !== theirs) fail(trial, check, difference(ours, theirs));
    game.apply(copy, choice);
    if (!isAt(game, copy, after)) {
      fail(trial, check, `after choice ${choice} they are not: something lives outside of the state`);
    }
  }
  if (!isAt(game, state, now)) fail(trial, 'copies share nothing', 'the original changed');
}

function offeredIn<S, Event, View>({ game }: Trial<S, Event, View>, state: S): unknown {
  return [game.decision(state), listChoices(game, state).map((choice) => [choice, game.option(state, choice)])];
}

/** Plays the log again, as a whole and back and forth. */
export function checkReplay<S, Event, View>(trial: Trial<S, Event, View>, jumps: number): void {
  const { game, state, table, choices, moments, random } = trial;
  const log = { version: 1, table, catalogueHash: game.catalogueHash, choices } as const;
  try {
    const again = replay(byMoments(trial), { ...log, fingerprints: new Array<string>(choices.length).fill(AS_THEN) });
    if (game.fingerprint(again) !== game.fingerprint(state)) throw new Error('the fingerprints at the end differ');
  } catch (error) {
    fail(trial, 'a replay gives the same game', String(error));
  }
  if (jumps === 0) return;
  const timeline = openTimeline(game, log);
  for (let i = 0; i < jumps; i++) {
    const seq = randomBelow(random, choices.length + 1);
    goTo(timeline, seq);
    if (!isAt(game, timeline.state, moments[seq])) fail(trial, 'undo gives back the state', `at decision ${seq}`);
    if (seq === choices.length) continue;
    redo(timeline);
    if (!isAt(game, timeline.state, moments[seq + 1])) fail(trial, 'redo gives back the state', `at decision ${seq}`);
  }
}

const AS_THEN = 'as it was';

/** The game with fingerprints that tell whether a replay is, at each decision, where the game was. */
function byMoments<S, Event, View>({ game, moments }: Trial<S, Event, View>): Game<S, Event, View> {
  let seq = 0;
  const fingerprint = (state: S): string => {
    const then = moments[++seq];
    return isAt(game, state, then) ? AS_THEN : strayed(game, state, then);
  };
  return { ...game, fingerprint };
}
