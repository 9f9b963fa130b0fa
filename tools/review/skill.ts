import type { Game, Table } from '@longbox/kernel';
import { balanceOf, type MindSettings, openReview } from '@longbox/players';
import { playOut } from './play.ts';

/** Less than a review for people does: here only the mean of many games counts. */
const QUICK = { width: 4, worlds: 2, duel: 8 };

/** What skill and luck were worth to the first seat of a game between equal players. */
export interface SkillResult {
  readonly number: number;
  readonly skill: number;
  readonly luck: number;
  readonly opening: number;
  readonly result: number;
  /** How far skill and luck of all seats are from adding up; rounding alone. */
  readonly gap: number;
}

export function skillOf<S>(
  game: Game<S, unknown, unknown>,
  table: Table,
  player: MindSettings,
  number: number,
): SkillResult {
  const log = playOut(game, table, player);
  const review = openReview(game, log, { seed: `skill ${number}`, look: QUICK, study: QUICK });
  while (review.progress().phase === 'looking' && review.step());
  const record = review.record();
  const balances = table.seats.map((_, seat) => balanceOf(record, seat, table.seats.length));
  const [first] = balances;
  if (first === undefined) throw new Error('the game was not over');
  const gaps = balances.map((each) =>
    each === undefined
      ? 1
      : Math.abs(
          each.even + each.opening + each.turns.reduce((sum, { skill, luck }) => sum + skill + luck, 0) - each.result,
        ) + Math.abs(each.even + each.skill + each.luck - each.result),
  );
  const { skill, luck, opening, result } = first;
  return { number, skill, luck, opening, result, gap: Math.max(...gaps) };
}
