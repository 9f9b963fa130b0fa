import { describe, expect, test, vi } from 'vitest';
import {
  allPairs,
  type LabGame,
  type LabPlan,
  makeReport,
  playChunk,
  reportCsv,
  swapCard,
  tableOf,
} from '../src/index.ts';
import { arenaDecks, arenaLab, vsDecks, vsLab, vsPlan } from './lab-games.ts';

vi.setConfig({ testTimeout: 120_000 });

const report = (lab: LabGame, plan: LabPlan) =>
  makeReport(
    plan,
    plan.pairs.map((_, pair) => playChunk(lab, plan, { pair, from: 0, count: plan.games })),
    { catalogueHash: lab.game.catalogueHash, isPartial: false, cardName: (key) => `the card ${key}` },
  );

const decks = vsDecks('mnb-avengers', 'mnb-x-men');
const plan = vsPlan({ decks, pairs: [[0, 1]], games: 12 });

describe('a report', () => {
  const made = report(vsLab, plan);

  test('is the same for the same seed, byte for byte, in whatever parts it was played', () => {
    expect(JSON.stringify(report(vsLab, plan))).toBe(JSON.stringify(made));
    const parts = [5, 4, 3].map((count, i) => playChunk(vsLab, plan, { pair: 0, from: [0, 5, 9][i], count }));
    const whole = playChunk(vsLab, plan, { pair: 0, from: 0, count: 12 });
    expect(parts.reduce((sum, { points }) => sum + points, 0)).toBe(whole.points);
    expect(report(vsLab, { ...plan, seed: 'other' })).not.toEqual(made);
  });

  test('adds up', () => {
    expect(made).toMatchObject({ games: 12, isPartial: false });
    expect(made.endings.reduce((sum, { games }) => sum + games, 0)).toBe(12);
    expect(made.turns.counts.reduce((sum, { games }) => sum + games, 0)).toBe(12);
    const [pair] = made.pairs;
    expect(made.decks[0].share.share).toBeCloseTo(pair.share.share);
    expect(made.decks[1].share.share).toBeCloseTo(1 - pair.share.share);
    for (const deck of made.decks) {
      expect(deck.cards.length).toBeGreaterThan(10);
      for (const card of deck.cards) {
        expect(card.drawn).toBeLessThanOrEqual(12);
        expect(card.dead).toBeLessThanOrEqual(card.drawn);
      }
    }
    const played = made.decks.flatMap(({ cards }) => cards).filter((card) => card.played > 0 && card.dead > 0);
    expect(played.length).toBeGreaterThan(0);
  });

  test('becomes a table for spreadsheets', () => {
    const lines = reportCsv(made).trimEnd().split('\n');
    expect(lines[0]).toBe('kind,deck,of,games,share,low,high,note');
    expect(lines.filter((line) => line.startsWith('pair,'))).toHaveLength(1);
    expect(lines.filter((line) => line.startsWith('card drawn,')).length).toBeGreaterThan(20);
  });
});

test('level-ups are told with their turn', () => {
  const { levels } = report(vsLab, { ...plan, games: 30 }).decks[0];
  expect(levels[0]).toMatchObject({ level: 2 });
  expect(levels[0].mean).toBeGreaterThan(1);
  expect(levels[0].games).toBeLessThanOrEqual(30);
});

test('Mission Arena is counted too', () => {
  const arena = { ...plan, game: 'arena', profile: 'level-1', decks: arenaDecks.slice(0, 2), games: 6 };
  const made = report(arenaLab, arena);
  expect(made.games).toBe(6);
  expect(made.decks[0].cards.filter(({ played }) => played > 0).length).toBeGreaterThan(5);
  expect(made.turns.mean).toBeGreaterThan(2);
});

test('a mirror gives both sides to the same deck and counts as even', () => {
  const made = report(vsLab, vsPlan({ decks: decks.slice(0, 1), pairs: allPairs(1, true), games: 6 }));
  expect(made.decks[0]).toMatchObject({ games: 12, share: { share: 0.5 } });
});

describe('a swap', () => {
  const [deck] = decks;
  const from = deck.seat.deck[30];
  const to = deck.seat.deck.find((key) => key !== from && key !== deck.seat.deck[0]) ?? '';

  test('puts every copy of one card in the places of another, and keeps the luck', () => {
    const variant = swapCard(deck, from, to);
    expect(variant?.seat.deck.length).toBe(deck.seat.deck.length);
    expect(variant?.seat.deck).not.toContain(from);
    expect(swapCard(deck, 'nothing', to)).toBeUndefined();
    const [old, other] = [tableOf(plan, 0, 1), tableOf(plan, 0, 1, variant)];
    expect(other.seed).toBe(old.seed);
    expect(other.seats[0]).toEqual(old.seats[0]);
    expect(other.seats[1].deck).toEqual(variant?.seat.deck);
  });

  test('of a card for itself changes no game', () => {
    const variant = swapCard(deck, from, from);
    const { swap } = report(vsLab, { ...plan, ...(variant !== undefined && { variant }) });
    expect(swap).toMatchObject({ games: 12, gain: { share: 0 }, better: 0, worse: 0 });
  });

  test('of another card changes some, and is told for each opponent', () => {
    const variant = swapCard(deck, from, to);
    const { swap } = report(vsLab, { ...plan, games: 24, ...(variant !== undefined && { variant }) });
    expect(swap?.games).toBe(24);
    expect((swap?.better ?? 0) + (swap?.worse ?? 0)).toBeGreaterThan(0);
    expect(swap?.against).toHaveLength(1);
    expect(swap?.after.share).toBeCloseTo((swap?.before.share ?? 0) + (swap?.gain.share ?? 0));
  });
});
