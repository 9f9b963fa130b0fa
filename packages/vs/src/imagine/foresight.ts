import { listChoices, type OwnForesight, passWhile } from '@longbox/kernel';
import { KIND } from '../catalogue/face.ts';
import { knownTo } from '../state/known.ts';
import { faceOf } from '../state/relation.ts';
import { V, type VsState } from '../state/state.ts';

/** No action asks its player this often. */
const MANY = 12;

export const foresight: OwnForesight<VsState> = {
  /** Pays as proposed and makes forced choices; the player still chooses further targets. */
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
  /** Until the table is at rest again: levels, KOs and whatever the end of the combat sets off belong to it. */
  fightOut: (game, state) =>
    passWhile(
      game,
      state,
      ({ v }) => v[V.combat] !== 0,
      (verb) => verb === 'pay',
      'rest',
    ),
  learns(before, after, seat) {
    if ((after.hinted & (1 << seat)) !== 0) return true;
    if (after.v[V.turn] !== before.v[V.turn] && hidesMain(before, seat)) return true;
    for (let card = 0; card < after.cards; card++) {
      if ((knownTo(after, card) & ~knownTo(before, card) & (1 << seat)) !== 0) return true;
    }
    return false;
  },
};

/** Whether a main character lies where the seat cannot see it: the start of a turn tells whether that is a deck (VS-END-08). */
function hidesMain(s: VsState, seat: number): boolean {
  for (let card = 0; card < s.cards; card++) {
    if ((faceOf(s, card).kind & KIND.main) !== 0 && (knownTo(s, card) & (1 << seat)) === 0) return true;
  }
  return false;
}
