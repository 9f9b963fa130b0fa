import { draw, gets, keyword, main, type Power, superPower } from '@longbox/vs/language';
import { describe, expect, test } from 'vitest';
import type { Fact } from './facts.ts';
import { fingerprintOf } from './fingerprint.ts';
import { differenceFingerprint, type Evidence, type Gate, gatesOf, NUMBERS } from './gates.ts';
import { printedOfFact } from './printed.ts';
import type { Records } from './records.ts';
import { parseRulings, rulingFingerprint } from './rulings.ts';
import { testFilesOf, testsFingerprint } from './tests-of.ts';
import { compareWording } from './wording.ts';

const stats = { atk: 2, def: 3, health: 5 };
const annWith = (...keywords: Power[]) =>
  main({
    id: 'xx1-001',
    name: 'Ann Example',
    short: 'Ann',
    gender: 'f',
    level: 1,
    ...stats,
    teams: [],
    powers: [...keywords, superPower('Think', 'main', ['skill'], draw(2), gets('self', 1, 0, 'turn'))],
  });
const ann = annWith(keyword('stealth'));
const dodging = annWith(keyword('stealth'), keyword('dodge'));
const fact: Fact = {
  number: 'XX1-001',
  name: 'Ann Example',
  type: 'main',
  level: 1,
  ...stats,
  flight: false,
  ranged: false,
  teams: [],
  rules: 'Stealth\nSome old words.\n\nThink\nMain [Skill]: Draw two cards, and Ann gets +1/+0 during this turn.',
  powers: ['Stealth', 'Think'],
};
const saying = (rules: string): Fact => ({ ...fact, rules: `Stealth\n\nThink\n${rules}` });
const ruling = { number: 'XX1-001', ruling: 'She may  think\ntwice.' };

const none: Records = { signed: [], rulings: [], executed: {}, removed: {} };
const evidence = (changed: Partial<Evidence>, records: Partial<Records> = {}): Evidence => ({
  facts: [fact],
  rulings: [],
  records: { ...none, ...records },
  tests: new Set(['a.test.ts > Ann thinks']),
  testsOf: () => 'tests',
  ...changed,
});
const judge = (gate: Gate, given: Evidence) => gatesOf([ann], given)[0].gates[gate];

describe('numbers', () => {
  test('Loyalty to a team comes first, wherever it is printed; a name that ends so does not', () => {
    const powers = (...names: string[]) => printedOfFact({ ...fact, powers: names }).powers;
    expect(powers('Think', 'X-Men Loyalty')).toBe('X-Men Loyalty; Think');
    expect(powers('Think', 'Questionable Loyalty')).toBe('Think; Questionable Loyalty');
  });

  test('pass, fail, or are not asked for', () => {
    expect(judge('numbers', evidence({}))).toEqual({ state: 'passes', notes: [] });
    expect(judge('numbers', evidence({ facts: [{ ...fact, atk: 3 }] }))).toEqual({
      state: 'fails',
      notes: ['atk is 2, in the facts 3'],
    });
    expect(judge('numbers', evidence({ facts: [{ ...fact, number: 'XX1-002' }] })).notes).toEqual([
      'is not in the facts',
    ]);
    expect(judge('numbers', evidence({ facts: [] })).state).toBe('unasked');
  });

  test('that the facts have wrong are signed, for exactly these numbers', () => {
    const notes = ['atk is 2, in the facts 3'];
    const signed = [{ card: 'xx1-001', power: NUMBERS, fingerprint: fingerprintOf(notes), reason: 'a misprint' }];
    expect(judge('numbers', evidence({ facts: [{ ...fact, atk: 3 }] }, { signed })).state).toBe('signed');
    expect(judge('wording', evidence({ facts: [{ ...fact, atk: 3 }] }, { signed })).state).toBe('passes');
    expect(judge('numbers', evidence({ facts: [{ ...fact, atk: 4 }] }, { signed })).state).toBe('stale');
    expect(judge('numbers', evidence({}, { signed })).state).toBe('stale');
  });
});

