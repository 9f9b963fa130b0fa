import { NONE } from '@longbox/kernel';
import { EVIL, GOOD, KIND } from '../catalogue/book.ts';
import {
  ACTIVE_SLOTS,
  type ArenaState,
  activeSeat,
  CHALLENGE,
  challengeOf,
  firstSlot,
  isActiveSlot,
  MISSION,
  otherSeat,
  SLOTS,
  type Slot,
  TURN,
} from '../state/state.ts';
import { aim, bestBoost, blowWorth, createBlow, defeatChance, percentOf } from './blow.ts';
import type { Field } from './field.ts';

/** Challenges that one side could make together: which attackers, alone or in a group, against which targets. */
export interface Plan {
  field: Field;
  /** By pair and target: without and with Boost, what it is worth, the chance of a defeat, the cards it takes. */
  readonly worth: Int32Array;
  readonly chance: Int32Array;
  readonly bareWorth: Int32Array;
  readonly bareChance: Int32Array;
  readonly cards: Int32Array;
  /** By leader: the most that any challenge of it is worth, and the greatest chance of one. */
  readonly tops: Int32Array;
  readonly topChances: Int32Array;
  /** Bits of attackers and targets that are spoken for. */
  attackers: number;
  targets: number;
  budget: number;
  /** The chance that the Mission is not completed by what has been declared, in percent; and what that is worth. */
  open: number;
  base: number;
}

/** The slots of the other side, and last its Mission. */
const TARGETS = SLOTS + 1;
/** Leader alone, or leader with each of three partners. */
const PAIRS = ACTIVE_SLOTS * (ACTIVE_SLOTS + 1);
const UNUSED = -1_000_000;

export function createPlan(field: Field): Plan {
  const column = (): Int32Array => new Int32Array(PAIRS * TARGETS);
  return {
    field,
    worth: column(),
    chance: column(),
    bareWorth: column(),
    bareChance: column(),
    cards: column(),
    tops: new Int32Array(ACTIVE_SLOTS),
    topChances: new Int32Array(ACTIVE_SLOTS),
    attackers: 0,
    targets: 0,
    budget: 0,
    open: 100,
    base: 0,
  };
}

const blow = createBlow();

/** `partner` counts the attacker's slots from 0; NONE for a leader alone. */
const cell = (leader: number, partner: number, target: number): number =>
  (leader * (ACTIVE_SLOTS + 1) + partner + 1) * TARGETS + target;

/** Targets are counted from the other side's first slot. */
const targetOf = (f: Field, target: number): Slot =>
  target === SLOTS ? MISSION : firstSlot(otherSeat(f.attacker)) + target;
const numberOf = (f: Field, target: Slot): number =>
  target === MISSION ? SLOTS : target - firstSlot(otherSeat(f.attacker));

function fillCell(p: Plan, s: ArenaState, leader: number, partner: number, target: number): void {
  const f = p.field;
  const first = firstSlot(f.attacker);
  const at = cell(leader, partner, target);
  aim(blow, f, s, first + leader, partner === NONE ? NONE : first + partner, targetOf(f, target));
  const boosts = bestBoost(blow, f, s, p.budget);
  p.cards[at] = boosts;
  p.chance[at] = blow.chance;
  p.worth[at] = blow.worth - boosts * f.card[f.attacker];
  p.bareChance[at] = boosts === 0 ? blow.chance : defeatChance(blow, f, s, 0);
  p.bareWorth[at] = boosts === 0 ? blow.worth : blowWorth(blow, f, s, 0, p.bareChance[at]);
}

const canAttack = (f: Field, slot: Slot): boolean => f.print[slot] !== NONE && f.isCalled[slot] === 0;

function canPair(f: Field, s: ArenaState, leader: Slot, partner: Slot): boolean {
  if (leader === partner || !canAttack(f, partner)) return false;
  const { affiliation, alignment } = s.book;
  const [one, two] = [f.print[leader], f.print[partner]];
  if (affiliation[one] !== affiliation[two]) return false;
  return Math.abs(alignment[one] - alignment[two]) !== Math.abs(GOOD - EVIL);
}

function canTarget(f: Field, leader: Slot, partner: Slot, target: Slot): boolean {
  if (f.print[target] === NONE) return false;
  if (target === MISSION) return uses(f, leader, partner, KIND.attackMission);
  return isActiveSlot(target) || uses(f, leader, partner, KIND.trapAttack);
}

