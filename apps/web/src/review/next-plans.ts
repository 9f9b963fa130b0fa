import { LEVELS } from '../screens/play-plan.ts';
import type { TablePlan } from '../workers/game-api.ts';

/** The same people and decks once more, everybody one seat further. */
export const rematchPlan = (plan: TablePlan, seed: string): TablePlan => ({
  ...plan,
  seed,
  seats: [...plan.seats.slice(1), ...plan.seats.slice(0, 1)],
});

/** The level after that of the computers; `undefined` where none plays, or the strongest does. */
export function nextLevel({ seats }: TablePlan): (typeof LEVELS)[number] | undefined {
  const computers = seats.filter(({ player }) => player === 'computer');
  if (computers.length === 0) return undefined;
  const levels = computers.map(({ level }) => level);
  const strongest = LEVELS.findLastIndex((each) => levels.includes(each));
  return LEVELS[strongest + 1];
}

export const atLevel = (plan: TablePlan, level: string, seed: string): TablePlan => ({
  ...plan,
  seed,
  seats: plan.seats.map((seat) => (seat.player === 'computer' ? { ...seat, level } : seat)),
});
