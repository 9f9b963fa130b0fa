// A client that plays by the protocol and nothing else, for tests, chaos and load. It reconnects, resends and can be told
// what to answer.
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { commitEntropy } from '@longbox/kernel';
import {
  type Action,
  API,
  applyDelta,
  type Bodies,
  type ClientMessage,
  type DeckChoice,
  type DeviceKey,
  type Json,
  type MatchDoc,
  type RoomView,
  type ServerMessage,
  serverMessage,
  type Told,
} from '@longbox/protocol';
import { WebSocket } from 'ws';

export type Body<Name extends keyof Bodies> = Bodies[Name];

/** A person's device: its key, and the cookie of its session. */
export interface Device {
  readonly key: DeviceKey;
  readonly sign: (text: string) => string;
  cookie: string;
  player: string;
  /** Where it says it comes from, to a server that believes its proxy. */
  readonly address?: string;
}

const from = (device: Device | undefined): Readonly<Record<string, string>> =>
  device?.address === undefined ? {} : { 'x-forwarded-for': device.address };

export function createDevice(): Device {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { kty, crv, x, y } = publicKey.export({ format: 'jwk' });
  return {
    key: { kty, crv, x, y } as DeviceKey,
    sign: (text) =>
      sign('sha256', Buffer.from(text), { key: privateKey, dsaEncoding: 'ieee-p1363' }).toString('base64url'),
    cookie: '',
    player: '',
  };
}

export class HttpError extends Error {
  readonly status: number;
  readonly body: unknown;
  constructor(status: number, body: unknown) {
    super(`${status} ${JSON.stringify(body)}`);
    this.status = status;
    this.body = body;
  }
}

