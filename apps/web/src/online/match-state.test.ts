import { type MatchDoc, type ServerMessage, type Told, writeDelta } from '@longbox/protocol';
import { expect, test } from 'vitest';
import { type MatchState, takeMessage } from './match-state.ts';

const doc = (turn: number): MatchDoc => ({ view: { turn }, computers: [] });
const row = (n: number): Told => ({ row: n, kind: 'choice' });
const at = (rows: number): MatchState => ({ match: 'match', viewer: 0, rows, seq: rows, n: 1, doc: doc(rows) });

const update = (from: number, rows: number, told: readonly Told[]): ServerMessage => {
  const delta = writeDelta(doc(from), doc(rows));
  return {
    t: 'update',
    match: 'match',
    from,
    rows,
    seq: rows,
    n: 2,
    told,
    ...(delta !== '' && { delta: JSON.parse(delta) }),
  };
};
const sync = (rows: number, told: readonly Told[]): ServerMessage => {
  const { match, viewer, seq, n, doc: whole } = at(rows);
  return { t: 'sync', room: 'room', match, viewer, rows, seq, n, doc: whole, told };
};

test('an update moves the document on and tells what happened', () => {
  const news = takeMessage(at(3), update(3, 4, [row(4)]));
  expect(news).toMatchObject({ kind: 'news', isFresh: false, told: [row(4)], state: { rows: 4, n: 2, doc: doc(4) } });
});

test('an update that begins elsewhere means that something was missed', () => {
  expect(takeMessage(at(3), update(4, 5, [row(5)]))).toEqual({ kind: 'lost' });
});

test('who comes back hears only what is new, and the first time everything', () => {
  const rows = [row(1), row(2), row(3), row(4), row(5)];
  expect(takeMessage(at(3), sync(5, rows))).toMatchObject({ isFresh: false, told: [row(4), row(5)] });
  expect(takeMessage(undefined, sync(5, rows))).toMatchObject({ isFresh: true, told: rows });
  expect(takeMessage({ ...at(3), match: 'another' }, sync(5, rows))).toMatchObject({ isFresh: true, told: rows });
});

test('news of another match, and other messages, change nothing', () => {
  expect(takeMessage({ ...at(3), match: 'another' }, update(3, 4, []))).toBeUndefined();
  expect(takeMessage(at(3), { t: 'pong', id: 0, now: 0 })).toBeUndefined();
});
