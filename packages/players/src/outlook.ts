import {
  type CardId,
  type Choice,
  type Decision,
  type Game,
  listChoices,
  type Option,
  type Seat,
} from '@longbox/kernel';
import { type DeckModel, KNOWN_LISTS } from './deck-model.ts';

/**
 * All that a player is given: what its seat sees, what it may choose, and worlds that agree with everything it has seen.
 * The state itself never comes out; only imagined worlds do, in which all that the seat cannot see is dealt again.
 */
export interface Outlook<S> {
  readonly game: Game<S, unknown, unknown>;
  readonly seat: Seat;
  readonly decision: Decision;
  readonly choices: readonly Choice[];
  view(): unknown;
  option(choice: Choice): Option;
  /** Whether everybody at the table knows which card this is, so that naming it tells nothing. */
  isOpen(card: CardId): boolean;
  /** The same seed gives the same world, whatever is really hidden. */
  imagine(seed: number, into?: S): S;
}

/** The outlook of the seat that must decide. Throws if it is not this seat's decision. */
export function lookFrom<S>(
  game: Game<S, unknown, unknown>,
  state: S,
  seat: Seat,
  model: DeckModel = KNOWN_LISTS,
): Outlook<S> {
  const decision = game.decision(state);
  if (decision?.seat !== seat) throw new Error(`seat ${seat} has nothing to decide`);
  const supposed = model.listsFor(game, state, seat);
  return {
    game,
    seat,
    decision,
    choices: listChoices(game, state),
    view: () => game.view(state, seat),
    option: (choice) => game.option(state, choice),
    isOpen(card) {
      const { insight } = game;
      const seats = insight?.seats?.(state) ?? 2;
      for (let each = 0; each < seats; each++) if (insight?.knows?.(state, card, each) !== true) return false;
      return true;
    },
    imagine(seed, into) {
      const world = game.clone(state, into);
      game.imagine(world, seat, seed, supposed(seed));
      return world;
    },
  };
}
