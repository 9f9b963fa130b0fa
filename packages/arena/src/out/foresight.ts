import { listChoices, type OwnForesight } from '@longbox/kernel';
import type { ArenaState } from '../state/state.ts';

export const foresight: OwnForesight<ArenaState> = {
  /** A card picked for a Boost shows in the totals once the Boost is made. */
  settle(game, state, seat) {
    if (game.decision(state)?.seat !== seat || state.picks.length === 0) return;
    const pass = listChoices(game, state).find((choice) => game.option(state, choice).verb === 'pass');
    if (pass !== undefined) game.apply(state, pass);
  },
  learns: (before, after, seat) => after.known.some((known, card) => (known & ~before.known[card] & (1 << seat)) !== 0),
};
