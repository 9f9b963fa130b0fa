import { randomBelow } from '@longbox/kernel';
import { expect, test } from 'vitest';
import { type Candidate, createContest } from './contest.ts';
import { luckFrom, luckOf, nextBell } from './luck.ts';

const NUMBERS = { width: 6, worlds: 4, doubt: 1 };
const candidates = (count: number): Candidate[] =>
  Array.from({ length: count }, (_, rank) => ({
    choice: 100 + rank,
    principle: undefined,
    isFoolish: false,
    rank,
    total: 0,
    visits: 0,
    ahead: 0,
    squares: 0,
  }));

/** Plays bouts in which each option has a value of its own, blurred by a world that is the same for all, and by luck. */
function play(values: readonly number[], bouts: number, seed: string, blur = 0.1) {
  const luck = luckOf(seed);
  const contest = createContest(candidates(values.length), NUMBERS);
  let played = 0;
  for (; played < bouts && !contest.settle(bouts - played); played++) {
    const { candidate, seed: world } = contest.next(luck);
    const shared = nextBell(luckFrom(world)) * 0.3;
    contest.give(values[candidate.rank] + shared + nextBell(luck) * blur);
  }
  return { first: contest.order()[0].rank, contest, played };
}

test('what is clearly better is found, although worlds differ more than options', () => {
  for (let i = 0; i < 50; i++) expect(play([0.5, 0.4, 0.62, 0.5, 0.3], 120, `better ${i}`, 0.03).first).toBe(2);
});

test('without a difference the choice of the principles mostly stands', () => {
  const firsts = Array.from({ length: 200 }, (_, i) => play([0.5, 0.5, 0.5, 0.5, 0.5, 0.5], 60, `same ${i}`).first);
  expect(firsts.filter((rank) => rank === 0).length).toBeGreaterThan(80);
});

test('the worse half leaves, the choice of the principles stays', () => {
  const { contest } = play([0.2, 0.1, 0.6, 0.5, 0.4, 0.3, 0.9, 0.9], 100, 'halves', 0.01);
  const visits = contest.all.map((each) => each.visits);
  expect(visits[0]).toBe(Math.max(...visits));
  expect(visits[2]).toBe(visits[0]);
  expect(visits[1]).toBe(4);
  // Beyond the width nothing is tried.
  expect(visits.slice(6)).toEqual([0, 0]);
  expect(contest.order().map(({ rank }) => rank)).toHaveLength(8);
});

test('it ends as soon as nothing can change', () => {
  const { played, first } = play([0.5, 0.9, 0.1, 0.2], 10_000, 'ends', 0.01);
  expect(first).toBe(1);
  expect(played).toBeLessThan(100);
});

test('a single option needs no bout', () => {
  expect(createContest(candidates(1), NUMBERS).settle(100)).toBe(true);
});

test('values of an unfinished round do not upset the order', () => {
  const luck = luckOf('unfinished');
  const contest = createContest(candidates(3), NUMBERS);
  contest.next(luck);
  contest.give(randomBelow(luck, 2));
  expect(contest.order()[0].rank).toBe(0);
});

test('what comes to exactly the same as the first choice is tried no more', () => {
  const luck = luckOf('alike');
  const contest = createContest(candidates(3), NUMBERS);
  const values = [0.5, 0.5, 0.4];
  let bouts = 0;
  for (; bouts < 12; bouts++) contest.give(values[contest.next(luck).candidate.rank]);
  expect(contest.all.map(({ visits }) => visits)).toEqual([5, 2, 5]);
  const twins = createContest(candidates(2), NUMBERS);
  for (bouts = 0; bouts < 20 && !twins.settle(100); bouts++) {
    twins.next(luck);
    twins.give(0.3);
  }
  expect([bouts, twins.order()[0].rank]).toEqual([4, 0]);
});

test('the last rounds are for what is ahead of the choice of the principles', () => {
  const luck = luckOf('last');
  const contest = createContest(candidates(5), NUMBERS);
  const values = [0.5, 0.4, 0.7, 0.6, 0.3];
  let left = 16;
  for (; !contest.settle(left); left--) contest.give(values[contest.next(luck).candidate.rank]);
  // After one round of five the two that are behind leave; three rounds of three later one of them is ahead for certain.
  expect(contest.all.map(({ visits }) => visits)).toEqual([4, 1, 4, 4, 1]);
  expect([left, contest.order()[0].rank]).toEqual([2, 2]);
});

test('with much left to play nobody leaves for one bad world', () => {
  const luck = luckOf('much');
  const contest = createContest(candidates(3), NUMBERS);
  for (const value of [0.5, 0.4, 0.6]) {
    contest.next(luck);
    contest.give(value);
  }
  contest.settle(100);
  expect(contest.next(luck).candidate.rank).toBe(0);
  contest.give(0.5);
  expect(contest.next(luck).candidate.rank).toBe(1);
});
