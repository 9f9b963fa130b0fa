import {
  ARG,
  ask,
  type Choice,
  choiceA,
  choiceKind,
  FRAME,
  type FrameKind,
  NONE,
  offer,
  packChoice,
  popFrame,
  pushFrame,
  type Seat,
  STEP,
  sortAscending,
  truncate,
} from '@longbox/kernel';
import { exhaustCharacter } from '../atoms/conditions.ts';
import { mention } from '../atoms/tell.ts';
import { happen, nextMoment } from '../atoms/triggers.ts';
import { EV } from '../catalogue/face.ts';
import { ATTACKED_DOWN, attackersOf, defenderOf } from '../queries/combat-facts.ts';
import { borrow, giveBack } from '../queries/select.ts';
import { isLegalTeam, whyNotJoin } from '../rules/attack.ts';
import { startNextAttack } from '../rules/expire.ts';
import { forcedAttack, leavesRoom } from '../rules/forced.ts';
import { isFaceUp } from '../state/relation.ts';
import { FLAG, ROLE, V, type VsState, zoneList } from '../state/state.ts';
import { CHOICE } from '../words/choices.ts';
import { K } from '../words/frame-kinds.ts';
import { WHY } from '../words/reasons.ts';

// Slots: first attacker, defender, attacking player, whether this is an extra attack of one character alone.
const FIRST = ARG;
const TARGET = ARG + 1;
const SEAT = ARG + 2;
const ALONE = ARG + 3;
const LAST = ARG + 4;

/** Attackers picked so far are marked in `part`, which no combat uses yet. */
const PICKED = 0x40;

/** Declares an attack: further attackers one at a time in ascending order, then the combat starts (VS-ATK-03). */
export const declareFrame: FrameKind<VsState> = {
  name: 'declare',

  run(s, at) {
    if (s.stack[at + STEP] === 0) {
      s.stack[at + STEP] = 1;
      s.stack[at + LAST] = s.stack[at + FIRST];
      s.part[s.stack[at + FIRST]] |= PICKED;
    }
    const mayJoin = s.stack[at + STEP] === 1 && s.stack[at + ALONE] === 0 && joiners(s, at, borrow()).length > 0;
    if (s.stack[at + ALONE] === 0 && s.stack[at + STEP] === 1) giveBack();
    if (mayJoin) return ask(s, s.stack[at + SEAT], 'chooseCard', s.stack[at + FIRST]);
    declare(s, at);
  },

  list(s, at) {
    const team = teamOf(s, at, borrow());
    if (isLegalTeam(s, team) && includesForced(s, at, team)) offer(s, packChoice(CHOICE.done));
    giveBack();
    for (const card of joiners(s, at, borrow())) offer(s, packChoice(CHOICE.join, card));
    giveBack();
  },

  answer(s, at, choice: Choice) {
    if (choiceKind(choice) === CHOICE.done) {
      s.stack[at + STEP] = 2;
      return;
    }
    s.stack[at + LAST] = choiceA(choice);
    s.part[choiceA(choice)] |= PICKED;
  },
};

/** The attackers so far, in the order of their ids. */
function teamOf(s: VsState, at: number, out: number[]): number[] {
  truncate(out, 0);
  const first = s.stack[at + FIRST];
  const row = zoneList(s, s.zone[first], s.sideOf[s.stack[at + SEAT]]);
  for (const card of row) if ((s.part[card] & PICKED) !== 0) out.push(card);
  sortAscending(out);
  return out;
}

function joiners(s: VsState, at: number, out: number[]): number[] {
  truncate(out, 0);
  const seat = s.stack[at + SEAT];
  const forced = forcedAttack(s, seat);
  const team = teamOf(s, at, borrow());
  const row = zoneList(s, s.zone[s.stack[at + FIRST]], s.sideOf[seat]);
  for (const card of row) {
    if (card <= s.stack[at + LAST] || (s.part[card] & PICKED) !== 0) continue;
    if (whyNotJoin(s, seat, team, card, s.stack[at + TARGET]) !== WHY.fine) continue;
    if (forced === undefined || leavesRoom(s, seat, forced, team, card)) out.push(card);
  }
  giveBack();
  return out;
}

/** Why a character cannot join the attack that is being declared, or could not join the one that was. */
export function whyNotJoinNow(s: VsState, seat: Seat, card: number): number {
  const at = s.stack.length - FRAME;
  if (s.stack[at] === K.declare) return whyNotJoin(s, seat, teamOf(s, at, []), card, s.stack[at + TARGET]);
  return s.v[V.combat] === 0 ? WHY.noCombat : whyNotJoin(s, seat, attackersOf(s), card, defenderOf(s));
}

function includesForced(s: VsState, at: number, team: readonly number[]): boolean {
  const forced = forcedAttack(s, s.stack[at + SEAT]);
  return forced === undefined || team.includes(forced.attacker);
}

function declare(s: VsState, at: number): void {
  const attackers = teamOf(s, at, borrow()).slice();
  giveBack();
  const target = s.stack[at + TARGET];
  const seat = s.stack[at + SEAT];
  const isExtra = s.stack[at + ALONE] === 1;
  popFrame(s);
  const outer = s.v[V.combat];
  s.v[V.combat] = ++s.v[V.combats];
  s.v[V.attackingSeat] = seat;
  s.v[V.cancelled] = 0;
  // VS-MODE-23: who share a side make their attacks together.
  s.attacksMade[s.sideOf[seat]]++;
  // The end of this turn makes it 0 again.
  s.v[V.quietTurns] = -1;
  nextMoment(s);
  for (const card of attackers) {
    s.part[card] &= ~PICKED;
    // VS-ATK-03 is about attacks by right; one that an effect grants asks for no ready character and exhausts none.
    if (!isExtra) exhaustCharacter(s, card);
    s.role[card] = ROLE.attacker;
    s.flags[card] |= FLAG.attacked;
    startNextAttack(s, card);
  }
  s.role[target] = ROLE.defender;
  if (!isFaceUp(s, target)) s.part[target] |= ATTACKED_DOWN;
  mention(s, { type: 'attackDeclared', seat, attackers, defender: target });
  pushFrame(s, K.combat, s.v[V.combat], outer, seat);
  tellOfAttack(s, attackers, target, seat);
}

function tellOfAttack(s: VsState, attackers: readonly number[], target: number, seat: number): void {
  happen(s, EV.attackDeclared, attackers[0], target, seat, attackers.length);
  for (const card of attackers) {
    happen(s, EV.entersCombat, card, NONE, seat);
    happen(s, EV.attacks, card, target, seat, attackers.length);
  }
  happen(s, EV.entersCombat, target, NONE, s.controller[target]);
  happen(s, EV.isAttacked, target, attackers[0], seat, attackers.length);
}
