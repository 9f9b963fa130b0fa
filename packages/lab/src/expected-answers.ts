import type { Choice, Game } from '@longbox/kernel';

/** A pass is choice 0 of its kind in every game, and nothing is below it. */
const PASS: Choice = 0;

/** Answers in the line that one side expects: it follows its principles, the others pass wherever they may. */
export function createAnswers<S>(game: Game<S, unknown, unknown>): (state: S, isOwn: boolean) => Choice {
  const { insight } = game;
  if (insight === undefined) throw new Error(`${game.name} says nothing about good play`);
  let choices = new Int32Array(1024);
  let scores = new Int32Array(1024);
  let because = new Int32Array(1024);

  return (state, isOwn) => {
    const needed = game.decision(state)?.count ?? 0;
    if (needed > choices.length) {
      [choices, scores, because] = [new Int32Array(needed), new Int32Array(needed), new Int32Array(needed)];
    }
    const count = game.choices(state, choices);
    if (!isOwn && choices[0] === PASS) return PASS;
    insight.judge(state, choices, count, scores, because);
    let best = 0;
    for (let i = 1; i < count; i++) if (scores[i] > scores[best]) best = i;
    return choices[best];
  };
}
