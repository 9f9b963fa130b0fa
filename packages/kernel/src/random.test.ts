import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  dealIdentities,
  RANDOM_WORDS,
  randomBelow,
  redeal,
  redealUnseen,
  scriptLeft,
  scriptRandom,
  seedRandom,
  seedTable,
  shuffle,
  shuffleIdentities,
  unscriptedBelow,
} from './random.ts';
import { sha256, utf8 } from './sha256.ts';

function seeded(...words: number[]): Int32Array {
  const random = new Int32Array(RANDOM_WORDS);
  seedRandom(random, words);
  return random;
}

/** How far counts lie from all being equal. */
function chiSquare(counts: ArrayLike<number>, total: number): number {
  const expected = total / counts.length;
  let sum = 0;
  for (let i = 0; i < counts.length; i++) sum += (counts[i] - expected) ** 2 / expected;
  return sum;
}

/** The same in standard deviations; chi-square is nearly normal with many degrees of freedom. */
const strangeness = (sum: number, freedom: number): number => (sum - freedom) / Math.sqrt(2 * freedom);

const isEven = (counts: ArrayLike<number>, total: number): boolean =>
  strangeness(chiSquare(counts, total), counts.length - 1) < 4.5;

test('the sequence of a seed never changes', () => {
  const random = seeded(1, 2, 3, 4);
  expect(Array.from({ length: 12 }, () => randomBelow(random, 1000))).toMatchInlineSnapshot(`
    [
      6,
      395,
      141,
      449,
      739,
      149,
      430,
      762,
      763,
      157,
      701,
      762,
    ]
  `);
  expect(Array.from({ length: 4 }, () => randomBelow(random, 0x1_0000_0000))).toMatchInlineSnapshot(`
    [
      2293313123,
      1840673292,
      480781339,
      1363370573,
    ]
  `);
});

test('a seed of zeros is a seed like any other', () => {
  const random = seeded(0, 0, 0, 0);
  const drawn = new Set(Array.from({ length: 100 }, () => randomBelow(random, 1_000_000)));
  expect(drawn.size).toBeGreaterThan(95);
});

test.each([2, 3, 6, 7, 10, 60, 1000])('numbers below %i are equally likely', (bound) => {
  const seeds = 40;
  const counts = new Int32Array(bound);
  let sum = 0;
  for (let seed = 0; seed < seeds; seed++) {
    const random = seeded(seed, bound, 0, 0);
    counts.fill(0);
    for (let i = 0; i < bound * 100; i++) counts[randomBelow(random, bound)]++;
    sum += chiSquare(counts, bound * 100);
  }
  expect(Math.abs(strangeness(sum, seeds * (bound - 1)))).toBeLessThan(4);
});

// A remainder alone would give the lower half of this range twice as often as the upper.
test('a bound that does not divide the range of a word is not biased', () => {
  const bound = 3 * 2 ** 30;
  const random = seeded(5, 6, 7, 8);
  const thirds = new Int32Array(3);
  for (let i = 0; i < 30_000; i++) thirds[Math.floor(randomBelow(random, bound) / 2 ** 30)]++;
  expect(isEven(thirds, 30_000)).toBe(true);
});

test('neighbouring numbers and neighbouring seeds have nothing to do with each other', () => {
  const pairs = new Int32Array(64);
  const random = seeded(9, 9, 9, 9);
  for (let i = 0; i < 32_000; i++) pairs[randomBelow(random, 8) * 8 + randomBelow(random, 8)]++;
  expect(isEven(pairs, 32_000)).toBe(true);
  const firsts = new Int32Array(64);
  for (let i = 0; i < 32_000; i++) firsts[randomBelow(seeded(i, 0, 0, 0), 64)]++;
  expect(isEven(firsts, 32_000)).toBe(true);
});

test('every order of a shuffled list is equally likely', () => {
  const random = seeded(1, 1, 2, 3);
  const counts = new Map<string, number>();
  for (let i = 0; i < 24_000; i++) {
    const list = [0, 1, 2, 3];
    shuffle(random, list);
    counts.set(list.join(), (counts.get(list.join()) ?? 0) + 1);
  }
  expect(counts.size).toBe(24);
  expect(isEven([...counts.values()], 24_000)).toBe(true);
});

test('a shuffle of identities moves all identity columns alike and leaves other ids alone', () => {
  const face = Int32Array.from([10, 11, 12, 13, 14, 15]);
  const art = Int32Array.from([20, 21, 22, 23, 24, 25]);
  shuffleIdentities(seeded(4, 4, 4, 4), [1, 2, 4, 5], [face, art]);
  expect(Array.from(art, (x) => x - 10)).toEqual(Array.from(face));
  expect([face[0], face[3]]).toEqual([10, 13]);
  expect(Array.from(face).sort()).toEqual([10, 11, 12, 13, 14, 15]);
});