/** A request as a page of the server would make it. */
export async function request<Answer = Json>(
  base: string,
  device: Device | undefined,
  method: string,
  address: string,
  body?: unknown,
): Promise<Answer> {
  const answer = await fetch(`${base}${API}${address}`, {
    method,
    headers: {
      origin: base,
      ...from(device),
      ...(device !== undefined && device.cookie !== '' && { cookie: device.cookie }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const [cookie] = (answer.headers.get('set-cookie') ?? '').split(';');
  if (device !== undefined && cookie !== '') device.cookie = cookie;
  const text = await answer.text();
  const read: unknown = text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : text;
  if (!answer.ok) throw new HttpError(answer.status, read);
  return read as Answer;
}

export async function signIn(base: string, device = createDevice(), name?: string): Promise<Device> {
  const { challenge } = await request<{ challenge: string }>(base, device, 'POST', '/session/challenge', {});
  const signature = device.sign(`longbox-session ${challenge}`);
  const body = { challenge, key: device.key, signature, ...(name !== undefined && { name }) };
  const player = await request<{ id: string }>(base, device, 'POST', '/session', body);
  device.player = player.id;
  return device;
}

/** What the client sends next when it is asked; `undefined` to let the question stand. */
export type Answerer = (doc: MatchDoc, options: readonly number[]) => number | undefined;

/** Always the same for the same question, so that two clients with one seed play alike. */
export function randomAnswerer(seed: string): Answerer {
  return (doc, options) => {
    const text = `${seed} ${JSON.stringify(doc.asked)}`;
    return options[createHash('sha256').update(text).digest().readUInt32LE() % options.length];
  };
}

export interface ClientOptions {
  /** Nodes to connect to; after a lost connection the next one. */
  readonly bases: readonly string[];
  readonly device: Device;
  readonly room: string;
  readonly answer?: Answerer;
  /** Hears every message as it came. */
  readonly record?: (text: string) => void;
  /** Called when the server has confirmed an action. */
  readonly acknowledged?: (n: number, milliseconds: number) => void;
  readonly reconnect?: boolean;
}

const RETRY_FIRST = 50;
const RETRY_MOST = 1_000;
const RESEND = 3_000;

export class Client {
  readonly options: ClientOptions;
  room: RoomView | undefined;
  match: string | undefined;
  doc: MatchDoc | undefined;
  viewer: number | 'watcher' | undefined;
  rows = 0;
  seq = 0;
  /** The last action of this seat the server has confirmed. */
  n = 0;
  readonly told: Told[] = [];
  readonly lines: string[] = [];
  readonly refusals: Extract<ServerMessage, { t: 'refused' }>[] = [];
  readonly closes: number[] = [];
  connections = 0;
  #socket: WebSocket | undefined;
  #pending: { readonly action: Action; readonly since: number } | undefined;
  readonly #next: Deed[] = [];
  #timer: NodeJS.Timeout | undefined;
  #node = 0;
  #retry = RETRY_FIRST;
  #isClosed = false;
  readonly #waiting = new Set<() => void>();

  constructor(options: ClientOptions) {
    this.options = options;
  }

  get isOver(): boolean {
    return this.doc?.result !== undefined;
  }

  get socket(): WebSocket | undefined {
    return this.#socket;
  }

  /** The base it is, or was last, connected to. */
  get base(): string {
    return this.options.bases[this.#node % this.options.bases.length];
  }

  get choices(): number[] {
    return Object.keys(this.doc?.asked?.options ?? {}).map(Number);
  }

  connect(): this {
    const { device } = this.options;
    const url = `${this.base.replace('http', 'ws')}${API}/socket`;
    const socket = new WebSocket(url, {
      headers: { cookie: device.cookie, origin: this.base, ...from(device) },
      perMessageDeflate: false,
    });
    this.#socket = socket;
    socket.on('open', () => {
      this.connections++;
      this.send({ t: 'enter', room: this.options.room, since: this.rows });
    });
    socket.on('message', (data) => this.#receive(String(data)));
    socket.on('error', () => undefined);
    socket.on('close', (code) => {
      if (this.#socket !== socket) return;
      this.closes.push(code);
      this.#changed();
      if (this.#isClosed || this.options.reconnect === false) return;
      this.#node++;
      this.#timer = setTimeout(() => this.connect(), this.#retry * (0.5 + Math.random()));
      this.#retry = Math.min(RETRY_MOST, this.#retry * 2);
    });
    return this;
  }

  send(message: ClientMessage | string): void {
    const text = typeof message === 'string' ? message : JSON.stringify(message);
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(text);
  }

  /**
   * Sends an action under the next number, again and again until the server has said what became of it. Its number is known when
   * that of the action before it is used: until then it waits.
   */
  act(action: Deed): void {
    if (this.match === undefined) throw new Error('there is no match yet');
    if (this.#pending !== undefined) {
      this.#next.push(action);
      return;
    }
    const whole = { ...action, match: this.match, n: this.n + 1 } as Action;
    this.#pending = { action: whole, since: performance.now() };
    this.send(whole);
    this.#resendLater();
  }

  choose(choice: number): void {
    this.act({ t: 'answer', seq: this.seq, choice });
  }

  /** Resolves once `is` holds; looks after every message. */
  until(is: (client: this) => boolean, what = String(is), patience = 60_000): Promise<void> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#waiting.delete(look);
        reject(new Error(`waited in vain for ${what}; refusals: ${JSON.stringify(this.refusals.slice(-3))}`));
      }, patience);
      const look = (): void => {
        if (!is(this)) return;
        clearTimeout(timer);
        this.#waiting.delete(look);
        resolve();
      };
      this.#waiting.add(look);
      look();
    });
  }

  /** Hangs up and does not come back. */
  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    this.#socket?.close();
  }

  /** Loses the connection without a word, and comes back unless told not to. */
  drop(): void {
    this.#socket?.terminate();
  }

  #receive(text: string): void {
    this.options.record?.(text);
    const message = JSON.parse(text) as ServerMessage;
    serverMessage.parse(message);
    this.#take(message);
    this.#settle(message);
    this.#changed();
    this.#answer();
  }

  #take(message: ServerMessage): void {
    switch (message.t) {
      case 'room':
        this.room = message.room;
        return;
      case 'chat':
        this.lines.push(...message.lines.map(({ name, text }) => `${name}: ${text}`));
        return;
      case 'sync':
        this.#retry = RETRY_FIRST;
        if (this.match !== message.match) this.told.length = 0;
        this.match = message.match;
        this.viewer = message.viewer;
        this.doc = message.doc;
        this.#moveTo(message);
        return;
      case 'update':
        if (message.match !== this.match) return;
        if (message.from !== this.rows) {
          this.send({ t: 'enter', room: this.options.room, since: this.rows });
          return;
        }
        this.doc = applyDelta(this.doc as unknown as Json, message.delta) as unknown as MatchDoc;
        this.#moveTo(message);
        return;
      case 'refused':
        this.refusals.push(message);
    }
  }

  #moveTo({ rows, seq, n, told }: { rows: number; seq: number; n: number; told: readonly Told[] }): void {
    this.rows = rows;
    this.seq = seq;
    this.n = n;
    // What is told again counts: after a failover it may be another story.
    const first = Math.min(told[0]?.row ?? rows + 1, rows + 1);
    while ((this.told.at(-1)?.row ?? 0) >= first) this.told.pop();
    // Views of the beats in between are for who was there; the story of who comes later has none.
    this.told.push(...told.map(({ views: _, ...row }) => row));
  }

  #settle(message: ServerMessage): void {
    const pending = this.#pending;
    if (pending === undefined) return;
    const { n, match } = pending.action;
    const isRefused = message.t === 'refused' && message.n === n && message.match === match;
    const isDone = this.match === match && this.n >= n;
    if (message.t === 'sync' && !isDone) this.send(pending.action);
    if (!isRefused && !isDone && this.match === match) return;
    this.#pending = undefined;
    if (isDone) this.options.acknowledged?.(n, performance.now() - pending.since);
  }

  #answer(): void {
    const next = this.#pending === undefined ? this.#next.shift() : undefined;
    if (next !== undefined) return this.act(next);
    const { answer } = this.options;
    const { doc, viewer } = this;
    if (answer === undefined || doc === undefined || this.#pending !== undefined) return;
    if (doc.asked === undefined || doc.asked.seat !== viewer) return;
    const choice = answer(doc, this.choices);
    if (choice !== undefined) this.choose(choice);
  }

  #resendLater(): void {
    const pending = this.#pending;
    setTimeout(() => {
      if (pending === undefined || this.#pending !== pending || this.#isClosed) return;
      this.send(pending.action);
      this.#resendLater();
    }, RESEND).unref();
  }

  #changed(): void {
    for (const look of [...this.#waiting]) look();
  }
}

