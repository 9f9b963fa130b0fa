/** How games went, as whole numbers that can be added in any order. Points are half points: 2 for a win, 1 for a draw. */
export interface Tally {
  games: number;
  /** Of the first deck. */
  points: number;
  draws: number;
  decisions: number;
  /** Points of the first player, and of the first deck in the games in which it went first. */
  firstPoints: number;
  ownFirst: number;
  ownFirstPoints: number;
  /** How many games took so many turns. */
  readonly turns: number[];
  /** How many games ended for each reason. */
  readonly endings: Record<string, number>;
  readonly sides: readonly [SideTally, SideTally];
  /** Where each game was played again with the other version of the first deck. */
  readonly swap: SwapTally;
}

/** Differences are those of points, new version minus old: `sum` and `squares` of them, and how often each won alone. */
export interface SwapTally {
  games: number;
  points: number;
  sum: number;
  squares: number;
  better: number;
  worse: number;
}

export interface SideTally {
  /** For each level reached, how often in which turn. */
  readonly levels: Record<string, number[]>;
  readonly cards: Record<string, CardTally>;
}

/** Games in which something happened to at least one copy of the card, and the points its player got in them. */
export interface CardTally {
  drawn: number;
  drawnPoints: number;
  played: number;
  playedPoints: number;
  /** Still in hand at the end, and never played. */
  dead: number;
}

/** What one game adds. Seats are those of the decks, not of the table. */
export interface GameNotes {
  readonly points: 0 | 1 | 2;
  /** The deck that went first. */
  readonly first: 0 | 1;
  readonly turns: number;
  readonly decisions: number;
  readonly ending: string;
  readonly sides: readonly [SideNotes, SideNotes];
}

export interface SideNotes {
  readonly levels: readonly { readonly level: number; readonly turn: number }[];
  readonly drawn: ReadonlySet<string>;
  readonly played: ReadonlySet<string>;
  /** In hand at the end. */
  readonly held: ReadonlySet<string>;
}

const emptySide = (): SideTally => ({ levels: {}, cards: {} });

export const emptyTally = (): Tally => ({
  games: 0,
  points: 0,
  draws: 0,
  decisions: 0,
  firstPoints: 0,
  ownFirst: 0,
  ownFirstPoints: 0,
  turns: [],
  endings: {},
  sides: [emptySide(), emptySide()],
  swap: { games: 0, points: 0, sum: 0, squares: 0, better: 0, worse: 0 },
});

/** The same game with the old and the new version of the deck. */
export function addSwap({ swap }: Tally, before: number, after: number): void {
  const change = after - before;
  swap.games++;
  swap.points += after;
  swap.sum += change;
  swap.squares += change * change;
  if (change > 0) swap.better++;
  if (change < 0) swap.worse++;
}

export function addGame(tally: Tally, notes: GameNotes): void {
  const { points, first } = notes;
  tally.games++;
  tally.points += points;
  if (points === 1) tally.draws++;
  tally.decisions += notes.decisions;
  tally.firstPoints += first === 0 ? points : 2 - points;
  if (first === 0) {
    tally.ownFirst++;
    tally.ownFirstPoints += points;
  }
  countAt(tally.turns, notes.turns, 1);
  tally.endings[notes.ending] = (tally.endings[notes.ending] ?? 0) + 1;
  addSide(tally.sides[0], notes.sides[0], points);
  addSide(tally.sides[1], notes.sides[1], 2 - points);
}

function addSide(side: SideTally, notes: SideNotes, points: number): void {
  for (const { level, turn } of notes.levels) {
    side.levels[level] ??= [];
    countAt(side.levels[level], turn, 1);
  }
  for (const key of notes.drawn) {
    const card = cardOf(side, key);
    card.drawn++;
    card.drawnPoints += points;
    if (notes.held.has(key) && !notes.played.has(key)) card.dead++;
  }
  for (const key of notes.played) {
    const card = cardOf(side, key);
    card.played++;
    card.playedPoints += points;
  }
}

function cardOf(side: SideTally, key: string): CardTally {
  side.cards[key] ??= { drawn: 0, drawnPoints: 0, played: 0, playedPoints: 0, dead: 0 };
  return side.cards[key];
}

/** Lists have no holes, so that they are the same whether or not they went through JSON. */
function countAt(list: number[], at: number, count: number): void {
  while (list.length <= at) list.push(0);
  list[at] += count;
}

const NUMBERS = ['games', 'points', 'draws', 'decisions', 'firstPoints', 'ownFirst', 'ownFirstPoints'] as const;
const SWAP_NUMBERS = ['games', 'points', 'sum', 'squares', 'better', 'worse'] as const;

/** Adds all of `other` to `tally`. */
export function mergeTally(tally: Tally, other: Tally): void {
  for (const name of NUMBERS) tally[name] += other[name];
  for (const name of SWAP_NUMBERS) tally.swap[name] += other.swap[name];
  mergeList(tally.turns, other.turns);
  for (const [code, count] of Object.entries(other.endings)) tally.endings[code] = (tally.endings[code] ?? 0) + count;
  mergeSide(tally.sides[0], other.sides[0]);
  mergeSide(tally.sides[1], other.sides[1]);
}

export function mergeSide(side: SideTally, other: SideTally): void {
  for (const [level, turns] of Object.entries(other.levels)) {
    side.levels[level] ??= [];
    mergeList(side.levels[level], turns);
  }
  for (const [key, counts] of Object.entries(other.cards)) {
    const card = cardOf(side, key);
    card.drawn += counts.drawn;
    card.drawnPoints += counts.drawnPoints;
    card.played += counts.played;
    card.playedPoints += counts.playedPoints;
    card.dead += counts.dead;
  }
}

export function mergeList(list: number[], other: readonly number[]): void {
  other.forEach((count, at) => {
    countAt(list, at, count);
  });
}
