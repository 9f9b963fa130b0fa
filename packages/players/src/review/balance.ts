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
  /** The part of the luck that cards and coins brought, measured by dealing again. */
  readonly draws: number;
}

/** From an even start to the result: skill and luck add up to the way, turn by turn and altogether. */
export interface Balance {
  /** The same for every side: what a coin would give. */
  readonly even: number;
  readonly result: number;
  /** What choices brought: own ones lose, those of others give. Over all sides it adds up to nothing. */
  readonly skill: number;
  /** What was not choice: `decks`, `deal`, `draws` and `rest` together. */
  readonly luck: number;
  /** What these decks are worth against each other, whatever is dealt. */
  readonly decks: number;
  /** What was dealt at the beginning, against other deals. */
  readonly deal: number;
  /** Draws, shuffles and coins: what came against what else might have come. */
  readonly draws: number;
  /** Standard error of `draws`. */
  readonly drawsError: number;
  /** What others happened to hold, and what the forecasts got wrong. */
  readonly rest: number;
  /** Of the luck what was there before the first decision. */
  readonly opening: number;
  readonly turns: readonly TurnBalance[];
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, each) => sum + each, 0);

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
  const { turns: marks, result, draws: moments, matchup } = record;
  if (result === undefined || matchup === undefined || marks.length === 0) return undefined;
  const steps = stepsOf(record, seat);
  const even = 1 / sides;
  const turns = marks.map(({ turn, seq, chances }, i): TurnBalance => {
    const to = marks[i + 1]?.chances[seat] ?? result[seat];
    const skill = steps.filter((step) => step.turn === turn).reduce((sum, { gain }) => sum + gain, 0);
    const draws = sumOf(moments.filter((each) => each.turn === turn).map(({ gain }) => gain[seat]));
    return { turn, seq, from: chances[seat], to, skill, luck: to - chances[seat] - skill, draws };
  });
  const opening = marks[0].chances[seat] - even;
  const skill = turns.reduce((sum, each) => sum + each.skill, 0);
  const luck = result[seat] - even - skill;
  const decks = matchup[seat] - even;
  const deal = marks[0].chances[seat] - matchup[seat];
  const draws = sumOf(moments.map(({ gain }) => gain[seat]));
  return {
    ...{ even, result: result[seat], skill, luck, opening, turns, decks, deal, draws },
    drawsError: Math.sqrt(sumOf(moments.map(({ error }) => error * error))),
    rest: luck - decks - deal - draws,
  };
}
