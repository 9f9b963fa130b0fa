import type { LogLine } from '@longbox/games';
import { namer } from '@longbox/games';
import { goTo, type Log, openTimeline, type Seat, type Timeline, type Viewer } from '@longbox/kernel';
import type { Eyes, ReplayInfo, Snapshot, TablePlan } from './game-api.ts';
import type { GameKit } from './game-kit.ts';

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

/** Seats as the log has them: whoever shares a game shares its decks, not who sat there. */
export function planOf({ table }: Log, unnamed: (seat: Seat) => string): TablePlan {
  return {
    game: table.game === 'arena' ? 'arena' : 'vs',
    profile: table.profile,
    seed: table.seed,
    seats: table.seats.map(({ name, deck, side }, seat) => ({
      deck: 'replay',
      own: { deck, side: side ?? [] },
      // Everybody by name: whoever watches sat at none of these seats.
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
  const lookFrom = (eyes: Eyes): V => {
    const view = game.view(timeline.state, eyes === 'all' ? 0 : eyes);
    return eyes === 'all' ? kit.together(seats.map((seat) => game.view(timeline.state, seat))) : view;
  };
  return {
    plan,
    log,
    info: { plan, length: log.choices.length, turns, fights },
    see(seq, eyes) {
      goTo(timeline, Math.max(0, Math.min(seq, log.choices.length)));
      const viewer: Viewer = eyes === 'all' ? 0 : eyes;
      const view = lookFrom(eyes);
      const { lines, before } = heard.get(viewer) ?? { lines: [], before: [] };
      return kit.frame(
        {
          ...kit.glance(view),
          plan,
          seat: viewer === 'watcher' ? 0 : viewer,
          curtain: undefined,
          seq: timeline.seq,
          faces: kit.known(view).faces,
          asked: undefined,
          result: game.result(timeline.state),
          lines: lines.slice(0, before[timeline.seq] ?? lines.length),
          cues: [],
          canUndo: false,
        },
        view,
      );
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
  const stories = viewers.map((viewer) => ({ viewer, view: game.view(state, viewer), lines: [] as LogLine[] }));
  const before = new Map<Viewer, number[]>(viewers.map((viewer) => [viewer, []]));
  const turns: number[] = [];
  const fights: number[] = [];
  for (const [seq, choice] of timeline.choices.entries()) {
    const events: E[] = [];
    game.apply(state, choice, events);
    for (const story of stories) {
      before.get(story.viewer)?.push(story.lines.length);
      const earlier = story.view;
      story.view = game.view(state, story.viewer);
      story.lines.push(...linesOf(kit, events, story.viewer, earlier, story.view, story.lines.length));
      if (story.viewer !== 'watcher') continue;
      if (kit.glance(story.view).turn > kit.glance(earlier).turn) turns.push(seq + 1);
      if (kit.isFight(story.view) && !kit.isFight(earlier)) fights.push(seq + 1);
    }
  }
  const heard = new Map(stories.map(({ viewer, lines }) => [viewer, { lines, before: before.get(viewer) ?? [] }]));
  return { heard, turns, fights };
}

function linesOf<S, E, V extends Snapshot['view']>(
  kit: GameKit<S, E, V>,
  events: readonly E[],
  viewer: Viewer,
  earlier: V,
  after: V,
  firstId: number,
): LogLine[] {
  const [known, then] = [kit.known(earlier), kit.known(after)];
  const telling = {
    turn: kit.glance(earlier).turn,
    faceOf: namer(known, then),
    controllerOf: (card: number) => known.controllers.get(card) ?? then.controllers.get(card),
  };
  return events
    .flatMap((event) => kit.game.redact(event, viewer) ?? [])
    .flatMap((event) => kit.tell(event, telling, earlier, after) ?? [])
    .map((line, i) => ({ ...line, id: firstId + i }));
}
