// Each rung is stronger than the one below, on the game that is quickest to play. The real games are measured by
// `longbox match`; see docs/players.md.
import { toyGame, toyTable } from '@longbox/testkit';
import { expect, test } from 'vitest';
import { type MatchPlan, type MindSettings, playRound, reportOn } from '../src/index.ts';

const decks = Array.from({ length: 8 }, (_, i) => ({
  name: `deck ${i}`,
  seat: toyTable(`ladder ${i}`, { seats: 2, cards: 16 }).seats[0],
}));

function match(players: readonly [MindSettings, MindSettings], rounds: number, seats = 2) {
  const plan: MatchPlan = { profile: 'short', seed: 'ladder', seats, decks, players };
  return reportOn(Array.from({ length: rounds }, (_, round) => playRound(toyGame, plan, round)));
}

test('rules beat dice', { timeout: 120_000 }, () => {
  expect(match([{ rung: 'rules' }, { rung: 'random' }], 100)).toMatchObject({ errors: 0, fallbacks: 0 });
  expect(match([{ rung: 'rules' }, { rung: 'random' }], 100).low).toBeGreaterThan(0.6);
});

test('greedy beats rules, and search is no weaker than greedy', { timeout: 300_000 }, () => {
  const greedy: MindSettings = { rung: 'greedy', budget: { iterations: 40 } };
  const search: MindSettings = { rung: 'search', budget: { iterations: 120 } };
  expect(match([greedy, { rung: 'rules' }], 60).low).toBeGreaterThan(0.5);
  expect(match([search, { rung: 'rules' }], 60).low).toBeGreaterThan(0.5);
  expect(match([search, greedy], 60).winRate).toBeGreaterThan(0.48);
});

test('among three, search takes more than its share', { timeout: 300_000 }, () => {
  const report = match([{ rung: 'search', budget: { iterations: 120 } }, { rung: 'rules' }], 40, 3);
  expect(report.low).toBeGreaterThan(report.fairShare);
});
