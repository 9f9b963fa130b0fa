import { goTo, type Log, startTimeline, type Timeline, type Viewer } from '@longbox/kernel';
import { type GameKit, seatName } from '../games/kit.ts';
import { actAndTell } from '../table/narrate.ts';

/** One decision of a played game. */
export interface ReplayStep {
  readonly seq: number;
  readonly seat: number;
  readonly chosen: string;
  readonly lines: readonly string[];
  readonly fingerprint: string;
}

/** Plays a log forth, decision by decision. */
export function* tellReplay(kit: GameKit, log: Log, viewer: Viewer | 'all'): Generator<ReplayStep> {
  const timeline = startTimeline(kit.game, log.table);
  for (const choice of log.choices) {
    const seat = kit.game.decision(timeline.state)?.seat ?? 0;
    const { seq } = timeline;
    const [told] = actAndTell(kit, timeline, choice, [viewer]);
    yield { seq, seat, ...told, fingerprint: kit.game.fingerprint(timeline.state) };
  }
}

/** A timeline that has been to the end of the log and stands at `seq`. */
export function timelineAt(kit: GameKit, log: Log, seq: number): Timeline<unknown, unknown> {
  const timeline = startTimeline(kit.game, log.table);
  for (const choice of log.choices) actAndTell(kit, timeline, choice, []);
  goTo(timeline, Math.max(0, Math.min(seq, log.choices.length)));
  return timeline;
}

export function replayHeader(kit: GameKit, { table, choices }: Log): string[] {
  return [
    `${kit.title}, ${table.profile}, seed ${table.seed}, ${choices.length} decisions`,
    ...table.seats.map((seat, i) => `  ${seatName(table, i)}: ${kit.decks.nameOf(seat.deck[0])}`),
  ];
}
