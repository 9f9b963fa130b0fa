import { startTimeline, type Table, type Timeline, type Viewer } from '@longbox/kernel';
import { type GameKit, namesFor, viewsFor } from '../games/kit.ts';
import { actAndTell } from './narrate.ts';
import { type PlayerKind, seatMinds } from './players.ts';

/** What a watcher sees of one decision. */
export interface Seen {
  readonly seq: number;
  readonly seat: number;
  readonly chosen: string;
  readonly lines: readonly string[];
  readonly timeline: Timeline<unknown, unknown>;
}

/** Plays a game among computer players, one decision at a time, as one viewer sees it. */
export function* watchGame(
  kit: GameKit,
  table: Table,
  players: readonly PlayerKind[],
  viewer: Viewer | 'all',
): Generator<Seen> {
  const decide = seatMinds(kit.game, table, players);
  const timeline = startTimeline(kit.game, table);
  for (;;) {
    const decision = kit.game.decision(timeline.state);
    if (decision === undefined) return;
    const { seq } = timeline;
    const choice = decide(timeline.state, decision.seat);
    const [told] = actAndTell(kit, timeline, choice, [viewer]);
    yield { seq, seat: decision.seat, ...told, timeline };
  }
}

/** The table as a viewer sees it; somebody who sees everything sees each side from its own chair. */
export function tableLines(kit: GameKit, table: Table, state: unknown, viewer: Viewer | 'all'): readonly string[] {
  const names = namesFor(kit, table, state, viewer);
  const shown = viewer === 'all' ? [kit.game.view(state, 'watcher')] : viewsFor(kit.game, state, table, viewer);
  return shown.flatMap((view) => kit.table(view, names));
}
