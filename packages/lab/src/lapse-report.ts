import { Z95 } from '@longbox/players';
import type { Deed, Lapse, LapsedGame } from './lapses.ts';

/** Points of the chance to win in a game, with their 95 % interval. */
export interface PointsPerGame {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

/** Decisions of one kind: what should have been done, and what was done instead. */
export interface LapseRow {
  readonly best: string;
  readonly chosen: string;
  readonly count: number;
  /** Games it happened in, and how many of these were lost. */
  readonly games: number;
  readonly lost: number;
  readonly inAll: PointsPerGame;
  readonly inLost: PointsPerGame;
}

export interface DeckLapses {
  readonly deck: string;
  readonly games: number;
  readonly lost: number;
  readonly decisions: number;
  /** Everything that was given away. */
  readonly whole: PointsPerGame;
  /** By what was done, and by what was done with which card; what costs lost games most first. */
  readonly kinds: readonly LapseRow[];
  readonly cards: readonly LapseRow[];
}

/** Losses in points, game by game, and how sure their mean is. */
function perGame(losses: readonly number[]): PointsPerGame {
  const n = losses.length;
  if (n === 0) return { mean: 0, low: 0, high: 0 };
  const mean = losses.reduce((sum, each) => sum + each, 0) / n;
  const squares = losses.reduce((sum, each) => sum + (each - mean) ** 2, 0);
  const reach = n === 1 ? mean : (Z95 * Math.sqrt(squares / (n - 1))) / Math.sqrt(n);
  const round = (value: number): number => Math.round(100 * value) / 100;
  return { mean: round(mean), low: round(Math.max(0, mean - reach)), high: round(mean + reach) };
}

const inPoints = (lapses: readonly Lapse[]): number => 100 * lapses.reduce((sum, { loss }) => sum + loss, 0);
const verbOf = ({ verb }: Deed): string => verb;
const cardOf = ({ verb, face }: Deed): string => (face === undefined ? verb : `${verb} ${face}`);

function rowsBy(games: readonly LapsedGame[], spell: (deed: Deed) => string): readonly LapseRow[] {
  const keyOf = ({ best, chosen }: Lapse): string => JSON.stringify([spell(best), spell(chosen)]);
  const keys = [...new Set(games.flatMap(({ lapses }) => lapses.map(keyOf)))].sort();
  const rows = keys.map((key): LapseRow => {
    const [best, chosen] = JSON.parse(key) as [string, string];
    const of = games.map(({ points, lapses }) => ({ points, lapses: lapses.filter((each) => keyOf(each) === key) }));
    const touched = of.filter(({ lapses }) => lapses.length > 0);
    return {
      ...{ best, chosen },
      count: touched.reduce((sum, { lapses }) => sum + lapses.length, 0),
      games: touched.length,
      lost: touched.filter(({ points }) => points === 0).length,
      inAll: perGame(of.map(({ lapses }) => inPoints(lapses))),
      inLost: perGame(of.filter(({ points }) => points === 0).map(({ lapses }) => inPoints(lapses))),
    };
  });
  return rows.toSorted((a, b) => b.inLost.mean - a.inLost.mean || b.inAll.mean - a.inAll.mean || b.count - a.count);
}

/** Which decisions decks are lost by. */
export function lapseReport(all: readonly LapsedGame[]): readonly DeckLapses[] {
  const decks = [...new Set(all.map(({ deck }) => deck))];
  return decks.map((deck) => {
    const games = all.filter((game) => game.deck === deck);
    return {
      ...{ deck, games: games.length },
      lost: games.filter(({ points }) => points === 0).length,
      decisions: games.reduce((sum, game) => sum + game.decisions, 0),
      whole: perGame(games.map(({ lapses }) => inPoints(lapses))),
      kinds: rowsBy(games, verbOf),
      cards: rowsBy(games, cardOf),
    };
  });
}
