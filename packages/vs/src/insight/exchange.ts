import { NONE } from '@longbox/kernel';
import { CANT } from '../catalogue/cant.ts';
import { EV, KW } from '../catalogue/face.ts';
import { CAN } from '../catalogue/possible.ts';
import { isForbidden, isPermitted } from '../queries/allowed.ts';
import { defenderOf, isMelee } from '../queries/combat-facts.ts';
import { attacksWithPartner } from '../queries/partners.ts';
import { healthOf } from '../queries/stats.ts';
import { hasKeyword } from '../queries/traits.ts';
import { strikeFactor, strikesItself } from '../rules/strike.ts';
import { isInRow, isMain } from '../state/relation.ts';
import { ROLE, type VsState, ZONE } from '../state/state.ts';
import { type Part, xpSwing } from './experience.ts';
import { fallen, LOST, sight } from './sight.ts';
import { W } from './worths.ts';

/** More attackers than this are not weighed against one defender. */
export const MOST = 8;

/** The attackers of one exchange, by place: what each brings and risks. Scratch. */
export const side = {
  count: 0,
  target: NONE,
  melee: true,
  card: new Int32Array(64),
  /** Its strike against the defender; 0 if it cannot strike. */
  strike: new Int32Array(64),
  /** What its player loses if the defender strikes it; 0 if that would not stun it. */
  risk: new Int32Array(64),
  ferocious: new Uint8Array(64),
  leader: new Uint8Array(64),
  /** What its player gains beyond the stun if it attacks alone or with others, such as XP. */
  solo: new Int32Array(64),
  team: new Int32Array(64),
  /** Its strike puts a wounded supporting character out. */
  lethal: new Uint8Array(64),
};

const facts = { def: 0, hurt: 0, fall: 0, isFerocious: false, isMonstrous: false };

/** Starts an exchange against a defender. */
export function against(s: VsState, target: number, melee: boolean): void {
  side.count = 0;
  side.target = target;
  side.melee = melee;
  const isPlain = !isInRow(s, target);
  facts.def = isPlain ? 1 : sight.def[target];
  facts.hurt = isPlain ? (s.zone[target] === ZONE.player ? 10_000 : W.resource) : sight.hurt[target];
  facts.fall = fallFrom(s, target);
  facts.isFerocious = isFerocious(s, target, melee);
  facts.isMonstrous = melee && (hasKeyword(s, target, KW.monstrous) || isPermitted(s, CAN.strikeEachAttacker, target));
}

/** What its player loses if a Lethal attacker stuns the defender. */
function fallFrom(s: VsState, target: number): number {
  const isSafe = !isInRow(s, target) || isMain(s, target) || facts.hurt === 0;
  if (
    isSafe ||
    isForbidden(s, CANT.beKod, target) ||
    isForbidden(s, CANT.beWoundedByStun, target) ||
    isForbidden(s, CANT.beWounded, target)
  )
    return facts.hurt;
  return Math.max(facts.hurt, fallen(s, target));
}

/** Must agree with `flow/resolve.ts`. */
const isFerocious = (s: VsState, card: number, melee: boolean): boolean =>
  melee
    ? hasKeyword(s, card, KW.ferocious) || isPermitted(s, CAN.strikeFirst, card)
    : hasKeyword(s, card, KW.fastTrigger);

/** Adds an attacker; `cover` is what its player loses besides if it goes down. */
export function addAttacker(s: VsState, card: number, cover = 0): void {
  const { target, melee } = side;
  const i = side.count++;
  side.card[i] = card;
  side.strike[i] = strikeOf(s, card, target);
  const isStruck = canBeStruck(s, target, card, melee) && sight.atk[target] >= sight.def[card];
  side.risk[i] = isStruck && sight.hurt[card] > 0 ? riskOf(s, card) + cover : 0;
  side.ferocious[i] = isFerocious(s, card, melee) ? 1 : 0;
  side.leader[i] = hasKeyword(s, card, KW.leader) || isPermitted(s, CAN.chooseWhoIsStruck, card) ? 1 : 0;
  side.lethal[i] = hasKeyword(s, card, KW.lethal) ? 1 : 0;
  side.solo[i] = xpByStun(s, card, 'solo');
  side.team[i] = xpByStun(s, card, 'team');
}

/** A character stunned in its own turn has recovered by its next one, so less is lost than by a stun in another's turn. */
function riskOf(s: VsState, card: number): number {
  const hurt = sight.hurt[card];
  if (hurt >= LOST) return hurt;
  const isLast = healthOf(s, card) - s.wounds[card] <= 1;
  return Math.max(1, ((isMain(s, card) ? W.mainLossShare : isLast ? W.fallShare : W.stunLossShare) * hurt) >> 4);
}

const xpByStun = (s: VsState, card: number, part: Part): number =>
  xpSwing(s, s.controller[card], { event: EV.stuns, subject: card, object: side.target, part });

