import { NONE, type Seat } from '@longbox/kernel';
import { EV } from '../catalogue/face.ts';
import { defendingLocation } from '../queries/combat-facts.ts';
import { COMBAT_MARKS, MARK } from '../state/marks.ts';
import { isFaceUp } from '../state/relation.ts';
import { durationNumber } from '../state/rows.ts';
import { FLAG, ROLE, V, type VsState } from '../state/state.ts';
import { nextMoment } from './chain.ts';
import { exhaustCharacter } from './conditions.ts';
import { endRowsOf, startNextAttack } from './table.ts';
import { announce, mention } from './tell.ts';
import { happen } from './triggers.ts';

/** While an attack is being declared: this one takes part. */
export function pickAttacker(s: VsState, card: number): void {
  s.part[card] |= MARK.picked;
}

/** VS-MEC-ATTACK-12: the attack it is about to make is a melee attack, whatever row it stands in. */
export function startMelee(s: VsState, card: number): void {
  s.part[card] |= MARK.melee;
}

/** VS-MEC-ATTACK-12: once the combat going on is over, it attacks these. */
export function turnAttack(s: VsState, attacker: number, defenders: readonly number[]): void {
  s.part[attacker] |= MARK.turnsCombat;
  for (const card of defenders) s.part[card] |= MARK.defendsNext;
}

/** Whom it attacks is settled, or nobody attacks. */
export function endTurning(s: VsState, attacker: number, stays: boolean): void {
  for (const card of s.board) s.part[card] &= ~MARK.defendsNext;
  if (!stays) s.part[attacker] &= ~MARK.turnsCombat;
}

export function stopMelee(s: VsState, card: number): void {
  s.part[card] &= ~MARK.melee;
}

/** `FLAG.attackedSince` of all seats. */
const ATTACKED_SINCE = 0b1111 * FLAG.attackedSince;

/** VS-ATK-03: an attack is declared and its combat starts. */
export function startCombat(
  s: VsState,
  seat: Seat,
  attackers: readonly number[],
  targets: readonly number[],
  isExtra: boolean,
): void {
  s.v[V.combat] = ++s.v[V.combats];
  s.v[V.attackingSeat] = seat;
  s.v[V.cancelled] = 0;
  // VS-MODE-23: who share a side make their attacks together.
  s.attacksMade[s.sideOf[seat]]++;
  // The end of this turn makes it 0 again.
  s.v[V.quietTurns] = -1;
  nextMoment(s);
  for (const card of attackers) {
    s.part[card] &= ~MARK.picked;
    // VS-ATK-03 is about attacks by right; one that an effect grants asks for no ready character and exhausts none.
    if (!isExtra) exhaustCharacter(s, card);
    s.role[card] = ROLE.attacker;
    s.flags[card] |= FLAG.attacked | ATTACKED_SINCE;
    startNextAttack(s, card);
    endRest(s, card);
  }
  for (const target of targets) {
    endRest(s, target);
    s.role[target] = ROLE.defender;
    if (!isFaceUp(s, target)) s.part[target] |= MARK.attackedDown;
  }
  mention(s, { type: 'attackDeclared', seat, attackers, defender: targets[0] });
}

const UNTIL_IT_ACTS = durationNumber('untilItActs');

/** VS-KW-HIBERNATING: it does something, or is made to. */
export const endRest = (s: VsState, card: number): void => endRowsOf(s, card, 'card', UNTIL_IT_ACTS);

/** Back to the combat around it, if there is one. */
export function endCombat(s: VsState, outer: number): void {
  const cancelled = s.v[V.cancelled] !== 0;
  for (const card of s.board) {
    if (s.role[card] === ROLE.attacker) s.part[card] &= ~MARK.turnsCombat;
    s.role[card] = ROLE.none;
    s.part[card] &= ~COMBAT_MARKS;
  }
  for (let seat = 0; seat < s.seats; seat++) s.role[s.playerCard[seat]] = ROLE.none;
  freeLocation(s);
  s.v[V.combat] = outer;
  s.v[V.cancelled] = 0;
  mention(s, { type: 'combatEnded', cancelled });
}

/** VS-MEC-ATTACK-09: it defends no longer. */
function freeLocation(s: VsState): void {
  const location = defendingLocation(s);
  if (location !== NONE) s.role[location] = ROLE.none;
}

/** VS-CMB-51: it ends and nobody is stunned by it; the combat frame sees the mark. */
export function cancelCombatNow(s: VsState): void {
  s.v[V.cancelled] = 1;
}

/** VS-CMB-54: by an effect that takes it out; if the combat ends by that, the combat frame sees it. */
export function leaveCombat(s: VsState, card: number): void {
  s.role[card] = ROLE.none;
  announce(s, { type: 'leftCombat', card });
}

/** VS-TERM-27: `next` defends in place of `old`, which may be NONE. */
export function changeDefender(s: VsState, old: number, next: number): void {
  if (old !== NONE) s.role[old] = ROLE.none;
  endRest(s, next);
  s.role[next] = ROLE.defender;
  announce(s, { type: 'defenderReplaced', card: next, instead: old === NONE ? undefined : old });
  happen(s, EV.entersCombat, next);
}

/** It has struck in this resolution, and does not strike in its normal part if this was the Ferocious one. */
export function noteStrike(s: VsState, card: number): void {
  s.part[card] |= MARK.struckFirst;
}

/** VS-MEC-STRIKE-07: it wounds whom it would strike, or strikes after all. */
export function noteInstead(s: VsState, card: number, wounds: boolean): void {
  if (wounds) s.part[card] |= MARK.woundsInstead;
  else s.part[card] &= ~MARK.woundsInstead;
}

/** VS-CMB-43: it has gone through a part of the resolution unstunned. */
export function noteSurvival(s: VsState, card: number): void {
  s.part[card] |= MARK.survived;
}

export function forgetSurvival(s: VsState, card: number): void {
  s.part[card] &= ~MARK.survived;
}

/** VS-CMB-54: who left play, hid or was stunned since it began is out of the combat; changes of side are the verb's. */
export function dropFromCombat(s: VsState): void {
  const { board } = s;
  for (let i = 0; i < board.length; i++) {
    if (!isFaceUp(s, board[i]) && (s.part[board[i]] & MARK.attackedDown) === 0) s.role[board[i]] = ROLE.none;
  }
  const location = defendingLocation(s);
  if (location !== NONE && !isFaceUp(s, location)) s.role[location] = ROLE.none;
}