type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;
type Deed = DistributiveOmit<Action, 'n' | 'match'>;

export interface TablePlan {
  readonly game: string;
  readonly profile: string;
  readonly decks: readonly string[];
  readonly changes?: Partial<Body<'createRoom'>>;
  /** Levels by seat for computer players; people elsewhere. */
  readonly computers?: readonly (string | undefined)[];
}

export const starter = (key: string): DeckChoice => ({ starter: key });

/** Opens a table as the first device, seats the others, and chooses decks. */
export async function setTable(base: string, devices: readonly Device[], plan: TablePlan): Promise<RoomView> {
  const { game, profile, decks, changes, computers = [] } = plan;
  const seats = decks.map((deck, seat): Body<'createRoom'>['seats'][number] => {
    const level = computers[seat];
    return level === undefined ? { kind: 'open' } : { kind: 'computer', level, deck: starter(deck) };
  });
  const [host, ...guests] = devices;
  const room = await request<RoomView>(base, host, 'POST', '/rooms', {
    game,
    profile,
    seats,
    clock: { kind: 'none' },
    watch: { who: 'anyone', delay: 0, openHands: false },
    rated: false,
    listed: false,
    ...changes,
  });
  for (const guest of guests) await request(base, guest, 'POST', `/rooms/${room.id}/sit`, {});
  const open = decks.filter((_, seat) => computers[seat] === undefined);
  for (const [i, device] of devices.entries()) {
    await request(base, device, 'POST', `/rooms/${room.id}/deck`, { deck: starter(open[i]) });
  }
  return request<RoomView>(base, host, 'GET', `/rooms/${room.id}`);
}

/** Commits and reveals for everybody: the match begins. Returns its id. */
export async function deal(
  base: string,
  devices: readonly Device[],
  id: string,
  entropies: readonly string[] = devices.map(() => randomBytes(16).toString('hex')),
): Promise<string> {
  const seats: number[] = [];
  let label = '';
  for (const [i, device] of devices.entries()) {
    const { you = 0, shuffle } = await request<RoomView>(base, device, 'GET', `/rooms/${id}`);
    label = shuffle.label;
    seats.push(you);
    const commitment = commitEntropy(label, you, entropies[i]);
    await request(base, device, 'POST', `/rooms/${id}/ready`, { label, commitment });
  }
  let room: RoomView | undefined;
  for (const [i, device] of devices.entries()) {
    room = await request<RoomView>(base, device, 'POST', `/rooms/${id}/reveal`, { label, entropy: entropies[i] });
  }
  if (room?.match === undefined) throw new Error(`no match began: ${JSON.stringify(room)}`);
  return room.match;
}
