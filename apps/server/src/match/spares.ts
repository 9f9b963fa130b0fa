import { type Beats, type Game, type Looker, recordBeats } from '@longbox/kernel';
import type { Json } from '@longbox/protocol';
import type { Fold } from './fold.ts';

/**
 * Matches that have spare states, and how many each keeps. A state of the Vs. System is some 20 KB, and making one takes twenty times as
 * long as copying into one.
 */
const MATCHES = 256;
const EACH = 2;
/** How long they are kept after the last move, in milliseconds. */
const KEPT = 3_000;

interface Kept {
  readonly states: unknown[];
  at: number;
}

/** Of all matches of this node; who moved last comes last. */
const kept = new Map<Fold, Kept>();
let timer: NodeJS.Timeout | undefined;

/** Listens to what is done to the match from now on, for those who look on. */
export const recordFor = (fold: Fold, lookers: readonly Looker<Json>[]): Beats<unknown, Json> =>
  recordBeats(fold.game as JsonGame, fold.state, lookers, lookers.length === 0 ? [] : sparesOf(fold));

/** Views are plain JSON, whatever the game. */
type JsonGame = Game<unknown, unknown, Json>;

/** States of the match that nobody needs, to make copies in. */
function sparesOf(fold: Fold): unknown[] {
  const one = kept.get(fold) ?? { states: [], at: 0 };
  kept.delete(fold);
  kept.set(fold, one);
  one.at = performance.now();
  if (one.states.length > EACH) one.states.length = EACH;
  if (kept.size > MATCHES) forgetFirst();
  if (timer === undefined) look();
  return one.states;
}

function forgetFirst(): void {
  for (const fold of kept.keys()) {
    kept.delete(fold);
    return;
  }
}

function look(): void {
  timer = undefined;
  const until = performance.now() - KEPT;
  for (const [fold, { at }] of kept) {
    if (at > until) break;
    kept.delete(fold);
  }
  if (kept.size > 0) timer = setTimeout(look, KEPT).unref();
}
