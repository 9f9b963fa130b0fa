import { type Foresight, listChoices } from '@longbox/kernel';
import type { VsEvent } from './events.ts';
import type { VsState } from './state.ts';

/** No action asks its player this often. */
const MANY = 12;
/** Zones of which others see the cards from behind. */
const COVERED: ReadonlySet<string> = new Set(['hand', 'resources']);

export const foresight: Foresight<VsState, VsEvent> = {
  /** Pays as proposed and takes what there is no choice about; whom else it strikes, the person has yet to choose. */
  settle(game, state, seat, sink) {
    for (let i = 0; i < MANY; i++) {
      const decision = game.decision(state);
      if (decision?.seat !== seat || decision.ask === 'playOrPass') return;
      const choices = listChoices(game, state);
      const isPayment = game.option(state, choices[0]).verb === 'pay';
      if (choices.length > 1 && !isPayment) return;
      game.apply(state, choices[0], sink);
    }
  },
  /** What comes from a deck or from behind somebody else's cards, or is shown to somebody, was only invented. */
  isForeseeable(event, seat) {
    if (event.type === 'moved') return event.from !== 'deck' && (event.seat === seat || !COVERED.has(event.from));
    return event.type !== 'drew' && event.type !== 'revealed' && event.type !== 'shuffled';
  },
};
