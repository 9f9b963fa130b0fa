import { NONE } from '@longbox/kernel';
import { CANT } from '../catalogue/cant.ts';
import { costMask, type PowerEntry, type StaticEntry, symbolBit } from '../catalogue/face.ts';
import { CAN } from '../catalogue/possible.ts';
import { IS } from '../catalogue/row-kinds.ts';
import { type RuleKind, ruleBit } from '../catalogue/rule-bits.ts';
import { writtenTree } from '../catalogue/written.ts';
import { mayForbid } from '../derived/prohibitions.ts';
import { givenRules, mayRule } from '../derived/rule-kinds.ts';
import type { CombatKind, Filter, PlayerRule, StaticPower, SuperPower } from '../language/index.ts';
import { faceOf, isInRow } from '../state/relation.ts';
import { AT, ROW } from '../state/rows.ts';
import { V, type VsState, ZONE, zoneList } from '../state/state.ts';
import { affecting, gathered, mayBeAffected, release } from './affecting.ts';
import { isAttackingSolo, isMelee, isRanged } from './combat-facts.ts';
import { holds } from './condition.ts';
import { type Ctx, enter, leave } from './ctx.ts';
import { fits } from './filter.ts';
import { isInForce } from './in-force.ts';
import { playerIs } from './players.ts';
import { isOn } from './powers-on.ts';
import { hasExtraPowers, powersOf } from './traits.ts';
import { allEquipmentOn } from './worn.ts';

/** Whether anything keeps `card` from it, as its bit in `CANT`; `other` is whom it would be done to or by. "Can't" beats "can" (VS-GOLD-02). */
export const isForbidden = (s: VsState, what: number, card: number, other = NONE): boolean =>
  // Most actions are not forbidden. This test is small, so that V8 inlines it into its callers.
  mayForbid(s, what) && mayBeAffected(s, card, IS.cant) && isForbiddenNow(s, what, card, other);

function isForbiddenNow(s: VsState, what: number, card: number, other: number): boolean {
  const start = affecting(s, card, IS.cant);
  const end = gathered.length;
  let forbidden = false;
  for (let i = start; i < end && !forbidden; i++) {
    const mod = gathered.mods[i];
    if (mod.mod !== 'cant' || CANT[mod.what] !== what) continue;
    if (mod.in !== undefined && !isCombatKind(s, mod.in)) continue;
    if (mod.fitting !== undefined && !isFitting(s, mod.fitting, card, i)) continue;
    if (mod.whom === undefined) forbidden = true;
    else if (other !== NONE) {
      const ctx = enterFor(s, card, i);
      forbidden = fits(s, mod.whom, other, ctx) !== (mod.only === true);
      leave();
    }
  }
  release(start);
  return forbidden;
}

/** For a filter of the modifier found at `i`; the number fixed in its row stands where an event's would (VS-MOD-09). */
function enterFor(s: VsState, card: number, i: number): Ctx {
  const ctx = enter(gathered.sources[i] === NONE ? card : gathered.sources[i], gathered.yous[i]);
  if (gathered.rows[i] !== NONE) ctx.amount = s.modifiers[gathered.rows[i] + AT.a];
  return ctx;
}

function isFitting(s: VsState, filter: Filter, card: number, i: number): boolean {
  const fitting = fits(s, filter, card, enterFor(s, card, i));
  leave();
  return fitting;
}

function isFittingFor(s: VsState, filter: Filter, card: number, other: number, i: number): boolean {
  const fitting = fits(s, filter, other, enterFor(s, card, i));
  leave();
  return fitting;
}

/** Prohibitions printed on a card that is not in play, as on one that can't appear. */
export const printsProhibition = (s: VsState, bit: number, card: number): boolean =>
  (faceOf(s, card).forbidsItself & bit) !== 0;

function isCombatKind(s: VsState, kind: CombatKind): boolean {
  switch (kind) {
    case 'melee':
      return isMelee(s);
    case 'ranged':
      return isRanged(s);
    case 'solo':
      return s.v[V.combat] !== 0 && isAttackingSolo(s);
    case 'team':
      return s.v[V.combat] !== 0 && !isAttackingSolo(s);
  }
}

