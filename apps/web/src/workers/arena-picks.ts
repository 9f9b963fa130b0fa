import type { ArenaGame, ArenaState, ArenaView } from '@longbox/arena';
import { listChoices, type Seat } from '@longbox/kernel';
import type { PickSet } from './game-api.ts';

const ACTIVE_SLOTS = 3;
const SET_VERBS = ['deploy', 'powerUp', 'boost', 'recycle'] as const;
/** Refused now, but only because sets are taken in one order. */
const OUT_OF_ORDER = 'pickInOrder';

const verbsAt = (game: ArenaGame, state: ArenaState): readonly string[] =>
  listChoices(game, state).map((choice) => game.option(state, choice).verb);

/** The rules take a set card by card in ascending order. People pick in any order, so they are shown the whole set. */
export function arenaPickSet(game: ArenaGame, state: ArenaState, seat: Seat, view: ArenaView): PickSet | undefined {
  const offered = verbsAt(game, state);
  const verb = SET_VERBS.find((each) => offered.includes(each));
  if (verb === undefined) return undefined;
  const mine = view.seats[seat];
  const { chosen = [], hand = [], picked = [] } = mine;
  const lying =
    verb === 'recycle'
      ? mine.discard
      : verb === 'powerUp'
        ? mine.slots.flatMap(({ stack }) => stack.slice(0, 1))
        : hand;
  const cards = lying
    .map(({ card }) => card)
    .filter((card) => !picked.some((each) => each.card === card) && isInSet(card));
  const most = countSteps(game, state, verb);
  const toSquad = chosen.length < ACTIVE_SLOTS ? ACTIVE_SLOTS - chosen.length : most;
  return {
    verb,
    cards,
    most: verb === 'deploy' ? Math.min(most, toSquad) : most,
    isOpen: offered.includes('pass'),
    isRepeated: verb === 'powerUp',
  };

  function isInSet(card: number): boolean {
    return game.explain(state, seat, { verb: verb ?? '', card }).every(({ code }) => code === OUT_OF_ORDER);
  }
}

/** How many cards the rules take before they ask for something else; tried on a copy. */
function countSteps(game: ArenaGame, state: ArenaState, verb: string): number {
  const copy = game.clone(state);
  const seat = game.decision(copy)?.seat;
  let steps = 0;
  while (game.decision(copy)?.seat === seat) {
    const next = listChoices(game, copy).find((choice) => game.option(copy, choice).verb === verb);
    if (next === undefined) break;
    game.apply(copy, next);
    steps++;
  }
  return steps;
}
