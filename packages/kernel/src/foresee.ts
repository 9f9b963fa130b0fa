import { recordMoments } from './beats.ts';
import type { Game, Suppositions } from './game.ts';
import type { CardId, Choice, Seat } from './ids.ts';
import { listChoices } from './log.ts';
import type { Machine } from './machine.ts';

/** What a game knows of looking ahead. */
export interface Foresight<S> {
  /** Goes on from what was tried to where its worth can be seen. */
  settle(game: Game<S, unknown, unknown>, state: S, seat: Seat): void;
  /**
   * Plays a fight that is on to its end, as if everybody only passed from now on; stops where somebody would have to choose.
   * What comes back is the state at that end.
   */
  fightOut(game: Game<S, unknown, unknown>, state: S): S;
  /** Whether the seat would see a card there that it did not know `before`. */
  learns(before: S, after: S, seat: Seat): boolean;
  /** Whether chance had a part in it; the kernel's own, so that no game can forget it. */
  isLucky(before: S, after: S): boolean;
}

/** What a game has to say of it. */
export type OwnForesight<S> = Omit<Foresight<S>, 'isLucky'>;

/** The generator went on. */
export const isLucky = (before: Machine, after: Machine): boolean =>
  before.random.some((word, i) => word !== after.random[i]);

/** A choice by its number, or whichever one does this with this card. */
export type Step = Choice | Deed;

interface Deed {
  readonly verb: string;
  readonly card?: CardId | undefined;
}

/** As the last step: then everybody passes until the fight is over. */
export const FIGHT_OUT = { verb: 'fightOut' } as const satisfies Deed;

/** What an imagined world invents is never told, so that one is as good as another. */
const ANY_SEED = 1;

/**
 * The table as `seat` would see it after these steps; nothing where they cannot be made, or where what comes of them is not for the
 * seat to know. Tried in a world in which everything it cannot see is dealt again, so that nobody learns anything by asking. Steps
 * are made in order as far as the rules offer them so: of several that are left, the first that can be made is.
 * @param lists decks to suppose where a seat's list is its own secret
 */
export function foresee<S, View>(
  game: Game<S, unknown, View>,
  state: S,
  seat: Seat,
  steps: readonly Step[],
  lists?: Suppositions,
): View | undefined {
  const { foresight } = game;
  if (foresight === undefined || steps.length === 0 || game.decision(state)?.seat !== seat) return undefined;
  const copy = game.clone(state);
  game.imagine(copy, seat, ANY_SEED, lists);
  const before = game.clone(copy);
  const last = steps[steps.length - 1];
  const isFoughtOut = typeof last === 'object' && last.verb === FIGHT_OUT.verb;
  const left = isFoughtOut ? steps.slice(0, -1) : steps.slice();
  while (left.length > 0) {
    const choice = makeOne(game, copy, seat, left);
    if (choice === undefined) return undefined;
    game.apply(copy, choice);
  }
  foresight.settle(game, copy, seat);
  const then = isFoughtOut ? foresight.fightOut(game, copy) : copy;
  const isInvented = foresight.isLucky(before, then) || foresight.learns(before, then, seat);
  return isInvented ? undefined : game.view(then, seat);
}

/** The choice for the first step that can be made, which is no longer left. */
function makeOne<S>(game: Game<S, unknown, unknown>, state: S, seat: Seat, left: Step[]): Choice | undefined {
  if (game.decision(state)?.seat !== seat) return undefined;
  const choices = listChoices(game, state);
  for (const [at, step] of left.entries()) {
    const choice = choices.find((each) => (typeof step === 'number' ? each === step : does(game, state, each, step)));
    if (choice === undefined) continue;
    left.splice(at, 1);
    return choice;
  }
  return undefined;
}

function does<S>(game: Game<S, unknown, unknown>, state: S, choice: Choice, deed: Deed): boolean {
  const { verb, card } = game.option(state, choice);
  return verb === deed.verb && card === deed.card;
}

/** No fight has so many windows. */
const WINDOWS = 80;
const WAYS_OUT: ReadonlySet<string> = new Set(['pass', 'done', 'no']);

/**
 * Passes for everybody while a fight is on; what has one answer is answered, and so is what `isDull` finds no choice. The state
 * as the fight was over, or with `rest` where the next decision waits.
 */
export function passWhile<S>(
  game: Game<S, unknown, unknown>,
  state: S,
  isOn: (state: S) => boolean,
  isDull: (verb: string) => boolean,
  until: 'over' | 'rest' = 'over',
): S {
  for (let i = 0; i < WINDOWS && isOn(state) && game.decision(state) !== undefined; i++) {
    const choices = listChoices(game, state);
    const verbOf = (choice: Choice): string => game.option(state, choice).verb;
    const way = choices.find((choice) => WAYS_OUT.has(verbOf(choice)));
    const [first] = choices;
    if (way === undefined && choices.length > 1 && !isDull(verbOf(first))) return state;
    const moments = recordMoments<S, unknown>(game, state);
    game.apply(state, way ?? first, until === 'over' ? moments.events : undefined);
    const end = isOn(state) ? undefined : moments.states.find((then) => !isOn(then));
    if (end !== undefined) return end;
  }
  return state;
}