describe('wording', () => {
  test('passes if only habits of print differ, and keywords have only to be named', () => {
    expect(compareWording(fact, ann)).toEqual([]);
    expect(compareWording({ ...fact, rules: fact.rules.replace('Stealth\nSome old words.\n\n', '') }, ann)).toEqual([
      expect.objectContaining({ power: 'Stealth', theirs: '' }),
    ]);
  });

  test('finds keywords side by side, and texts without a name', () => {
    const listed = { ...fact, rules: fact.rules.replace('Stealth\nSome old words.', 'Stealth, Dodge') };
    expect(compareWording(listed, dodging)).toEqual([]);
    expect(compareWording(listed, ann).length).toBeGreaterThan(0);
    expect(compareWording(fact, dodging)).toEqual([expect.objectContaining({ power: 'Dodge', theirs: '' })]);
  });

  test('fails for a power that only one side has', () => {
    const more = { ...fact, rules: `${fact.rules}\n\nRun\nMain [Might]: Ready Ann.` };
    expect(compareWording(more, ann)).toEqual([{ power: 'Run', theirs: 'main [might] ready self', ours: '' }]);
  });

  test('keeps what the facts say in brackets, unless we explain something there too', () => {
    const bracket = saying('Main [Skill]: Draw two cards. Ann gets +1/+0 this turn. (Only on your side.)');
    expect(compareWording(bracket, ann)).toHaveLength(1);
  });

  test('a signed difference passes, and goes stale when either wording changes', () => {
    const other = saying('Main [Skill]: Draw three cards. Ann gets +1/+0 this turn.');
    expect(judge('wording', evidence({ facts: [other] })).state).toBe('fails');
    const [difference] = compareWording(other, ann);
    const signed = [
      { card: 'xx1-001', power: 'Think', fingerprint: differenceFingerprint(difference), reason: 'a misprint' },
    ];
    expect(judge('wording', evidence({ facts: [other] }, { signed }))).toEqual({ state: 'signed', notes: [] });
    const again = saying('Main [Skill]: Draw four cards. Ann gets +1/+0 this turn.');
    expect(judge('wording', evidence({ facts: [again] }, { signed })).state).toBe('stale');
    expect(judge('wording', evidence({}, { signed }))).toEqual({
      state: 'stale',
      notes: ['Think: signed, and no longer differs'],
    });
  });

  test('a signature tells nothing of what is printed', () => {
    const [difference] = compareWording(saying('Main [Skill]: Draw three cards.'), ann);
    expect(differenceFingerprint(difference)).toMatch(/^[0-9a-f]{12}$/);
  });
});

describe.each([
  ['nodes', 'executed', fingerprintOf(ann)],
  ['removal', 'removed', fingerprintOf(ann, 'tests')],
] as const)('%s', (gate, kept, fingerprint) => {
  const record = (changed: object) => ({ [kept]: { 'xx1-001': { fingerprint, nodes: 3, open: [], ...changed } } });

  test('pass with a record of this card, and are stale with none or another one', () => {
    expect(judge(gate, evidence({}, record({}))).state).toBe('passes');
    expect(judge(gate, evidence({})).state).toBe('stale');
    expect(judge(gate, evidence({}, record({ fingerprint: '000000000000' }))).state).toBe('stale');
  });

  test('fail with open nodes, unless each is excused', () => {
    expect(judge(gate, evidence({}, record({ open: ['powers.1'] })))).toEqual({
      state: 'fails',
      notes: [expect.stringContaining('powers.1')],
    });
    const excused = record({ open: ['powers.1'], excused: { 'powers.1': 'the same game' } });
    expect(judge(gate, evidence({}, excused)).state).toBe('signed');
  });
});

