import { startTimeline, type Table, type Timeline } from '@longbox/kernel';
import { type Eyes, type GameKit, namesFor, viewFor } from '../games/kit.ts';
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
export function* watchGame(kit: GameKit, table: Table, players: readonly PlayerKind[], viewer: Eyes): Generator<Seen> {
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

/** The table as a viewer sees it; all hands are open to somebody who sees everything. */
export function tableLines(kit: GameKit, table: Table, state: unknown, eyes: Eyes): readonly string[] {
  const view = eyes === 'all' ? kit.game.view(state, 'watcher') : viewFor(kit, state, table, eyes);
  return kit.table(view, namesFor(kit, table, state, eyes));
}
