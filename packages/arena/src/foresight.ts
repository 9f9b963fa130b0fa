import { type Foresight, listChoices } from '@longbox/kernel';
import type { ArenaEvent, Shown } from './events.ts';
import { redact } from './redact.ts';
import type { ArenaState } from './state.ts';

const isShown = (part: unknown): part is Shown => typeof part === 'object' && part !== null && 'key' in part;

export const foresight: Foresight<ArenaState, ArenaEvent> = {
  /** A card picked for a Boost shows in the totals once the Boost is made. */
  settle(game, state, seat, sink) {
    if (game.decision(state)?.seat !== seat || state.picks.length === 0) return;
    const pass = listChoices(game, state).find((choice) => game.option(state, choice).verb === 'pass');
    if (pass !== undefined) game.apply(state, pass, sink);
  },
  /** Cards that were not known before and lots that were not drawn are only invented. */
  isForeseeable(event, seat, before) {
    if (event.type === 'revealedForFirst' || (event.type === 'firstPlayerFound' && event.byLot)) return false;
    const shown = Object.values(redact(event, seat)).flat().filter(isShown);
    return shown.every(({ card }) => (before.known[card] & (1 << seat)) !== 0);
  },
};
