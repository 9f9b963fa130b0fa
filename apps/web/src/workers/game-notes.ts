import { type Game, type Log, replay, type Seat, sha256, utf8 } from '@longbox/kernel';
import { arenaTracker, startTrack, type Tracker, vsTracker } from '@longbox/lab';
import type { GameNotes, TablePlan } from './game-api.ts';
import { withKit } from './kits.ts';

const TRACKERS: Readonly<Record<TablePlan['game'], Tracker>> = { vs: vsTracker, arena: arenaTracker };

/** A deck by its cards, in whatever order they were listed: another list of the same deck is another version. */
const versionOf = ({ deck, side = [] }: Log['table']['seats'][number]): string => {
  const [word] = sha256(utf8(JSON.stringify([deck[0], deck.slice(1).toSorted(), [...side].sort()])));
  return (word >>> 0).toString(36);
};

/** What became of the cards of a seat, and who went first: played again from the log. */
export const notesOf = (plan: TablePlan, log: Log, seat: Seat): GameNotes =>
  withKit(plan, ({ game }) => watch(game, plan, log, seat));

function watch<S, E, V>(game: Game<S, E, V>, plan: TablePlan, log: Log, seat: Seat): GameNotes {
  const tracker = TRACKERS[plan.game];
  const track = startTrack(log.table.seats.length);
  const state = replay(game, log, 0);
  const hand = (): readonly string[] => tracker.hand(game.view(state, seat), seat);
  const own = track.seats[seat];
  for (const key of hand()) own.drawn.add(key);
  const events: E[] = [];
  for (const choice of log.choices) {
    game.apply(state, choice, events);
    for (const event of events) tracker.hear(track, event, state);
    events.length = 0;
  }
  const held = new Set(hand());
  const [drawn, played] = [[...own.drawn].sort(), [...own.played].sort()];
  return {
    isFirst: track.first === seat,
    version: versionOf(log.table.seats[seat]),
    levels: plan.seats.flatMap(({ player, level }, i) =>
      i === seat ? [] : [player === 'computer' ? (level ?? 'computer') : 'person'],
    ),
    ...{ drawn, played },
    dead: drawn.filter((key) => held.has(key) && !own.played.has(key)),
  };
}