const uses = (f: Field, leader: Slot, partner: Slot, kind: number): boolean =>
  f.mark[leader] === kind + 1 || (partner !== NONE && f.mark[partner] === kind + 1);

function fillRow(p: Plan, s: ArenaState, leader: number, partner: number): void {
  for (let target = 0; target < TARGETS; target++) readCell(p, s, leader, partner, target);
}

function readCell(p: Plan, s: ArenaState, leader: number, partner: number, target: number): void {
  const f = p.field;
  const first = firstSlot(f.attacker);
  if (canTarget(f, first + leader, partner === NONE ? NONE : first + partner, targetOf(f, target)))
    fillCell(p, s, leader, partner, target);
  else p.worth[cell(leader, partner, target)] = UNUSED;
}

/** Works out every challenge that is possible, and what has been declared already. */
export function readPlan(p: Plan, s: ArenaState): void {
  const f = p.field;
  const first = firstSlot(f.attacker);
  p.attackers = 0;
  p.targets = 0;
  p.budget = f.hand[f.attacker];
  p.open = 100;
  p.base = 0;
  if (activeSeat(s) === f.attacker) countDeclared(p, s);
  for (let leader = 0; leader < ACTIVE_SLOTS; leader++) {
    if (!canAttack(f, first + leader)) p.attackers |= 1 << leader;
    readLeader(p, s, leader);
  }
}

/** All challenges that one slot may lead, counted from 0. */
function readLeader(p: Plan, s: ArenaState, leader: number): void {
  const f = p.field;
  const first = firstSlot(f.attacker);
  if ((p.attackers & (1 << leader)) === 0) {
    fillRow(p, s, leader, NONE);
    if (isGroupLeader(p, leader)) {
      for (let partner = 0; partner < ACTIVE_SLOTS; partner++) {
        if (canPair(f, s, first + leader, first + partner)) fillRow(p, s, leader, partner);
        else p.worth.fill(UNUSED, cell(leader, partner, 0), cell(leader, partner, TARGETS));
      }
    }
  }
  findTops(p, leader);
}

/** After a change in one slot of the attacker that touches no other: its own challenges, and groups it may join. */
export function rereadAttacker(p: Plan, s: ArenaState, slot: Slot): void {
  const changed = slot - firstSlot(p.field.attacker);
  for (let leader = 0; leader < ACTIVE_SLOTS; leader++) {
    if (leader === changed || isGroupLeader(p, leader)) readLeader(p, s, leader);
  }
}

/** After a change of the characters in two slots of the other side: all challenges against them. */
export function rereadTargets(p: Plan, s: ArenaState, one: Slot, two: Slot): void {
  const f = p.field;
  const first = firstSlot(f.attacker);
  for (let leader = 0; leader < ACTIVE_SLOTS; leader++) {
    if ((p.attackers & (1 << leader)) !== 0) continue;
    for (let partner = NONE; partner < (isGroupLeader(p, leader) ? ACTIVE_SLOTS : 0); partner++) {
      if (partner !== NONE && !canPair(f, s, first + leader, first + partner)) continue;
      readCell(p, s, leader, partner, numberOf(f, one));
      readCell(p, s, leader, partner, numberOf(f, two));
    }
    findTops(p, leader);
  }
}

function countDeclared(p: Plan, s: ArenaState): void {
  const first = firstSlot(p.field.attacker);
  for (let c = 0; c < s.turn[TURN.challenges]; c++) {
    const [leader, partner] = [challengeOf(s, c, CHALLENGE.leader), challengeOf(s, c, CHALLENGE.partner)];
    const target = challengeOf(s, c, CHALLENGE.target);
    p.attackers |= 1 << (leader - first);
    if (partner !== NONE) p.attackers |= 1 << (partner - first);
    if (challengeOf(s, c, CHALLENGE.resolved) !== 0) continue;
    if (!s.profile.sharedTargets) p.targets |= 1 << numberOf(p.field, target);
    if (p.field.print[target] !== NONE) countChallenge(p, s, leader, partner, target);
  }
}

function countChallenge(p: Plan, s: ArenaState, leader: Slot, partner: Slot, target: Slot): void {
  const f = p.field;
  aim(blow, f, s, leader, partner, target);
  const boosts = bestBoost(blow, f, s, p.budget);
  p.budget -= boosts;
  p.base += blow.worth - boosts * f.card[f.attacker];
  if (blow.mission > 0) p.open = percentOf(p.open, 100 - blow.chance);
}

