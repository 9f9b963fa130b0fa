import type { Game } from './game.ts';
import { NONE, type Viewer } from './ids.ts';
import type { Sink } from './machine.ts';

/** One thing that happened, for one viewer: its events, and the view at that moment. */
export interface Beat<Event, View> {
  readonly events: readonly Event[];
  readonly view: View;
}

/** What a choice brought about: every event, and the state as each was told. */
export interface Moments<S, Event> {
  readonly events: Sink<Event>;
  readonly states: readonly S[];
}

/** After this many events no more states are kept: the rest is one beat. */
const MOST = 64;

/**
 * Records the choices that are applied to `state` from now on, with its `events` as their sink. `spares` are states that are free
 * to be overwritten. Events are emitted in the middle of a change, so each recorded moment is a copy.
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

/** Somebody who looks on, and what they saw before the choice. */
export interface Looker<View> {
  readonly viewer: Viewer;
  readonly before: View;
}

/** Where one thing ends for somebody and the next begins. */
export interface Cut<View> {
  /** By looker, how many events they had heard by then, or NONE for whom no beat ends here. */
  readonly heard: readonly number[];
  /** By looker, what they saw then. */
  readonly views: readonly View[];
}

/** What a choice brings about, with what is seen between one thing and the next. */
export interface Beats<Event, View> {
  readonly events: Sink<Event>;
  readonly lookers: readonly Looker<View>[];
  readonly cuts: readonly Cut<View>[];
  /** Nothing more will happen: the copies are spare again. */
  end(): void;
}

/** What somebody has heard of the choice so far. Nearly always all have heard the same: then all are one. */
interface Listener<Event> {
  open: Event[];
  /** How many events there were with the last they heard, and how many they have heard. */
  last: number;
  heard: number;
}

/** The state after so many events. */
interface Copy<S> {
  readonly state: S;
  readonly at: number;
}

/**
 * Like `recordMoments` and `beatsFor` for certain lookers, whose views are made at once. So a choice takes few copies, one after
 * the other in the same place, and they end among `spares`.
 * @param spares states that nobody needs and that this one can be copied into
 */
export function recordBeats<S, Event, View>(
  game: Pick<Game<S, Event, View>, 'clone' | 'redact' | 'startsBeat' | 'views'>,
  state: S,
  lookers: readonly Looker<View>[],
  spares: S[],
): Beats<Event, View> {
  const events: Sink<Event> = [];
  const cuts: (Cut<View> & { readonly heard: number[]; readonly at: number })[] = [];
  if (lookers.length === 0) return { events, lookers, cuts, end: () => undefined };
  const viewers = lookers.map(({ viewer }) => viewer);
  const before = lookers.map((looker) => looker.before);
  const everybody: Listener<Event> = { open: [], last: 0, heard: 0 };
  let isOne = true;
  let listeners: Listener<Event>[] = viewers.map(() => everybody);
  /** Of what was heard last by somebody: it is not known yet whether a beat ends there. */
  const copies: Copy<S>[] = [];
  /** The newest views, and the state they were made of: nearly all in the next ones is as it was then. */
  let shown: readonly View[] = before;
  let seen = state;

  /** A beat ends with what the listener has heard; false if there is no copy of that moment. */
  const cut = (listener: Listener<Event>): boolean => {
    const { last, heard } = listener;
    let found = cuts.find(({ at }) => at === last);
    if (found === undefined) {
      const copy = copies.find(({ at }) => at === last);
      if (copy === undefined) return false;
      shown = game.views(copy.state, viewers, shown, seen);
      seen = copy.state;
      found = { heard: viewers.map(() => NONE), views: shown, at: last };
      cuts.push(found);
    }
    for (let place = 0; place < viewers.length; place++) {
      if (listeners[place] === listener) found.heard[place] = heard;
    }
    return true;
  };
  const hear = (listener: Listener<Event>, heard: Event): void => {
    const { open } = listener;
    if (open.length > 0 && game.startsBeat(open, heard) && cut(listener)) listener.open = [heard];
    else open.push(heard);
    listener.last = events.length;
    listener.heard++;
  };
  /** Somebody hears something else than the others. */
  const part = (): void => {
    isOne = false;
    listeners = viewers.map(() => ({ ...everybody, open: everybody.open.slice() }));
  };
  /** Whether anybody hears the newest event. */
  const listen = (): boolean => {
    const newest = events[events.length - 1];
    const heard = viewers.map((viewer) => game.redact(newest, viewer));
    const [first] = heard;
    if (isOne && heard.some((one) => one !== first)) part();
    if (isOne) {
      if (first !== undefined) hear(everybody, first);
      return first !== undefined;
    }
    for (const [place, one] of heard.entries()) if (one !== undefined) hear(listeners[place], one);
    return heard.some((one) => one !== undefined);
  };
  /** The copies that can still become the end of a beat; the others are spare. */
  const letGo = (): void => {
    for (let i = copies.length - 1; i >= 0; i--) {
      const { at } = copies[i];
      if (!listeners.some(({ last }) => last === at)) spares.push(copies.splice(i, 1)[0].state);
    }
  };
  events.told = () => {
    if (!listen()) return;
    letGo();
    if (events.length <= MOST) copies.push({ state: game.clone(state, spares.pop()), at: events.length });
  };
  const end = (): void => {
    // Events are kept for longer than what was seen of them, which would be kept along with whoever listens.
    events.told = undefined;
    for (const { state: copy } of copies.splice(0)) spares.push(copy);
  };
  return { events, lookers, cuts, end };
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
