import type { Game, Table } from '@longbox/kernel';
import { createSimulator, KNOWN_LISTS, luckOf, type MindSettings, nextSeed, standAt, temper } from '@longbox/players';
import { playOut } from './play.ts';

/** What chances might be tempered by. */
export const TRIED = [0.7, 0.8, 0.9, 1, 1.05, 1.1, 1.2, 1.3, 1.4] as const;
const WORLDS = 48;
const TEACHING = 24;
/** Of the decisions of a game one in so many. */
const EVERY = 6;

/** The chance of the deciding seat at one position with each factor that was tried, and whether it won. */
export interface CalibrationRow {
  readonly number: number;
  readonly chances: readonly number[];
  readonly won: number;
}

export function calibrateGame<S>(
  game: Game<S, unknown, unknown>,
  table: Table,
  player: MindSettings,
  number: number,
): CalibrationRow[] {
  const log = playOut(game, table, player);
  const simulator = createSimulator(game, 1);
  const state = game.setup(table);
  const luck = luckOf(`calibration ${number}`);
  const positions: { seat: number; chances: number[] }[] = [];
  for (const [seq, choice] of log.choices.entries()) {
    const decision = game.decision(state);
    if (decision !== undefined && decision.count > 1 && seq % EVERY === number % EVERY) {
      positions.push({ seat: decision.seat, chances: measure(decision.seat) });
    }
    game.apply(state, choice);
  }
  const final = new Float64Array(8);
  simulator.evaluator.evaluate(state, 0, final);
  return positions.map(({ seat, chances }) => ({ number, chances, won: final[seat] }));

  /** As reviews forecast it: the first worlds teach the tree. */
  function measure(seat: number): number[] {
    const sums = TRIED.map(() => 0);
    simulator.begin(standAt(game, state, seat, { sight: 'seat', model: KNOWN_LISTS }), nextSeed(luck));
    for (let i = -TEACHING; i < WORLDS; i++) {
      const { chances, leaf } = simulator.tryOut([], nextSeed(luck));
      if (i < 0) continue;
      const isOver = game.result(leaf) !== undefined;
      const sides = simulator.evaluator.sides(leaf);
      for (const [at, factor] of TRIED.entries()) {
        const tempered = chances.slice();
        if (!isOver) temper(tempered, sides, factor);
        sums[at] += tempered[seat] / WORLDS;
      }
    }
    return sums;
  }
}

const BINS = 10;

/** Mean distance between what was said and what came true over ten bins, each as heavy as it is full. */
export function calibrationError(rows: readonly CalibrationRow[], at: number): number {
  const bins = Array.from({ length: BINS }, () => ({ said: 0, won: 0, count: 0 }));
  for (const { chances, won } of rows) {
    const bin = bins[Math.min(BINS - 1, Math.floor(BINS * chances[at]))];
    bin.said += chances[at];
    bin.won += won;
    bin.count++;
  }
  return bins.reduce((sum, { said, won }) => sum + Math.abs(said - won), 0) / rows.length;
}

export function logLoss(rows: readonly CalibrationRow[], at: number): number {
  const within = (chance: number): number => Math.max(0.001, Math.min(0.999, chance));
  const lossOf = ({ chances, won }: CalibrationRow): number =>
    -won * Math.log(within(chances[at])) - (1 - won) * Math.log(1 - within(chances[at]));
  return rows.reduce((sum, row) => sum + lossOf(row), 0) / rows.length;
}
