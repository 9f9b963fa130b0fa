import { encodeReplay, makeCardIndex } from '@longbox/kernel';
import { FIRST_SETS } from '@longbox/vs-sets';
import { beforeAll, expect, test } from 'vitest';
import { arenaKit } from './arena-kit.ts';
import type { SeatPlan, TablePlan } from './game-api.ts';
import { codeOf, readReplay } from './open-replay.ts';
import { openTable, prepare } from './open-table.ts';
import { vsKit } from './vs-kit.ts';
import { bring, vsGameHere } from './vs-shelf.ts';

beforeAll(() => bring(FIRST_SETS));

const seat = (deck: string, name: string): SeatPlan => ({ deck, player: 'person', name });
const vs: TablePlan = {
  game: 'vs',
  profile: 'modern',
  seed: 'shown',
  seats: [seat('mnb-x-men', 'Ann'), seat('mnb-avengers', 'Bob')],
};
const arena: TablePlan = {
  game: 'arena',
  profile: 'level-1',
  seed: 'shown',
  seats: [seat('avengers', 'Ann'), seat('guardians', 'Bob')],
};

/** Two people who take turns at the screen and choose what comes first, second, third … */
function play(plan: TablePlan, steps: number) {
  const table = openTable(plan);
  for (let i = 0; i < steps && table.snapshot().result === undefined; i++) {
    const { curtain, asked } = table.snapshot();
    if (curtain !== undefined) table.lift();
    else if (asked !== undefined) table.choose([asked.offers[i % asked.offers.length].choice]);
  }
  return table;
}

test.each([vs, arena])('a shared game of $game shows every moment as each seat saw it', async (plan) => {
  const table = play(plan, 150);
  const log = table.log();
  const replay = await readReplay(`https://example.org/replay#${codeOf(plan, log)}`);
  expect(replay.info.length).toBe(log.choices.length);
  expect(replay.plan.seats.map(({ name }) => name)).toEqual(['Ann', 'Bob']);
  const kit = plan.game === 'vs' ? vsKit(vsGameHere(FIRST_SETS)) : arenaKit();
  const game: {
    setup: (t: unknown) => unknown;
    apply: (s: unknown, c: number) => void;
    view: (s: unknown, v: number) => unknown;
  } = kit.game as never;
  const state = game.setup(log.table);
  const moments = [0, 7, 40, log.choices.length];
  for (let seq = 0; seq <= log.choices.length; seq++) {
    if (moments.includes(seq))
      for (const eyes of [0, 1]) expect(replay.see(seq, eyes).view).toEqual(game.view(state, eyes));
    if (seq < log.choices.length) game.apply(state, log.choices[seq]);
  }
});

test('all eyes see both hands, a stranger none', async () => {
  const replay = await readReplay(codeOf(vs, play(vs, 60).log()));
  const handsOf = (eyes: 'all' | 'watcher' | 0): number[] => {
    const shown = replay.see(40, eyes);
    return shown.game === 'vs' ? shown.view.seats.map(({ hand }) => hand.known.length) : [];
  };
  expect(handsOf('all').every((size) => size > 0)).toBe(true);
  expect(handsOf('watcher')).toEqual([0, 0]);
  expect(handsOf(0)[1]).toBe(0);
});

test('the story grows with the moments, and turns and fights are marked', async () => {
  const replay = await readReplay(codeOf(vs, play(vs, 220).log()));
  const { turns, fights, length } = replay.info;
  expect(turns.length).toBeGreaterThan(2);
  expect(fights.length).toBeGreaterThan(0);
  expect(replay.see(turns[1], 'all').turn).toBe(replay.see(turns[1] - 1, 'all').turn + 1);
  expect(replay.see(10, 0).lines.length).toBeLessThan(replay.see(length, 0).lines.length);
  expect(replay.see(length, 0).lines.slice(0, 3)).toEqual(replay.see(10, 0).lines.slice(0, 3));
});

test('a game goes on from a moment of another', async () => {
  const log = play(vs, 100).log();
  const { plan } = await readReplay(codeOf(vs, log));
  const forked = openTable({ ...plan, seats: plan.seats.map((each) => ({ ...each, player: 'person' })) });
  forked.replay({ ...log, choices: log.choices.slice(0, 30) });
  expect(forked.position().choices).toEqual(log.choices.slice(0, 30));
  expect(forked.snapshot().curtain).toBeDefined();
});

test.each([
  ['nonsense', /./],
  ['{"plan":', /cut short/],
  ['{"hello":1}', /no saved game/],
  ['{"log":{"table":{"game":"vs","seats":[{}]},"choices":[]}}', /no saved game/],
])('%s is refused with a reason', async (source, reason) => {
  await expect(readReplay(source)).rejects.toThrow(reason);
});

test('a damaged code is refused', async () => {
  const code = codeOf(vs, play(vs, 20).log());
  await expect(readReplay(`${code.slice(0, 40)}x${code.slice(41)}`)).rejects.toThrow();
  await expect(readReplay(code.slice(0, -6))).rejects.toThrow();
});

test('a report that tells of a game shows that game; one that does not says so', async () => {
  const log = play(vs, 30).log();
  const report = { error: 'it broke', page: '/table', game: { version: 1, plan: vs, log } };
  expect((await readReplay(JSON.stringify(report))).info.length).toBe(log.choices.length);
  await expect(readReplay(JSON.stringify({ error: 'it broke', page: '/table' }))).rejects.toThrow('no game');
  const scene = { plan: { ...vs, scene: 'game: vs' }, log };
  await expect(readReplay(JSON.stringify(scene))).rejects.toThrow('as a scene');
});

test('all eyes together see every hand and every card that lies face down', async () => {
  const log = play(vs, 120).log();
  const all = (await readReplay(JSON.stringify(log))).see(log.choices.length, 'all');
  if (all.game !== 'vs') throw new Error('no table of Vs. System');
  for (const { hand, resources } of all.view.seats) {
    expect(hand.known).toHaveLength(hand.count);
    for (const { face } of resources) expect(face).toBeDefined();
  }
});

test('a game of other sets names them, and a code opens where none of its cards were here before', async () => {
  const plan = await prepare({ ...vs, seats: [seat('civ-namor', 'Ann'), seat('mnb-spider-man', 'Bob')] });
  expect(plan.sets?.toSorted()).toEqual(['civ', 'leg', 'mnb']);
  const log = play(plan, 80).log();
  expect(log.sets?.toSorted()).toEqual(['civ', 'leg', 'mnb']);
  const { log: read, info } = await readReplay(codeOf(plan, log));
  expect(info.plan.sets?.toSorted()).toEqual(['civ', 'leg', 'mnb']);
  expect(read).toEqual(log);
});

test('a game of before logs and codes named their sets still opens', async () => {
  const { sets: _sets, ...old } = play(vs, 60).log();
  const read = await readReplay(JSON.stringify(old));
  expect(read.plan.sets).toEqual(FIRST_SETS);
  const game = vsGameHere(FIRST_SETS);
  // Without a pool a code is written as it was then.
  const index = makeCardIndex(game.catalogue.faces.slice(1).map(({ id }) => id));
  const code = encodeReplay(game, old, index);
  expect(code[0]).toBe('1');
  expect((await readReplay(code)).log.choices).toEqual(old.choices);
});
