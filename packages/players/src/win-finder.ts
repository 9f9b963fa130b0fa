import type { Choice, Game, Seat } from '@longbox/kernel';
import { createEvaluator } from './evaluate.ts';
import { createJudgement, ranked } from './judgement.ts';
import { type Luck, nextSeed } from './luck.ts';
import type { Outlook } from './outlook.ts';
import { type IsLate, NEVER_LATE } from './thinker.ts';

/** Worlds in which a line must win: one that leans on lucky draws is no win. */
const WORLDS = 5;
/** Options tried at the decision itself, and at each of the player's later ones. */
const FIRST_WIDTH = 8;
const WIDTH = 4;
const DEEPEST = 12;
/** Positions looked at for one option in one world, and altogether. */
const POSITIONS = 120;
const ALL_POSITIONS = 800;

/** Looks for a choice that wins before the turn ends, whatever is hidden, while others play by principle. */
export function createWinFinder<S>(
  game: Game<S, unknown, unknown>,
): (outlook: Outlook<S>, luck: Luck, isLate: IsLate) => Choice | undefined {
  const turnOf = game.insight?.turn;
  if (turnOf === undefined) return () => undefined;
  const judgement = createJudgement(game);
  const { evaluate } = createEvaluator(game);
  const chances = new Float64Array(8);
  const pool: S[] = [];
  let spent = 0;
  let limit = 0;
  let isTimeUp = NEVER_LATE;

  const isWon = (state: S, seat: Seat): boolean => {
    if (game.result(state) === undefined) return false;
    evaluate(state, seat, chances);
    return chances[seat] === 1;
  };

  /** Others answer by principle until it is the seat's own choice; false where the turn or the game ends before. */
  function awaitOwn(state: S, seat: Seat, turn: number): boolean {
    for (;;) {
      const decision = game.decision(state);
      if (decision === undefined || turnOf?.(state) !== turn) return false;
      if (decision.seat === seat && decision.count > 1) return true;
      judgement.judge(state);
      game.apply(state, judgement.choices[judgement.best(0)]);
    }
  }

  function canWin(state: S, seat: Seat, turn: number, depth: number): boolean {
    if (!awaitOwn(state, seat, turn)) return isWon(state, seat);
    if (depth >= DEEPEST) return false;
    judgement.judge(state);
    const { choices, scores, count } = judgement;
    const order = ranked(choices, scores, count, 0)
      .slice(0, WIDTH)
      .map((at) => choices[at]);
    for (const choice of order) {
      if (spent >= limit || isTimeUp()) return false;
      spent++;
      pool[depth] = game.clone(state, pool[depth]);
      game.apply(pool[depth], choice);
      if (canWin(pool[depth], seat, turn, depth + 1)) return true;
    }
    return false;
  }

  return (outlook, luck, isLate) => {
    isTimeUp = isLate;
    const seeds = Array.from({ length: WORLDS }, () => nextSeed(luck));
    let world = outlook.imagine(seeds[0]);
    const { seat } = outlook;
    const turn = turnOf(world);
    judgement.judge(world);
    const { choices, scores, count } = judgement;
    const order = ranked(choices, scores, count, seeds[0])
      .slice(0, FIRST_WIDTH)
      .map((at) => choices[at]);
    spent = 0;
    const wins = (choice: Choice, seed: number): boolean => {
      if (isLate()) return false;
      world = outlook.imagine(seed, world);
      game.apply(world, choice);
      limit = Math.min(ALL_POSITIONS, spent + POSITIONS);
      return canWin(world, seat, turn, 0);
    };
    return order.find((choice) => seeds.every((seed) => wins(choice, seed)));
  };
}
