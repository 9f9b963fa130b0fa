import type { Game } from './game.ts';
import { NONE, type Viewer } from './ids.ts';
import type { Sink } from './machine.ts';

/** One thing that happened, as one viewer may know it: what was told, and the table as it was then. */
export interface Beat<Event, View> {
  readonly events: readonly Event[];
  readonly view: View;
}

/** What a choice brought about: every event, and the state as each was told. */
export interface Moments<S, Event> {
  readonly events: Sink<Event>;
  readonly states: readonly S[];
}

/** Beyond this many events no state is kept: what comes after them is one beat. */
const MOST = 64;

/**
 * Listens to the choices that are applied to `state` from now on; its `events` are their sink. `spares` are states that nobody
 * needs any more. Events are told in the middle of a change, so what is looked at later is always a copy.
 */
export function recordMoments<S, Event>(
  game: Pick<Game<S, Event, unknown>, 'clone' | 'redact'>,
  state: S,
  spares: S[] = [],
): Moments<S, Event> {
  const events: Sink<Event> = [];
  const states: S[] = [];
  events.told = () => {
    if (states.length < MOST) states.push(game.clone(state, spares.pop()));
  };
  return { events, states };
}

/** Where one thing ends for somebody and the next begins: the state in between. */
export interface Cut<S> {
  readonly state: S;
  /** In the order of the viewers: how many events each had heard by then, or NONE for whom no beat ends here. */
  readonly heard: number[];
  /** How many events there were by then. */
  readonly at: number;
}

/** What a choice brought about, with the states that somebody is to see. */
export interface Beats<S, Event> {
  readonly events: Sink<Event>;
  readonly viewers: readonly Viewer[];
  readonly cuts: readonly Cut<S>[];
  /** Nobody looks at the cuts any more. */
  release(): void;
}

interface Listener<Event> {
  readonly viewer: Viewer;
  open: Event[];
  /** How many events there were with the last they heard, and how many they have heard. */
  last: number;
  heard: number;
}

/**
 * Like `recordMoments` for certain viewers: keeps the states at which a beat ends for one of them, and no others. A copy that
 * turns out to be needed by nobody is overwritten by the next, so that most choices take one.
 * @param spares states of the same table that nobody needs; copies are made in them, and what is not kept ends there again
 */
export function recordBeats<S, Event>(
  game: Pick<Game<S, Event, unknown>, 'moment' | 'redact' | 'startsBeat'>,
  state: S,
  viewers: readonly Viewer[],
  spares: S[],
): Beats<S, Event> {
  const events: Sink<Event> = [];
  const cuts: Cut<S>[] = [];
  if (viewers.length === 0) return { events, viewers, cuts, release: () => undefined };
  const listeners: Listener<Event>[] = viewers.map((viewer) => ({ viewer, open: [], last: 0, heard: 0 }));
  /** Copies of which it is not known yet whether a beat ends there. */
  const loose: { readonly state: S; readonly at: number }[] = [];

  const cutAt = (at: number): Cut<S> | undefined => {
    const known = cuts.find((one) => one.at === at);
    if (known !== undefined) return known;
    const place = loose.findIndex((one) => one.at === at);
    if (place === NONE) return undefined;
    const [{ state: copy }] = loose.splice(place, 1);
    const cut: Cut<S> = { state: copy, heard: viewers.map(() => NONE), at };
    cuts.push(cut);
    return cut;
  };
  /** Whether that viewer hears the newest event. */
  const listen = (listener: Listener<Event>, place: number): boolean => {
    const { viewer, open, last } = listener;
    const heard = game.redact(events[events.length - 1], viewer);
    if (heard === undefined) return false;
    const cut = open.length > 0 && last <= MOST && game.startsBeat(open, heard) ? cutAt(last) : undefined;
    if (cut === undefined) open.push(heard);
    else {
      cut.heard[place] = listener.heard;
      listener.open = [heard];
    }
    listener.last = events.length;
    listener.heard++;
    return true;
  };
  const letGo = (): void => {
    for (let i = loose.length - 1; i >= 0; i--) {
      const { at } = loose[i];
      if (!listeners.some(({ last }) => last === at)) spares.push(loose.splice(i, 1)[0].state);
    }
  };
  events.told = () => {
    let isHeard = false;
    for (let place = 0; place < listeners.length; place++) isHeard = listen(listeners[place], place) || isHeard;
    if (!isHeard) return;
    letGo();
    if (events.length <= MOST) loose.push({ state: game.moment(state, spares.pop()), at: events.length });
  };
  const release = (): void => {
    for (const { state: copy } of cuts.splice(0)) spares.push(copy);
    for (const { state: copy } of loose.splice(0)) spares.push(copy);
  };
  return { events, viewers, cuts, release };
}

/**
 * What one viewer is shown of a choice, one thing after another. Where a beat ends depends on nothing but what the viewer hears,
 * so that the number of beats tells no more than they do. The last view is that of `state`, which the choice led to.
 */
export function beatsFor<S, Event, View>(
  game: Pick<Game<S, Event, View>, 'redact' | 'view' | 'startsBeat'>,
  { events, states }: Moments<S, Event>,
  state: S,
  viewer: Viewer,
): Beat<Event, View>[] {
  const beats: Beat<Event, View>[] = [];
  let open: Event[] = [];
  let last = NONE;
  for (let i = 0; i < events.length; i++) {
    const heard = game.redact(events[i], viewer);
    if (heard === undefined) continue;
    if (open.length > 0 && last < states.length && game.startsBeat(open, heard)) {
      beats.push({ events: open, view: game.view(states[last], viewer) });
      open = [];
    }
    open.push(heard);
    last = i;
  }
  beats.push({ events: open, view: game.view(state, viewer) });
  return beats;
}
