import type { Seat, Viewer } from '@longbox/kernel';
import {
  type Action,
  CLOSE,
  type ClientMessage,
  type ClientMessageOf,
  isAction,
  PROTOCOL,
  type RefusalCode,
  readClientMessage,
  type ServerMessage,
} from '@longbox/protocol';
import type { WebSocket } from 'ws';
import type { Follower } from '../match/audience.ts';
import type { LiveMatch } from '../match/live-match.ts';
import { MatchFault } from '../match/load.ts';
import { viewerOf } from '../match/matches.ts';
import { type Bucket, createBucket } from '../ops/token-bucket.ts';
import type { RoomFollower } from '../rooms/live-rooms.ts';
import { mayTalk } from '../rooms/room.ts';
import type { Player } from '../store/player-store.ts';
import type { SocketWorld } from './socket-world.ts';

/** A client that reads so slowly that this much waits for it is let go. */
const MOST_WAITING = 1_000_000;
/** A socket that has been told to close has so long to do it. */
const HANG_UP = 2_000;

/** Whose socket it is, and by which session. */
interface SignedIn {
  readonly player: Player;
  readonly session: string;
}

interface Followed {
  readonly room: RoomFollower;
  readonly isBrief: boolean;
  match: LiveMatch | undefined;
  follower: Follower | undefined;
}

interface Found {
  readonly match: LiveMatch;
  readonly viewer: Viewer | undefined;
}

/** One socket of one player: what it follows, and what it may ask how often. */
export class Connection {
  readonly player: Player;
  /** The hash of its session. */
  readonly session: string;
  readonly #socket: WebSocket;
  readonly #world: SocketWorld;
  readonly #rooms = new Map<string, Followed>();
  #latest: Followed | undefined;
  readonly #messages: Bucket;
  /** Entering and leaving rooms, one after the other. */
  #last: Promise<unknown> = Promise.resolve();
  #isOpen = true;

