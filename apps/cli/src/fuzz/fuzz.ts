import type { Log, Table } from '@longbox/kernel';
import { ConformanceError, conform, probe } from '@longbox/testkit';
import type { GameKit } from '../games/kit.ts';
import { exhaust } from './exhaust.ts';
import { fuzzTable, profileAt } from './fuzz-table.ts';
import { shrink } from './shrink.ts';

/** Far above what random players need. */
const DECISIONS = 20_000;
/** How many shorter games are tried to find a short one with the same fault. */
const TRIES = 400;

export interface FuzzCase {
  readonly kit: GameKit;
  readonly profiles: readonly string[];
}

/** How hard a game is looked at. */
export interface FuzzManner {
  /** One decision in so many gets the checks that take long. */
  readonly every: number;
  /** If not 0, these are all lines of so many choices, instead of the checks of the conformance suite. */
  readonly depth: number;
}

/** One game: which of the cases, and its number. */
export interface FuzzJob {
  readonly at: number;
  readonly number: number;
}

/** Plain data: it may have come from another thread. */
export interface FuzzOutcome {
  readonly game: string;
  readonly profile: string;
  readonly number: number;
  readonly seed: string;
  readonly decisions: number;
  readonly failure?: FuzzFailure;
}

/** A promise that was broken. */
export interface FuzzFailure {
  readonly check: string;
  readonly text: string;
  /** The shortest game that was found with the same fault at its end. */
  readonly log: Log;
  /** Decisions of the game in which it was found. */
  readonly found: number;
}

/** One random game with every check of the conformance suite; its number is all that is needed to see it again. */
export function fuzzOne({ kit, profiles }: FuzzCase, number: number, { every, depth }: FuzzManner): FuzzOutcome {
  const profile = profileAt(profiles, number);
  const seed = `conform-${kit.game.name}-${number}`;
  const common = { game: kit.game.name, profile, number, seed };
  const tableOf = (text: string): Table => fuzzTable(kit, profile, number, text);
  try {
    if (depth > 0) {
      const { decisions, lines } = exhaust(kit.game, tableOf(seed), { depth, every, decisions: DECISIONS });
      return { ...common, decisions: decisions + lines };
    }
    const options = { games: 1, from: number, decisions: DECISIONS, every, cards: kit.cards };
    return { ...common, decisions: conform(kit.game, tableOf, options).decisions };
  } catch (error) {
    if (error instanceof ConformanceError) return { ...common, decisions: 0, failure: minimise(kit, error) };
    throw error;
  }
}

/** Leaves choices out as long as the same check fails at the end of what is left. */
function minimise(kit: GameKit, { check, message, log }: ConformanceError): FuzzFailure {
  let text = message;
  const fails = (choices: readonly number[]): readonly number[] | undefined => {
    const tried = probe(kit.game, log.table, choices, { cards: kit.cards });
    if (tried.error?.check !== check) return undefined;
    text = tried.error.message;
    return tried.choices;
  };
  // A fault that shows only on the way there, or by chance, is kept as it was found.
  const whole = fails(log.choices);
  const choices = whole === undefined ? log.choices : shrink(whole, fails, TRIES);
  return { check, text, log: { ...log, choices }, found: log.choices.length };
}

/** Whether a game that was kept still shows a fault at its end. */
export const probeLog = (kit: GameKit, { table, choices }: Log): ConformanceError | undefined =>
  probe(kit.game, table, choices, { cards: kit.cards }).error;

/** The command that plays the failed game again from its beginning. */
export const againCommand = ({ game, profile, number }: FuzzOutcome, { every, depth }: FuzzManner): string =>
  `longbox fuzz ${game} --profile ${profile} --from ${number} --games 1 --every ${every}${depth > 0 ? ` --exhaustive ${depth}` : ''}`;
