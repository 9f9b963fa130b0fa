import { ARG, choiceA, choiceB, choiceKind, NONE, type Seat } from '@longbox/kernel';
import { EV, KW } from '../catalogue/face.ts';
import { ANY_TEAM, NO_TEAMS, sharedTeams } from '../catalogue/team-sets.ts';
import { isProtected } from '../queries/combat-facts.ts';
import { hasKeyword, teamsOf } from '../queries/traits.ts';
import { MARK } from '../state/marks.ts';
import { faceOf, isFaceUp, isInRow, isMain } from '../state/relation.ts';
import { type VsState, ZONE, zoneList } from '../state/state.ts';
import { CHOICE } from '../words/choices.ts';
import { evades } from './evasion.ts';
import { addAttacker, against, MOST, outcome, side, weigh } from './exchange.ts';
import { defGainedIfAttacked, xpSwing } from './experience.ts';
import { rewardOf } from './rewards.ts';
import { coverOf, LOST, mainOf, sight } from './sight.ts';
import { listTwistBoosts, powerBoost, suits, type TwistBoost } from './tricks.ts';
import { P, rate, type Verdict } from './verdict.ts';
import { W } from './worths.ts';

/** Must agree with `flow/declare.ts`. */
const TARGET = ARG + 1;

const teams = new Int32Array(MOST);
const flies = new Uint8Array(MOST);
/** Best value of a set of attackers, by the place of its first attacker, and why. */
const best = new Int32Array(MOST);
const why = new Int32Array(MOST);
const NOTHING = -1_000_000;
const LAST_COVER = 40;
/** The next attack on the target will be cancelled. */
let isEvaded = false;

/** What an attack brings whether or not it stuns, by the attacker's place: XP and powers that go off. */
const effort = new Int32Array(MOST);

/** ATK that powers of each attacker could add, and ATK that plot twists could add. */
const ownBoosts = new Int32Array(MOST);
const twists: TwistBoost[] = [];
/** For each of these the attackers it could be given to, by place. */
const suited = new Int32Array(64);

/** The characters that can attack, each once; those left out of an attack remain for the next. */
const able: number[] = [];

/** Scores all declared attacks among the choices: for each defender the sets of attackers that could start with this one. */
export function judgeAttacks(s: VsState, seat: Seat, v: Verdict): void {
  noteAble(v);
  if (able.length === 0) return;
  listTwistBoosts(s, seat, twists);
  for (let i = 0; i < v.count; i++) {
    if (choiceKind(v.choices[i]) !== CHOICE.attack || !isFirstOnTarget(v, i)) continue;
    const target = choiceB(v.choices[i]);
    planRow(s, seat, v, target, ZONE.front);
    planRow(s, seat, v, target, ZONE.back);
  }
}

function noteAble(v: Verdict): void {
  able.length = 0;
  for (let i = 0; i < v.count; i++) {
    if (choiceKind(v.choices[i]) !== CHOICE.attack) continue;
    const card = choiceA(v.choices[i]);
    if (able.length === 0 || able[able.length - 1] !== card) able.push(card);
  }
}

function isFirstOnTarget(v: Verdict, at: number): boolean {
  const target = choiceB(v.choices[at]);
  for (let i = 0; i < at; i++) {
    if (choiceKind(v.choices[i]) === CHOICE.attack && choiceB(v.choices[i]) === target) return false;
  }
  return true;
}

/** All attackers on this target from one row; choices are ascending, so these are too. */
function planRow(s: VsState, seat: Seat, v: Verdict, target: number, row: number): void {
  against(s, target, row === ZONE.front);
  const cover = coverAtRisk(s, seat, row);
  for (let i = 0; i < v.count && side.count < MOST; i++) {
    const choice = v.choices[i];
    if (choiceKind(choice) !== CHOICE.attack || choiceB(choice) !== target) continue;
    if (s.zone[choiceA(choice)] === row) add(s, seat, choiceA(choice), cover);
  }
  if (side.count === 0) return;
  weighSets(s, seat, 0, 0);
  for (let i = 0; i < v.count; i++) {
    const choice = v.choices[i];
    if (choiceKind(choice) !== CHOICE.attack || choiceB(choice) !== target) continue;
    for (let k = 0; k < side.count; k++) if (side.card[k] === choiceA(choice)) rate(v, i, best[k], why[k]);
  }
}

function add(s: VsState, seat: Seat, card: number, cover = 0): void {
  teams[side.count] = teamsOf(s, card);
  effort[side.count] = effortOf(s, seat, card);
  ownBoosts[side.count] = powerBoost(s, seat, card);
  noteSuited(s, seat, card);
  flies[side.count] = hasKeyword(s, card, KW.flight) ? 1 : 0;
  addAttacker(s, card, cover);
}

