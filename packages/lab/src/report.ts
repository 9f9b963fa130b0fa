import { type Interval, meanInterval, pairedInterval, wilson } from './interval.ts';
import type { LabPlan } from './plan.ts';
import { type CardTally, emptyTally, mergeSide, mergeTally, type SideTally, type Tally } from './tally.ts';

/** What a run found: the same plan and seed give the same report, byte for byte. Shares are rounded to 1/100 of a point. */
export interface LabReport {
  readonly version: 1;
  readonly game: string;
  readonly catalogueHash: string;
  readonly profile: string;
  readonly player: string;
  readonly seed: string;
  readonly until?: number;
  /** Some games of the plan were not played. */
  readonly isPartial: boolean;
  readonly games: number;
  readonly decisions: number;
  readonly draws: number;
  /** Of the first player. */
  readonly first: Interval;
  readonly turns: Spread;
  readonly endings: readonly { readonly code: string; readonly games: number }[];
  readonly decks: readonly DeckReport[];
  readonly pairs: readonly PairReport[];
  readonly swap?: SwapReport;
}

/** How many games for each number, and their mean. */
export interface Spread {
  readonly mean: number;
  readonly counts: readonly { readonly turn: number; readonly games: number }[];
}

export interface DeckReport {
  readonly name: string;
  readonly title: string;
  readonly games: number;
  /** Each opponent counts the same. */
  readonly share: Interval;
  readonly levels: readonly ({ readonly level: number; readonly games: number } & Spread)[];
  readonly cards: readonly CardReport[];
}

export interface CardReport {
  readonly key: string;
  readonly name: string;
  readonly drawn: number;
  readonly played: number;
  readonly dead: number;
  readonly whenDrawn: Interval;
  readonly whenNotDrawn: Interval;
  readonly whenPlayed: Interval;
}

export interface PairReport {
  /** Names, the one whose share it is first. */
  readonly decks: readonly [string, string];
  readonly games: number;
  readonly draws: number;
  readonly share: Interval;
  /** Of the first deck, when it went first and when it did not. */
  readonly whenFirst: Interval;
  readonly whenSecond: Interval;
  readonly turns: number;
}

/** What a deck gains by the swap. */
export interface SwapReport {
  readonly deck: string;
  readonly variant: string;
  readonly title: string;
  readonly games: number;
  readonly before: Interval;
  readonly after: Interval;
  readonly gain: Interval;
  readonly better: number;
  readonly worse: number;
  readonly against: readonly {
    readonly deck: string;
    readonly games: number;
    readonly gain: Interval;
    readonly better: number;
    readonly worse: number;
  }[];
}

/** What a report tells that its games do not. */
export interface ReportFacts {
  readonly catalogueHash: string;
  readonly isPartial: boolean;
  cardName(key: string): string;
}

export function makeReport(plan: LabPlan, tallies: readonly Tally[], facts: ReportFacts): LabReport {
  const { catalogueHash, isPartial } = facts;
  const all = emptyTally();
  for (const tally of tallies) mergeTally(all, tally);
  const { game, profile, player, seed, until } = plan;
  return {
    ...{ version: 1, game, catalogueHash, profile, player, seed },
    ...(until !== undefined && { until }),
    isPartial,
    games: all.games,
    decisions: all.decisions,
    draws: all.draws,
    first: share(all.firstPoints, all.games),
    turns: spreadOf(all.turns),
    endings: Object.entries(all.endings)
      .map(([code, games]) => ({ code, games }))
      .sort((a, b) => b.games - a.games || (a.code < b.code ? -1 : 1)),
    decks: plan.decks.map((_, deck) => deckReport(plan, tallies, deck, facts)),
    pairs: tallies.map((tally, pair) => pairReport(plan, tally, pair)),
    ...(plan.variant !== undefined && { swap: swapReport(plan, tallies, all) }),
  };
}

const round = (value: number): number => Math.round(value * 10_000) / 10_000;
const rounded = ({ share: middle, low, high }: Interval): Interval => ({
  share: round(middle),
  low: round(low),
  high: round(high),
});
const share = (points: number, games: number): Interval => rounded(wilson(points / 2, games));

