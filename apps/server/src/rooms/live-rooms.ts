import type { ChatLine, ServerMessage } from '@longbox/protocol';
import type { Log } from '../ops/log.ts';
import { mayListen, type Room, viewRoom } from './room.ts';
import type { RoomWorld } from './rooms.ts';

/** A connection that follows a room on this node. */
export interface RoomFollower {
  readonly player: string;
  muted: ReadonlySet<string>;
  send(message: ServerMessage): void;
  /** The room has another match than before. */
  match(id: string): void;
}

interface LiveRoom {
  readonly id: string;
  room: Room;
  /** The newest line that has been shown. */
  line: number;
  readonly followers: Set<RoomFollower>;
  isReading: boolean;
  isStale: boolean;
}

export interface LiveRooms {
  /** Shows the room and its last lines, and from then on what changes. Throws a `Refused`. */
  follow(id: string, follower: RoomFollower): Promise<Room | undefined>;
  unfollow(id: string, follower: RoomFollower): void;
  /** A room somebody here follows, as it was last read. */
  room(id: string): Room | undefined;
  hint(id: string, version: number): void;
  reread(): Promise<void>;
  /** Tells the store which rooms somebody is in. */
  attend(): Promise<void>;
  readonly size: () => number;
}

const audibleTo = (room: Room, lines: readonly ChatLine[], { player, muted }: RoomFollower): ChatLine[] =>
  mayListen(room, player) ? lines.filter((line) => !muted.has(line.player)) : [];

export function createLiveRooms(world: RoomWorld, log: Log): LiveRooms {
  const live = new Map<string, LiveRoom>();
  const { store } = world;

  const showRoom = (one: LiveRoom): void => {
    for (const follower of one.followers) follower.send({ t: 'room', room: viewRoom(one.room, follower.player) });
  };
  const showLines = (one: LiveRoom, lines: readonly ChatLine[]): void => {
    if (lines.length === 0) return;
    one.line = lines[lines.length - 1].id;
    for (const follower of one.followers) {
      const audible = audibleTo(one.room, lines, follower);
      if (audible.length > 0) follower.send({ t: 'chat', room: one.id, lines: audible });
    }
  };
  const readOnce = async (one: LiveRoom): Promise<void> => {
    const room = await store.read(one.id);
    if (room === undefined) {
      for (const follower of one.followers) follower.send({ t: 'gone', room: one.id });
      live.delete(one.id);
      return;
    }
    const before = one.room;
    one.room = room;
    const isChanged = before.stage !== room.stage || JSON.stringify(before.doc) !== JSON.stringify(room.doc);
    if (isChanged) showRoom(one);
    if (room.doc.match !== undefined && room.doc.match !== before.doc.match) {
      for (const follower of one.followers) follower.match(room.doc.match);
    }
    showLines(one, await store.linesAfter(one.id, one.line));
  };
  /** One reading at a time; what is hinted at meanwhile is read afterwards. */
  const read = async (one: LiveRoom): Promise<void> => {
    one.isStale = true;
    if (one.isReading) return;
    one.isReading = true;
    try {
      while (one.isStale) {
        one.isStale = false;
        await readOnce(one);
      }
    } catch (error) {
      log.error({ room: one.id, error: String(error) }, 'a room could not be read');
    } finally {
      one.isReading = false;
    }
  };

  return {
    async follow(id, follower) {
      const room = await store.read(id);
      if (room === undefined) return undefined;
      const lines = await store.linesAfter(id, 0);
      const line = lines.at(-1)?.id ?? 0;
      const one = live.get(id) ?? { id, room, line, followers: new Set(), isReading: false, isStale: false };
      live.set(id, one);
      one.followers.add(follower);
      follower.send({ t: 'room', room: viewRoom(room, follower.player) });
      follower.send({ t: 'chat', room: id, lines: audibleTo(room, lines, follower) });
      if (room.version > one.room.version || line > one.line) void read(one);
      return room;
    },
    unfollow(id, follower) {
      const one = live.get(id);
      one?.followers.delete(follower);
      if (one?.followers.size === 0) live.delete(id);
    },
    room: (id) => live.get(id)?.room,
    hint(id, version) {
      const one = live.get(id);
      if (one !== undefined && one.room.version < version) void read(one);
    },
    async reread() {
      const ids = [...live.keys()];
      for (let at = 0; at < ids.length; at += 500) {
        const part = ids.slice(at, at + 500);
        const versions = await store.versions(part);
        for (const id of part) {
          const one = live.get(id);
          if (one !== undefined && one.room.version !== versions.get(id)) void read(one);
        }
      }
    },
    async attend() {
      const ids = [...live.keys()];
      for (let at = 0; at < ids.length; at += 500) await store.seen(ids.slice(at, at + 500));
    },
    size: () => live.size,
  };
}