function noteSuited(s: VsState, seat: Seat, card: number): void {
  for (let i = 0; i < twists.length && i < suited.length; i++) {
    if (side.count === 0) suited[i] = 0;
    if (suits(s, seat, twists[i], card)) suited[i] |= 1 << side.count;
  }
}

/** XP for attacking at all, and what powers of the attacker bring that go off when it attacks. */
function effortOf(s: VsState, seat: Seat, card: number): number {
  const supposed = { event: EV.attacks, subject: card, object: side.target };
  const xp = xpSwing(s, seat, supposed);
  const entries = faceOf(s, card).triggers[EV.attacks];
  return entries === undefined ? xp : xp + rewardOf(s, seat, card, entries, supposed);
}

/** What is lost besides if the last front row character over a main character on its last wound goes down. */
function coverAtRisk(s: VsState, seat: Seat, row: number): number {
  if (row !== ZONE.front || coverOf(s, s.sideOf[seat]) !== 1) return 0;
  const main = mainOf(s, seat);
  const isDying = main !== NONE && s.zone[main] === ZONE.back && isFaceUp(s, main) && sight.hurt[main] >= LOST;
  return isDying ? LAST_COVER : 0;
}

/** Every set of attackers that contains `base` and otherwise only those from place `from` on. */
function weighSets(s: VsState, seat: Seat, base: number, from: number): void {
  best.fill(NOTHING);
  why.fill(P.hopeless);
  isEvaded = evades(s, side.target);
  const allFly = isProtected(s, side.target) && !(s.book.profile.teamAttackOnProtected === 'eachAble' && side.melee);
  const free = side.count - from;
  for (let extra = 1; extra < 1 << free; extra++) {
    const mask = base | (extra << from);
    if (!isTeam(mask, allFly)) continue;
    const lowest = from + lowestBit(extra);
    const value = setValue(s, seat, mask);
    if (value <= best[lowest]) continue;
    why[lowest] = reason(s, seat, mask, value);
    best[lowest] = why[lowest] === P.hopeless ? Math.min(-1, value) : value;
  }
}

function lowestBit(mask: number): number {
  return 31 - Math.clz32(mask & -mask);
}

/** VS-ATK-22: attackers share a team; a Mercenary's freedom is left to search. */
function isTeam(mask: number, allFly: boolean): boolean {
  if ((mask & (mask - 1)) === 0) return true;
  let shared = ANY_TEAM;
  for (let i = 0; i < side.count; i++) {
    if ((mask & (1 << i)) === 0) continue;
    shared = sharedTeams(shared, teams[i]);
    if (allFly && flies[i] === 0) return false;
  }
  return shared !== NO_TEAMS;
}

/** What an attack by these brings, less what it keeps them from doing. */
function setValue(s: VsState, seat: Seat, mask: number): number {
  if (isEvaded) return baitValue(mask);
  const value = weigh(mask, -risenDef(s, seat, mask));
  if (!outcome.stuns) return withTricks(s, seat, mask);
  // VS-END-02: if both fall, the player whose turn it is wins.
  if (outcome.gain >= LOST) return 2 * LOST - strengthIn(mask);
  const surplus = (W.overkillEach * outcome.margin) >> 4;
  return value - surplus + opening(s, mask) + effortIn(s, seat, mask) - strengthIn(mask);
}

/** How much harder to stun the target becomes by being attacked. */
const risenDef = (s: VsState, seat: Seat, mask: number): number =>
  !isInRow(s, side.target) || !isMain(s, side.target) ? 0 : defGainedIfAttacked(s, side.target, seat, sizeOf(mask));

/** An attack that falls short is made if powers and cards at hand bring it up and it is worth them, or for its own sake. */
function withTricks(s: VsState, seat: Seat, mask: number): number {
  const { margin, loss } = outcome;
  const effort = effortIn(s, seat, mask);
  const plain = effort - loss - strengthIn(mask);
  const cost = trickCost(mask, -margin);
  if (cost !== NONE) {
    const value = weigh(mask, -margin);
    if (outcome.gain >= LOST) return LOST - strengthIn(mask) - cost;
    if (outcome.stuns) return Math.max(plain, value + effort - strengthIn(mask) - cost);
  }
  return effort > 0 ? plain : Math.min(-1, -loss - 5 * sizeOf(mask));
}

