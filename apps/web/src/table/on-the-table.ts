import type { Snapshot } from '../workers/game-api.ts';

export interface Held {
  readonly id: number;
  readonly face: string;
}

/** The hand of the person at the screen. */
export function handOf({ game, view, seat }: Snapshot): readonly Held[] {
  if (game === 'vs') return view.seats[seat].hand.known;
  const { hand = [], picked = [] } = view.seats[seat];
  const isPicked = new Set(picked.map(({ card }) => card));
  return hand.filter(({ card }) => !isPicked.has(card)).map(({ card, key }) => ({ id: card, face: key }));
}

/** Cards that can be clicked where they lie. */
export function inSight(snapshot: Snapshot): ReadonlySet<number> {
  const seen = new Set(handOf(snapshot).map(({ id }) => id));
  if (snapshot.game === 'vs') {
    for (const { front, back, resources } of snapshot.view.seats) {
      for (const { id } of [...front, ...back, ...resources]) seen.add(id);
    }
    return seen;
  }
  for (const { slots, missions } of snapshot.view.seats) {
    for (const { stack } of slots) if (stack[0] !== undefined) seen.add(stack[0].card);
    for (const { card } of missions) seen.add(card);
  }
  return seen;
}
