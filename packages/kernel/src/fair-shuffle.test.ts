import { expect, test } from 'vitest';
import { commitEntropy, commitSecret, type FairShuffle, revealShuffle, verifyFairShuffle } from './fair-shuffle.ts';

const LABEL = 'table 7';
const SECRET = '00112233445566778899aabbccddeeff';
const ENTROPIES = ['ann rolled 4 6 1', 'bob: dQw4w9', ''];
const commitments = {
  server: commitSecret(LABEL, SECRET),
  seats: ENTROPIES.map((entropy, seat) => commitEntropy(LABEL, seat, entropy)),
};
const record = revealShuffle(LABEL, commitments, SECRET, ENTROPIES);

test('an honest shuffle is verified, also from JSON, and its seed never changes', () => {
  expect(verifyFairShuffle(record)).toEqual({ ok: true });
  expect(verifyFairShuffle(JSON.parse(JSON.stringify(record)), record.seed)).toEqual({ ok: true });
  expect(record.seed).toMatchInlineSnapshot(`"54d158a3f1202a1fda4bccaffa7cf56bc1a43997cf263fbbcee840e9f090212d"`);
});

const entropyOfBob: FairShuffle['seats'] = record.seats.map((seat, i) => (i === 1 ? { ...seat, entropy: 'x' } : seat));
test.each<[string, Partial<FairShuffle>]>([
  ['version', { version: 2 as 1 }],
  ['secret', { secret: `${SECRET}0` }],
  ['secret', { commitment: commitSecret('another table', SECRET) }],
  ['secret', { label: 'another table' }],
  ['secret', { secret: 'short', commitment: commitSecret(LABEL, 'short') }],
  ['entropy', { seats: entropyOfBob }],
  ['entropy', { seats: [record.seats[1], record.seats[0], record.seats[2]] }],
  ['seed', { seed: record.seed.replace(/^./, (digit) => (digit === '0' ? '1' : '0')) }],
  ['seed', { seats: record.seats.slice(0, 2) }],
])('a record with another %s is found out', (step, change) => {
  expect(verifyFairShuffle({ ...record, ...change })).toMatchObject({ ok: false, step });
});

test('a table that was dealt with another seed is found out', () => {
  expect(verifyFairShuffle(record, 'my lucky seed')).toMatchObject({ ok: false, step: 'table' });
});

test('the liar is named when the secrets are shown', () => {
  expect(() => revealShuffle(LABEL, commitments, SECRET, ['ann rolled 4 6 1', 'bob: changed', ''])).toThrow('seat 2');
  expect(() => revealShuffle(LABEL, commitments, SECRET.replace('0', '1'), ENTROPIES)).toThrow('the server');
});

test('parts that only read alike when joined give different commitments', () => {
  expect(commitSecret('ab', 'c')).not.toBe(commitSecret('a', 'bc'));
  expect(commitEntropy('t', 1, '1x')).not.toBe(commitEntropy('t', 11, 'x'));
});

test('a table that is dealt from a keyed stream has the same seed with a mark before it', () => {
  expect(verifyFairShuffle(record, `keyed:${record.seed}`)).toEqual({ ok: true });
  expect(verifyFairShuffle(record, `other:${record.seed}`)).toMatchObject({ ok: false, step: 'table' });
});