test('after a new deal any id with any identity may lie anywhere, and list lengths stay', () => {
  const random = seeded(8, 8, 8, 8);
  const places = new Int32Array(4);
  const faces = new Int32Array(4);
  for (let i = 0; i < 4000; i++) {
    const lists = [[0, 1], [2], [3]];
    const face = Int32Array.from([0, 1, 2, 3]);
    redeal(random, lists, [face]);
    expect(lists.map((list) => list.length)).toEqual([2, 1, 1]);
    places[lists.flat().indexOf(2)]++;
    faces[face[0]]++;
  }
  expect(isEven(places, 4000)).toBe(true);
  expect(isEven(faces, 4000)).toBe(true);
});

test('what is dealt for imagination does not tell how it lay before', () => {
  const deal = (first: number) => {
    const faces = Int32Array.of(4, 4, 9, 1, 7, 7);
    const marks = Int32Array.of(0, 1, 0, 0, 0, 2);
    const lists = [[0, 2], [5, 3, 1], [4]];
    const before = seeded(first);
    redeal(before, lists, [faces, marks]);
    const r = seeded(99);
    redealUnseen(r, lists, [faces, marks]);
    dealIdentities(r, [4, 1, 3], [faces, marks]);
    return { lists, faces: [...faces], marks: [...marks] };
  };
  for (let first = 1; first < 50; first++) expect(deal(first)).toEqual(deal(0));
  expect(deal(0).lists.map((list) => list.length)).toEqual([2, 3, 1]);
  expect(
    deal(0)
      .faces.map((face, i) => face * 10 + deal(0).marks[i])
      .sort(),
  ).toEqual([10, 40, 41, 70, 72, 90]);
});

test('a number below a bound is what remains of the next word, whatever the bound', () => {
  const r = new Int32Array(RANDOM_WORDS);
  seedRandom(r, [3, 1, 4, 1]);
  for (let round = 0; round < 2000; round++) {
    // All of the word, which is what is left of it below its own number.
    const word = unscriptedBelow(r.slice(), 0x1_0000_0000);
    for (const bound of [2, 3, 7, 60, 4096, 65_537, 0x3fff_ffff, 0x4000_0000, 0x4000_0001, 0x7fff_ffff, 0xffff_fffb]) {
      const isPast = word >= 0x1_0000_0000 - (0x1_0000_0000 % bound);
      if (!isPast) expect(unscriptedBelow(r.slice(), bound)).toBe(word % bound);
    }
    unscriptedBelow(r, 2);
  }
});

test('ids of any size are dealt, each identity once', () => {
  const ids = [5003, 4999, 5001, 7, 5000];
  const face = new Int32Array(6000);
  ids.forEach((id, i) => {
    face[id] = i + 1;
  });
  const r = new Int32Array(RANDOM_WORDS);
  seedRandom(r, [1, 2, 3, 4]);
  dealIdentities(r, ids, [face]);
  expect(ids.map((id) => face[id]).sort()).toEqual([1, 2, 3, 4, 5]);
});

function keyed(seed: string): Int32Array {
  const random = new Int32Array(RANDOM_WORDS);
  seedTable(random, `keyed:${seed}`);
  return random;
}

test('a keyed stream is the same everywhere, and another for every seed', () => {
  const random = keyed('one');
  const drawn = Array.from({ length: 6 }, () => randomBelow(random, 1_000_000));
  expect(drawn).toMatchInlineSnapshot(`
    [
      428965,
      779140,
      481005,
      590036,
      705122,
      718800,
    ]
  `);
  const other = keyed('two');
  expect(Array.from({ length: 6 }, () => randomBelow(other, 1_000_000))).not.toEqual(drawn);
});

test('the words of a keyed stream are hashed and never shown: each key is the hash of the one before', () => {
  const random = keyed('chain');
  const before = Buffer.alloc(16);
  for (let i = 0; i < 4; i++) before.writeInt32BE(random[i], i * 4);
  const hash = createHash('sha256').update(before).digest();
  const word = hash.readUInt32BE(16);
  expect(unscriptedBelow(random, 2 ** 31)).toBe(word % 2 ** 31);
  expect([0, 1, 2, 3].map((i) => random[i])).toEqual([0, 4, 8, 12].map((at) => hash.readInt32BE(at)));
});

test('a keyed stream is even', () => {
  const random = keyed('even');
  const counts = new Int32Array(100);
  for (let i = 0; i < 40_000; i++) counts[randomBelow(random, 100)]++;
  expect(isEven(counts, 40_000)).toBe(true);
});

test('a seed of before, and a world that is imagined, have the quick generator', () => {
  const [plain, reseeded, quick] = [new Int32Array(RANDOM_WORDS), keyed('one'), new Int32Array(RANDOM_WORDS)];
  seedTable(plain, 'one');
  seedRandom(quick, sha256(utf8('one')));
  expect(plain).toEqual(quick);
  seedRandom(reseeded, [1, 2, 3, 4]);
  seedRandom(quick, [1, 2, 3, 4]);
  expect(reseeded).toEqual(quick);
});

test('results can be scripted in a keyed stream too', () => {
  const [random, other] = [keyed('script'), keyed('script')];
  scriptRandom(random, [3, 1]);
  expect([scriptLeft(random), randomBelow(random, 6), randomBelow(random, 6), scriptLeft(random)]).toEqual([
    2, 3, 1, 0,
  ]);
  expect(randomBelow(random, 1_000)).toBe(randomBelow(other, 1_000));
});