  constructor(socket: WebSocket, { player, session }: SignedIn, world: SocketWorld) {
    this.#socket = socket;
    this.player = player;
    this.session = session;
    this.#world = world;
    this.#messages = createBucket(world.messages);
    socket.on('message', (data, isBinary) => this.#receive(isBinary ? undefined : String(data)));
    socket.on('ping', (data) => this.#answerPing(data));
    // One in half a minute is asked for; more are as much work as messages.
    socket.on('pong', () => void this.#isWithinLimit());
    socket.on('close', () => this.#closed());
    // Broken frames and the like; `close` follows.
    socket.on('error', () => undefined);
    const { id, name } = player;
    this.send({ t: 'welcome', v: PROTOCOL, player: { id, name }, now: Date.now() });
  }

  send(message: ServerMessage): void {
    this.sendText(JSON.stringify(message));
  }

  /**
   * At once, and not when all rows of a group have been shown: who hears first answers while others are still being shown, and more
   * rows come together for the next group.
   */
  sendText(text: string): void {
    if (!this.#isOpen || this.#isTooSlow()) return;
    this.#world.metrics.sent(text.length);
    this.#socket.send(text);
  }

  #isTooSlow(): boolean {
    if (this.#socket.bufferedAmount <= MOST_WAITING) return false;
    this.#world.metrics.refused('tooSlow');
    this.#socket.terminate();
    return true;
  }

  /** From now on nothing of whom the player has muted since comes through. */
  async reviewMutes(): Promise<void> {
    const muted = new Set(await this.#world.rooms.store.mutedBy(this.player.id));
    for (const { room } of this.#rooms.values()) room.muted = muted;
  }

  /** Nothing is heard or said after this. */
  close(code: number): void {
    this.#isOpen = false;
    this.#socket.close(code);
    // A client that goes on sending, or does not read, is not waited for.
    setTimeout(() => this.#socket.terminate(), HANG_UP).unref();
  }

  /** False if this was one too many, and the socket is closed for it. */
  #isWithinLimit(): boolean {
    if (!this.#isOpen) return false;
    const { messages, cost, may } = this.#world;
    if (this.#messages.take(Math.min(messages.burst, cost())) && may.accountMessages(this.player.id)) return true;
    this.#tell(undefined, 'tooFast', 'too many messages');
    this.close(CLOSE.tooFast);
    return false;
  }

  #answerPing(data: Buffer): void {
    if (this.#isWithinLimit() && !this.#isTooSlow()) this.#socket.pong(data);
  }

  #receive(text: string | undefined): void {
    if (!this.#isOpen) return;
    this.#world.metrics.received();
    if (!this.#isWithinLimit()) return;
    const message = text === undefined ? undefined : readClientMessage(text);
    if (message === undefined) return this.#refuse(undefined, 'malformed', 'this message cannot be read');
    if (isAction(message)) this.#act(message);
    else this.#hear(message);
  }

  #hear(message: Exclude<ClientMessage, Action>): void {
    switch (message.t) {
      case 'ping':
        return this.send({ t: 'pong', id: message.id, now: Date.now() });
      case 'enter':
        if (!this.#world.may.entries(this.player.id))
          return this.#refuse(message, 'tooFast', 'too often; wait a little');
        return this.#inTurn(message, () => this.#enter(message.room, message.since ?? 0, message.beats === false));
      case 'exit':
        return this.#inTurn(message, async () => this.#exit(message.room));
      case 'chat':
        return this.#inTurn(message, () => this.#say(message.room, message.text));
      case 'explain':
        return this.#askMatch(message, (match, seat) =>
          match.explain(seat, message.seq, defined(message.intent), this.reply),
        );
      case 'foresee':
        return this.#askMatch(message, (match, seat) => match.foresee(seat, message, this.reply));
    }
  }

  /** For who plays in it, and nobody else. */
  #askMatch(
    message: ClientMessageOf<'explain' | 'foresee'>,
    ask: (match: LiveMatch, seat: Seat) => Promise<void>,
  ): void {
    if (!this.#world.may.questions(this.player.id)) return this.#refuse(message, 'tooFast', 'too many questions');
    this.#inTurn(message, async () => {
      const { match, viewer } = await this.#find(message.match);
      if (typeof viewer !== 'number') return this.#refuse(message, 'notYours', 'you do not play in this match');
      await ask(match, viewer);
    });
  }

  #inTurn(message: ClientMessage, work: () => Promise<void>): void {
    this.#last = this.#last.then(work).catch((error: unknown) => this.#failed(message, error));
  }

  #act(action: Action): void {
    this.#actIn(action).catch((error: unknown) => {
      if (error instanceof MatchFault) return this.#failed(action, error);
      // It may or may not be in the log: only reading it anew can tell.
      this.#world.log.warn({ match: action.match, error: String(error) }, 'an action has an unknown outcome');
      this.close(CLOSE.unknownOutcome);
    });
  }

  async #actIn(action: Action): Promise<void> {
    const { match, viewer } = await this.#find(action.match);
    if (typeof viewer !== 'number') return this.#refuse(action, 'notYours', 'you do not play in this match');
    await match.act(viewer, action, this.reply);
  }

  readonly reply = (answer: ServerMessage | string): void => {
    if (typeof answer === 'string') return this.sendText(answer);
    this.send(answer);
    if (answer.t !== 'refused') return;
    this.#world.metrics.refused(answer.code);
    this.#noteMistake(answer.code);
  };

  /** Who is refused again and again is no client that can play; each refusal is work, and so is the view that may follow. */
  #noteMistake(code: RefusalCode): void {
    if (code === 'unavailable' || !this.#isOpen || this.#world.may.mistakes(this.player.id)) return;
    this.#tell(undefined, 'tooFast', 'too many messages that are refused');
    this.close(CLOSE.tooFast);
  }

  #followed(id: string): Followed | undefined {
    // Nearly always the one of the last action.
    if (this.#latest?.match?.header.id === id) return this.#latest;
    for (const followed of this.#rooms.values()) {
      if (followed.match?.header.id !== id) continue;
      this.#latest = followed;
      return followed;
    }
    return undefined;
  }

  async #find(id: string): Promise<Found> {
    const followed = this.#followed(id);
    if (followed?.match !== undefined) return { match: followed.match, viewer: followed.follower?.viewer };
    const match = await this.#world.matches.open(id);
    if (match === undefined) throw new MatchFault('unknownMatch', 'there is no such match');
    this.#world.matches.release(match);
    return { match, viewer: viewerOf(match, this.player.id) };
  }

  async #enter(id: string, since: number, isBrief: boolean): Promise<void> {
    this.#exit(id);
    const most = this.#world.mostFollowed;
    if (this.#rooms.size >= most) {
      return this.#refuse({ t: 'enter', room: id }, 'notNow', `you follow ${most} tables here; leave one first`);
    }
    const muted = new Set(await this.#world.rooms.store.mutedBy(this.player.id));
    const followed: Followed = {
      room: {
        player: this.player.id,
        muted,
        send: (message) => this.send(message),
        match: (match) => this.#inTurn({ t: 'enter', room: id }, () => this.#follow(followed, match, 0)),
      },
      isBrief,
      match: undefined,
      follower: undefined,
    };
    const room = await this.#world.live.follow(id, followed.room);
    if (room === undefined) {
      this.#refuse({ t: 'enter', room: id }, 'unknownRoom', 'there is no such table');
      return;
    }
    this.#rooms.set(id, followed);
    if (!this.#isOpen) this.#exit(id);
    else if (room.doc.match !== undefined) await this.#follow(followed, room.doc.match, since);
  }

  async #follow(followed: Followed, id: string, since: number): Promise<void> {
    this.#unfollow(followed);
    const match = await this.#world.matches.open(id);
    if (match === undefined) return;
    const viewer = viewerOf(match, this.player.id);
    if (viewer === undefined) {
      const re = { t: 'enter' as const, room: match.header.room };
      return this.#refuse(re, 'notWatchable', 'only the players can see this match');
    }
    const { isBrief } = followed;
    const follower: Follower = { viewer, owner: this.player.id, isBrief, send: (text) => this.sendText(text) };
    followed.match = match;
    followed.follower = follower;
    await match.follow(follower, since);
    if (!this.#isOpen) this.#unfollow(followed);
  }

  #unfollow(followed: Followed): void {
    const { match, follower } = followed;
    followed.match = undefined;
    followed.follower = undefined;
    if (match === undefined || follower === undefined) return;
    match.unfollow(follower);
    this.#world.matches.release(match);
  }

  #exit(id: string): void {
    const followed = this.#rooms.get(id);
    if (followed === undefined) return;
    this.#rooms.delete(id);
    this.#world.live.unfollow(id, followed.room);
    this.#unfollow(followed);
  }

