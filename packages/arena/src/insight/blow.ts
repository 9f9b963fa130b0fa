import { NONE } from '@longbox/kernel';
import { KIND, namesNemesis } from '../catalogue/book.ts';
import { hitsWeakPoint } from '../rules/combat.ts';
import { type ArenaState, isActiveSlot, MISSION, otherSeat, type Slot } from '../state/state.ts';
import type { Field } from './field.ts';
import { activeWorth, WORTH } from './worth.ts';

/** A challenge reduced to the numbers that decide it; `aim` fills it in. */
export interface Blow {
  /** Attack without Boost, less what defeats: at 0 or more the target falls. */
  margin: number;
  /** The same for what exhausts. */
  reach: number;
  /** Cards the defence may add, and how likely a Super Hit is on either side, in percent. */
  guards: number;
  attackSuper: number;
  defenceSuper: number;
  /** What a defeat is worth, without the Mission, and how much more it is for completing one. */
  gain: number;
  mission: number;
  exhaust: number;
  /** What the counterstrike would cost. */
  risk: number;
  boostCap: number;
  /** After `bestBoost`: the chance of a defeat with that many cards, and what the blow is then worth without their price. */
  chance: number;
  worth: number;
}

export const createBlow = (): Blow => ({
  margin: 0,
  reach: 0,
  guards: 0,
  attackSuper: 0,
  defenceSuper: 0,
  gain: 0,
  mission: 0,
  exhaust: 0,
  risk: 0,
  boostCap: 0,
  chance: 0,
  worth: 0,
});

/** So many percent of a worth. In whole numbers: `Math.trunc` of a quotient takes several times as long. */
export const percentOf = (percent: number, worth: number): number => ((percent * worth) / 100) | 0;

/** What losing a character costs its owner, with its Power Points. */
export const characterWorth = (f: Field, s: ArenaState, slot: Slot): number =>
  WORTH.character + ((activeWorth(s, f.print[slot]) - 1700) >> 3) + f.pile[slot] * WORTH.powerPoint;

const hasMark = (f: Field, leader: Slot, partner: Slot, kind: number): boolean =>
  f.mark[leader] === kind + 1 || (partner !== NONE && f.mark[partner] === kind + 1);

export const isNemesis = (f: Field, s: ArenaState, slot: Slot, target: Slot): boolean =>
  namesNemesis(s.book, f.print[slot], s.book.name[f.print[target]]);

function gainOf(f: Field, s: ArenaState, leader: Slot, partner: Slot, target: Slot, isDouble: boolean): number {
  const point = WORTH.point * s.profile.defeatPoints;
  if (target === MISSION) return point + 30;
  if (isNemesis(f, s, leader, target) || (partner !== NONE && isNemesis(f, s, partner, target))) return WORTH.fate;
  const hits = isDouble ? s.profile.doubleHit : 1;
  if (f.hits[target] <= hits) return point + characterWorth(f, s, target) + (f.hits[target] - 1) * WORTH.hitPoint;
  return point + hits * WORTH.hitPoint;
}

/** A counterstrike hits the leader with the target's Attack (MA-SA-CTR-02). */
function riskOf(f: Field, s: ArenaState, leader: Slot, target: Slot): number {
  if (target === MISSION || !s.profile.abilities) return 0;
  if (s.book.ability[f.print[target]] !== KIND.counterattack) return 0;
  if (f.mark[target] === 0 && f.ready[target] === 0) return 0;
  const margin = f.attack[target] - f.defence[leader];
  if (margin < 0) return 0;
  if (margin < f.resistance[leader] && f.pile[leader] > 0) return WORTH.powerPoint;
  if (isActiveSlot(target) && isNemesis(f, s, target, leader)) return WORTH.fate;
  return WORTH.point + (f.hits[leader] > 1 ? WORTH.hitPoint : characterWorth(f, s, leader));
}

