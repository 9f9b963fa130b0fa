import { NONE, pushFrame, type Seat } from '@longbox/kernel';
import { endTurning, startCombat, startMelee } from '../atoms/combat.ts';
import { happen } from '../atoms/triggers.ts';
import { EV, KW } from '../catalogue/face.ts';
import { isSkyBlocked } from '../queries/attack.ts';
import { isProtected } from '../queries/combat-facts.ts';
import { hasKeyword } from '../queries/traits.ts';
import { MARK } from '../state/marks.ts';
import { isFaceUp, isInRow } from '../state/relation.ts';
import { V, type VsState, ZONE, zoneList } from '../state/state.ts';
import { K } from '../words/frame-kinds.ts';

/** A combat around these, inside the one that is going on, if there is one. `isExtra`: granted by an effect. */
export function beginCombat(
  s: VsState,
  seat: Seat,
  attackers: readonly number[],
  targets: readonly number[],
  isExtra: boolean,
): void {
  const outer = s.v[V.combat];
  startCombat(s, seat, attackers, targets, isExtra);
  pushFrame(s, K.combat, s.v[V.combat], outer, seat);
  tellOfAttack(s, attackers, targets, seat);
}

/** VS-MEC-ATTACK-12: the combat that replaces a cancelled one, with the characters that are still there. */
export function beginTurnedCombat(s: VsState): void {
  const attacker = firstMarked(s, MARK.turnsCombat);
  if (attacker === NONE) return;
  const isDefender = (card: number): boolean => (s.part[card] & MARK.defendsNext) !== 0 && isFaceUp(s, card);
  const defenders = s.board.filter(isDefender);
  const begins = isFaceUp(s, attacker) && defenders.length > 0;
  endTurning(s, attacker, begins);
  if (!begins) return;
  startMelee(s, attacker);
  beginCombat(s, s.controller[attacker], [attacker], defenders, true);
}

function firstMarked(s: VsState, mark: number): number {
  const { board } = s;
  for (let i = 0; i < board.length; i++) if ((s.part[board[i]] & mark) !== 0) return board[i];
  return NONE;
}

/** VS-MEC-ATTACK-04: what holds for one of several defenders holds for the attack. */
function tellOfAttack(s: VsState, attackers: readonly number[], targets: readonly number[], seat: number): void {
  const [target] = targets;
  happen(s, EV.attackDeclared, attackers[0], target, seat, attackers.length);
  for (const card of attackers) {
    happen(s, EV.entersCombat, card, NONE, seat);
    happen(s, EV.attacks, card, target, seat, attackers.length);
  }
  for (const card of targets) {
    happen(s, EV.entersCombat, card, NONE, s.controller[card]);
    happen(s, EV.isAttacked, card, attackers[0], seat, attackers.length);
  }
  tellOfFlight(s, attackers, target, seat);
}

/** VS-MEC-EVENT-04: with the help of Flight, over everybody face up in the front row before the defender. */
function tellOfFlight(s: VsState, attackers: readonly number[], target: number, seat: Seat): void {
  if (s.book.ears[EV.fliesOver] === 0 || !isInRow(s, target) || !isProtected(s, target)) return;
  if (isSkyBlocked(s, s.controller[target])) return;
  const front = zoneList(s, ZONE.front, s.sideOf[s.controller[target]]);
  for (const card of attackers) {
    if (!hasKeyword(s, card, KW.flight)) continue;
    for (const below of front) if (isFaceUp(s, below)) happen(s, EV.fliesOver, card, below, seat);
  }
}
