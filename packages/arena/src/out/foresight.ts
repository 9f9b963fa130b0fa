import { listChoices, type OwnForesight, passWhile } from '@longbox/kernel';
import type { Verb } from '../state/choices.ts';
import { PHASE } from '../state/phases.ts';
import { type ArenaState, TURN } from '../state/state.ts';

/** In which order challenges are resolved, and which card of a character is lost: what comes of the fight is told all the same. */
const DULL: ReadonlySet<string> = new Set<Verb>(['resolve', 'lose']);

export const foresight: OwnForesight<ArenaState> = {
  /** A card picked for a Boost shows in the totals once the Boost is made. */
  settle(game, state, seat) {
    if (game.decision(state)?.seat !== seat || state.picks.length === 0) return;
    const pass = listChoices(game, state).find((choice) => game.option(state, choice).verb === 'pass');
    if (pass !== undefined) game.apply(state, pass);
  },
  /** Until the Missions have been judged; what is drawn after that is not of the fight. */
  fightOut(game, state) {
    const isOn = ({ turn }: ArenaState): boolean =>
      turn[TURN.phase] >= PHASE.challenge && turn[TURN.phase] <= PHASE.missionResolution;
    return passWhile(game, state, isOn, (verb) => DULL.has(verb));
  },
  learns: (before, after, seat) => after.known.some((known, card) => (known & ~before.known[card] & (1 << seat)) !== 0),
};