/** Must agree with `canStrike` and `strikeValue` of the rules, but for the stats, which may be supposed ones. */
function strikeOf(s: VsState, striker: number, target: number): number {
  const atk = sight.atk[striker];
  if (atk < s.book.profile.leastAtkToStrike) return 0;
  if (isForbidden(s, CANT.strike, striker, target) || isForbidden(s, CANT.beStruck, target, striker)) return 0;
  if (hasKeyword(s, target, KW.airSuperiority) && hasKeyword(s, striker, KW.flight)) return 0;
  if (strikesItself(s, striker, target)) return 0;
  return !isInRow(s, target) ? atk : strikeFactor(s, striker, target, true) * atk;
}

function canBeStruck(s: VsState, defender: number, attacker: number, melee: boolean): boolean {
  if (!isInRow(s, defender) || sight.atk[defender] < s.book.profile.leastAtkToStrike) return false;
  if (!melee && !hasKeyword(s, defender, KW.ranged)) return false;
  if (isForbidden(s, CANT.strike, defender, attacker) || isForbidden(s, CANT.beStruck, attacker, defender))
    return false;
  if (isForbidden(s, CANT.strikeBack, defender, attacker) || isForbidden(s, CANT.beStruckBack, attacker, defender))
    return false;
  if (hasKeyword(s, attacker, KW.airSuperiority) && hasKeyword(s, defender, KW.flight)) return false;
  if (attacksWithPartner(s, attacker) || strikesItself(s, defender, attacker)) return false;
  return !(s.zone[defender] === ZONE.back && hasKeyword(s, attacker, KW.invade));
}

/** What came of the last exchange that was weighed. */
export const outcome = { stuns: false, gain: 0, loss: 0, margin: 0 };

/** Weighs the attackers in `mask`, with `extra` ATK, against the defender: what their side gains less what it loses. */
export function weigh(mask: number, extra = 0): number {
  let total = extra;
  let first = 0;
  let size = 0;
  let fierce = 0;
  let credit = 0;
  let led = false;
  let isLethal = false;
  const isSolo = (mask & (mask - 1)) === 0;
  for (let i = 0; i < side.count; i++) {
    if ((mask & (1 << i)) === 0) continue;
    size++;
    total += side.strike[i];
    credit += isSolo ? side.solo[i] : side.team[i];
    if (side.lethal[i] === 1) isLethal = true;
    if (side.ferocious[i] === 1) {
      fierce++;
      first += side.strike[i];
    }
    if (side.leader[i] === 1) led = true;
  }
  if (isLethal) credit += facts.fall - facts.hurt;
  // VS-CMB-30: a Ferocious part only where some, but not all, have it.
  const parted = (fierce > 0 || facts.isFerocious) && !(fierce === size && facts.isFerocious);
  if (parted && facts.isFerocious) return strikesFirst(mask, total, credit, led && size > 1);
  const isStunned = total >= facts.def && total > 0;
  const isSpared = parted && first > 0 && first >= facts.def && facts.hurt > 0;
  return settle(isStunned, isSpared ? 0 : lossOf(mask, led && size > 1), credit, total - facts.def);
}

/** The defender chooses whom to strike; a Leader's player chooses in its place; Monstrous strikes all. */
function lossOf(mask: number, led: boolean): number {
  let most = 0;
  let least = Number.MAX_SAFE_INTEGER;
  let sum = 0;
  let size = 0;
  for (let i = 0; i < side.count; i++) {
    if ((mask & (1 << i)) === 0) continue;
    const risk = side.risk[i];
    size++;
    sum += risk;
    if (risk > most) most = risk;
    if (risk < least) least = risk;
  }
  if (facts.isMonstrous && size > 1) return sum;
  return led ? least : most;
}

/** A Ferocious defender takes one attacker out before the others strike. */
function strikesFirst(mask: number, total: number, credit: number, led: boolean): number {
  let worst = Number.MAX_SAFE_INTEGER;
  for (let i = 0; i < side.count; i++) {
    if ((mask & (1 << i)) === 0) continue;
    const left = side.risk[i] > 0 && side.ferocious[i] === 0 ? total - side.strike[i] : total;
    const value = settle(left >= facts.def && left > 0, side.risk[i], credit, left - facts.def);
    if (led ? worst === Number.MAX_SAFE_INTEGER || value > worst : value < worst) worst = value;
  }
  return worst;
}

function settle(isStunned: boolean, loss: number, credit: number, margin: number): number {
  outcome.stuns = isStunned && facts.hurt > 0;
  outcome.gain = outcome.stuns ? facts.hurt + credit : 0;
  outcome.loss = loss;
  outcome.margin = margin;
  return outcome.gain - loss;
}

/** Weighs the combat going on as it stands in `sight`: what the attackers' side gains. */
export function weighCombat(s: VsState, defender = defenderOf(s)): number {
  if (defender === NONE) return 0;
  against(s, defender, isMelee(s));
  const { board } = s;
  for (let i = 0; i < board.length && side.count < 30; i++) {
    if (s.role[board[i]] === ROLE.attacker) addAttacker(s, board[i]);
  }
  return side.count === 0 ? 0 : weigh((1 << side.count) - 1);
}
