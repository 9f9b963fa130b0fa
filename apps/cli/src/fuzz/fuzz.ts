import { ConformanceError, type ConformReport, conform } from '@longbox/testkit';
import type { GameKit } from '../games/kit.ts';
import { fuzzTable, profileAt } from './fuzz-table.ts';

/** Far above what random players need. */
const DECISIONS = 20_000;

/** One game that broke a promise. */
export interface FuzzFailure {
  readonly game: string;
  readonly profile: string;
  readonly number: number;
  readonly seed: string;
  readonly error: ConformanceError;
}

export interface FuzzCase {
  readonly kit: GameKit;
  readonly profiles: readonly string[];
}

export type FuzzOutcome =
  | FuzzFailure
  | { readonly report: ConformReport; readonly seed: string; readonly profile: string };

/** One random game with every check of the conformance suite; its number is all that is needed to see it again. */
export function fuzzOne({ kit, profiles }: FuzzCase, number: number, every: number): FuzzOutcome {
  const profile = profileAt(profiles, number);
  const seed = `conform-${kit.game.name}-${number}`;
  try {
    const report = conform(kit.game, (text) => fuzzTable(kit, profile, number, text), {
      games: 1,
      from: number,
      decisions: DECISIONS,
      every,
      cards: kit.cards,
    });
    return { report, seed, profile };
  } catch (error) {
    if (error instanceof ConformanceError) return { game: kit.game.name, profile, number, seed, error };
    throw error;
  }
}

/** The command that plays the failed game again. */
export const againCommand = ({ game, profile, number }: FuzzFailure, every: number): string =>
  `longbox fuzz ${game} --profile ${profile} --from ${number} --games 1 --every ${every}`;
