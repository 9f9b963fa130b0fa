import type { Seat } from '@longbox/kernel';
import type { ReviewRecord } from './record.ts';

/** What one turn brought a seat. */
export interface TurnBalance {
  readonly turn: number;
  /** First decision of the turn. */
  readonly seq: number;
  /** The seat's chance when it began and when it ended. */
  readonly from: number;
  readonly to: number;
  readonly skill: number;
  readonly luck: number;
}

/** From an even start to the result: skill and luck add up to the way, turn by turn and altogether. */
export interface Balance {
  /** The same for every side: what a coin would give. */
  readonly even: number;
  readonly result: number;
  /** What choices brought: own ones lose, those of others give. Over all sides it adds up to nothing. */
  readonly skill: number;
  /** All the rest: the deal, draws, shuffles and coins, what the decks are worth against each other. */
  readonly luck: number;
  /** Of the luck what was there before the first decision. */
  readonly opening: number;
  readonly turns: readonly TurnBalance[];
}

interface Step {
  readonly turn: number;
  readonly gain: number;
}

/** What every decision changed for the seat, measured from what its decider could know. */
function stepsOf({ weighings, givenUp }: ReviewRecord, seat: Seat): Step[] {
  const chosen = weighings
    .filter(({ loss }) => loss > 0)
    .map(({ turn, after, could }) => ({ turn, gain: after[seat] - could[seat] }));
  return [...chosen, ...givenUp.map(({ turn, before, after }) => ({ turn, gain: after[seat] - before[seat] }))];
}

/** `undefined` while the end of the game has not been looked at. */
export function balanceOf(record: ReviewRecord, seat: Seat, sides: number): Balance | undefined {
  const { turns: marks, result } = record;
  if (result === undefined || marks.length === 0) return undefined;
  const steps = stepsOf(record, seat);
  const even = 1 / sides;
  const turns = marks.map(({ turn, seq, chances }, i): TurnBalance => {
    const to = marks[i + 1]?.chances[seat] ?? result[seat];
    const skill = steps.filter((step) => step.turn === turn).reduce((sum, { gain }) => sum + gain, 0);
    return { turn, seq, from: chances[seat], to, skill, luck: to - chances[seat] - skill };
  });
  const opening = marks[0].chances[seat] - even;
  const skill = turns.reduce((sum, each) => sum + each.skill, 0);
  return { even, result: result[seat], skill, luck: result[seat] - even - skill, opening, turns };
}
