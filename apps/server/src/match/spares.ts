import { type Beats, type Game, type Looker, recordBeats } from '@longbox/kernel';
import type { Json } from '@longbox/protocol';
import type { Fold } from './fold.ts';

/**
 * Kinds of tables that have spare states, and how many each keeps. Matches share them: a state of the Vs. System is some 20 KB, making one
 * takes twenty times as long as copying into one, and one that was used a moment ago is still in the processor's cache.
 */
const KINDS = 16;
const EACH = 4;

/** Views are plain JSON, whatever the game. */
type JsonGame = Game<unknown, unknown, Json>;

interface Spares {
  readonly game: JsonGame;
  readonly states: unknown[];
}

/** What was used last comes last. */
const kept: Spares[] = [];

/** Listens to what is done to the match from now on, for those who look on. */
export function recordFor({ game, state }: Fold, lookers: readonly Looker<Json>[]): Beats<unknown, Json> {
  const json = game as JsonGame;
  return recordBeats(json, state, lookers, lookers.length === 0 ? [] : sparesOf(json, state));
}

/** States that nobody needs, to make copies in; whatever they were of is overwritten. */
function sparesOf(game: JsonGame, state: unknown): unknown[] {
  const at = kept.findLastIndex((one) => one.game === game && isTwin(one, state));
  const found = kept[at] ?? { game, states: [] };
  if (found.states.length > EACH) found.states.length = EACH;
  if (at === kept.length - 1 && at >= 0) return found.states;
  if (at >= 0) kept.splice(at, 1);
  else if (kept.length === KINDS) kept.shift();
  kept.push(found);
  return found.states;
}

/** One that lost its states, in a choice that was not legal, is as good as none. */
const isTwin = ({ game, states }: Spares, state: unknown): boolean =>
  states.length > 0 && game.isTwin(state, states[0]);
