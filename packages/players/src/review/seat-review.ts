import type { Game, Log, Seat } from '@longbox/kernel';
import { type Balance, balanceOf } from './balance.ts';
import { type Accuracy, accuracyOf, CLASSES, classOf, type DecisionClass } from './classes.ts';
import { type Moment, momentsOf } from './moments.ts';
import type { ReviewRecord } from './record.ts';
import type { Weighing } from './weigh.ts';

export interface JudgedDecision extends Weighing {
  readonly class: DecisionClass;
}

/** What a review says about one seat; grows as the record does. */
export interface SeatReview {
  readonly seat: Seat;
  readonly decisions: readonly JudgedDecision[];
  readonly counts: Readonly<Record<DecisionClass, number>>;
  readonly accuracy: Accuracy | undefined;
  readonly balance: Balance | undefined;
  readonly moments: readonly Moment[];
  /** The seat's chance when each turn began, and at last what it won. */
  readonly curve: readonly { readonly turn: number; readonly seq: number; readonly chance: number }[];
}

export function reviewSeat(record: ReviewRecord, seat: Seat, sides: number): SeatReview {
  const decisions = record.weighings
    .filter((each) => each.seat === seat)
    .map((each): JudgedDecision => ({ ...each, class: classOf(each) }));
  const counts = Object.fromEntries(
    CLASSES.map((name) => [name, decisions.filter((each) => each.class === name).length]),
  ) as Record<DecisionClass, number>;
  const balance = balanceOf(record, seat, sides);
  const curve = record.turns.map(({ turn, seq, chances }) => ({ turn, seq, chance: chances[seat] }));
  const last = record.result?.[seat];
  const turn = (curve.at(-1)?.turn ?? 0) + 1;
  return {
    seat,
    decisions,
    counts,
    accuracy: accuracyOf(decisions),
    balance,
    moments: momentsOf(record.weighings, balance, seat),
    curve: last === undefined ? curve : [...curve, { turn, seq: record.looked, chance: last }],
  };
}

/** How many win or lose together. */
export function sidesOf<S>(game: Game<S, unknown, unknown>, log: Log): number {
  const state = game.setup(log.table);
  return new Set(log.table.seats.map((_, seat) => game.insight?.side(state, seat) ?? seat)).size;
}
