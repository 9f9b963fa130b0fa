import {
  type Answers,
  API,
  type Bodies,
  type DeckChoice,
  type FairView,
  type GameView,
  type HttpRefusal,
  type PlayerView,
  type ReplayView,
  type RoomView,
} from '@longbox/protocol';
import { LEDGER_KEY } from '../state/profile.ts';
import { signChallenge, theDevice } from './device.ts';

/** Why a request changed nothing; `offline` where the server could not be reached. */
export class RequestRefused extends Error {
  readonly code: string;
  /** What is wrong with a deck, as the rules say it. */
  readonly problems: readonly unknown[];
  constructor(code: string, text: string, problems: readonly unknown[] = []) {
    super(text);
    this.code = code;
    this.problems = problems;
  }
}

async function send(method: 'GET' | 'POST', address: string, body?: unknown): Promise<Response> {
  const init: RequestInit = { method, credentials: 'same-origin' };
  if (body !== undefined) {
    init.body = JSON.stringify(body);
    init.headers = { 'Content-Type': 'application/json' };
  }
  try {
    return await fetch(`${API}${address}`, init);
  } catch {
    throw new RequestRefused('offline', 'the server cannot be reached');
  }
}

/** What comes back is the server's own, so its shape is taken on trust. */
async function read<Answer>(response: Response): Promise<Answer> {
  const answer: unknown = await response.json().catch(() => ({}));
  if (response.ok) return answer as Answer;
  const { code = 'unavailable', text = `${response.status}`, problems } = answer as Partial<HttpRefusal>;
  throw new RequestRefused(code, text, problems);
}

/** Asks with this browser's session; opens one if there is none. */
export async function ask<Answer>(method: 'GET' | 'POST', address: string, body?: unknown): Promise<Answer> {
  const response = await send(method, address, body);
  // A session may have ended since the page was opened.
  if (response.status !== 401) return read(response);
  await openSession();
  return read(await send(method, address, body));
}

const post = <Name extends keyof Bodies, Answer = RoomView>(
  address: string,
  _name: Name,
  body: Bodies[Name],
): Promise<Answer> => ask('POST', address, body);

async function openSession(): Promise<PlayerView> {
  const device = await theDevice();
  const { challenge } = await read<{ challenge: string }>(await send('POST', '/session/challenge', {}));
  const signature = await signChallenge(device, challenge);
  return read(await send('POST', '/session', { challenge, key: device.shown, signature }));
}

let session: Promise<PlayerView> | undefined;

/** What a visitor has done follows accounts with a passkey; a guest has no second device. */
function tell(player: PlayerView): PlayerView {
  const isKept = player.hasPasskey || localStorage.getItem(LEDGER_KEY) !== null;
  if (isKept) void import('./follow.ts').then(({ follow }) => follow(player));
  return player;
}

/** Who this browser is: a guest at once. One request, however many ask. */
export function theSession(): Promise<PlayerView> {
  session ??= ask<PlayerView>('GET', '/session')
    .then(tell)
    .catch((error: unknown) => {
      session = undefined;
      throw error;
    });
  return session;
}

/** The server no longer knows the session; the next one who asks opens another. */
export function forgetSession(): void {
  session = undefined;
}

/** From now on this browser is somebody else, or goes by another name. */
export function become(player: PlayerView): PlayerView {
  session = Promise.resolve(player);
  return tell(player);
}

export const rename = async (name: string): Promise<PlayerView> =>
  become(await post<'name', PlayerView>('/session/name', 'name', { name }));

const at = (room: string, what: string): string => `/rooms/${room}/${what}`;

export const api = {
  games: () => ask<readonly GameView[]>('GET', '/games'),
  rooms: () => ask<readonly RoomView[]>('GET', '/rooms'),
  create: (plan: Bodies['createRoom']) => post('/rooms', 'createRoom', plan),
  quick: (wish: Bodies['quick']) => post('/quick', 'quick', wish),
  sit: (room: string, seat?: number) => post(at(room, 'sit'), 'sit', seat === undefined ? {} : { seat }),
  deck: (room: string, deck: DeckChoice) => post(at(room, 'deck'), 'deck', { deck }),
  computer: (room: string, body: Bodies['computer']) => post(at(room, 'computer'), 'computer', body),
  ready: (room: string, body: Bodies['ready']) => post(at(room, 'ready'), 'ready', body),
  reveal: (room: string, body: Bodies['reveal']) => post(at(room, 'reveal'), 'reveal', body),
  kick: (room: string, seat: number) => post(at(room, 'kick'), 'kick', { seat }),
  leave: (room: string) => post(at(room, 'leave'), 'nothing', {}),
  rematch: (room: string) => post(at(room, 'rematch'), 'nothing', {}),
  mute: (room: string, player: string, muted: boolean) => post(at(room, 'mute'), 'mute', { player, muted }),
  block: (player: string, blocked: boolean) => post(`/players/${player}/block`, 'block', { blocked }),
  report: (room: string, line: number) => post(at(room, 'report'), 'report', { line, why: '' }),
  ratings: (game: string, profile: string) =>
    ask<Answers['GET /ratings']>('GET', `/ratings?${new URLSearchParams({ game, profile })}`),
  player: (id: string) => ask<Answers['GET /players/:id/ratings']>('GET', `/players/${id}/ratings`),
  replay: (match: string) => ask<ReplayView>('GET', `/matches/${match}/replay`),
  fair: (match: string) => ask<FairView>('GET', `/matches/${match}/fair`),
} as const;
