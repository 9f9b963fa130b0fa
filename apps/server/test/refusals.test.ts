import './patience.ts';
import { API, MESSAGE_BYTES, type RefusalCode } from '@longbox/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { Client, createDevice, type Device, deal, request, setTable, signIn } from './client.ts';
import { startToyServer, TOY_PLAN, type ToyServer } from './toy-server.ts';

let base: string;
let server: ToyServer;
let devices: Device[];
let clients: Client[];
let stranger: Client;
let room: string;
beforeAll(async () => {
  server = await startToyServer();
  base = server.base;
  devices = [await signIn(base), await signIn(base)];
  room = (await setTable(base, devices, TOY_PLAN)).id;
  await deal(base, devices, room);
  const join = (device: Device) => new Client({ bases: [base], device, room }).connect();
  clients = devices.map(join);
  stranger = join(await signIn(base));
  await Promise.all([...clients, stranger].map((client) => client.until(({ doc }) => doc !== undefined)));
});
afterAll(async () => {
  for (const client of [...clients, stranger]) client.close();
  await server.close();
});

const deciding = (): Client => clients[clients[0].doc?.asked?.seat ?? 0];
const waiting = (): Client => clients[1 - (clients[0].doc?.asked?.seat ?? 0)];

/** Sends a message and expects it to be refused, with nothing changed for anybody. */
async function refused(client: Client, message: unknown, code: RefusalCode): Promise<void> {
  const newest = Math.max(...clients.map(({ rows }) => rows));
  await Promise.all(clients.map((one) => one.until(({ rows }) => rows === newest)));
  const before = clients.map(({ rows }) => rows);
  const count = client.refusals.length;
  client.send(typeof message === 'string' ? message : JSON.stringify(message));
  await client.until(({ refusals }) => refusals.length > count, `a refusal ${code}`);
  expect(client.refusals.at(-1)).toMatchObject({ code });
  expect(clients.map(({ rows }) => rows)).toEqual(before);
}

const answer = (client: Client, changes: object) => ({
  t: 'answer',
  match: client.match,
  seq: client.seq,
  n: client.n + 1,
  choice: client.choices[0] ?? 0,
  ...changes,
});

test('a good answer is taken; sent again it is acknowledged and changes nothing', async () => {
  const client = deciding();
  const message = answer(client, {});
  const { rows } = client;
  client.send(JSON.stringify(message));
  await client.until((one) => one.rows === rows + 1);
  const heard: string[] = [];
  client.socket?.on('message', (data) => heard.push(String(data)));
  for (let i = 0; i < 3; i++) client.send(JSON.stringify(message));
  client.send({ t: 'ping', id: 7 });
  await client.until(() => heard.some((text) => text.includes('pong')));
  await client.until(() => heard.filter((text) => text.includes('"ack"')).length === 3);
  expect(JSON.parse(heard.find((text) => text.includes('"ack"')) ?? '')).toEqual({
    t: 'ack',
    match: message.match,
    n: message.n,
    row: rows + 1,
  });
  expect(client.rows).toBe(rows + 1);
});

test('another action under a number that was used is refused', async () => {
  const client = deciding();
  const first = answer(client, {});
  const [, other = -1] = client.choices;
  client.send(JSON.stringify(first));
  await client.until((one) => one.n === first.n);
  await refused(client, { ...first, choice: other === -1 ? first.choice + 1 : other }, 'counterUsed');
});

test('another kind of action under a number that was used is refused too', async () => {
  const client = deciding();
  const first = answer(client, {});
  client.send(JSON.stringify(first));
  await client.until((one) => one.n === first.n);
  for (const other of [
    { t: 'concede' },
    { t: 'resume' },
    { t: 'propose', what: 'undo' },
    { t: 'reply', to: 1, agree: true },
  ]) {
    await refused(client, { ...other, match: first.match, n: first.n }, 'counterUsed');
  }
});

test('an answer to a decision that is no longer open is stale, and the newest view follows', async () => {
  const client = deciding();
  const late = answer(client, {});
  client.send(JSON.stringify(late));
  await client.until((one) => one.n === late.n);
  let syncs = 0;
  client.socket?.on('message', (data) => {
    if (String(data).includes('"sync"')) syncs++;
  });
  await refused(client, { ...late, n: client.n + 1 }, 'stale');
  await client.until(() => syncs === 1);
  await refused(client, answer(client, { seq: client.seq + 1 }), 'stale');
});

test('choices that are not offered are illegal, concessions by the back door too', async () => {
  await refused(deciding(), answer(deciding(), { choice: 0x3f00_0fff }), 'illegal');
  await refused(deciding(), answer(deciding(), { choice: 0x3f00_0000 }), 'illegal');
});

test('nobody answers for somebody else', async () => {
  await refused(waiting(), answer(waiting(), { choice: deciding().choices[0] }), 'notYours');
  await refused(stranger, answer(deciding(), {}), 'notYours');
  await refused(stranger, { t: 'concede', match: deciding().match, n: 1 }, 'notYours');
});

