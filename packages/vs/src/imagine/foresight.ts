import { listChoices, type OwnForesight } from '@longbox/kernel';
import { knownTo } from '../state/known.ts';
import type { VsState } from '../state/state.ts';

/** No action asks its player this often. */
const MANY = 12;

export const foresight: OwnForesight<VsState> = {
  /** Pays as proposed and takes what there is no choice about; whom else it strikes, the person has yet to choose. */
  settle(game, state, seat) {
    for (let i = 0; i < MANY; i++) {
      const decision = game.decision(state);
      if (decision?.seat !== seat || decision.ask === 'playOrPass') return;
      const choices = listChoices(game, state);
      const isPayment = game.option(state, choices[0]).verb === 'pay';
      if (choices.length > 1 && !isPayment) return;
      game.apply(state, choices[0]);
    }
  },
  learns(before, after, seat) {
    for (let card = 0; card < after.cards; card++) {
      if ((knownTo(after, card) & ~knownTo(before, card) & (1 << seat)) !== 0) return true;
    }
    return false;
  },
};
