import type { DeckStatistics, DeckType } from './statistics.ts';

/** A range the latest book advises, and what the deck has; never a reason to refuse it (VS-DECK-26). */
export interface DeckAdvice {
  readonly type: Exclude<DeckType, 'main'>;
  readonly least: number;
  readonly most: number;
  readonly has: number;
  readonly follows: boolean;
}

const RANGES = [
  ['supporting', 24, 32],
  ['location', 12, 20],
  ['plotTwist', 8, 16],
  ['equipment', 0, 8],
] as const;

export const deckAdvice = ({ types }: DeckStatistics): DeckAdvice[] =>
  RANGES.map(([type, least, most]) => {
    const has = types[type];
    return { type, least, most, has, follows: has >= least && has <= most };
  });
