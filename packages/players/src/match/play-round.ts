import type { Game, Seat, Table } from '@longbox/kernel';
import { createMind, type Mind } from '../mind.ts';
import { lookFrom } from '../outlook.ts';
import { type MatchPlan, sidesAt, tableOf } from './plan.ts';

/** What became of one round: the same deal once for each side, taken by the measured player in turn. */
export interface RoundResult {
  readonly games: number;
  readonly wins: number;
  readonly draws: number;
  /** Wins, and of shared wins the share. */
  readonly points: number;
  readonly sides: number;
  readonly decisions: number;
  readonly overruns: number;
  readonly fallbacks: number;
  /** Games that broke; they count neither as won nor as lost. */
  readonly errors: readonly string[];
  /** How often games ended for which reason. */
  readonly endings: Readonly<Record<string, number>>;
}

/** A game that goes on longer is a rules error. */
const LONGEST = 20_000;

interface Tally {
  games: number;
  wins: number;
  draws: number;
  points: number;
  decisions: number;
  overruns: number;
  fallbacks: number;
  readonly errors: string[];
  readonly endings: Record<string, number>;
}

export function playRound<S>(
  game: Game<S, unknown, unknown>,
  plan: MatchPlan,
  round: number,
  now?: () => number,
): RoundResult {
  const table = tableOf(game.name, plan, round);
  const sides = sidesAt(game, table);
  const tally: Tally = {
    games: 0,
    wins: 0,
    draws: 0,
    points: 0,
    decisions: 0,
    overruns: 0,
    fallbacks: 0,
    errors: [],
    endings: {},
  };
  for (const side of sides) {
    const minds = table.seats.map((_, seat): Mind<S> => {
      const settings = plan.players[side.includes(seat) ? 0 : 1];
      return createMind(game, { ...settings, seed: `${table.seed} ${seat}`, ...(now && { now }) });
    });
    try {
      playGame(game, table, minds, side, tally);
    } catch (error) {
      const why = error instanceof Error ? (error.stack ?? error.message) : String(error);
      tally.errors.push(`${table.seed}, seats ${side.join()}: ${why}`);
    }
  }
  return { ...tally, sides: sides.length };
}

function playGame<S>(
  game: Game<S, unknown, unknown>,
  table: Table,
  minds: readonly Mind<S>[],
  side: readonly Seat[],
  tally: Tally,
): void {
  const state = game.setup(table);
  for (let played = 0; played < LONGEST; played++) {
    const decision = game.decision(state);
    if (decision === undefined) break;
    const { choice, overran, fellBack, error } = minds[decision.seat].think(lookFrom(game, state, decision.seat));
    game.apply(state, choice);
    tally.decisions++;
    if (overran) tally.overruns++;
    if (fellBack) tally.fallbacks++;
    if (error !== undefined) tally.errors.push(`${table.seed}, decision ${decision.seq}: ${error}`);
  }
  const result = game.result(state);
  if (result === undefined) throw new Error(`not over after ${LONGEST} decisions`);
  const winners = new Set(
    result.places.flatMap((place, seat) => (place === 1 ? [game.insight?.side(state, seat) ?? seat] : [])),
  );
  const isFirst = side.some((seat) => result.places[seat] === 1);
  tally.games++;
  if (isFirst && winners.size === 1) tally.wins++;
  if (isFirst && winners.size > 1) tally.draws++;
  if (isFirst) tally.points += 1 / winners.size;
  tally.endings[result.reason.code] = (tally.endings[result.reason.code] ?? 0) + 1;
}
