// A client of one's own over the protocol of docs/protocol.md: npx tsx examples/client.ts http://localhost:8080 [GAME]
// It signs in, opens a table against the computer and takes any option until the match is over.
import { generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { commitEntropy } from '@longbox/kernel';
import {
  API,
  applyDelta,
  type ClientMessage,
  type GameView,
  type Json,
  type RoomView,
  type ServerMessage,
} from '@longbox/protocol';
import { WebSocket } from 'ws';

const [base = 'http://localhost:8080', game = 'arena'] = process.argv.slice(2);
let cookie = '';

async function post<Answer>(address: string, body: object): Promise<Answer> {
  const headers = { origin: base, cookie, 'content-type': 'application/json' };
  const answer = await fetch(`${base}${API}${address}`, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${address}: ${answer.status} ${await answer.text()}`);
  cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? cookie;
  return JSON.parse(await answer.text());
}

// 1. Who you are: a key of this device signs a challenge.
const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const { kty, crv, x, y } = publicKey.export({ format: 'jwk' });
const { challenge } = await post<{ challenge: string }>('/session/challenge', {});
const signed = sign('sha256', Buffer.from(`longbox-session ${challenge}`), {
  key: privateKey,
  dsaEncoding: 'ieee-p1363',
});
await post('/session', {
  challenge,
  key: { kty, crv, x, y },
  signature: signed.toString('base64url'),
  name: 'Example',
});

// 2. A table against the computer.
const games: readonly GameView[] = JSON.parse(await (await fetch(`${base}${API}/games`)).text());
const played = games.find((one) => one.game === game);
if (played === undefined) throw new Error(`there is no game ${game}`);
const [mine, theirs] = played.decks.map(({ key }) => ({ starter: key }));
const room = await post<RoomView>('/rooms', {
  game,
  profile: played.profile,
  seats: [{ kind: 'open' }, { kind: 'computer', level: 'recruit', deck: theirs }],
  clock: { kind: 'none' },
  watch: { who: 'nobody', delay: 0, openHands: false },
  rated: false,
  listed: false,
});
await post(`/rooms/${room.id}/deck`, { deck: mine });

// 3. A shuffle that neither side can steer: commit first, reveal afterwards.
const { label } = room.shuffle;
const entropy = randomBytes(16).toString('hex');
await post(`/rooms/${room.id}/ready`, { label, commitment: commitEntropy(label, room.you ?? 0, entropy) });
await post(`/rooms/${room.id}/reveal`, { label, entropy });

// 4. The match: `sync` brings everything, `update` what has changed; an answer names the question it answers.
interface Doc {
  readonly asked?: { readonly seat: number; readonly options?: Readonly<Record<string, unknown>> };
  readonly result?: { readonly places: readonly number[] };
}
const socket = new WebSocket(`${base.replace('http', 'ws')}${API}/socket`, { headers: { cookie, origin: base } });
const send = (message: ClientMessage): void => socket.send(JSON.stringify(message));
let doc: Json | undefined;
let answered = 0;
socket.on('open', () => send({ t: 'enter', room: room.id, beats: false }));
socket.on('message', (data) => {
  const message: ServerMessage = JSON.parse(String(data));
  if (message.t === 'refused') throw new Error(`${message.code}: ${message.text}`);
  if (message.t !== 'sync' && message.t !== 'update') return;
  doc = message.t === 'sync' ? JSON.parse(JSON.stringify(message.doc)) : applyDelta(doc, message.delta);
  const { asked, result }: Doc = JSON.parse(JSON.stringify(doc));
  if (result !== undefined) {
    console.log(`The match is over after ${answered} answers: place ${result.places[room.you ?? 0]}.`);
    return socket.close();
  }
  const options = asked?.seat === (room.you ?? 0) ? Object.keys(asked.options ?? {}) : [];
  if (options.length === 0) return;
  const choice = Number(options[Math.floor(Math.random() * options.length)]);
  answered++;
  const { match, seq, n } = message;
  // A socket may send 20 messages a second.
  setTimeout(() => send({ t: 'answer', match, seq, n: n + 1, choice }), 60);
});
