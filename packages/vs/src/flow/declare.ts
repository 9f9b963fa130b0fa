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
  type Seat,
  STEP,
  sortAscending,
  truncate,
} from '@longbox/kernel';
import { pickAttacker } from '../atoms/combat.ts';
import { KW } from '../catalogue/face.ts';
import { CAN } from '../catalogue/possible.ts';
import { isPermitted } from '../queries/allowed.ts';
import { canAllAttack, isLegalTeam, whyNotJoin, whyNotTarget } from '../queries/attack.ts';
import { attackersOf, defenderOf } from '../queries/combat-facts.ts';
import { borrow, giveBack } from '../queries/select.ts';
import { hasKeyword, mayAnyHave } from '../queries/traits.ts';
import { forcedAttack, isComplete, leavesRoom } from '../rules/forced.ts';
import { MARK } from '../state/marks.ts';
import { isInRow } from '../state/relation.ts';
import { V, type VsState, ZONE, zoneList } from '../state/state.ts';
import { CHOICE } from '../words/choices.ts';
import { K } from '../words/frame-kinds.ts';
import { WHY } from '../words/reasons.ts';
import { beginCombat } from './begin-combat.ts';

// Slots: first attacker, defender, attacking player, whether this is an extra attack of one character alone.
const FIRST = ARG;
const TARGET = ARG + 1;
const SEAT = ARG + 2;
const ALONE = ARG + 3;
const LAST = ARG + 4;
/** The second of two defenders, counted from 1; 0 for none (VS-MEC-ATTACK-05). */
const SECOND = ARG + 5;

// Steps: attackers join, all are there, the defending player picks whom a Lumbering one attacks, that is done.
const GATHERING = 1;
const GATHERED = 2;
const AIMING = 3;
const AIMED = 4;
const ADDING = 5;
const ADDED = 6;

/** Declares an attack: further attackers one at a time in ascending order, then the combat starts (VS-ATK-03). */
export const declareFrame: FrameKind<VsState> = {
  name: 'declare',

  run(s, at) {
    if (s.stack[at + STEP] === 0) {
      s.stack[at + STEP] = GATHERING;
      s.stack[at + LAST] = s.stack[at + FIRST];
      pickAttacker(s, s.stack[at + FIRST]);
    }
    if (s.stack[at + STEP] === GATHERING) {
      if (mayJoin(s, at)) return ask(s, s.stack[at + SEAT], 'chooseCard', s.stack[at + FIRST]);
      s.stack[at + STEP] = GATHERED;
    }
    if (s.stack[at + STEP] === GATHERED && isLeftToDefender(s, at)) {
      s.stack[at + STEP] = AIMING;
      return ask(s, s.controller[s.stack[at + TARGET]], 'chooseCard', s.stack[at + FIRST]);
    }
    if (s.stack[at + STEP] < ADDING && seconds(s, at).length > 0) {
      s.stack[at + STEP] = ADDING;
      return ask(s, s.stack[at + SEAT], 'chooseCard', s.stack[at + FIRST]);
    }
    declare(s, at);
  },

  list(s, at) {
    if (s.stack[at + STEP] === AIMING) {
      for (const card of aims(s, at)) offer(s, packChoice(CHOICE.card, card));
      return;
    }
    if (s.stack[at + STEP] === ADDING) {
      offer(s, packChoice(CHOICE.done));
      for (const card of seconds(s, at)) offer(s, packChoice(CHOICE.card, card));
      return;
    }
    const team = teamOf(s, at, borrow());
    if (isLegalTeam(s, team) && includesForced(s, at, team)) offer(s, packChoice(CHOICE.done));
    giveBack();
    for (const card of joiners(s, at, borrow())) offer(s, packChoice(CHOICE.join, card));
    giveBack();
  },

  answer(s, at, choice: Choice) {
    if (s.stack[at + STEP] === AIMING) {
      s.stack[at + TARGET] = choiceA(choice);
      s.stack[at + STEP] = AIMED;
      return;
    }
    if (s.stack[at + STEP] === ADDING) {
      s.stack[at + SECOND] = choiceKind(choice) === CHOICE.done ? 0 : choiceA(choice) + 1;
      s.stack[at + STEP] = ADDED;
      return;
    }
    if (choiceKind(choice) === CHOICE.done) {
      s.stack[at + STEP] = GATHERED;
      return;
    }
    s.stack[at + LAST] = choiceA(choice);
    pickAttacker(s, choiceA(choice));
  },
};

