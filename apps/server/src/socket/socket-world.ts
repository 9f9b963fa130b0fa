import type { Matches } from '../match/matches.ts';
import type { May } from '../ops/limits.ts';
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
  readonly may: May;
  /** Of one socket, which counts its messages itself. */
  readonly messages: Limit;
  /** What one message costs of it now. */
  readonly cost: () => number;
  /** Tables that one socket may follow. */
  readonly mostFollowed: number;
  forget(connection: Connection): void;
}
