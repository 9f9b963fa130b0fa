import { NONE, type Seat } from '@longbox/kernel';
import { type Face, KIND } from '../catalogue/face.ts';
import { isTreeNode, walk } from '../language/walk.ts';
import { whyNotPlayTwist } from '../rules/play.ts';
import { faceOf } from '../state/relation.ts';
import { type VsState, ZONE, zoneList } from '../state/state.ts';
import { WHY } from '../words/reasons.ts';
import { twinInPlay } from './hand.ts';

const boosts = new WeakMap<Face, number>();

/** ATK that the cards in a player's own hand could add to a combat: plot twists that can be played, and power-ups. */
export function boostOf(s: VsState, seat: Seat): number {
  const hand = zoneList(s, ZONE.hand, seat);
  let boost = 0;
  for (let i = 0; i < hand.length; i++) {
    const face = faceOf(s, hand[i]);
    if ((face.kind & KIND.character) !== 0) boost += twinInPlay(s, seat, hand[i]) === NONE ? 0 : 1;
    else if ((face.kind & KIND.plotTwist) !== 0 && whyNotPlayTwist(s, seat, hand[i]) === WHY.fine)
      boost += printedBoost(face);
  }
  return boost;
}

/** What a plot twist for combats adds to an ATK, read off its effects. */
function printedBoost(face: Face): number {
  const known = boosts.get(face);
  if (known !== undefined) return known;
  let most = 0;
  const { card } = face;
  if (card.card === 'plotTwist') {
    for (const { at, effects } of card.timing) {
      if (at === 'combat' || at === 'anyCombat') most = Math.max(most, atkIn(effects));
    }
  }
  boosts.set(face, most);
  return most;
}

function atkIn(effects: unknown): number {
  let most = 0;
  const note = (amount: unknown): void => {
    if (typeof amount === 'number') most = Math.max(most, amount);
  };
  walk(effects, {
    enter(node) {
      if (node.verb === 'put' && node.counter === 'plus') note(node.count);
      if (node.verb !== 'modify' || isOnDefender(node.cards) || !Array.isArray(node.by)) return;
      for (const mod of node.by) if (isTreeNode(mod) && mod.mod === 'stats') note(mod.atk);
    },
  });
  return most;
}

/** What strengthens the defender is no help to an attack. */
function isOnDefender(cards: unknown): boolean {
  return (
    isTreeNode(cards) &&
    isTreeNode(cards.from) &&
    isTreeNode(cards.from.where) &&
    cards.from.where.combat === 'defender'
  );
}
