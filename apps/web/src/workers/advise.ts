import { type Game, listChoices } from '@longbox/kernel';
import { createMind, lookFrom, type MindSettings } from '@longbox/players';
import type { Position } from './game-api.ts';
import { beginOf, prepare } from './open-table.ts';

/** Principles and a few simulations, counted and not timed: the same position gets the same advice on every device. */
const GUIDE: MindSettings = { rung: 'greedy', budget: { iterations: 24 }, noise: 0 };
/** A set of cards is advised as a whole. */
const MOST = 5;

/**
 * What somebody who learns should do: one choice, or several that belong together, such as all cards of a squad. It comes
 * from what the seat may see. Nothing, if the game is over.
 */
export async function advise(position: Position): Promise<readonly number[]> {
  await prepare(position.plan);
  return beginOf(position.plan, (game, begin) => adviseIn(game, begin(), position));
}

function adviseIn<S>(game: Game<S, unknown, unknown>, state: S, { plan, choices }: Position): readonly number[] {
  for (const choice of choices) game.apply(state, choice);
  const seat = game.decision(state)?.seat;
  const found: number[] = [];
  if (seat === undefined) return found;
  const mind = createMind(game, { ...GUIDE, seed: plan.seed });
  let verb: string | undefined;
  while (found.length < MOST && game.decision(state)?.seat === seat) {
    const choice =
      listChoices(game, state).length === 1 ? listChoices(game, state)[0] : mind.decide(lookFrom(game, state, seat));
    const option = game.option(state, choice);
    verb ??= option.verb;
    if (option.verb !== verb || (found.length > 0 && !SETS.has(verb))) break;
    found.push(choice);
    game.apply(state, choice);
  }
  return found;
}

/** Verbs that are repeated within one decision of a person. */
const SETS: ReadonlySet<string> = new Set(['deploy', 'powerUp', 'boost']);
