import { NONE, type Seat } from '@longbox/kernel';
import type { ClockRule, ClockView } from '@longbox/protocol';

/** The clocks of a match: a fold over the moments of its log, so every node reads the same from them. */
export interface Clock {
  readonly rule: ClockRule;
  readonly banks: number[];
  /** Whose clock runs, or NONE. */
  seat: Seat;
  /** When it began to run, or the pause ended. */
  since: number;
  /** What the open decision had cost before the last pause. */
  spent: number;
  paused: boolean;
}

export function startClock(rule: ClockRule, seats: number): Clock {
  const bank = rule.kind === 'bank' ? rule.seconds * 1000 : 0;
  return { rule, banks: new Array<number>(seats).fill(bank), seat: NONE, since: 0, spent: 0, paused: false };
}

/** The open decision is answered at `at`. */
export function stopClock(clock: Clock, at: number, isAnswered: boolean): void {
  const { rule, seat, banks } = clock;
  if (rule.kind === 'bank' && seat !== NONE) {
    const start = rule.seconds * 1000;
    const increment = rule.increment * 1000;
    const left = Math.max(0, banks[seat] - timeSpent(clock, at));
    // A bank never grows past where it began: games are full of small decisions.
    banks[seat] = isAnswered ? Math.max(left, Math.min(start, left + increment)) : Math.max(left, increment);
  }
  clock.seat = NONE;
  clock.spent = 0;
}

/** `seat` is asked at `at`; NONE if nobody is, or the computer. */
export function runClock(clock: Clock, seat: Seat, at: number): void {
  if (clock.rule.kind === 'none') return;
  clock.seat = seat;
  clock.since = at;
}

export function pauseClock(clock: Clock, at: number): void {
  if (clock.paused) return;
  clock.spent = timeSpent(clock, at);
  clock.paused = true;
}

export function resumeClock(clock: Clock, at: number): void {
  clock.paused = false;
  clock.since = at;
}

const timeSpent = ({ paused, since, spent }: Clock, at: number): number =>
  paused ? spent : spent + Math.max(0, at - since);

/** When the seat's time for the decision runs out; `undefined` while no clock runs. */
export function deadlineOf({ rule, seat, since, spent, banks, paused }: Clock): number | undefined {
  if (paused || seat === NONE || rule.kind === 'none') return undefined;
  const limit = rule.kind === 'bank' ? banks[seat] : rule.seconds * 1000;
  return since + limit - spent;
}

export function viewClock(clock: Clock): ClockView | undefined {
  if (clock.rule.kind === 'none') return clock.paused ? { paused: true } : undefined;
  const deadline = deadlineOf(clock);
  return {
    ...(clock.rule.kind === 'bank' && { banks: clock.banks.slice() }),
    ...(deadline !== undefined && { deadline }),
    ...(clock.paused && { paused: true as const }),
  };
}
