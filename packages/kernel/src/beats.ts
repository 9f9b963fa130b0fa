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
