import { toyGame, toyTable } from '@longbox/testkit';
import { expect, test } from 'vitest';
import { decksOf, type MatchPlan } from './plan.ts';
import { playRound } from './play-round.ts';
import { decidedAfter, reportOn } from './report.ts';

const plan = (over: Partial<MatchPlan> = {}): MatchPlan => ({
  profile: 'short',
  seed: 'match',
  seats: 2,
  decks: [0, 1, 2, 3].map((i) => ({
    name: `deck ${i}`,
    seat: toyTable(`deck ${i}`, { seats: 2, cards: 14 }).seats[0],
  })),
  players: [{ rung: 'rules' }, { rung: 'random' }],
  ...over,
});
const rounds = (count: number, given: MatchPlan) =>
  Array.from({ length: count }, (_, i) => playRound(toyGame, given, i));

test('the same player on both sides takes exactly half of every round', { timeout: 60_000 }, () => {
  const same = plan({ players: [{ rung: 'rules' }, { rung: 'rules' }] });
  for (const round of rounds(6, same)) expect(round).toMatchObject({ games: 2, points: 1, errors: [] });
});

test('with three at the table the measured player takes each seat once', { timeout: 60_000 }, () => {
  const three = plan({ seats: 3, players: [{ rung: 'rules' }, { rung: 'rules' }] });
  const report = reportOn(rounds(4, three));
  expect(report).toMatchObject({ games: 12, errors: 0 });
  expect(report.winRate).toBeCloseTo(report.fairShare);
});

test('every pair of decks meets, and all have played before any pair meets again', { timeout: 60_000 }, () => {
  const pairs = Array.from({ length: 12 }, (_, round) => decksOf(plan(), round).map(({ name }) => name));
  expect(new Set(pairs.map((pair) => pair.join())).size).toBe(12);
  expect(new Set(pairs.slice(0, 4).map(([first]) => first)).size).toBe(4);
});

test('principles beat dice, and the report adds up', { timeout: 60_000 }, () => {
  const report = reportOn(rounds(15, plan()), { h0: 0.5, h1: 0.6 });
  expect(report.games).toBe(30);
  expect(report.wins + report.draws + report.losses).toBe(30);
  expect(report.winRate).toBeGreaterThan(0.6);
  expect(report.low).toBeLessThan(report.winRate);
  expect(report.high).toBeGreaterThan(report.winRate);
  expect(Object.values(report.endings).reduce((sum, count) => sum + count)).toBe(30);
  expect(report.sprt?.llr).toBeGreaterThan(0);
});

test('a test is decided by the first rounds that suffice', { timeout: 60_000 }, () => {
  const all = rounds(30, plan());
  const hypotheses = { h0: 0.5, h1: 0.65 };
  const needed = decidedAfter(all, hypotheses) ?? 0;
  expect(reportOn(all.slice(0, needed), hypotheses).sprt?.verdict).toBe('accepted');
  expect(reportOn(all.slice(0, needed - 1), hypotheses).sprt?.verdict).toBe('undecided');
});

test('a game that breaks is counted and told', { timeout: 60_000 }, () => {
  const broken = {
    ...toyGame,
    apply: () => {
      throw new Error('torn card');
    },
  };
  const report = reportOn([playRound(broken, plan(), 0)]);
  expect(report).toMatchObject({ games: 0, errors: 2 });
  expect(report.faults[0]).toContain('torn card');
});
