// Two worlds that one viewer cannot tell apart, as two games on one server. The first is the real one; in the second,
// before every decision, all that the viewer may not know is dealt out again.
import type { Choice, Game, Seat, Viewer } from '@longbox/kernel';

type AnyGame = Game<unknown, unknown, unknown>;

/** Something that tells too much, put in on purpose to see the test turn red. */
export interface Plant {
  readonly view?: (game: AnyGame, state: unknown, view: object) => object;
  readonly redact?: (event: unknown) => unknown;
}

/** Whether a viewer learns something by an event that it did not know; without it every reveal counts as such. */
export type Shows = (event: unknown, viewer: Seat) => boolean;

interface Moment {
  readonly state: unknown;
  readonly events: readonly unknown[];
  readonly revealed: boolean;
}

export interface Pair {
  readonly real: AnyGame;
  readonly dealtAgain: AnyGame;
  /** Begins a new pair of matches with this seed, in which `viewer` must notice nothing. */
  begin(seed: string, viewer: Seat): void;
  /** Decisions at which both worlds ran by themselves, with nothing revealed. */
  readonly compared: () => number;
}

/** `names`: of the same length, so that messages are. */
export function pairGame(base: AnyGame, names: readonly [string, string], plant: Plant = {}, shows?: Shows): Pair {
  let seed = '';
  let viewer: Seat = 0;
  let worlds = 1;
  let compared = 0;
  const trail = new Map<number, Moment>();
  const seqOf = (state: unknown): number => base.decision(state)?.seq ?? -1;
  /** Where the second world stands beside the first. */
  const place = new WeakMap<object, Moment>();

  const plantIn = (state: unknown, view: unknown): unknown =>
    plant.view === undefined ? view : plant.view(base, state, view as object);
  /** Where something is only tried: these are no part of either world. */
  const copies = new WeakSet<object>();
  const shared = {
    profiles: base.profiles,
    clone(state: unknown, into?: unknown): unknown {
      const copy = base.clone(state, into) as object;
      copies.add(copy);
      return copy;
    },
    view: (state: unknown, who: Viewer): unknown => plantIn(state, base.view(state, who)),
    views: (state: unknown, viewers: readonly Viewer[], before: readonly unknown[]): unknown[] =>
      base.views(state, viewers, before).map((view) => plantIn(state, view)),
    redact: (event: unknown, who: Viewer): unknown =>
      plant.redact === undefined ? base.redact(event, who) : plant.redact(event),
  };
  const isRevealing = (before: number, state: unknown, events: readonly unknown[]): boolean =>
    shows === undefined ? base.reveals(state) !== before : events.some((event) => shows(event, viewer));
  const real: AnyGame = {
    ...base,
    ...shared,
    name: names[0],
    setup(table) {
      const state = base.setup({ ...table, seed });
      trail.set(seqOf(state), { state: base.clone(state), events: [], revealed: true });
      return state;
    },
    apply(state, choice, sink = []) {
      if (copies.has(state as object)) return base.apply(state, choice, sink);
      const before = base.reveals(state);
      const events: unknown[] = [];
      base.apply(state, choice, events);
      const revealed = isRevealing(before, state, events);
      trail.set(seqOf(state), { state: base.clone(state), events, revealed });
      sink.push(...events);
    },
  };
  const dealAgain = (state: unknown, moment: Moment): void => {
    base.clone(moment.state, state);
    place.set(state as object, moment);
    if (base.decision(state) !== undefined) base.imagine(state, viewer, worlds++);
  };
  /** The others' prompts are theirs; in the second world they are asked what they are asked in the first. */
  const asked = (state: unknown): unknown => {
    const beside = place.get(state as object)?.state;
    return beside !== undefined && base.decision(beside)?.seat !== viewer ? beside : state;
  };
  const dealtAgain: AnyGame = {
    ...base,
    ...shared,
    name: names[1],
    setup(table) {
      const state = base.setup({ ...table, seed });
      dealAgain(state, trail.get(seqOf(state)) ?? { state: base.clone(state), events: [], revealed: true });
      return state;
    },
    decision: (state) => base.decision(asked(state)),
    choices: (state, out) => base.choices(asked(state), out),
    option: (state, choice) => base.option(asked(state), choice),
    apply(state, choice: Choice, sink = []) {
      if (copies.has(state as object)) return base.apply(state, choice, sink);
      const before = base.reveals(state);
      const events: unknown[] = [];
      const beside = place.get(state as object);
      let isQuiet = true;
      try {
        base.apply(state, choice, events);
      } catch {
        // Somebody else had this choice only in the first world.
        isQuiet = false;
      }
      const next = nextOf(beside);
      isQuiet &&= !isRevealing(before, state, events) && !next.revealed;
      if (isQuiet) compared++;
      dealAgain(state, next);
      sink.push(...(isQuiet ? events : next.events));
    },
  };
  const order: Moment[] = [];
  const nextOf = (moment: Moment | undefined): Moment => {
    if (order.length !== trail.size) order.splice(0, order.length, ...trail.values());
    return order[(moment === undefined ? -1 : order.indexOf(moment)) + 1];
  };
  return {
    real,
    dealtAgain,
    begin(nextSeed, nextViewer) {
      seed = nextSeed;
      viewer = nextViewer;
      trail.clear();
      order.length = 0;
    },
    compared: () => compared,
  };
}