  async #say(id: string, text: string): Promise<void> {
    const re = { t: 'chat' as const, room: id, text };
    const room = this.#rooms.has(id) ? this.#world.live.room(id) : undefined;
    if (room === undefined) return this.#refuse(re, 'unknownRoom', 'enter the room first');
    if (!mayTalk(room, this.player.id)) return this.#refuse(re, 'notYours', 'watchers have no voice at this table');
    if (!this.#world.may.chat(this.player.id)) return this.#refuse(re, 'tooFast', 'too many lines; wait a little');
    const { rooms } = this.#world;
    const { id: player, name } = this.player;
    await rooms.store.say(id, player, name, text);
    rooms.bus.publish('room', id, Number.MAX_SAFE_INTEGER);
  }

  #refuse(message: ClientMessage | undefined, code: RefusalCode, text: string): void {
    this.#tell(message, code, text);
    this.#noteMistake(code);
  }

  #tell(message: ClientMessage | undefined, code: RefusalCode, text: string): void {
    this.#world.metrics.refused(code);
    const re = message === undefined ? {} : { re: message.t };
    const about = message !== undefined && isAction(message) ? { match: message.match, n: message.n } : {};
    this.send({ t: 'refused', ...re, ...about, code, text });
  }

  #failed(message: ClientMessage, error: unknown): void {
    if (error instanceof MatchFault) return this.#refuse(message, error.code, error.message);
    this.#world.log.error({ message: message.t, error: String(error) }, 'a message failed');
    // Whoever could not be let in would sit there and hear nothing; they come back by themselves.
    if (message.t === 'enter') return this.close(CLOSE.unknownOutcome);
    this.#refuse(message, 'unavailable', 'that did not work; try again');
  }

  #closed(): void {
    this.#isOpen = false;
    for (const id of [...this.#rooms.keys()]) this.#exit(id);
    this.#world.forget(this);
  }
}

type Defined<T> = { [K in keyof T]: Exclude<T[K], undefined> };
/** Optional fields as this code base means them: there, or not there. */
const defined = <T extends object>(fields: T): Defined<T> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Defined<T>;