/** The target will escape the first attack: the weakest opens for another that gains by stunning it. */
function baitValue(mask: number): number {
  if ((mask & (mask - 1)) !== 0) return NOTHING;
  let best = 0;
  let bait = 0;
  for (let i = 0; i < side.count; i++) {
    const alone = 1 << i;
    if (mask === alone) bait = side.strike[i];
    else if (weigh(alone) > 0 && outcome.stuns) best = Math.max(best, outcome.gain - outcome.loss - strengthIn(alone));
  }
  return best > 12 ? (best >> 1) - 2 * bait : NOTHING;
}

/**
 * What it costs to bring these attackers up by `need` ATK; NONE if it can't be done. One power or plot twist must be enough,
 * since principles use each only where it decides by itself; several are counted on for a blow that wins the game.
 */
function trickCost(mask: number, need: number): number {
  let strength = 0;
  let most = 0;
  let sum = 0;
  // A higher threshold than in `judge-window.ts`, so that plans are carried out.
  let cost = W.trick + W.worthIt + 1 + W.planTwist;
  for (let i = 0; i < side.count; i++) {
    if ((mask & (1 << i)) === 0) continue;
    strength += side.strike[i];
    sum += ownBoosts[i];
    most = Math.max(most, ownBoosts[i]);
  }
  if (need <= 0 || strength === 0) return NONE;
  if (most >= need) cost = W.symbol + W.worthIt + 1 + W.planPower;
  for (let i = 0; i < twists.length && i < suited.length; i++) {
    if ((suited[i] & mask) === 0) continue;
    sum += twists[i].atk;
    most = Math.max(most, twists[i].atk);
  }
  const isLast = sight.hurt[side.target] >= LOST;
  return (isLast ? sum : most) >= need ? cost : NONE;
}

function effortIn(s: VsState, seat: Seat, mask: number): number {
  let sum = 0;
  let size = 0;
  for (let i = 0; i < side.count; i++) {
    if ((mask & (1 << i)) === 0) continue;
    sum += effort[i];
    size++;
  }
  const declared = { event: EV.attackDeclared, subject: NONE, object: side.target, player: seat, amount: size };
  return sum + xpSwing(s, seat, declared);
}

function sizeOf(mask: number): number {
  let size = 0;
  for (let bits = mask; bits !== 0; bits &= bits - 1) size++;
  return size;
}

/** An exhausted attacker attacks nobody else this turn. */
function strengthIn(mask: number): number {
  let cost = 0;
  for (let i = 0; i < side.count; i++)
    if ((mask & (1 << i)) !== 0) cost += W.attacker + ((W.attackerShare * side.strike[i]) >> 4);
  return cost;
}

/** A stunned protector opens the way to the main character behind it, if enough strength is left to use it. */
function opening(s: VsState, mask: number): number {
  const { target } = side;
  if (s.zone[target] !== ZONE.front) return 0;
  const enemy = s.sideOf[s.controller[target]];
  const prize = prizeBehind(s, enemy);
  if (prize === NONE) return 0;
  let need = sight.def[prize];
  let covers = 0;
  let isSkyShut = false;
  const front = zoneList(s, ZONE.front, enemy);
  for (let i = 0; i < front.length; i++) {
    if (front[i] === target || !isFaceUp(s, front[i])) continue;
    need += sight.def[front[i]];
    covers++;
    if (shutsSky(s, front[i])) isSkyShut = true;
  }
  const share = ((W.openingShare * Math.min(LOST, sight.hurt[prize])) / (16 * (2 + covers))) | 0;
  if (leftAfter(s, mask, false) >= need) return share;
  const opensSky = shutsSky(s, target) && !isSkyShut;
  return opensSky && leftAfter(s, mask, true) >= sight.def[prize] ? share : 0;
}

const shutsSky = (s: VsState, card: number): boolean => hasKeyword(s, card, KW.flight) || hasKeyword(s, card, KW.grab);

function prizeBehind(s: VsState, enemy: Seat): number {
  const back = zoneList(s, ZONE.back, enemy);
  for (let i = 0; i < back.length; i++) if (isMain(s, back[i]) && isFaceUp(s, back[i])) return back[i];
  return NONE;
}

/** ATK of one row that is left for another attack, of all or of flyers alone. */
function leftAfter(s: VsState, mask: number, flyers: boolean): number {
  let front = 0;
  let back = 0;
  for (const card of able) {
    if (isIn(card, mask) || (flyers && !hasKeyword(s, card, KW.flight))) continue;
    if (s.zone[card] === ZONE.front) front += sight.atk[card];
    else back += sight.atk[card];
  }
  return Math.max(front, back);
}

function isIn(card: number, mask: number): boolean {
  for (let i = 0; i < side.count; i++) if (side.card[i] === card) return (mask & (1 << i)) !== 0;
  return false;
}

