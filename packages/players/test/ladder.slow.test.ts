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

test('rules beat dice', { timeout: 900_000 }, () => {
  const report = match([{ rung: 'rules' }, { rung: 'random' }], 60);
  expect(report).toMatchObject({ games: 120, errors: 0, fallbacks: 0 });
  expect(report.low).toBeGreaterThan(0.6);
});

test('greedy and search beat rules', { timeout: 900_000 }, () => {
  expect(match([{ rung: 'greedy', budget: { iterations: 24 } }, { rung: 'rules' }], 50).low).toBeGreaterThan(0.5);
  expect(match([{ rung: 'search', budget: { iterations: 60 } }, { rung: 'rules' }], 50).low).toBeGreaterThan(0.5);
});

test('among three, search takes more than its share', { timeout: 900_000 }, () => {
  const report = match([{ rung: 'search', budget: { iterations: 60 } }, { rung: 'rules' }], 30, 3);
  expect(report.low).toBeGreaterThan(report.fairShare);
});
