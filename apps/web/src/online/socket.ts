import { API, CLOSE, type ClientMessage, type ServerMessage, serverMessage } from '@longbox/protocol';
import { forgetSession, theSession } from './api.ts';
import { LineWatch } from './line-watch.ts';

export const STATUSES = ['connecting', 'online', 'offline'] as const;
export type Status = (typeof STATUSES)[number];

interface Hearing {
  onStatus(status: Status): void;
  onOpen(): void;
  onMessage(message: ServerMessage): void;
}

const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 8_000;

/** A socket that comes back: after a lost network, a sleeping phone, a server restart. */
export class ReturningSocket {
  readonly #hearing: Hearing;
  #socket: WebSocket | undefined;
  #pause = FIRST_PAUSE;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #watch = new LineWatch({ ask: () => this.#write({ t: 'ping', id: 0 }), lose: () => this.#lose() });
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
    if (this.#write(message)) this.#watch.sent();
  }

  #write(message: ClientMessage): boolean {
    const socket = this.#socket;
    if (socket?.readyState !== WebSocket.OPEN) return false;
    socket.send(JSON.stringify(message));
    return true;
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
    else if (this.#socket.readyState === WebSocket.OPEN) this.#watch.ask();
  };

  #drop(): void {
    clearTimeout(this.#timer);
    this.#watch.end();
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
    this.#watch.begin();
    socket.addEventListener('open', () => {
      if (this.#socket !== socket) return;
      this.#wasOpen = true;
      this.#watch.heard();
      this.#hearing.onStatus('online');
      this.#hearing.onOpen();
    });
    socket.addEventListener('message', ({ data }) => this.#receive(socket, String(data)));
    socket.addEventListener('close', ({ code }) => this.#closed(socket, code));
  }

  #receive(socket: WebSocket, text: string): void {
    if (this.#socket !== socket) return;
    this.#pause = FIRST_PAUSE;
    this.#watch.heard();
    const read = serverMessage.safeParse(JSON.parse(text));
    // Views, events and rooms inside the frame are the server's own; their types stand in the protocol.
    if (read.success) this.#hearing.onMessage(read.data as unknown as ServerMessage);
    else console.warn('a message could not be read', read.error);
  }

  #closed(socket: WebSocket, code: number): void {
    if (this.#socket !== socket) return;
    this.#socket = undefined;
    this.#watch.end();
    // Refused at the door: the session may be the reason.
    if (code === CLOSE.noSession || !this.#wasOpen) forgetSession();
    this.#later();
  }
}
