import type { Matches } from '../match/matches.ts';
import type { Log } from '../ops/log.ts';
import type { Metrics } from '../ops/metrics.ts';
import type { Limit } from '../ops/token-bucket.ts';
import type { LiveRooms } from '../rooms/live-rooms.ts';
import type { RoomWorld } from '../rooms/rooms.ts';
import type { Connection } from './connection.ts';

/** What sockets need of the node they are on. */
export interface SocketWorld {
  readonly matches: Matches;
  readonly rooms: RoomWorld;
  readonly live: LiveRooms;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly limits: number;
  mayChat(player: string): boolean;
  /** Whoever enters is told the whole story, which is work. */
  mayEnter(player: string): boolean;
  forget(connection: Connection): void;
}

export const LIMITS = {
  /** Of one socket. */
  messages: { burst: 60, perSecond: 20 },
  /** Of one account, on all its sockets. */
  entries: { burst: 20, perSecond: 1 },
  chat: { burst: 5, perSecond: 0.5 },
  /** Of one address. */
  sockets: { burst: 60, perSecond: 5 },
  requests: { burst: 120, perSecond: 20 },
  sessions: { burst: 30, perSecond: 0.5 },
  rooms: { burst: 20, perSecond: 0.2 },
} as const satisfies Record<string, Limit>;