export function aim(b: Blow, f: Field, s: ArenaState, leader: Slot, partner: Slot, target: Slot): void {
  const isBrute = hasMark(f, leader, partner, KIND.bruteForce);
  const isGuarded = !isBrute && target !== MISSION;
  const isWeak = hitsWeakPoint(s.book.skill[f.print[leader]], s.book.skill[f.print[target]]);
  let attack = f.attack[leader];
  if (partner !== NONE) attack += f.attack[partner];
  if (isWeak && s.profile.weakPoints === 'bonusAttack') attack += s.profile.weakPointAttack;
  const isDouble = hasMark(f, leader, partner, KIND.doubleHit) || (isWeak && s.profile.weakPoints === 'doubleHit');
  const pile = target === MISSION ? 0 : f.pile[target];
  b.reach = attack - (isBrute ? 0 : f.defence[target]);
  b.margin = b.reach - (pile > 0 ? f.resistance[target] : 0);
  b.guards = isGuarded ? Math.min(pile, f.hand[otherSeat(f.attacker)]) : 0;
  b.attackSuper = Math.max(f.superHit[leader], partner === NONE ? 0 : f.superHit[partner]);
  b.defenceSuper = isGuarded ? f.superHit[target] : 0;
  b.gain = gainOf(f, s, leader, partner, target, isDouble);
  b.mission = target !== MISSION && isActiveSlot(target) ? f.mission : 0;
  b.exhaust = pile > 0 ? WORTH.powerPoint : 0;
  b.risk = riskOf(f, s, leader, target);
  b.boostCap = Math.min(f.hand[f.attacker], Math.max(f.pile[leader], partner === NONE ? 0 : f.pile[partner]));
}

/** How often the defence boosts where that saves the character: mostly if the cards are worth less than the loss. */
const BLOCKS = { cheap: 85, dear: 15 };

/** How likely the defence can still save the character with a Super Hit. */
const savedBySuper = (b: Blow, margin: number, superHit: number): number => (margin < superHit ? b.defenceSuper : 0);

/** The chance of a defeat after `boosts` cards, in percent. */
export function defeatChance(b: Blow, f: Field, s: ArenaState, boosts: number): number {
  const { boostDefence, superHit } = s.profile;
  const margin = b.margin + boosts * s.profile.boostAttack;
  let plain = 0;
  if (margin >= 0) {
    const needed = ((margin / boostDefence) | 0) + 1;
    const price = needed * f.card[otherSeat(f.attacker)];
    const blocked = needed > b.guards ? 0 : price < b.gain + b.mission ? BLOCKS.cheap : BLOCKS.dear;
    plain = percentOf(100 - blocked, 100 - savedBySuper(b, margin, superHit));
  }
  if (b.attackSuper === 0 || margin + superHit < 0) return plain;
  // The card for it is not seen before the defence has boosted.
  const after = margin >= 0 ? margin % boostDefence : margin;
  const hidden = Math.max(plain, 100 - savedBySuper(b, after + superHit, superHit));
  return percentOf(1, b.attackSuper * hidden + (100 - b.attackSuper) * plain);
}

/** What the challenge is worth after `boosts` cards, the Mission left aside. */
export function blowWorth(b: Blow, f: Field, s: ArenaState, boosts: number, chance: number): number {
  const reach = b.reach + boosts * s.profile.boostAttack;
  const exhausted = reach >= 0 ? percentOf(100 - chance, b.exhaust) : 0;
  const superCard = b.margin + boosts * s.profile.boostAttack < 0 && chance > 0 ? f.card[f.attacker] : 0;
  return percentOf(chance, b.gain) + exhausted - superCard - (((b.risk * 2) / 3) | 0);
}

/** Whether the target is out of reach with at most so many cards: it is not even exhausted. */
export function isHopeless(b: Blow, s: ArenaState, most: number): boolean {
  const more = most * s.profile.boostAttack;
  return b.reach + more < 0 && b.margin + more + (b.attackSuper > 0 ? s.profile.superHit : 0) < 0;
}

/** How many of at most `budget` cards are best. */
export function bestBoost(b: Blow, f: Field, s: ArenaState, budget: number): number {
  const most = Math.max(0, Math.min(budget, b.boostCap));
  b.chance = 0;
  b.worth = blowWorth(b, f, s, 0, 0);
  if (isHopeless(b, s, most)) return 0;
  let best = 0;
  let bestWorth = -WORTH.fate;
  for (let boosts = 0; boosts <= most; boosts++) {
    const chance = defeatChance(b, f, s, boosts);
    const plain = blowWorth(b, f, s, boosts, chance);
    const worth = plain + percentOf(chance, b.mission) - boosts * f.card[f.attacker];
    if (worth <= bestWorth) continue;
    bestWorth = worth;
    best = boosts;
    b.chance = chance;
    b.worth = plain;
  }
  return best;
}
