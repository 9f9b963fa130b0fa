import type { Seat } from '@longbox/kernel';
import { type Face, KIND, type PowerEntry } from '../catalogue/face.ts';
import type { SuperPower } from '../language/index.ts';
import { isTreeNode, walk } from '../language/walk.ts';
import { whyNotPlayTwist } from '../rules/play.ts';
import { isSuper, whyNotUsable } from '../rules/use.ts';
import { faceOf } from '../state/relation.ts';
import { type VsState, ZONE, zoneList } from '../state/state.ts';
import { WHY } from '../words/reasons.ts';

const boosts = new WeakMap<Face, number>();
const ownBoosts = new WeakMap<PowerEntry, number>();

/** ATK that plot twists in a player's hand could add to an attack, the most first. */
export function listTwistBoosts(s: VsState, seat: Seat, out: number[]): void {
  out.length = 0;
  const hand = zoneList(s, ZONE.hand, seat);
  for (let i = 0; i < hand.length; i++) {
    const face = faceOf(s, hand[i]);
    if ((face.kind & KIND.plotTwist) === 0 || printedBoost(face) <= 0) continue;
    if (whyNotPlayTwist(s, seat, hand[i]) === WHY.fine) out.push(printedBoost(face));
  }
  out.sort((a, b) => b - a);
}

/** ATK that a character's own super powers for combats could add to its attack now. */
export function powerBoost(s: VsState, seat: Seat, card: number): number {
  const { supers } = faceOf(s, card);
  let boost = 0;
  for (let i = 0; i < supers.length; i++) {
    const entry = supers[i];
    if (!isSuper(entry) || !isForCombat(entry.power.timing) || ownBoost(entry) <= 0) continue;
    if (whyNotUsable(s, seat, card, entry) === WHY.fine) boost += ownBoost(entry);
  }
  return boost;
}

const isForCombat = (timing: string): boolean => timing === 'combat' || timing === 'anyCombat';

/** ATK that a character's own super power gives it or the attackers it is among. */
function ownBoost(entry: PowerEntry & { power: SuperPower }): number {
  const known = ownBoosts.get(entry);
  if (known !== undefined) return known;
  const atk = atkIn(entry.power.effects);
  ownBoosts.set(entry, atk);
  return atk;
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
  let isSure = true;
  const note = (amount: unknown): void => {
    if (typeof amount === 'number') most = Math.max(most, amount);
  };
  walk(effects, {
    enter(node) {
      // What depends on something cannot be counted on, and what may end the combat is no help to it.
      if (node.verb === 'if' || node.verb === 'unless' || node.verb === 'cancelCombat') isSure = false;
      // What strengthens a defender is no help to an attack.
      if (node.combat === 'defender' || node.combat === 'meleeDefender') isSure = false;
      if (node.verb === 'put' && node.counter === 'plus') note(node.count);
      if (node.verb !== 'modify' || !Array.isArray(node.by)) return;
      for (const mod of node.by) if (isTreeNode(mod) && mod.mod === 'stats') note(mod.atk);
    },
  });
  return isSure ? most : 0;
}
