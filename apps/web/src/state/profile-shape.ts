import type { GameName } from '../cards/card-facts.ts';

/** A run through the gauntlet: how many were beaten, lives left, whose turn it is. */
export interface Run {
  readonly deck: string;
  readonly level: number;
  readonly lives: number;
  readonly seed: string;
  /** The clock a run against time began with, in milliseconds of the epoch. */
  readonly began?: number;
}

export interface Profile {
  /** The guided game was offered, and need not be offered again. */
  readonly isMet: boolean;
  /** How well puzzles are solved; puzzles have ratings of the same kind. */
  readonly rating: number;
  /** Puzzles by id: how often they were tried before they were solved; negative while they are not. */
  readonly tries: Readonly<Record<string, number>>;
  /** Days on which the daily puzzle was solved, as `2026-11-18`, by game. */
  readonly days: Readonly<Record<GameName, readonly string[]>>;
  readonly runs: Readonly<Partial<Record<GameName, Run>>>;
  /** Best runs: opponents beaten. */
  readonly best: Readonly<Record<GameName, number>>;
}

export const EMPTY_PROFILE: Profile = {
  isMet: false,
  rating: 1200,
  tries: {},
  days: { vs: [], arena: [] },
  runs: {},
  best: { vs: 0, arena: 0 },
};

const record = (found: unknown): Readonly<Record<string, unknown>> =>
  typeof found === 'object' && found !== null && !Array.isArray(found) ? (found as Record<string, unknown>) : {};
const numberIn = (found: unknown, otherwise: number): number =>
  typeof found === 'number' && Number.isFinite(found) ? found : otherwise;
const DAY = /^\d{4}-\d\d-\d\d$/;
const daysIn = (found: unknown): readonly string[] =>
  Array.isArray(found)
    ? [...new Set(found.filter((day): day is string => typeof day === 'string' && DAY.test(day)))].sort()
    : [];

function runIn(found: unknown): Run | undefined {
  const { deck, level, lives, seed, began } = record(found);
  if (typeof deck !== 'string' || typeof seed !== 'string') return undefined;
  return {
    deck,
    seed,
    level: numberIn(level, 0),
    lives: numberIn(lives, 0),
    ...(typeof began === 'number' && { began }),
  };
}

/** Only valid parts are taken over; the rest starts from nothing. */
export function readProfile(found: unknown): Profile {
  const { isMet, rating, tries, days, runs, best } = record(found);
  const [vs, arena] = [runIn(record(runs).vs), runIn(record(runs).arena)];
  return {
    isMet: isMet === true,
    rating: numberIn(rating, EMPTY_PROFILE.rating),
    tries: Object.fromEntries(
      Object.entries(record(tries)).flatMap(([id, count]) => (typeof count === 'number' ? [[id, count]] : [])),
    ),
    days: { vs: daysIn(record(days).vs), arena: daysIn(record(days).arena) },
    runs: { ...(vs && { vs }), ...(arena && { arena }) },
    best: { vs: numberIn(record(best).vs, 0), arena: numberIn(record(best).arena, 0) },
  };
}
