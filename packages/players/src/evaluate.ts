import type { Game, Result, Seat } from '@longbox/kernel';
import { shareOut } from './arithmetic.ts';
import { learnedValueOf } from './value/learned.ts';

/** Chances to win, by seat; seats of one side have the same. */
export type Chances = Float64Array;

export interface Evaluator<S> {
  readonly sides: (state: S) => Int32Array;
  /** Writes the chances as `viewer` sees them; exact once the game is over. */
  evaluate(state: S, viewer: Seat, out: Chances): void;
}

/** What positions are judged by: features and their weights, or a value the game has learned, where it has one. */
export type Leaf = 'features' | 'learned';

const MOST_SEATS = 8;

export function createEvaluator<S>(game: Game<S, unknown, unknown>, leaf: Leaf = 'features'): Evaluator<S> {
  const { insight } = game;
  const learned = leaf === 'learned' ? learnedValueOf(insight) : undefined;
  const features = new Int32Array(insight?.features.length ?? 0);
  const sideOf = new Int32Array(MOST_SEATS);
  const strengths = new Float64Array(MOST_SEATS);

  const seatsOf = (state: S): number => insight?.seats?.(state) ?? 2;
  const findSides = (state: S, seats: number): void => {
    for (let seat = 0; seat < seats; seat++) sideOf[seat] = insight === undefined ? seat : insight.side(state, seat);
  };

  return {
    sides(state) {
      const seats = seatsOf(state);
      findSides(state, seats);
      return sideOf.slice(0, seats);
    },
    evaluate(state, viewer, out) {
      const result = game.result(state);
      if (result !== undefined) {
        findSides(state, result.places.length);
        return countResult(result, sideOf, out);
      }
      const seats = seatsOf(state);
      if (insight === undefined) return void out.fill(1 / seats, 0, seats);
      findSides(state, seats);
      strengths.fill(0);
      // It was learned from duels; more than two are judged by features.
      if (learned !== undefined && seats === 2 && sideOf[0] !== sideOf[1]) {
        strengths[0] = learned.lead(state, 0, 1, viewer) / 1000;
        shareOut(strengths, 2);
        out[0] = strengths[0];
        out[1] = strengths[1];
        return;
      }
      const { weights } = insight;
      let sides = 0;
      for (let seat = 0; seat < seats; seat++) {
        insight.measure(state, seat, viewer, features);
        let strength = 0;
        for (let i = 0; i < weights.length; i++) strength += weights[i] * features[i];
        strengths[sideOf[seat]] += strength / 1000;
        if (sideOf[seat] >= sides) sides = sideOf[seat] + 1;
      }
      shareOut(strengths, sides);
      for (let seat = 0; seat < seats; seat++) out[seat] = strengths[sideOf[seat]];
    },
  };
}

/** The sides in first place share the win. */
function countResult({ places }: Result, sideOf: Int32Array, out: Chances): void {
  let winners = 0;
  for (let seat = 0; seat < places.length; seat++) {
    if (places[seat] === 1 && isFirstOfSide(places, sideOf, seat)) winners++;
  }
  for (let seat = 0; seat < places.length; seat++) out[seat] = hasWon(places, sideOf, seat) ? 1 / winners : 0;
}

function isFirstOfSide(places: readonly number[], sideOf: Int32Array, seat: Seat): boolean {
  for (let other = 0; other < seat; other++) if (sideOf[other] === sideOf[seat] && places[other] === 1) return false;
  return true;
}

/** Somebody of the seat's side is in first place. */
function hasWon(places: readonly number[], sideOf: Int32Array, seat: Seat): boolean {
  for (let other = 0; other < places.length; other++) {
    if (sideOf[other] === sideOf[seat] && places[other] === 1) return true;
  }
  return false;
}
