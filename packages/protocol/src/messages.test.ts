import { expect, test } from 'vitest';
import { clientMessage, isAction, readClientMessage } from './client-message.ts';
import { BODIES } from './http.ts';
import { serverMessage } from './server-message.ts';

const match = 'match-1';
const CLIENT = [
  { t: 'enter', room: 'room-1' },
  { t: 'enter', room: 'room-1', since: 4 },
  { t: 'enter', room: 'room-1', since: 4, beats: false },
  { t: 'exit', room: 'room-1' },
  { t: 'answer', match, seq: 0, n: 1, choice: 0 },
  { t: 'concede', match, n: 1 },
  { t: 'propose', match, n: 2, what: 'undo' },
  { t: 'reply', match, n: 3, to: 7, agree: false },
  { t: 'resume', match, n: 4 },
  { t: 'explain', match, seq: 3, intent: { verb: 'play', card: 4 } },
  { t: 'chat', room: 'room-1', text: 'hello' },
  { t: 'ping', id: 0 },
];

test.each(CLIENT)('%j is understood, and with anything more or less it is not', (message) => {
  expect(clientMessage.parse(message)).toEqual(message);
  expect(clientMessage.safeParse({ ...message, more: 1 }).success).toBe(false);
  for (const key of Object.keys(message).filter((one) => one !== 'since' && one !== 'beats')) {
    expect(clientMessage.safeParse({ ...message, [key]: undefined }).success).toBe(false);
    expect(clientMessage.safeParse({ ...message, [key]: { $gt: '' } }).success).toBe(false);
  }
});

test.each(CLIENT)('%j is read from its text', (message) => {
  expect(readClientMessage(JSON.stringify(message))).toEqual(message);
});

test('actions are what becomes a row', () => {
  const actions = CLIENT.map((message) => clientMessage.parse(message)).filter(isAction);
  expect(actions.map(({ t }) => t)).toEqual(['answer', 'concede', 'propose', 'reply', 'resume']);
});

const place = { match, rows: 3, seq: 3, n: 1, told: [{ row: 3, kind: 'choice', seat: 0, events: [] }] };
test.each([
  { t: 'welcome', v: 1, player: { id: 'abcd', name: 'Ann' }, now: 1 },
  { t: 'room', room: { id: 'room-1', version: 1, stage: 'open' } },
  { t: 'gone', room: 'room-1' },
  { t: 'chat', room: 'room-1', lines: [{ id: 1, text: 'x' }] },
  { t: 'sync', room: 'room-1', viewer: 'watcher', doc: { view: {}, computers: [] }, ...place },
  { t: 'update', from: 2, delta: { view: { turn: [2] } }, ...place },
  { t: 'ack', match, n: 1, row: 3 },
  { t: 'refused', re: 'answer', match, n: 1, code: 'stale', text: 'no' },
  { t: 'reasons', match, seq: 3, reasons: [{ code: 'notNow', rules: [] }] },
  { t: 'pong', id: 1, now: 1 },
  { t: 'closing' },
])('clients can check %j', (message) => {
  expect(serverMessage.parse(message)).toEqual(message);
  expect(serverMessage.safeParse({ ...message, more: 1 }).success).toBe(false);
});

const TABLE = {
  ...{ game: 'vs', profile: 'modern+updates/duel', clock: { kind: 'none' }, rated: false, listed: true },
  watch: { who: 'anyone', delay: 0, openHands: false },
  seats: [{ kind: 'open' }, { kind: 'computer', level: 'hero', deck: { starter: 'mnb-x-men' } }],
};
test('bodies are checked to the last field', () => {
  expect(BODIES.createRoom.parse(TABLE)).toEqual(TABLE);
  const wrong = [
    { ...TABLE, more: 1 },
    { ...TABLE, seats: [] },
    { ...TABLE, seats: new Array(9).fill({ kind: 'open' }) },
    { ...TABLE, clock: { kind: 'bank', seconds: 60 } },
    { ...TABLE, clock: { kind: 'decision', seconds: 0, expiry: 'default' } },
    { ...TABLE, watch: { ...TABLE.watch, delay: 601 } },
    { ...TABLE, profile: '<script>' },
  ];
  for (const body of wrong) expect(BODIES.createRoom.safeParse(body).success).toBe(false);
  expect(BODIES.deck.safeParse({ deck: { cards: new Array(201).fill('mnb-001') } }).success).toBe(false);
  expect(BODIES.name.parse({ name: '  Ann ' })).toEqual({ name: 'Ann' });
});

test.each(['\u3164', '\u2800', '\u00ad\u200b', '\u115f\u1160', '...', 'Ann\u200b', 'A\u034fnn', '\ufe0f'])(
  'a name that cannot be seen, or has something invisible in it, is none: %j',
  (name) => {
    expect(BODIES.name.safeParse({ name }).success).toBe(false);
  },
);

test.each(['Ann', 'Zoë', '蜘蛛', 'Ann ❤\ufe0f', "O'Hara 2"])('%s is a name', (name) => {
  expect(BODIES.name.parse({ name })).toEqual({ name });
});