test('the record of removals goes stale when tests change', () => {
  const removed = { 'xx1-001': { fingerprint: fingerprintOf(ann, 'tests'), nodes: 3, open: [] } };
  expect(judge('removal', evidence({ testsOf: () => 'others' }, { removed })).state).toBe('stale');
});

describe('rulings', () => {
  const settled = { card: 'xx1-001', fingerprint: rulingFingerprint(ruling) };
  const rulings = [ruling, { number: 'XX1-002', ruling: 'Another.' }];

  test('pass where a test or a disagreement is recorded for each', () => {
    expect(judge('rulings', evidence({}))).toEqual({ state: 'passes', notes: [] });
    expect(judge('rulings', evidence({ rulings: undefined })).state).toBe('unasked');
    expect(judge('rulings', evidence({ rulings })).state).toBe('fails');
    const kept = { ...settled, test: 'a.test.ts > Ann thinks' };
    expect(judge('rulings', evidence({ rulings }, { rulings: [kept] })).state).toBe('passes');
    const not = { ...settled, disagreement: 'the book says once' };
    expect(judge('rulings', evidence({ rulings }, { rulings: [not] })).state).toBe('signed');
  });

  test('pass with several tests, as long as all of them are there', () => {
    const both = { ...settled, test: ['a.test.ts > Ann thinks', 'a.test.ts > Ann thinks twice'] };
    expect(judge('rulings', evidence({ rulings }, { rulings: [both] })).notes[0]).toContain('thinks twice');
    const there = new Set(both.test);
    expect(judge('rulings', evidence({ rulings, tests: there }, { rulings: [both] })).state).toBe('passes');
  });

  test('fail when the test is gone or the ruling was changed', () => {
    const gone = { ...settled, test: 'a.test.ts > Ann sleeps' };
    expect(judge('rulings', evidence({ rulings }, { rulings: [gone] })).notes[0]).toContain('is gone');
    const changed = [{ ...ruling, ruling: 'She may think once.' }];
    const kept = { ...settled, test: 'a.test.ts > Ann thinks' };
    expect(judge('rulings', evidence({ rulings: changed }, { rulings: [kept] })).state).toBe('fails');
  });

  test('a file that is no list of rulings is refused', () => {
    expect(parseRulings(JSON.stringify(rulings))).toEqual(rulings);
    expect(() => parseRulings('{}')).toThrow('expected a list of rulings');
    expect(() => parseRulings('[{"number": "XX1-001"}]')).toThrow('entry 1 is no ruling');
  });
});

test("a card's tests are the files of card sets that name its id", () => {
  const file = (path: string, text: string) => ({ path, text });
  const files = [
    file('packages/vs-sets/test/xx1/one.test.ts', "test('xx1-001 Ann thinks', () => {});"),
    file('packages/vs-sets/test/xx1/two.test.ts', "test('xx1-0010 Bo', () => {});"),
    file('packages/vs/src/three.test.ts', "test('xx1-001 Ann', () => {});"),
  ];
  expect(testFilesOf(['xx1-001'], files).map(({ path }) => path)).toEqual(['packages/vs-sets/test/xx1/one.test.ts']);
});

test('a record that names its test files holds whatever others say of the card', () => {
  const one = { path: 'packages/vs-sets/test/xx1/one.test.ts', text: "test('xx1-001 Ann thinks', () => {});" };
  const two = { path: 'packages/vs-sets/test/xx2/two.test.ts', text: "test('xx2-007 Bo beats xx1-001', () => {});" };
  const stamp = (files: (typeof one)[], named?: string[]) => testsFingerprint(['xx1-001'], files, named);
  expect(stamp([one, two])).not.toBe(stamp([one]));
  expect(stamp([two, one], [one.path])).toBe(stamp([one], [one.path]));
  expect(stamp([{ ...one, text: '' }, two], [one.path])).not.toBe(stamp([one, two], [one.path]));
  expect(stamp([two], [one.path])).not.toBe(stamp([one, two], [one.path]));
});
