import type { Seat } from '@longbox/kernel';
import { type Face, KIND, type PowerEntry } from '../catalogue/face.ts';
import { readyFilter } from '../catalogue/shapes.ts';
import type { Filter, SuperPower } from '../language/index.ts';
import { isTreeNode, walk } from '../language/walk.ts';
import { enter, leave } from '../queries/ctx.ts';
import { fits } from '../queries/filter.ts';
import { whyNotPlayTwist } from '../rules/play.ts';
import { isSuper, whyNotUsable } from '../rules/use.ts';
import { faceOf } from '../state/relation.ts';
import { type VsState, ZONE, zoneList } from '../state/state.ts';
import { WHY } from '../words/reasons.ts';

interface Boost {
  readonly atk: number;
  /** Whom it may be given, whatever their part in a combat; everybody without one. */
  readonly filter: Filter | undefined;
}

/** A plot twist in hand that could add ATK to an attack. */
export interface TwistBoost extends Boost {
  readonly card: number;
}

const boosts = new WeakMap<Face, Boost>();
const ownBoosts = new WeakMap<PowerEntry, number>();

/** Plot twists in a player's hand that could add ATK to an attack. */
export function listTwistBoosts(s: VsState, seat: Seat, out: TwistBoost[]): void {
  out.length = 0;
  const hand = zoneList(s, ZONE.hand, seat);
  for (let i = 0; i < hand.length; i++) {
    const face = faceOf(s, hand[i]);
    if ((face.kind & KIND.plotTwist) === 0 || printedBoost(face).atk <= 0) continue;
    if (whyNotPlayTwist(s, seat, hand[i]) === WHY.fine) out.push({ ...printedBoost(face), card: hand[i] });
  }
}

/** Whether it could be given to this attacker. */
export function suits(s: VsState, seat: Seat, { card, filter }: TwistBoost, attacker: number): boolean {
  if (filter === undefined) return true;
  const isFit = fits(s, filter, attacker, enter(card, seat));
  leave();
  return isFit;
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
  const { atk } = boostIn(entry.power.effects);
  ownBoosts.set(entry, atk);
  return atk;
}

const NO_BOOST: Boost = { atk: 0, filter: undefined };

/** What a plot twist for combats adds to an ATK, read off its effects. */
function printedBoost(face: Face): Boost {
  const known = boosts.get(face);
  if (known !== undefined) return known;
  let most = NO_BOOST;
  const { card } = face;
  if (card.card === 'plotTwist') {
    for (const { at, effects } of card.timing) {
      if (at !== 'combat' && at !== 'anyCombat') continue;
      const boost = boostIn(effects);
      if (boost.atk > most.atk) most = boost;
    }
  }
  boosts.set(face, most);
  return most;
}

function boostIn(effects: unknown): Boost {
  let most = NO_BOOST;
  let isSure = true;
  const note = (amount: unknown, cards: unknown): void => {
    if (typeof amount === 'number' && amount > most.atk) most = { atk: amount, filter: filterOf(cards) };
  };
  walk(effects, {
    enter(node) {
      // What depends on something cannot be counted on, and what may end the combat is no help to it.
      if (node.verb === 'if' || node.verb === 'unless' || node.verb === 'cancelCombat') isSure = false;
      // What strengthens a defender is no help to an attack.
      if (node.combat === 'defender' || node.combat === 'meleeDefender') isSure = false;
      if (node.verb === 'put' && node.counter === 'plus') note(node.count, node.cards);
      if (node.verb !== 'modify' || !Array.isArray(node.by)) return;
      for (const mod of node.by) if (isTreeNode(mod) && mod.mod === 'stats') note(mod.atk, node.cards);
    },
  });
  return isSure ? most : NO_BOOST;
}

/** The filter that says who gets it, without their part in a combat: there is none yet. */
function filterOf(cards: unknown): Filter | undefined {
  if (!isTreeNode(cards) || !isTreeNode(cards.from) || !isTreeNode(cards.from.where)) return undefined;
  const { combat: _, ...rest } = cards.from.where as Filter;
  return readyFilter(rest);
}
