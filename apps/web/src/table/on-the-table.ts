import type { Snapshot } from '../workers/game-api.ts';
import { byGame } from './by-game.ts';

export interface Held {
  readonly id: number;
  readonly face: string;
}

/** The hand of the person at the screen. */
export const handOf = (snapshot: Snapshot): readonly Held[] =>
  byGame(snapshot, {
    vs: ({ view, seat }) => view.seats[seat].hand.known,
    arena({ view, seat }) {
      const { hand = [], picked = [] } = view.seats[seat];
      const isPicked = new Set(picked.map(({ card }) => card));
      return hand.filter(({ card }) => !isPicked.has(card)).map(({ card, key }) => ({ id: card, face: key }));
    },
  });

/** Cards that can be clicked where they lie. */
export function inSight(snapshot: Snapshot): ReadonlySet<number> {
  const lying = byGame(snapshot, {
    vs: ({ view }) =>
      view.seats.flatMap(({ front, back, resources }) => [...front, ...back, ...resources].map(({ id }) => id)),
    arena: ({ view }) =>
      view.seats.flatMap(({ slots, missions }) =>
        [...slots.flatMap(({ stack }) => stack.slice(0, 1)), ...missions].map(({ card }) => card),
      ),
  });
  return new Set([...handOf(snapshot).map(({ id }) => id), ...lying]);
}
