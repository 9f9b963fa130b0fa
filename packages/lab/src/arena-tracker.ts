import type { ArenaEvent, ArenaState, ArenaView } from '@longbox/arena';
import { noteTurn, type Tracker } from './tracker.ts';

export const arenaTracker: Tracker<ArenaState, ArenaEvent, ArenaView> = {
  hand: (view, seat) => (view.seats[seat].hand ?? []).map(({ key }) => key),
  hear(track, event) {
    switch (event.type) {
      case 'turnBegan':
        noteTurn(track, event.seat, event.turn);
        break;
      case 'drew':
        for (const { key } of event.cards) track.seats[event.seat].drawn.add(key);
        break;
      case 'recycled':
        track.seats[event.seat].drawn.add(event.card.key);
        break;
      case 'deployed':
      case 'played':
      case 'replaced':
      case 'hitPointAdded':
      case 'assembled':
      case 'upgraded':
      case 'superHit':
        track.seats[event.seat].played.add(event.card.key);
        break;
      case 'boosted':
        for (const { key } of event.cards) track.seats[event.seat].played.add(key);
        break;
      default:
    }
  },
};
