import { isOver, NONE, type Reason, type Result } from '@longbox/kernel';
import { type ArenaState, SEATS, TURN } from './state.ts';

/** How a game ends; the order is part of saved games. */
export const ENDING = {
  missionComplete: 0,
  moreMissions: 1,
  draw: 2,
  totalDestruction: 3,
  battleOfFate: 4,
  conceded: 5,
} as const;

export type EndingCode = keyof typeof ENDING;

export const ENDINGS: readonly Reason[] = [
  { code: 'missionComplete', rules: ['MA-WIN-02', 'MA-WIN-03'] },
  { code: 'moreMissions', rules: ['MA-WIN-04'] },
  { code: 'draw', rules: ['MA-WIN-05'] },
  { code: 'totalDestruction', rules: ['MA-CD-06', 'MA-WIN-06'] },
  { code: 'battleOfFate', rules: ['MA-WIN-07'] },
  { code: 'conceded', rules: ['MA-WIN-19'] },
];

export const placesOf = (winner: number): readonly number[] =>
  Array.from({ length: SEATS }, (_, seat) => (winner === NONE || winner === seat ? 1 : 2));

export function resultOf(s: ArenaState): Result | undefined {
  if (!isOver(s)) return undefined;
  return { places: placesOf(s.turn[TURN.winner]), reason: ENDINGS[s.turn[TURN.ending]] };
}
