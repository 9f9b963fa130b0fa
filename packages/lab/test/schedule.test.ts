import { expect, test } from 'vitest';
import {
  addGame,
  allPairs,
  type Chunk,
  emptyTally,
  halfWidth,
  type LabPlan,
  mergeParts,
  type Part,
  type PartResult,
  startSchedule,
  wilson,
} from '../src/index.ts';
import type { Tally } from '../src/tally.ts';

const nothing = { levels: [], drawn: new Set<string>(), played: new Set<string>(), held: new Set<string>() };

/** The first deck wins the games whose number has a remainder below `share` of ten. */
function chunkTally({ from, count }: Chunk, share: number): Tally {
  const tally = emptyTally();
  for (let i = from; i < from + count; i++) {
    const points = (i * 7) % 10 < share ? 2 : 0;
    addGame(tally, { points, first: 0, turns: 5, decisions: 10, ending: 'won', sides: [nothing, nothing] });
  }
  return tally;
}

const plan = (parts: Partial<LabPlan>): LabPlan => ({
  ...{
    game: 'vs',
    profile: 'modern',
    player: 'random',
    seed: 'test',
    games: 1000,
    decks: [],
    pairs: allPairs(3, false),
  },
  ...parts,
});

/** Runs a schedule as several workers would, each as quick as it likes. */
function run(
  asked: LabPlan,
  shares: readonly number[],
  workers: number,
  pick: (busy: number) => number,
  part?: Part,
): Tally[] {
  const schedule = startSchedule(asked, part);
  const busy: Chunk[] = [];
  while (!schedule.isDone) {
    while (busy.length < workers) {
      const chunk = schedule.next();
      if (chunk === undefined) break;
      busy.push(chunk);
    }
    const [done] = busy.splice(pick(busy.length), 1);
    schedule.give(done, chunkTally(done, shares[done.pair]));
  }
  expect(schedule.next()).toBeUndefined();
  return [...schedule.tallies];
}

test('who plays what, and when, changes nothing', () => {
  const asked = plan({ until: 5 });
  const alone = run(asked, [5, 9, 10], 1, () => 0);
  expect(run(asked, [5, 9, 10], 7, (busy) => busy - 1)).toEqual(alone);
  expect(run(asked, [5, 9, 10], 3, (busy) => busy >> 1)).toEqual(alone);
});

test('a pair is played until its interval is narrow enough, a clear one sooner', () => {
  const tallies = run(plan({ until: 5 }), [5, 9, 10], 2, () => 0);
  for (const { points, games } of tallies) {
    expect(halfWidth(wilson(points / 2, games))).toBeLessThanOrEqual(0.05);
    expect(games % 32).toBe(0);
  }
  expect(tallies.map(({ games }) => games)).toEqual([384, 160, 64]);
});

test('no pair gets more games than it may', () => {
  expect(run(plan({ until: 1, games: 100 }), [5, 5, 5], 2, () => 0).map(({ games }) => games)).toEqual([100, 100, 100]);
  expect(run(plan({ games: 20 }), [5, 5, 5], 2, () => 0).map(({ games }) => games)).toEqual([20, 20, 20]);
});

const SHARES = [5, 9, 10];

const partsOf = (asked: LabPlan, of: number): PartResult[] =>
  Array.from({ length: of }, (_, at): PartResult => {
    const part = { number: at + 1, of };
    const tallies = run(asked, SHARES, 2, () => 0, part);
    return { version: 1, part, plan: asked, catalogueHash: 'cards', isPartial: false, tallies };
  });

test.each([
  ['a number of games', plan({ games: 100 }), 4],
  ['a number that fills no chunk', plan({ games: 3 }), 2],
  ['more parts than games', plan({ games: 3 }), 7],
  ['an interval', plan({ until: 5 }), 2],
  ['more parts than pairs', plan({ until: 5 }), 5],
])('parts of a run come to the same as one run: %s', (_what, asked, of) => {
  const parts = partsOf(asked, of);
  const merged = mergeParts(parts.toReversed());
  expect(merged).toEqual({
    plan: asked,
    catalogueHash: 'cards',
    isPartial: false,
    tallies: run(asked, SHARES, 1, () => 0),
  });
});

test('parts of a number of games are of about the same size', () => {
  const sizes = partsOf(plan({ games: 1000 }), 16).map(({ tallies }) =>
    tallies.reduce((sum, { games }) => sum + games, 0),
  );
  expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(8);
});

test('what are not all parts of one run is not merged', () => {
  const [one, two, three] = partsOf(plan({ games: 100 }), 3);
  expect(mergeParts([])).toBe('there is no part to merge');
  expect(mergeParts([one, three])).toBe('of 3 parts these are missing: 2');
  expect(mergeParts([one, two, two])).toBe('part 2 of 3 is there twice');
  expect(mergeParts([one, two, partsOf(plan({ games: 101 }), 3)[2]])).toBe(
    'part 3 of 3 is of another run than part 1 of 3',
  );
  expect(mergeParts([one, { ...two, catalogueHash: 'others' }, three])).toBe(
    'part 2 was played with other cards or rules than part 1',
  );
  expect(mergeParts([one, { ...two, isPartial: true }, three])).toMatchObject({ isPartial: true });
});

test('every two decks meet once, and themselves only if asked to', () => {
  expect(allPairs(3, false)).toEqual([
    [0, 1],
    [0, 2],
    [1, 2],
  ]);
  expect(allPairs(2, true)).toEqual([
    [0, 0],
    [0, 1],
    [1, 1],
  ]);
});