/** Which principle speaks for the set that was weighed last. */
function reason(s: VsState, seat: Seat, mask: number, value: number): number {
  if (isEvaded) return value > 0 ? P.opensTheWay : P.hopeless;
  weigh(mask, -risenDef(s, seat, mask));
  if (!outcome.stuns) return value <= 0 ? P.hopeless : value >= LOST >> 1 ? P.winsNow : P.usesTricks;
  if (outcome.gain >= LOST) return P.winsNow;
  if (outcome.gain < outcome.loss) return P.avoidsLosingTrade;
  if (isInRow(s, side.target) && isMain(s, side.target)) return P.woundsMain;
  return opening(s, mask) > outcome.gain ? P.opensTheWay : P.takesStun;
}

/** Who joins the attack being declared: the best set that contains those picked so far. */
export function judgeJoin(s: VsState, seat: Seat, at: number, v: Verdict): void {
  if (choiceKind(v.choices[0]) === CHOICE.card) return judgeAim(s, at, v);
  const target = s.stack[at + TARGET];
  const first = s.stack[at + ARG];
  against(s, target, s.zone[first] === ZONE.front);
  const cover = coverAtRisk(s, seat, s.zone[first]);
  noteLeft(s, seat);
  listTwistBoosts(s, seat, twists);
  const row = zoneList(s, s.zone[first], s.sideOf[seat]);
  for (let i = 0; i < row.length && side.count < MOST; i++) {
    if ((s.part[row[i]] & MARK.picked) !== 0) add(s, seat, row[i], cover);
  }
  const picked = side.count;
  for (let i = 0; i < v.count && side.count < MOST; i++) {
    if (choiceKind(v.choices[i]) === CHOICE.join) add(s, seat, choiceA(v.choices[i]), cover);
  }
  const base = (1 << picked) - 1;
  weighSets(s, seat, base, picked);
  for (let i = 0; i < v.count; i++) {
    if (choiceKind(v.choices[i]) === CHOICE.done) rateDone(s, seat, v, i, base);
    else rate(v, i, NOTHING, P.hopeless);
    for (let k = picked; k < side.count; k++) {
      if (choiceKind(v.choices[i]) === CHOICE.join && side.card[k] === choiceA(v.choices[i]))
        rate(v, i, best[k], why[k] === P.hopeless ? P.hopeless : P.joinsForces);
    }
  }
}

/** VS-KW-LUMBERING: the defender whose attackers get least out of it. */
function judgeAim(s: VsState, at: number, v: Verdict): void {
  const first = s.stack[at + ARG];
  const row = zoneList(s, s.zone[first], s.sideOf[s.controller[first]]);
  for (let i = 0; i < v.count; i++) {
    against(s, choiceA(v.choices[i]), s.zone[first] === ZONE.front);
    for (let k = 0; k < row.length && side.count < MOST; k++) {
      if ((s.part[row[k]] & MARK.picked) !== 0) addAttacker(s, row[k]);
    }
    rate(v, i, -weigh((1 << side.count) - 1), P.keepsBest);
  }
}

/** To stop adding attackers; foolish if those picked so far achieve nothing. */
function rateDone(s: VsState, seat: Seat, v: Verdict, i: number, base: number): void {
  const value = setValue(s, seat, base);
  const why = reason(s, seat, base, value);
  if (why === P.hopeless) rate(v, i, Math.min(-1, value), P.hopeless);
  else rate(v, i, value, P.savesStrength);
}

/** What the best attack by this character alone would bring if it stood in the front row. */
export function attackFromFront(s: VsState, seat: Seat, card: number): number {
  let most = 0;
  able.length = 0;
  listTwistBoosts(s, seat, twists);
  for (const target of s.board) {
    if (s.team[s.controller[target]] === s.team[seat] || !isFaceUp(s, target)) continue;
    if (isProtected(s, target) && !hasKeyword(s, card, KW.flight)) continue;
    against(s, target, true);
    add(s, seat, card);
    isEvaded = evades(s, target);
    most = Math.max(most, setValue(s, seat, 1));
  }
  return most;
}

/** Ready characters that could still attack after this, roughly: the front row, and who is Ranged behind. */
function noteLeft(s: VsState, seat: Seat): void {
  able.length = 0;
  for (const zone of [ZONE.front, ZONE.back]) {
    for (const card of zoneList(s, zone, s.sideOf[seat])) {
      if ((s.flags[card] & 0b1111) !== 0) continue;
      if (zone === ZONE.front || hasKeyword(s, card, KW.ranged)) able.push(card);
    }
  }
}
