import { ARG, ask, choiceKind, type FrameKind, NONE, popFrame, pushFrame, STEP } from '@longbox/kernel';
import { nextMoment } from '../atoms/chain.ts';
import { endCombat } from '../atoms/combat.ts';
import { isMentioned, mention } from '../atoms/tell.ts';
import { happen } from '../atoms/triggers.ts';
import { EV } from '../catalogue/face.ts';
import { COMBAT_SINCE, countAttackers, defenderOf } from '../queries/combat-facts.ts';
import { expireCombat, expireCombatTriggers } from '../rules/expire.ts';
import { nextSeat, nextSide } from '../state/relation.ts';
import { V, type VsState } from '../state/state.ts';
import { CHOICE } from '../words/choices.ts';
import { K } from '../words/frame-kinds.ts';
import { answerAction, listCombatActions } from './actions.ts';
import { beginTurnedCombat } from './begin-combat.ts';
import { settle, showTops } from './settle.ts';

// Slots: number of the combat, of the one around it (0 for none), the attacking player, whose opportunity, passes in a row, and the
// newest timestamp as it began (see `queries/combat-facts.ts`).
const COMBAT = ARG;
const OUTER = ARG + 1;
const SEAT = ARG + 2;
const TURN_OF = ARG + 3;
const PASSES = ARG + 4;
const SINCE = COMBAT_SINCE;

const DECLARED = 0;
const OPEN = 1;
const ASKING = 2;
const ACTED = 3;
const RESOLVED = 4;
const ENDING = 5;
const OVER = 6;

/** The five steps of a combat (VS-CMB-01). */
export const combatFrame: FrameKind<VsState> = {
  name: 'combat',

  run(s, at) {
    const { stack } = s;
    switch (stack[at + STEP]) {
      case DECLARED:
        // VS-CMB-02: triggers of the declaration first.
        stack[at + STEP] = OPEN;
        stack[at + SINCE] = s.v[V.stamp];
        // VS-MODE-32: who share a side have one place in the order, which either of them may use.
        stack[at + TURN_OF] = s.sideOf[stack[at + SEAT]];
        return settle(s);
      case OPEN:
        if (isCutShort(s)) return goTo(s, at, ENDING);
        stack[at + STEP] = ASKING;
        return;
      case ASKING:
        return askNext(s, at);
      case ACTED:
        // An action has resolved completely (VS-CMB-07); everybody may act again (VS-CMB-06).
        stack[at + STEP] = OPEN;
        stack[at + PASSES] = 0;
        stack[at + TURN_OF] = nextSide(s, stack[at + TURN_OF]);
        return settle(s);
      case RESOLVED:
        return goTo(s, at, ENDING);
      case ENDING:
        // VS-CMB-46: combat-long modifiers expire, triggers for the end of combat go off; also if it was cut short (VS-CMB-53).
        stack[at + STEP] = OVER;
        expireCombat(s, stack[at + COMBAT]);
        nextMoment(s);
        happen(s, EV.endOfCombat, NONE, NONE, stack[at + SEAT]);
        return settle(s);
      case OVER:
        return finish(s, at);
    }
  },

  list(s, at) {
    listCombatActions(s, s.stack[at + TURN_OF]);
  },

  answer(s, at, choice) {
    const seat = s.stack[at + TURN_OF];
    if (choiceKind(choice) === CHOICE.pass) {
      if (isMentioned(s)) mention(s, { type: 'passed', seat });
      s.stack[at + PASSES]++;
      s.stack[at + TURN_OF] = nextSeat(s, seat);
      return;
    }
    s.stack[at + STEP] = ACTED;
    answerAction(s, seat, choice);
  },
};

function goTo(s: VsState, at: number, step: number): void {
  s.stack[at + STEP] = step;
}

/** VS-CMB-50, 51: no attacker, no defender, or cancelled. */
export const isCutShort = (s: VsState): boolean =>
  s.v[V.cancelled] !== 0 || countAttackers(s) === 0 || defenderOf(s) === NONE;

/** Round the table from the attacking player until all have passed in succession (VS-CMB-05, VS-CMB-08). */
function askNext(s: VsState, at: number): void {
  let left = 0;
  for (let seat = 0; seat < s.seats; seat++) if (s.out[seat] === 0) left++;
  if (s.stack[at + PASSES] >= left) {
    s.stack[at + STEP] = RESOLVED;
    pushFrame(s, K.resolve);
    return;
  }
  if (s.out[s.stack[at + TURN_OF]] !== 0) s.stack[at + TURN_OF] = nextSeat(s, s.stack[at + TURN_OF]);
  showTops(s);
  ask(s, s.stack[at + TURN_OF], 'playOrPass');
}

function finish(s: VsState, at: number): void {
  const outer = s.stack[at + OUTER];
  expireCombatTriggers(s, s.stack[at + COMBAT]);
  popFrame(s);
  endCombat(s, outer);
  beginTurnedCombat(s);
}
