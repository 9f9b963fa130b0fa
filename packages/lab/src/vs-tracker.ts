import type { VsEvent, VsState, VsView } from '@longbox/vs';
import { noteTurn, type Tracker } from './tracker.ts';

/** Where a card goes from the hand when it is played; a resource placed face down is not. */
const PLAYED: readonly string[] = ['front', 'back', 'playing', 'equipped', 'resources'];

export const vsTracker: Tracker<VsState, VsEvent, VsView> = {
  hand: (view, seat) => view.seats[seat].hand.known.map(({ face }) => face),
  hear(track, event, state) {
    switch (event.type) {
      case 'turnBegan':
        noteTurn(track, event.seat, event.turn);
        break;
      case 'drew':
        for (const face of event.faces) track.seats[event.seat].drawn.add(face);
        break;
      case 'moved': {
        const { face, from, to, seat, faceDown } = event;
        if (face === undefined) break;
        if (to === 'hand') track.seats[seat].drawn.add(face);
        else if (from === 'hand' && faceDown !== true && PLAYED.includes(to)) track.seats[seat].played.add(face);
        break;
      }
      case 'leveled':
        track.seats[state.owner[event.card]].levels.push({ level: event.level, turn: track.turns });
        break;
      default:
    }
  },
};
