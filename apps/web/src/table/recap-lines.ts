import type { LineKey, LogLine } from '@longbox/games';

/** How much a line weighs; what is not here is bookkeeping and no reason for a recap. */
const WEIGHTS: Readonly<Partial<Record<LineKey, number>>> = {
  ended: 9,
  eliminated: 9,
  'arena-mission-done': 8,
  koed: 7,
  'arena-lost': 7,
  leveled: 7,
  'arena-super': 6,
  plays: 5,
  stunned: 4,
  'arena-defeated': 4,
  'arena-exhausted': 4,
  'arena-mission-failed': 4,
  struckStuns: 3,
  struckBackStuns: 3,
  attack: 3,
  'arena-challenge': 3,
  struckHolds: 2,
  struckBackHolds: 2,
  recruited: 2,
  'arena-played': 2,
};
const MOST = 4;

/** The weightiest of what happened from a line on, in its order. */
export function recapLines(lines: readonly LogLine[], from: number): readonly LogLine[] {
  const news = lines.slice(from).filter(({ key }) => WEIGHTS[key] !== undefined);
  const weight = ({ key }: LogLine): number => WEIGHTS[key] ?? 0;
  const kept = new Set(news.toSorted((a, b) => weight(b) - weight(a)).slice(0, MOST));
  return news.filter((line) => kept.has(line));
}
