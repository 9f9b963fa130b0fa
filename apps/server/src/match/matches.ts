import { NONE, type Seat, type Viewer } from '@longbox/kernel';
import { LiveMatch } from './live-match.ts';
import type { MatchWorld } from './match-world.ts';

/** How long a match is kept after the last of its followers has gone. */
const LINGER = 5_000;
/** How long a node may take over a match whose clock ran out before another one tries. */
const HOLD = 10_000;

/** The matches this node holds: those somebody here follows, and those it just acts in. */
export interface Matches {
  /** `undefined` if there is no such match. */
  open(id: string): Promise<LiveMatch | undefined>;
  /** Called when a follower has gone. */
  release(match: LiveMatch): void;
  /** Another node, or this one, has written rows. */
  hint(id: string, rows: number): void;
  /** Looks for rows that no hint told of. */
  reread(): Promise<void>;
  /** Lets clocks and computers act where nobody else sees to it. */
  sweep(): Promise<void>;
  readonly size: () => number;
}

export function createMatches(world: MatchWorld): Matches {
  const live = new Map<string, LiveMatch>();

  const open = async (id: string): Promise<LiveMatch | undefined> => {
    const known = live.get(id);
    if (known !== undefined) return known;
    const stored = await world.store.read(id);
    if (stored === undefined) return undefined;
    const match = live.get(id) ?? new LiveMatch({ header: stored.header, startedAt: stored.startedAt }, world);
    live.set(id, match);
    return match;
  };
  const leaving = new Set<LiveMatch>();
  const forgetLater = (match: LiveMatch): void => {
    if (leaving.has(match)) return;
    leaving.add(match);
    setTimeout(() => {
      leaving.delete(match);
      if (match.isIdle) live.delete(match.header.id);
      // Something is still under way, such as a thought of the computer; nobody else would look again.
      else if (match.isUnfollowed) forgetLater(match);
    }, LINGER).unref();
  };
  const report = (id: string) => (error: unknown) =>
    world.log.error({ match: id, error: String(error) }, 'a match could not be read');

  return {
    open,
    release: forgetLater,
    hint(id, rows) {
      const match = live.get(id);
      if (match !== undefined && match.rows !== NONE && match.rows < rows) match.catchUp().catch(report(id));
    },
    async reread() {
      const ids = [...live.keys()];
      for (let at = 0; at < ids.length; at += 500) {
        const lengths = await world.store.lengths(ids.slice(at, at + 500));
        for (const [id, rows] of lengths) {
          const match = live.get(id);
          if (match !== undefined && match.rows < rows) match.catchUp().catch(report(id));
        }
      }
    },
    async sweep() {
      for (const id of await world.store.claimDue(HOLD)) {
        const match = await open(id);
        match
          ?.wake()
          .catch(report(id))
          .finally(() => forgetLater(match));
      }
    },
    size: () => live.size,
  };
}

/** Who a player is in a match: a seat, a watcher, or nobody. */
export function viewerOf({ header }: LiveMatch, player: string): Viewer | undefined {
  const seat: Seat = header.seats.findIndex((one) => one.player === player);
  if (seat >= 0) return seat;
  return header.watch.who === 'anyone' ? 'watcher' : undefined;
}
