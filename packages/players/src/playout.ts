import { type Game, randomBelow } from '@longbox/kernel';
import { createJudgement, type Order } from './judgement.ts';
import type { Luck } from './luck.ts';

export interface PlayoutLimits {
  /** Stops as soon as the game's turn count has reached this. */
  readonly turn: number;
  /** Stops after so many decisions. */
  readonly decisions: number;
  /** How many decisions in a thousand are left to dice. */
  readonly dice: number;
}

export interface Playout<S> {
  /** Plays on by the principles of the game; returns the number of decisions. */
  run(state: S, luck: Luck, limits: PlayoutLimits): number;
}

export function createPlayout<S>(game: Game<S, unknown, unknown>, order: Order = 'principles'): Playout<S> {
  const judgement = createJudgement(game, order);
  const { insight } = game;
  const turn = insight?.turn;

  return {
    run(state, luck, limits) {
      const { decisions, dice } = limits;
      const isBlind = insight === undefined || dice >= 1000;
      for (let played = 0; played < decisions; played++) {
        if (turn !== undefined && turn(state) >= limits.turn) return played;
        const count = judgement.list(state);
        if (count === 0) return played;
        if (count === 1 || isBlind || (dice > 0 && randomBelow(luck, 1000) < dice)) {
          game.apply(state, judgement.choices[randomBelow(luck, count)]);
        } else {
          judgement.judge(state);
          game.apply(state, judgement.choices[judgement.best(luck[0])]);
        }
      }
      return decisions;
    },
  };
}
