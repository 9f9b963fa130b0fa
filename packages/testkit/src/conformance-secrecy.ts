// Deals what a seat cannot see out again and demands that it notices nothing.
import {
  beatsFor,
  type Choice,
  FIGHT_OUT,
  foresee,
  listChoices,
  randomBelow,
  recordMoments,
  type Seat,
  type Viewer,
} from '@longbox/kernel';
import { difference, fail, type Trial } from './conformance-trial.ts';
import { playOut } from './playout.ts';

/** Everything a viewer is told about a position. */
function knownTo<S, Event, View>({ game, intents }: Trial<S, Event, View>, state: S, viewer: Viewer): string[] {
  const view = JSON.stringify(game.view(state, viewer));
  const decision = game.decision(state);
  const result = JSON.stringify(game.result(state));
  const why = viewer === 'watcher' ? [] : intents.map((intent) => game.explain(state, viewer, intent));
  if (decision === undefined) return [view, result, JSON.stringify(why)];
  if (decision.seat !== viewer) return [view, `${decision.seq} ${decision.seat} ${decision.ask}`, JSON.stringify(why)];
  const options = listChoices(game, state).map((choice) => ({ choice, option: game.option(state, choice) }));
  const foreseen = sampleOf(options).map(({ choice }) => foresee(game, state, viewer, [choice]));
  const first = options.at(0);
  if (first !== undefined) foreseen.push(foresee(game, state, viewer, [first.choice, FIGHT_OUT]));
  return [view, JSON.stringify({ decision, options }), JSON.stringify(why), JSON.stringify(foreseen)];
}

/** The first, the middle and the last. */
const sampleOf = <T>(list: readonly T[]): T[] => [0, 0.5, 1].map((part) => list[Math.floor(part * (list.length - 1))]);

/** What is foreseen comes true: nothing of it was only invented. */
export function checkForesight<S, Event, View>(trial: Trial<S, Event, View>, offered: readonly Choice[]): void {
  const { game, state, spares, report } = trial;
  const seat = game.decision(state)?.seat;
  if (seat === undefined) return;
  const wishes = [...sampleOf(offered).map((choice) => [choice] as const), [offered[0], FIGHT_OUT] as const];
  for (const [choice, ...then] of wishes) {
    const foreseen: View | undefined = foresee(game, state, seat, [choice, ...then]);
    if (foreseen === undefined) continue;
    report.foreseen++;
    const real = game.clone(state, spares[0]);
    game.apply(real, choice);
    game.foresight?.settle(game, real, seat);
    const end = then.length > 0 ? (game.foresight?.fightOut(game, real) ?? real) : real;
    const told: string = JSON.stringify(foreseen);
    const came: string = JSON.stringify(game.view(end, seat));
    if (told !== came) fail(trial, `what is foreseen of ${choice} comes true`, difference(told, came), seat);
  }
}

const SEEDS = 0x4000_0000;
const PARTS = ['view', 'decision and options', 'reasons', 'what is foreseen'];

function compare<S, Event, View>(
  trial: Trial<S, Event, View>,
  viewer: Viewer,
  [here, there]: readonly [readonly string[], readonly string[]],
  when: string,
): void {
  const part = here.findIndex((text, i) => text !== there[i]);
  if (part < 0) return;
  fail(trial, `hidden cards change nothing${when}: ${PARTS[part]}`, difference(here[part], there[part] ?? ''), viewer);
}

/** Views that share parts with each other and with earlier ones say what each says by itself. */
export function checkViews<S, Event, View>(trial: Trial<S, Event, View>): void {
  const { game, state, table } = trial;
  const viewers: Viewer[] = [...table.seats.keys(), 'watcher'];
  trial.shown = game.views(state, viewers, trial.shown);
  for (const [i, viewer] of viewers.entries()) {
    const [together, alone] = [JSON.stringify(trial.shown[i]), JSON.stringify(game.view(state, viewer))];
    if (together !== alone) fail(trial, 'shared views are views', difference(together, alone), viewer);
  }
}