/** VS-MEC-EQUIPX-03: whether this equipment stays on it while it is stunned. */
export const keepsWhileStunned = (s: VsState, card: number, equipment: number): boolean =>
  isPermitted(s, CAN.keepEquipmentWhileStunned, card, equipment) || isPermitted(s, CAN.haveEquipmentWhileStunned, card);

/** Whether something lets `card` do it, as its number in `CAN`; `other` is whom it would be done to. */
export const isPermitted = (s: VsState, what: number, card: number, other = NONE): boolean =>
  mayPermit(s, what) && mayBeAffected(s, card, IS.can) && isPermittedNow(s, what, card, other);

/** Whether anything at this table can permit it, as its number in `CAN`, to anybody. */
export const mayPermit = (s: VsState, what: number): boolean => s.book.possible.permissions[what] !== 0;

function isPermittedNow(s: VsState, what: number, card: number, other: number): boolean {
  const start = affecting(s, card, IS.can);
  const end = gathered.length;
  let permitted = false;
  for (let i = start; i < end && !permitted; i++) {
    const mod = gathered.mods[i];
    if (mod.mod !== 'can' || CAN[mod.what] !== what) continue;
    permitted = mod.whom === undefined || (other !== NONE && isFittingFor(s, mod.whom, card, other, i));
  }
  release(start);
  return permitted;
}

/** Whether an effect lets a character use its power of this name. */
export function isLetUse(s: VsState, card: number, power: string): boolean {
  if (!mayBeAffected(s, card, IS.can)) return false;
  const start = affecting(s, card, IS.can);
  let may = false;
  for (let i = start; i < gathered.length; i++) {
    const mod = gathered.mods[i];
    if (mod.mod === 'can' && mod.what === 'usePower' && mod.called === power) may = true;
  }
  release(start);
  return may;
}

/** A rule for players now in force, with the card and player behind it. */
export interface RuleInForce<K extends RuleKind = RuleKind> {
  readonly rule: Extract<PlayerRule, { rule: K }>;
  readonly source: number;
  readonly you: number;
  /** Offset of its row, or NONE for a static power. */
  readonly row: number;
}

const RULE = IS.rule;
const NO_RULES: readonly never[] = [];

/** Those of one kind. Few tables have any, so the common answer costs nothing. */
export function rulesInForce<K extends RuleKind>(s: VsState, kind: K): readonly RuleInForce<K>[] {
  return mayRule(s, kind) ? gatherRules(s, kind) : NO_RULES;
}

function gatherRules<K extends RuleKind>(s: VsState, kind: K): readonly RuleInForce<K>[] {
  const rules: RuleInForce<K>[] = [];
  addRulesOfRows(s, kind, rules);
  addRulesOfStatics(s, kind, rules);
  if ((givenRules(s) & ruleBit(kind)) !== 0) addGivenRules(s, kind, rules);
  return rules;
}

const isOfKind = <K extends RuleKind>(rule: PlayerRule, kind: K): rule is Extract<PlayerRule, { rule: K }> =>
  rule.rule === kind;

function addRulesOfRows<K extends RuleKind>(s: VsState, kind: K, out: RuleInForce<K>[]): void {
  const { modifiers } = s;
  for (let at = 0; at < modifiers.length; at += ROW) {
    if (modifiers[at + AT.kind] !== RULE || !isInForce(s, at)) continue;
    const node = s.book.catalogue.lasting[modifiers[at + AT.node]];
    if (!('rule' in node) || !isOfKind(node, kind)) continue;
    out.push({ rule: node, source: modifiers[at + AT.source] & 1023, you: modifiers[at + AT.you], row: at });
  }
}

function addRulesOfStatics<K extends RuleKind>(s: VsState, kind: K, out: RuleInForce<K>[]): void {
  const { statics } = s;
  for (let i = 0; i < statics.length; i++) {
    const holder = statics[i];
    if ((faceOf(s, holder).rules & ruleBit(kind)) === 0) continue;
    for (const entry of faceOf(s, holder).statics as readonly StaticEntry[]) {
      const { rules } = entry.power;
      if (rules === undefined || !rules.some((rule) => rule.rule === kind)) continue;
      // VS-EQP-12: a rule of equipment is the equipped character's, and by the books lost with its powers.
      const source = s.attachedTo[holder] === NONE ? holder : s.attachedTo[holder];
      const isOwn = source !== holder && s.book.profile.equipmentPowers === 'own';
      if (!isOwn && isInRow(s, source) && !isOn(s, source, entry)) continue;
      addRules(s, source, entry.power, kind, out);
    }
  }
}

