import { type CardId, type Choice, listChoices, type Option, type Seat } from '@longbox/kernel';
import type { Outlook } from '../outlook.ts';
import type { Foreseen } from '../thought.ts';
import type { Descent } from './descent.ts';

const LONGEST = 8;
/** A step that was tried less often is a guess. */
const LEAST_VISITS = 4;
const ROOT = 0;

/** The line that was searched most, told with the cards the seat knows. */
export function mainLine<S>(outlook: Outlook<S>, descent: Descent<S>, first: Choice, seed: number): Foreseen[] {
  const { game, seat } = outlook;
  const { tree, edgeAt } = descent;
  const start = outlook.imagine(seed);
  const world = game.clone(start);
  const line: Foreseen[] = [];
  let node = ROOT;
  for (let steps = 0; line.length < LONGEST && steps < 50; steps++) {
    const decision = game.decision(world);
    if (decision === undefined || tree.isFull()) break;
    const choices = listChoices(game, world);
    if (choices.length === 1 && line.length > 0) {
      game.apply(world, choices[0]);
      continue;
    }
    const { seat: decider } = decision;
    const choice =
      node === ROOT ? first : mostVisited(choices, (each) => tree.visits[edgeAt(world, node, decider, each)]);
    const edge = edgeAt(world, node, decider, choice);
    if (node !== ROOT && tree.visits[edge] < LEAST_VISITS) break;
    const option = knownPart(outlook, start, game.option(world, choice), seat);
    line.push({ seat: decider, option, visits: tree.visits[edge] });
    game.apply(world, choice);
    node = tree.child[edge];
    if (node < 0) break;
  }
  return line;
}

function mostVisited(choices: readonly Choice[], visits: (choice: Choice) => number): Choice {
  let best = choices[0];
  for (const choice of choices) if (visits(choice) > visits(best)) best = choice;
  return best;
}

/** Ids of cards that the seat does not know are another card in each world: they say nothing and are left out. */
function knownPart<S>({ game }: Outlook<S>, start: S, option: Option, seat: Seat): Option {
  const isKnown = (card: CardId | undefined): boolean =>
    card !== undefined && game.insight?.knows?.(start, card, seat) === true;
  const { card, target, ...rest } = option;
  return { ...rest, ...(isKnown(card) && { card }), ...(isKnown(target) && { target }) };
}