/** One seat, drawn at random: over many decisions all have their turn. */
export function checkSecrecy<S, Event, View>(trial: Trial<S, Event, View>): void {
  const { game, state, spares, table, random, report, options } = trial;
  const seat = randomBelow(random, table.seats.length);
  const neighbour = (seat + 1) % table.seats.length;
  const [known, watched] = [knownTo(trial, state, seat), knownTo(trial, state, 'watcher')];
  const seenByNeighbour = JSON.stringify(game.view(state, neighbour));
  const imagined = spares[0];
  for (let i = options.worlds ?? 2; i > 0; i--) {
    game.clone(state, imagined);
    game.imagine(imagined, seat, randomBelow(random, SEEDS));
    report.worlds++;
    if (JSON.stringify(game.view(imagined, neighbour)) !== seenByNeighbour) report.different++;
    compare(trial, seat, [known, knownTo(trial, imagined, seat)], '');
    checkNextChoice(trial, seat, imagined);
  }
  // A watcher sees what no seat sees: after the unseen cards of every seat were dealt again, all are.
  game.clone(state, imagined);
  for (const each of table.seats.keys()) game.imagine(imagined, each, randomBelow(random, SEEDS));
  compare(trial, 'watcher', [watched, knownTo(trial, imagined, 'watcher')], '');
}

/** Where both worlds offer the same choice and taking it reveals nothing, the seat must hear and see the same. */
function checkNextChoice<S, Event, View>(trial: Trial<S, Event, View>, seat: Seat, imagined: S): void {
  const { game, state, spares, random, report } = trial;
  const there = new Set(listChoices(game, imagined));
  const common = listChoices(game, state).filter((choice) => there.has(choice));
  if (common.length > 0) {
    const choice = common[randomBelow(random, common.length)];
    const real = game.clone(state, spares[1]);
    const [here, elsewhere] = [recordMoments(game, real), recordMoments(game, imagined)];
    game.apply(real, choice, here.events);
    game.apply(imagined, choice, elsewhere.events);
    const [heard, heardThere] = [here.events, elsewhere.events];
    const before = game.reveals(state);
    if (game.reveals(real) === before && game.reveals(imagined) === before) {
      report.compared++;
      for (const viewer of [seat, 'watcher'] as const) {
        const tell = (events: Event[]): string => JSON.stringify(events.map((event) => game.redact(event, viewer)));
        compare(trial, viewer, [[tell(heard)], [tell(heardThere)]], ` in the events of ${choice}`);
        const seen = [beatsFor(game, here, real, viewer), beatsFor(game, elsewhere, imagined, viewer)];
        compare(trial, viewer, [[JSON.stringify(seen[0])], [JSON.stringify(seen[1])]], ` in the beats of ${choice}`);
        const known = [knownTo(trial, real, viewer), knownTo(trial, imagined, viewer)] as const;
        compare(trial, viewer, known, ` after ${choice}`);
      }
    }
  }
  // A world nobody can go on playing in is of no use to a computer player.
  playOut(game, imagined, random, 3);
}

/** Applies the choice; nothing that a viewer, drawn at random, is then told may hold a word it may not know. */
export function checkWords<S, Event, View>(trial: Trial<S, Event, View>, choice: Choice): void {
  const { game, state, table, options, random } = trial;
  const at = randomBelow(random, table.seats.length + 1);
  const viewer = at < table.seats.length ? at : 'watcher';
  const before = new Set(options.secrets?.(state, viewer));
  const moments = recordMoments(game, state);
  const { events } = moments;
  game.apply(state, choice, events);
  const after = options.secrets?.(state, viewer) ?? [];
  // Not what is foreseen: that may tell of cards the viewer knows but does not see now.
  const known = knownTo({ ...trial, intents: [] }, state, viewer).slice(0, PARTS.indexOf('what is foreseen'));
  searchWords(trial, viewer, known.join('\n'), [table.seed, ...after]);
  const told = events.filter((event) => options.mayShow?.(event) !== true).map((event) => game.redact(event, viewer));
  const hidden = after.filter((secret) => before.has(secret));
  searchWords(trial, viewer, JSON.stringify(told), [table.seed, ...hidden]);
  const beats = beatsFor(game, moments, state, viewer);
  searchWords(trial, viewer, JSON.stringify(beats.map(({ view }) => view)), [table.seed, ...hidden]);
  const [last, now] = [JSON.stringify(beats.at(-1)?.view), JSON.stringify(game.view(state, viewer))];
  if (last !== now) fail(trial, 'the last beat is the view', difference(last, now), viewer);
}

const isWordPart = (character: string | undefined): boolean => character !== undefined && /[\w-]/.test(character);

function searchWords<S, Event, View>(
  trial: Trial<S, Event, View>,
  viewer: Viewer,
  text: string,
  words: readonly string[],
): void {
  for (const word of words) {
    for (let at = text.indexOf(word); at >= 0 && word !== ''; at = text.indexOf(word, at + 1)) {
      if (isWordPart(text[at - 1]) || isWordPart(text[at + word.length])) continue;
      const around = text.slice(Math.max(0, at - 40), at + word.length + 40);
      fail(trial, 'nobody is told what they may not know', `${JSON.stringify(word)} in …${around}…`, viewer);
    }
  }
}
