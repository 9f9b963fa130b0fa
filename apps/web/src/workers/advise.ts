import { type Game, listChoices } from '@longbox/kernel';
import { createMind, lookFrom, type MindSettings } from '@longbox/players';
import type { Advised, Position } from './game-api.ts';
import { beginOf, prepare } from './open-table.ts';

/** Principles and a few simulations, counted and not timed: the same position gets the same advice on every device. */
const GUIDE: MindSettings = { rung: 'greedy', budget: { iterations: 24 }, noise: 0 };
/** A set of cards is advised as a whole. */
const MOST = 8;

/**
 * What somebody who learns should do: one choice, or several that belong together, such as all cards of a squad. It comes
 * from what the seat may see. Nothing, if the game is over.
 */
export async function advise(position: Position): Promise<readonly Advised[]> {
  await prepare(position.plan);
  return beginOf(position.plan, (game, begin) => adviseIn(game, begin(), position));
}

function adviseIn<S>(game: Game<S, unknown, unknown>, state: S, { plan, choices }: Position): readonly Advised[] {
  for (const choice of choices) game.apply(state, choice);
  const seat = game.decision(state)?.seat;
  const found: Advised[] = [];
  if (seat === undefined) return found;
  const mind = createMind(game, { ...GUIDE, seed: plan.seed });
  while (found.length < MOST && game.decision(state)?.seat === seat) {
    const choice =
      listChoices(game, state).length === 1 ? listChoices(game, state)[0] : mind.decide(lookFrom(game, state, seat));
    const option = game.option(state, choice);
    const goesOn = option.target === undefined ? GOES_ON[found[0]?.verb] : undefined;
    if (found.length > 0 && !goesOn?.includes(option.verb)) break;
    found.push({ choice, ...option });
    game.apply(state, choice);
  }
  return found;
}

/** What a person does in one go, by the verb it begins with. */
const GOES_ON: Readonly<Partial<Record<string, readonly string[]>>> = {
  deploy: ['deploy'],
  powerUp: ['powerUp'],
  boost: ['boost'],
  attack: ['join', 'done'],
};