test('what is not there is unknown', async () => {
  await refused(deciding(), answer(deciding(), { match: 'no-such-match' }), 'unknownMatch');
  await refused(deciding(), { t: 'enter', room: 'no-such-room' }, 'unknownRoom');
  await refused(deciding(), { t: 'chat', room: 'no-such-room', text: 'hello' }, 'unknownRoom');
});

test.each([
  'not JSON',
  '',
  'null',
  '[]',
  '{}',
  '{"t":"answer"}',
  '{"t":"nothing"}',
  '{"t":"ping","id":1,"extra":2}',
  '{"t":"ping","id":-1}',
  '{"t":"ping","id":1.5}',
  '{"t":"enter","room":"../../etc"}',
  '{"t":"enter","room":"aaaa","__proto__":{"x":1}}',
  `{"t":"chat","room":"aaaa","text":"${'x'.repeat(301)}"}`,
  '{"t":"chat","room":"aaaa","text":"a\\u0007b"}',
])('%j is malformed and the socket stays', async (text) => {
  await refused(deciding(), text, 'malformed');
});

test('who says who they are is not believed', async () => {
  await refused(stranger, answer(deciding(), { seat: 0 }), 'malformed');
  await refused(stranger, answer(deciding(), { player: devices[0].player }), 'malformed');
});

test('an oversized message closes the socket and nothing else', async () => {
  const device = await signIn(base);
  const client = new Client({ bases: [base], device, room, reconnect: false }).connect();
  await client.until(({ doc }) => doc !== undefined);
  client.send(`{"t":"chat","room":"${room}","text":"${'x'.repeat(MESSAGE_BYTES)}"}`);
  await client.until(({ closes }) => closes.length === 1);
  expect(client.closes).toEqual([1009]);
  await request(base, devices[0], 'GET', '/session');
});

const openSocket = (headers: Record<string, string>): Promise<string> =>
  new Promise((resolve) => {
    const socket = new WebSocket(`${base.replace('http', 'ws')}${API}/socket`, { headers });
    socket.on('close', (code) => resolve(`closed ${code}`));
    socket.on('error', (error) => resolve(error.message));
    socket.on('message', () => resolve('welcome'));
  });

test('a socket needs a session and a page of this server', async () => {
  const { cookie } = devices[0];
  expect(await openSocket({ cookie, origin: base })).toBe('welcome');
  expect(await openSocket({ origin: base })).toBe('closed 4401');
  expect(await openSocket({ cookie: `${cookie}x`, origin: base })).toBe('closed 4401');
  expect(await openSocket({ cookie, origin: 'http://evil.example' })).toBe('Unexpected server response: 403');
});

const post = (address: string, body: string, headers: Record<string, string> = {}) =>
  fetch(`${base}${API}${address}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: base, cookie: devices[0].cookie, ...headers },
    body,
  }).then(async (answered) => [answered.status, ((await answered.json()) as { code: string }).code]);

test('requests are refused with a reason', async () => {
  expect(await post('/rooms', '{}', { cookie: '' })).toEqual([401, 'noSession']);
  expect(await post('/rooms', '{}')).toEqual([400, 'malformed']);
  expect(await post('/rooms', 'no json')).toEqual([400, 'malformed']);
  expect(await post('/rooms', '{}', { 'content-type': 'text/plain' })).toEqual([400, 'malformed']);
  expect(await post('/rooms', '{}', { origin: 'http://evil.example' })).toEqual([403, 'origin']);
  expect(await post('/rooms', JSON.stringify({ x: 'y'.repeat(MESSAGE_BYTES) }))).toEqual([413, 'tooLarge']);
  expect(await post('/nowhere', '{}')).toEqual([404, 'unknownAddress']);
  expect(await post(`/rooms/${room}/kick`, '{"seat":1}', { cookie: devices[1].cookie })).toEqual([403, 'notYours']);
  expect(await post(`/rooms/${room}/leave`, '{}')).toEqual([409, 'notNow']);
  expect(await post(`/rooms/${room}/sit`, '{}', { cookie: (await signIn(base)).cookie })).toEqual([409, 'notNow']);
});

test('a challenge is good once, for the key that signed it', async () => {
  const device = createDevice();
  const { challenge } = await request<{ challenge: string }>(base, device, 'POST', '/session/challenge', {});
  const signature = device.sign(`longbox-session ${challenge}`);
  const body = { challenge, key: device.key, signature };
  const other = createDevice();
  expect(await post('/session', JSON.stringify({ ...body, challenge: `A${challenge.slice(1)}` }))).toEqual([
    403,
    'challenge',
  ]);
  await request(base, device, 'POST', '/session', body);
  expect(await post('/session', JSON.stringify(body))).toEqual([403, 'challenge']);
  const { challenge: next } = await request<{ challenge: string }>(base, device, 'POST', '/session/challenge', {});
  const stolen = { challenge: next, key: device.key, signature: other.sign(`longbox-session ${next}`) };
  expect(await post('/session', JSON.stringify(stolen))).toEqual([403, 'signature']);
});
