import { type Game, listChoices } from '@longbox/kernel';
import { createMind, lookFrom, type Mind, type MindSettings } from '@longbox/players';
import type { Advised, Position } from './game-api.ts';
import { beginOf, prepare } from './open-table.ts';
import { whyWords } from './principle-words.ts';

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
  return beginOf(position.plan, (game, begin) => adviseAt(game, begin, position));
}

function adviseAt<S>(game: Game<S, unknown, unknown>, begin: () => S, { choices, plan }: Position): readonly Advised[] {
  const reach = (): S => {
    const state = begin();
    for (const choice of choices) game.apply(state, choice);
    return state;
  };
  const mind = (): Mind<S> => createMind(game, { ...GUIDE, seed: plan.seed });
  const found = adviseIn(game, reach(), mind());
  const steps = found[0]?.verb === 'recruit' ? [inItsRow(game, reach(), mind(), found[0])] : found;
  return steps.map((step) => ({ ...step, why: whyWords(plan.game, step.principle) }));
}

/** The mind recruits to any row and moves later. Who learns recruits to where the card will stand. */
function inItsRow<S>(game: Game<S, unknown, unknown>, state: S, mind: Mind<S>, advised: Advised): Advised {
  const { card } = advised;
  const other = listChoices(game, state)
    .map((choice) => ({ choice, ...game.option(state, choice) }))
    .find((option) => option.verb === 'recruit' && option.card === card && option.choice !== advised.choice);
  const seat = game.decision(state)?.seat;
  if (other === undefined || seat === undefined) return advised;
  let moves = 0;
  let next: Advised = advised;
  for (let step = 0; step < SOON && BEFORE_FIGHT.has(next.verb); step++) {
    game.apply(state, next.choice);
    if (next.verb === 'move' && next.card === card) moves++;
    if (game.decision(state)?.seat !== seat) break;
    const choice = mind.decide(lookFrom(game, state, seat));
    next = { choice, ...game.option(state, choice) };
  }
  return moves % 2 === 1 ? other : advised;
}

function adviseIn<S>(game: Game<S, unknown, unknown>, state: S, mind: Mind<S>): readonly Advised[] {
  const seat = game.decision(state)?.seat;
  const found: Advised[] = [];
  if (seat === undefined) return found;
  while (found.length < MOST && game.decision(state)?.seat === seat) {
    const [only, other] = listChoices(game, state);
    const thought = other === undefined ? undefined : mind.think(lookFrom(game, state, seat));
    const choice = thought?.choice ?? only;
    const principle = thought?.options.find((each) => each.choice === choice)?.principle;
    const option = game.option(state, choice);
    // Which card of a stack lies on top is nothing for a first game.
    if (option.verb === 'raise') return found.length > 0 ? found : without(game, state, option.verb);
    const goesOn = option.target === undefined ? GOES_ON[found[0]?.verb] : undefined;
    if (found.length > 0 && !goesOn?.includes(option.verb)) break;
    found.push({ choice, ...option, principle });
    game.apply(state, choice);
  }
  return found;
}

/** Passing, where the mind would do what is left out. */
const without = <S>(game: Game<S, unknown, unknown>, state: S, verb: string): readonly Advised[] =>
  listChoices(game, state)
    .map((choice) => ({ choice, ...game.option(state, choice) }))
    .toSorted((a, b) => Number(a.verb === verb) - Number(b.verb === verb))
    .toSorted((a, b) => Number(b.verb === 'pass') - Number(a.verb === 'pass'))
    .slice(0, 1);

/** Decisions looked ahead, and what belongs to building up; a player may pass between two of its steps. */
const SOON = 12;
const BEFORE_FIGHT: ReadonlySet<string> = new Set(['recruit', 'move', 'pass']);

/** What a person does in one go, by the verb it begins with. */
const GOES_ON: Readonly<Partial<Record<string, readonly string[]>>> = {
  deploy: ['deploy'],
  powerUp: ['powerUp'],
  boost: ['boost'],
  attack: ['join', 'done'],
};
