import type { Option, Reason, Step } from '@longbox/kernel';
import { type Action, applyDelta, type Json, type ServerMessage, type ServerMessageOf } from '@longbox/protocol';
import { useSettings } from '../state/settings.ts';
import { Foreseer } from './foreseer.ts';
import { type MatchState, type News, takeMessage } from './match-state.ts';
import { ReturningSocket, type Status } from './socket.ts';

type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;
export type Deed = DistributiveOmit<Action, 'n' | 'match'>;

interface Hearing {
  onStatus(status: Status): void;
  onNews(news: Extract<News, { kind: 'news' }>): void;
  /** Everything that is not about the match. */
  onMessage(message: ServerMessage): void;
}

interface Pending {
  readonly action: Action;
  settle(refusal: Refusal | undefined): void;
}
export type Refusal = ServerMessageOf<'refused'>;

/** Whether only the ends of moves are shown. */
const isBrief = ({ pace }: { readonly pace: string }): boolean => pace === 'off';

/** An action nobody answered for so long is sent again; under its number it takes effect once. */
const RESEND = 3_000;

/** One room on the socket, and the match in it. Nothing that was said is lost: it is said again until it is answered. */
export class RoomLink {
  readonly room: string;
  readonly #hearing: Hearing;
  readonly #socket: ReturningSocket;
  #state: MatchState | undefined;
  #pending: Pending | undefined;
  #last: Promise<unknown> = Promise.resolve();
  #resend: ReturnType<typeof setInterval> | undefined;
  /** Entering anew tells the server whether to send what happens within moves. */
  readonly #unsubscribe = useSettings.subscribe((now, before) => {
    if (isBrief(now) !== isBrief(before)) this.enter();
  });
  #explaining: ((reasons: readonly Reason[]) => void) | undefined;
  readonly #foreseer = new Foreseer((id, steps) => {
    const { match, seq } = this.#state ?? {};
    if (match !== undefined && seq !== undefined)
      this.#socket.send({ t: 'foresee', match, seq, id, steps: [...steps] });
  });

  constructor(room: string, hearing: Hearing) {
    this.room = room;
    this.#hearing = hearing;
    this.#socket = new ReturningSocket({
      onStatus: (status) => hearing.onStatus(status),
      onOpen: () => this.enter(),
      onMessage: (message) => this.#receive(message),
    });
  }

  get state(): MatchState | undefined {
    return this.#state;
  }

  say(text: string): void {
    this.#socket.send({ t: 'chat', room: this.room, text });
  }

  /** Resolves once the server has said what became of it: nothing if it is in the log, or why it is not. */
  act(deed: Deed): Promise<Refusal | undefined> {
    const done = this.#last.then(() => this.#do(deed));
    this.#last = done;
    return done;
  }

  /** One action at a time: the number of the next is known when the last is in the log. */
  #do(deed: Deed): Promise<Refusal | undefined> {
    const state = this.#state;
    if (state === undefined) return Promise.resolve(undefined);
    const action: Action = { ...deed, match: state.match, n: state.n + 1 };
    return new Promise((resolve) => {
      this.#pending = {
        action,
        settle: (refusal) => {
          clearInterval(this.#resend);
          this.#pending = undefined;
          resolve(refusal);
        },
      };
      this.#socket.send(action);
      this.#resend = setInterval(() => this.#socket.send(action), RESEND);
    });
  }

  /** Why something cannot be done; no reasons if the server does not say in time. */
  explain(intent: Option): Promise<readonly Reason[]> {
    const state = this.#state;
    if (state === undefined) return Promise.resolve([]);
    this.#explaining?.([]);
    return new Promise((resolve) => {
      this.#explaining = resolve;
      setTimeout(() => resolve([]), RESEND);
      this.#socket.send({ t: 'explain', match: state.match, seq: state.seq, intent });
    });
  }

  /** The view as it would be after these steps; nothing if that cannot be known, or somebody was quicker. */
  async foresee(steps: readonly Step[]): Promise<Json | undefined> {
    const foreseen = await this.#foreseer.ask(steps);
    const { rows, doc } = this.#state ?? {};
    return foreseen?.delta === undefined || foreseen.rows !== rows ? undefined : applyDelta(doc?.view, foreseen.delta);
  }

  end(): void {
    clearInterval(this.#resend);
    this.#unsubscribe();
    this.#foreseer.end();
    this.#socket.end();
  }

  /** Asks for everything that is new, and from now on for what comes. */
  enter(): void {
    const beats = isBrief(useSettings.getState()) ? { beats: false } : {};
    this.#socket.send({ t: 'enter', room: this.room, since: this.#state?.rows ?? 0, ...beats });
  }

  #receive(message: ServerMessage): void {
    const news = takeMessage(this.#state, message);
    if (news?.kind === 'lost') return this.enter();
    if (news !== undefined) {
      this.#state = news.state;
      this.#hearing.onNews(news);
    } else if (message.t === 'reasons') {
      this.#explaining?.(message.reasons);
      this.#explaining = undefined;
    } else if (message.t === 'foreseen') this.#foreseer.hear(message);
    else this.#hearing.onMessage(message);
    this.#settle(message);
  }

  #settle(message: ServerMessage): void {
    const pending = this.#pending;
    if (pending === undefined) return;
    const { n, match } = pending.action;
    if (message.t === 'refused' && message.n === n && message.match === match) return pending.settle(message);
    // A match that is no longer the one on the table takes its open action with it.
    if (this.#state?.match !== match || this.#state.n >= n) return pending.settle(undefined);
    if (message.t === 'sync') this.#socket.send(pending.action);
  }
}