/** Rules of static powers that characters have been given, or copy. */
function addGivenRules<K extends RuleKind>(s: VsState, kind: K, out: RuleInForce<K>[]): void {
  const entries: PowerEntry[] = [];
  for (const zone of [ZONE.front, ZONE.back]) {
    for (let seat = 0; seat < s.seats; seat++) {
      for (const card of zoneList(s, zone, seat)) {
        if (!hasExtraPowers(s, card)) continue;
        powersOf(s, card, entries);
        const worn = allEquipmentOn(s, card);
        for (const entry of entries) {
          const { power } = entry;
          if (power.power !== 'static' || power.rules === undefined) continue;
          if (faceOf(s, card).powers.includes(entry) || worn.some((one) => faceOf(s, one).powers.includes(entry)))
            continue;
          addRules(s, card, power, kind, out);
        }
      }
    }
  }
}

function addRules<K extends RuleKind>(
  s: VsState,
  source: number,
  power: StaticPower,
  kind: K,
  out: RuleInForce<K>[],
): void {
  const ctx = enter(source, s.controller[source]);
  const inForce = power.while === undefined || holds(s, power.while, ctx);
  leave();
  if (!inForce) return;
  for (const rule of power.rules ?? []) {
    if (isOfKind(rule, kind)) out.push({ rule, source, you: s.controller[source], row: NONE });
  }
}

/** VS-PWR-46: a rule about a symbol is about every power with it in its cost, alone or among others. */
export function isPowerRuledOut(s: VsState, seat: number, { cost, name }: SuperPower): boolean {
  for (const { rule, source, you, row } of rulesInForce(s, 'cantUseSuperPowers')) {
    const { symbol, power } = rule;
    if (power !== undefined && power !== name) continue;
    if (symbol !== undefined && !cost.some((one) => (costMask(one) & symbolBit(symbol)) !== 0)) continue;
    const ctx = enter(source, you);
    const about = row === NONE ? playerIs(s, rule.who, seat, ctx) : (s.modifiers[row + AT.a] & (1 << seat)) !== 0;
    leave();
    if (about) return true;
  }
  return false;
}

/** Whether a player rule of this kind is about `seat` (and, for plays, this card). */
export const isRuledOut = (s: VsState, kind: RuleKind, seat: number, card = NONE): boolean =>
  mayRule(s, kind) && isRuledOutBy(s, gatherRules(s, kind), seat, card);

/** VS-MEC-FREEACT-03: whether a rule keeps this player from plot twists of whatever kind. */
export function mayPlayNoTwists(s: VsState, seat: number): boolean {
  return rulesInForce(s, 'cantPlay').some((one) => isEveryTwist(one.rule.what) && isAbout(s, one, seat));
}

const isEveryTwist = (what: Filter): boolean =>
  what.is === 'plotTwist' && Object.entries(writtenTree(what)).every(([field]) => field === 'is');

function isAbout(s: VsState, { rule, source, you, row }: RuleInForce<'cantPlay'>, seat: number): boolean {
  if (row !== NONE) return (s.modifiers[row + AT.a] & (1 << seat)) !== 0;
  const ctx = enter(source, you);
  const is = playerIs(s, rule.who, seat, ctx);
  leave();
  return is;
}

function isRuledOutBy(s: VsState, rules: readonly RuleInForce[], seat: number, card: number): boolean {
  for (let i = 0; i < rules.length; i++) {
    const { rule, source, you, row } = rules[i];
    const ctx = enter(source, you);
    // A cost that was chosen as the rule was made.
    if (row !== NONE) ctx.amount = s.modifiers[row + AT.b];
    const about =
      (row === NONE ? playerIs(s, rule.who, seat, ctx) : s.modifiers[row + AT.a] & (1 << seat)) &&
      (rule.rule !== 'cantPlay' || (card !== NONE && fits(s, rule.what, card, ctx))) &&
      (!('while' in rule) || rule.while === undefined || holds(s, rule.while, ctx));
    leave();
    if (about) return true;
  }
  return false;
}
