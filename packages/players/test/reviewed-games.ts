import { concession, type Game, type Log, listChoices, makeLog, randomBelow } from '@longbox/kernel';
import { seededRandom } from '@longbox/testkit';
import { createMind, lookFrom, openReview, type ReviewRecord } from '../src/index.ts';

/** Enough to see that everything fits together. */
export const QUICK = { width: 3, worlds: 2, duel: 4 };

/** A game by principle, with a fifth of the decisions left to dice so that there is something to find. */
export function playedGame<S>(game: Game<S, unknown, unknown>, table: Log['table'], most = 10_000): Log {
  const random = seededRandom(table.seed);
  const state = game.setup(table);
  const mind = createMind(game, { rung: 'rules', seed: 'played' });
  const choices: number[] = [];
  for (let next = game.decision(state); next !== undefined; next = game.decision(state)) {
    const options = listChoices(game, state);
    const isDiced = randomBelow(random, 5) === 0;
    const choice = isDiced
      ? options[randomBelow(random, options.length)]
      : mind.decide(lookFrom(game, state, next.seat));
    choices.push(choices.length === most ? concession(next.seat) : choice);
    game.apply(state, choices[choices.length - 1]);
  }
  return makeLog(game, table, choices);
}

export function reviewed(
  game: Game<unknown, unknown, unknown>,
  log: Log,
  from?: ReviewRecord,
  steps = Infinity,
): ReviewRecord {
  const review = openReview(game, log, { seed: 'test', look: QUICK, study: QUICK, curve: 6, luck: 4 }, from);
  for (let i = 0; i < steps && review.step(); i++);
  return review.record();
}