function mayJoin(s: VsState, at: number): boolean {
  if (s.stack[at + ALONE] !== 0) return false;
  const any = joiners(s, at, borrow()).length > 0;
  giveBack();
  return any;
}

/** VS-KW-LUMBERING: an attack that an effect grants has its defender from that effect, which asks for itself. */
function isLeftToDefender(s: VsState, at: number): boolean {
  if (s.stack[at + ALONE] !== 0 || !mayAnyHave(s, KW.lumbering)) return false;
  const lumbers = teamOf(s, at, borrow()).some((card) => hasKeyword(s, card, KW.lumbering));
  giveBack();
  return lumbers && aims(s, at).length > 1;
}

/** VS-KW-LUMBERING-2, 3: whom the whole team could attack on the side its player has named. */
function aims(s: VsState, at: number): readonly number[] {
  const named = s.stack[at + TARGET];
  const forced = forcedAttack(s, s.stack[at + SEAT]);
  if (forced !== undefined && (forced.target !== NONE || forced.lures.includes(named))) return [named];
  const side = s.sideOf[s.controller[named]];
  const team = teamOf(s, at, borrow());
  const all = [...zoneList(s, ZONE.front, side), ...zoneList(s, ZONE.back, side), s.playerCard[side]];
  const able = all.filter((card) => canAllAttack(s, team, card));
  giveBack();
  return able;
}

/** VS-MEC-ATTACK-05: whom one that attacks alone could attack besides, in the row of the first. */
function seconds(s: VsState, at: number): readonly number[] {
  const attacker = s.stack[at + FIRST];
  if (!isPermitted(s, CAN.attackTwo, attacker) || teamOf(s, at, []).length > 1) return NOBODY;
  const target = s.stack[at + TARGET];
  return rowOf(s, target).filter((card) => card !== target && whyNotTarget(s, attacker, card) === WHY.fine);
}

const NOBODY: readonly number[] = [];

/** The row a defender stands in; nothing for a player. */
const rowOf = (s: VsState, card: number): readonly number[] =>
  isInRow(s, card) ? zoneList(s, s.zone[card], s.sideOf[s.controller[card]]) : [];

/** VS-MEC-ATTACK-01: a Massive team attacks all of the row that it can attack; the one that was named comes first. */
function targetsOf(s: VsState, at: number, team: readonly number[]): readonly number[] {
  const target = s.stack[at + TARGET];
  const second = s.stack[at + SECOND];
  if (second !== 0) return [target, second - 1];
  if (!hasKeyword(s, team[0], KW.massive)) return [target];
  return [target, ...rowOf(s, target).filter((card) => card !== target && canAllAttack(s, team, card))];
}

/** The attackers so far, in the order of their ids. */
function teamOf(s: VsState, at: number, out: number[]): number[] {
  truncate(out, 0);
  const first = s.stack[at + FIRST];
  const row = zoneList(s, s.zone[first], s.sideOf[s.stack[at + SEAT]]);
  for (const card of row) if ((s.part[card] & MARK.picked) !== 0) out.push(card);
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
    if (card <= s.stack[at + LAST] || (s.part[card] & MARK.picked) !== 0) continue;
    if (whyNotJoin(s, seat, team, card, s.stack[at + TARGET]) !== WHY.fine) continue;
    if (forced === undefined || leavesRoom(s, seat, forced, team, card, s.stack[at + TARGET])) out.push(card);
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
  return forced === undefined || isComplete(s, s.stack[at + SEAT], forced, team, s.stack[at + TARGET]);
}

function declare(s: VsState, at: number): void {
  const attackers = teamOf(s, at, borrow()).slice();
  giveBack();
  const targets = targetsOf(s, at, attackers);
  const seat = s.stack[at + SEAT];
  const isExtra = s.stack[at + ALONE] === 1;
  popFrame(s);
  beginCombat(s, seat, attackers, targets, isExtra);
}