function spreadOf(list: readonly number[]): Spread {
  const counts = list.flatMap((games, turn) => (games === 0 ? [] : [{ turn, games }]));
  const games = counts.reduce((sum, one) => sum + one.games, 0);
  const total = counts.reduce((sum, one) => sum + one.turn * one.games, 0);
  return { mean: games === 0 ? 0 : round(total / games), counts };
}

function pairReport(plan: LabPlan, tally: Tally, pair: number): PairReport {
  const [one, other] = plan.pairs[pair];
  const { points, games, draws, ownFirst, ownFirstPoints, turns } = tally;
  return {
    decks: [plan.decks[one].name, plan.decks[other].name],
    games,
    draws,
    share: share(points, games),
    whenFirst: share(ownFirstPoints, ownFirst),
    whenSecond: share(points - ownFirstPoints, games - ownFirst),
    turns: spreadOf(turns).mean,
  };
}

function deckReport(plan: LabPlan, tallies: readonly Tally[], deck: number, { cardName }: ReportFacts): DeckReport {
  const side: SideTally = { levels: {}, cards: {} };
  const met: { points: number; games: number }[] = [];
  let points = 0;
  plan.pairs.forEach(([one, other], pair) => {
    const tally = tallies[pair];
    if (one === deck) mergeSide(side, tally.sides[0]);
    if (other === deck) mergeSide(side, tally.sides[1]);
    if (one !== deck && other !== deck) return;
    // Against itself a deck gets all the points there are.
    const own = one === other ? tally.games : one === deck ? tally.points : 2 * tally.games - tally.points;
    points += one === other ? 2 * tally.games : own;
    if (tally.games > 0) met.push({ points: own / 2, games: tally.games });
  });
  const games = met.reduce((sum, one) => sum + one.games, 0) + mirrorGames(plan, tallies, deck);
  return {
    name: plan.decks[deck].name,
    title: plan.decks[deck].title,
    games,
    share: rounded(meanInterval(met)),
    levels: Object.keys(side.levels)
      .map(Number)
      .sort((a, b) => a - b)
      .map((level) => {
        const spread = spreadOf(side.levels[level]);
        return { level, games: spread.counts.reduce((sum, one) => sum + one.games, 0), ...spread };
      }),
    cards: Object.entries(side.cards)
      .map(([key, card]) => ({ key, name: cardName(key), ...cardReport(card, games, points) }))
      .sort((a, b) => (a.key < b.key ? -1 : 1)),
  };
}

/** Both sides of a mirror count for the cards, so its games do twice. */
const mirrorGames = ({ pairs }: LabPlan, tallies: readonly Tally[], deck: number): number =>
  pairs.reduce((sum, [one, other], pair) => sum + (one === deck && other === deck ? tallies[pair].games : 0), 0);

function cardReport(card: CardTally, games: number, points: number): Omit<CardReport, 'key' | 'name'> {
  const { drawn, played, dead } = card;
  return {
    ...{ drawn, played, dead },
    whenDrawn: share(card.drawnPoints, drawn),
    whenNotDrawn: share(points - card.drawnPoints, games - drawn),
    whenPlayed: share(card.playedPoints, played),
  };
}

function swapReport(plan: LabPlan, tallies: readonly Tally[], all: Tally): SwapReport {
  const { swap, points } = all;
  return {
    deck: plan.decks[plan.pairs[0][0]].name,
    variant: plan.variant?.name ?? '',
    title: plan.variant?.title ?? '',
    games: swap.games,
    before: share(points, swap.games),
    after: share(swap.points, swap.games),
    gain: rounded(pairedInterval(swap)),
    better: swap.better,
    worse: swap.worse,
    against: tallies.map((tally, pair) => ({
      deck: plan.decks[plan.pairs[pair][1]].name,
      games: tally.swap.games,
      gain: rounded(pairedInterval(tally.swap)),
      better: tally.swap.better,
      worse: tally.swap.worse,
    })),
  };
}