/** The best that the attackers who are still free can do together. */
export function planWorth(p: Plan, s: ArenaState): number {
  most = UNUSED;
  explore(p, s, 0, p.attackers, p.targets, p.budget, p.open, 0);
  return p.base + most;
}

/** The best found so far. */
let most = 0;

function findTops(p: Plan, leader: number): void {
  p.tops[leader] = 0;
  p.topChances[leader] = 0;
  if ((p.attackers & (1 << leader)) !== 0) return;
  const end = isGroupLeader(p, leader) ? cell(leader + 1, NONE, 0) : cell(leader, 0, 0);
  for (let at = cell(leader, NONE, 0); at < end; at++) {
    if (p.worth[at] === UNUSED) continue;
    p.tops[leader] = Math.max(p.tops[leader], p.worth[at], p.bareWorth[at]);
    p.topChances[leader] = Math.max(p.topChances[leader], p.chance[at], p.bareChance[at]);
  }
}

const isGroupLeader = (p: Plan, leader: number): boolean =>
  p.field.mark[firstSlot(p.field.attacker) + leader] === KIND.groupAttack + 1;

const missionOf = (p: Plan, open: number): number => percentOf(p.field.mission, 100 - open);

/** No plan from this leader on can bring more. */
function bound(p: Plan, leader: number, open: number): number {
  let worth = 0;
  let left = open;
  for (let next = leader; next < ACTIVE_SLOTS; next++) {
    worth += p.tops[next];
    left = percentOf(left, 100 - p.topChances[next]);
  }
  return worth + missionOf(p, left);
}

/** Brings nothing and may cost something: no plan is better for it. */
const isPointless = (p: Plan, at: number): boolean => p.worth[at] <= 0 && p.chance[at] === 0 && p.cards[at] === 0;

/** Raises `most` to the best plan that adds to what is `sure` with the leaders from this one on. */
function explore(
  p: Plan,
  s: ArenaState,
  leader: number,
  attackers: number,
  targets: number,
  budget: number,
  open: number,
  sure: number,
): void {
  if (leader === ACTIVE_SLOTS) {
    most = Math.max(most, sure + missionOf(p, open));
    return;
  }
  if (sure + bound(p, leader, open) <= most) return;
  if ((attackers & (1 << leader)) === 0) {
    for (let partner = NONE; partner < (isGroupLeader(p, leader) ? ACTIVE_SLOTS : 0); partner++) {
      const bits = (1 << leader) | (partner === NONE ? 0 : 1 << partner);
      if ((attackers & bits) !== 0) continue;
      for (let target = 0; target < TARGETS; target++) {
        const at = cell(leader, partner, target);
        if (p.worth[at] === UNUSED || (targets & (1 << target)) !== 0 || isPointless(p, at)) continue;
        take(p, s, at, leader + 1, attackers | bits, targets, budget, open, sure);
      }
    }
  }
  explore(p, s, leader + 1, attackers, targets, budget, open, sure);
}

function take(
  p: Plan,
  s: ArenaState,
  at: number,
  next: number,
  attackers: number,
  targets: number,
  budget: number,
  open: number,
  sure: number,
): void {
  const target = at % TARGETS;
  const isBare = p.cards[at] > budget;
  const chance = isBare ? p.bareChance[at] : p.chance[at];
  const left = target < ACTIVE_SLOTS ? percentOf(open, 100 - chance) : open;
  const spoken = s.profile.sharedTargets ? targets : targets | (1 << target);
  const gained = sure + (isBare ? p.bareWorth[at] : p.worth[at]);
  explore(p, s, next, attackers, spoken, budget - (isBare ? 0 : p.cards[at]), left, gained);
}

/** The best plan that makes this challenge; `leader` and `partner` are slots. */
export function planWorthWith(p: Plan, s: ArenaState, leader: Slot, partner: Slot, target: Slot): number {
  const first = firstSlot(p.field.attacker);
  const at = cell(leader - first, partner === NONE ? NONE : partner - first, numberOf(p.field, target));
  const bits = (1 << (leader - first)) | (partner === NONE ? 0 : 1 << (partner - first));
  most = UNUSED;
  take(p, s, at, 0, p.attackers | bits, p.targets, p.budget, p.open, 0);
  return p.base + most;
}

/** What the challenges that are declared and not resolved are worth to the attacker. */
export const declaredWorth = (p: Plan): number => p.base + missionOf(p, p.open);
