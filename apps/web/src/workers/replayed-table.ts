import { type LogLine, needGameName } from '@longbox/games';
import {
  beatsFor,
  goTo,
  type Log,
  openTimeline,
  recordMoments,
  redo,
  type Seat,
  type Timeline,
  type Viewer,
} from '@longbox/kernel';
import type { Eyes, ReplayInfo, Snapshot, TablePlan } from './game-api.ts';
import type { GameKit } from './game-kit.ts';
import { type Look, present, presentBeats, tellAll } from './present.ts';

/** What one viewer heard in the whole game, and how much of it before each decision. */
interface Heard {
  readonly lines: readonly LogLine[];
  readonly before: readonly number[];
}

/** A game that was played, to be looked at from any seat at any moment. */
export interface ReplayedTable {
  readonly plan: TablePlan;
  readonly log: Log;
  readonly info: ReplayInfo;
  see(seq: number, eyes: Eyes): Snapshot;
}

/** Seats as the log has them: sharing a game shares its decks, not who sat there. */
export function planOf({ table }: Log, unnamed: (seat: Seat) => string): TablePlan {
  return {
    game: needGameName(table.game),
    profile: table.profile,
    seed: table.seed,
    seats: table.seats.map(({ name, deck, side }, seat) => ({
      deck: 'replay',
      own: { deck, side: side ?? [] },
      // Everybody by name: a watcher sat at none of these seats.
      player: 'person',
      name: name ?? unnamed(seat),
    })),
  };
}

export function replayedTable<S, E, V extends Snapshot['view']>(
  kit: GameKit<S, E, V>,
  log: Log,
  plan: TablePlan,
): ReplayedTable {
  const { game } = kit;
  const timeline = openTimeline<S, E>(game, log);
  const seats = plan.seats.map((_, seat) => seat);
  const { heard, turns, fights } = listenTo(kit, timeline, [...seats, 'watcher']);
  /** The game as who sees every hand sees it. What they hear is what seat 0 hears, as in the log. */
  const openly = { ...game, view: (state: S): V => kit.together(seats.map((seat) => game.view(state, seat))) };
  const lookAt = (eyes: Eyes): Look<V> => {
    const view = eyes === 'all' ? openly.view(timeline.state) : game.view(timeline.state, eyes);
    return { view, known: kit.known(view) };
  };
  let last: { readonly seq: number; readonly eyes: Eyes } | undefined;
  return {
    plan,
    log,
    info: { plan, length: log.choices.length, turns, fights },
    see(seq, eyes) {
      const viewer: Viewer = eyes === 'all' ? 0 : eyes;
      // A step of one decision shows how it came about.
      const isNext =
        last?.eyes === eyes && last.seq + 1 === seq && timeline.seq === last.seq && seq <= log.choices.length;
      last = { seq, eyes };
      const earlier = isNext ? lookAt(eyes) : undefined;
      const moments = recordMoments<S, E>(game, timeline.state);
      if (isNext) redo(timeline, moments.events);
      else goTo(timeline, Math.max(0, Math.min(seq, log.choices.length)));
      const later = lookAt(eyes);
      const { view } = later;
      const { lines, before } = heard.get(viewer) ?? { lines: [], before: [] };
      const told = before[timeline.seq - 1] ?? 0;
      const seen = eyes === 'all' ? openly : game;
      const made = earlier === undefined ? [] : beatsFor(seen, moments, timeline.state, viewer);
      const beats = earlier === undefined ? [] : presentBeats(kit, made, earlier, later, told).beats;
      return present(kit, {
        plan,
        view,
        seat: viewer === 'watcher' ? 0 : viewer,
        seq: timeline.seq,
        result: game.result(timeline.state),
        lines: lines.slice(0, before[timeline.seq] ?? lines.length),
        beats,
      });
    },
  };
}

/** Plays the game once through and notes what everybody heard, and where turns and fights begin. */
function listenTo<S, E, V extends Snapshot['view']>(
  kit: GameKit<S, E, V>,
  timeline: Timeline<S, E>,
  viewers: readonly Viewer[],
): { heard: ReadonlyMap<Viewer, Heard>; turns: number[]; fights: number[] } {
  const { game } = kit;
  const state = game.setup(timeline.table);
  const lookOf = (viewer: Viewer): Look<V> => {
    const view = game.view(state, viewer);
    return { view, known: kit.known(view) };
  };
  const stories = viewers.map((viewer) => ({ viewer, look: lookOf(viewer), lines: [] as LogLine[] }));
  const before = new Map<Viewer, number[]>(viewers.map((viewer) => [viewer, []]));
  const turns: number[] = [];
  const fights: number[] = [];
  for (const [seq, choice] of timeline.choices.entries()) {
    const events: E[] = [];
    game.apply(state, choice, events);
    for (const story of stories) {
      before.get(story.viewer)?.push(story.lines.length);
      const earlier = story.look;
      story.look = lookOf(story.viewer);
      const heard = events.flatMap((event) => game.redact(event, story.viewer) ?? []);
      const told = tellAll(kit, heard, earlier, story.look);
      story.lines.push(...told.map((line, i) => ({ ...line, id: story.lines.length + i })));
      if (story.viewer !== 'watcher') continue;
      const { view } = story.look;
      if (kit.glance(view).turn > kit.glance(earlier.view).turn) turns.push(seq + 1);
      if (kit.isFight(view) && !kit.isFight(earlier.view)) fights.push(seq + 1);
    }
  }
  const heard = new Map(stories.map(({ viewer, lines }) => [viewer, { lines, before: before.get(viewer) ?? [] }]));
  return { heard, turns, fights };
}
