import { NONE, offer, packChoice, reveal, type Seat } from '@longbox/kernel';
import { putOn, resourceAppears } from '../atoms/appear.ts';
import { moveCard } from '../atoms/move.ts';
import { payForRecruit } from '../atoms/points.ts';
import { removeRow } from '../atoms/table.ts';
import { happen } from '../atoms/triggers.ts';
import { EV } from '../catalogue/face.ts';
import { rulesInForce } from '../queries/allowed.ts';
import { equipCost } from '../rules/cost.ts';
import { isQuick, whyNotEquip } from '../rules/play.ts';
import { faceOf } from '../state/relation.ts';
import { AT } from '../state/rows.ts';
import { V, type VsState, ZONE, zoneList } from '../state/state.ts';
import { CHOICE } from '../words/choices.ts';
import { WHY } from '../words/reasons.ts';

const ROW_ZONES = [ZONE.front, ZONE.back];

/** On whom equipment can be played; on enemies where it says so (VS-MEC-EQUIPX-02). */
export function listEquip(s: VsState, seat: Seat, card: number): void {
  const forEnemies = faceOf(s, card).ownRules.some(
    (rule) => rule.rule === 'equipOnlyTo' && rule.wearer.side === 'enemy',
  );
  for (let side = 0; side < s.seats; side++) {
    if (s.sideOf[side] !== side || (!forEnemies && side !== s.sideOf[seat])) continue;
    for (const zone of ROW_ZONES) {
      for (const character of zoneList(s, zone, side)) {
        if (whyNotEquip(s, seat, card, character) === WHY.fine) offer(s, packChoice(CHOICE.equip, card, character));
      }
    }
  }
}

/** VS-MEC-EQUIPX-07: from hand on whoever is in the combat. */
export function listQuickEquip(s: VsState, seat: Seat): void {
  const hand = zoneList(s, ZONE.hand, seat);
  hand.forEach((card, i) => {
    const isCopy = hand.findIndex((other) => s.face[other] === s.face[card]) < i;
    if (isCopy || !isQuick(s, card)) return;
    for (const character of s.board)
      if (whyNotEquip(s, seat, card, character) === WHY.fine) offer(s, packChoice(CHOICE.equip, card, character));
  });
}

/** VS-EQP-01. */
export function equip(s: VsState, seat: Seat, card: number, character: number): void {
  if (s.v[V.combat] !== 0 && isQuick(s, card)) {
    putOn(s, card, character);
    return happen(s, EV.leavesHand, card, NONE, seat);
  }
  payForRecruit(s, seat, card, equipCost(s, seat, card, character));
  spendReduction(s, seat);
  const from = s.zone[card];
  putOn(s, card, character);
  if (from === ZONE.resources) fillRow(s, seat);
  if (from === ZONE.hand) happen(s, EV.leavesHand, card, NONE, seat);
  happen(s, EV.playsCard, card, NONE, seat);
}

/** "Your next equipment": used up by this one. */
function spendReduction(s: VsState, seat: Seat): void {
  for (const { row } of rulesInForce(s, 'nextEquipCosts').toReversed()) {
    if (row !== NONE && (s.modifiers[row + AT.a] & (1 << seat)) !== 0) removeRow(s, row);
  }
}

/** VS-MEC-RESOURCE-01: the top card of the deck takes the place, face down. */
export function fillRow(s: VsState, seat: Seat): void {
  const card = zoneList(s, ZONE.deck, seat).at(-1);
  if (card === undefined) return;
  moveCard(s, card, ZONE.resources, seat, true);
  reveal(s);
  happen(s, EV.gainsResource, card, NONE, seat);
  resourceAppears(s, card);
}
