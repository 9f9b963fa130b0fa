import { API, CLOSE, type ClientMessage, type ServerMessage, serverMessage } from '@longbox/protocol';
import { forgetSession, theSession } from './api.ts';

export const STATUSES = ['connecting', 'online', 'offline'] as const;
export type Status = (typeof STATUSES)[number];

interface Hearing {
  onStatus(status: Status): void;
  onOpen(): void;
  onMessage(message: ServerMessage): void;
}

const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 8_000;
/** A line that says nothing for so long is asked; one that does not answer in the time after it is dead. */
const QUIET = 15_000;
const PATIENCE = 8_000;

/** A socket that comes back: after a lost network, a sleeping phone, a server that was started anew. */
export class ReturningSocket {
  readonly #hearing: Hearing;
  #socket: WebSocket | undefined;
  #pause = FIRST_PAUSE;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #watch: ReturnType<typeof setTimeout> | undefined;
  #isEnded = false;
  #wasOpen = false;

  constructor(hearing: Hearing) {
    this.#hearing = hearing;
    window.addEventListener('offline', this.#lose);
    window.addEventListener('online', this.#hurry);
    document.addEventListener('visibilitychange', this.#wake);
    void this.#connect();
  }

  send(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  end(): void {
    this.#isEnded = true;
    window.removeEventListener('offline', this.#lose);
    window.removeEventListener('online', this.#hurry);
    document.removeEventListener('visibilitychange', this.#wake);
    this.#drop();
  }

  #lose = (): void => {
    this.#drop();
    this.#later();
  };

  #hurry = (): void => {
    this.#pause = FIRST_PAUSE;
    if (this.#socket === undefined) void this.#connect();
  };

  /** A phone that slept may not know that its line is dead. */
  #wake = (): void => {
    if (document.visibilityState !== 'visible') return;
    if (this.#socket === undefined) this.#hurry();
    else this.#ask();
  };

  #drop(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#watch);
    const socket = this.#socket;
    this.#socket = undefined;
    socket?.close();
  }

  #later(): void {
    if (this.#isEnded) return;
    this.#hearing.onStatus('offline');
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#connect(), this.#pause * (0.5 + Math.random()));
    this.#pause = Math.min(LONGEST_PAUSE, this.#pause * 2);
  }

  async #connect(): Promise<void> {
    clearTimeout(this.#timer);
    if (this.#isEnded || this.#socket !== undefined) return;
    try {
      await theSession();
    } catch {
      return this.#later();
    }
    if (this.#isEnded || this.#socket !== undefined) return;
    const socket = new WebSocket(`${location.origin.replace('http', 'ws')}${API}/socket`);
    this.#socket = socket;
    this.#wasOpen = false;
    socket.addEventListener('open', () => {
      if (this.#socket !== socket) return;
      this.#wasOpen = true;
      this.#hearing.onStatus('online');
      this.#hearing.onOpen();
      this.#listen();
    });
    socket.addEventListener('message', ({ data }) => this.#receive(socket, String(data)));
    socket.addEventListener('close', ({ code }) => this.#closed(socket, code));
  }

  #receive(socket: WebSocket, text: string): void {
    if (this.#socket !== socket) return;
    this.#pause = FIRST_PAUSE;
    this.#listen();
    const read = serverMessage.safeParse(JSON.parse(text));
    // Views, events and rooms inside the frame are the server's own; their types stand in the protocol.
    if (read.success) this.#hearing.onMessage(read.data as unknown as ServerMessage);
    else console.warn('a message could not be read', read.error);
  }

  #closed(socket: WebSocket, code: number): void {
    if (this.#socket !== socket) return;
    this.#socket = undefined;
    clearTimeout(this.#watch);
    // Refused at the door: the session may be the reason.
    if (code === CLOSE.noSession || !this.#wasOpen) forgetSession();
    this.#later();
  }

  #listen(): void {
    clearTimeout(this.#watch);
    this.#watch = setTimeout(() => this.#ask(), QUIET);
  }

  #ask(): void {
    clearTimeout(this.#watch);
    this.send({ t: 'ping', id: 0 });
    this.#watch = setTimeout(this.#lose, PATIENCE);
  }
}
