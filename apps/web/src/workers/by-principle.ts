import type { Game } from '@longbox/kernel';

/** What the principles of play like best; they read only what the seat sees. The first of equals. */
export function bestByPrinciple<S>(
  { insight }: Pick<Game<S, unknown, unknown>, 'insight'>,
  state: S,
  choices: readonly number[],
): number | undefined {
  if (insight === undefined) return choices[0];
  const scores = new Int32Array(choices.length);
  insight.judge(state, Int32Array.from(choices), choices.length, scores, new Int32Array(choices.length));
  return choices[scores.indexOf(Math.max(...scores))];
}
