import { NONE, type Seat } from '@longbox/kernel';
import type { StaticEntry } from '../catalogue/face.ts';
import type { Player, PlayerRule } from '../language/index.ts';
import { rulesInForce } from '../queries/allowed.ts';
import { amountOf } from '../queries/amount.ts';
import { holds } from '../queries/condition.ts';
import { enter, leave } from '../queries/ctx.ts';
import { costOf, fits } from '../queries/filter.ts';
import { playerIs } from '../queries/players.ts';
import { faceOf } from '../state/relation.ts';
import { AT } from '../state/rows.ts';
import type { VsState } from '../state/state.ts';

/** Whether a rule is for this player: the players of an effect were fixed in its row, those of a static power are asked for now. */
export function isFor(s: VsState, who: Player, seat: Seat, source: number, you: Seat, row: number): boolean {
  if (row !== NONE) return (s.modifiers[row + AT.a] & (1 << seat)) !== 0;
  const is = playerIs(s, who, seat, enter(source, you));
  leave();
  return is;
}

/** What the card says about its own cost, as far as its conditions hold now. */
export function ownRulesNow(s: VsState, seat: Seat, card: number): readonly PlayerRule[] {
  const { ownRules, statics } = faceOf(s, card);
  if (ownRules.length === 0) return ownRules;
  const off = new Set<PlayerRule>();
  for (const { power } of statics as readonly StaticEntry[]) {
    if (power.while === undefined || power.rules === undefined) continue;
    const isOn = holds(s, power.while, enter(card, seat));
    leave();
    if (!isOn) for (const rule of power.rules) off.add(rule);
  }
  return off.size === 0 ? ownRules : ownRules.filter((rule) => !off.has(rule));
}

/** What recruiting costs this player now, reductions included. */
/** What is at the least already does not rise to it. */
const lessened = (cost: number, less: number, least = Number.MIN_SAFE_INTEGER): number =>
  Math.max(Math.min(cost, least), cost - less);

export function recruitCost(s: VsState, seat: Seat, card: number): number {
  let cost = costOf(s, card);
  for (const { rule, row, source, you } of rulesInForce(s, 'nextRecruitCosts')) {
    if (row === NONE || (s.modifiers[row + AT.a] & (1 << seat)) === 0) continue;
    if (isMeant(s, rule, card, source, you)) cost -= rule.less;
  }
  for (const { rule, source, you, row } of rulesInForce(s, 'recruitCosts')) {
    if (!isFor(s, rule.who, seat, source, you, row)) continue;
    const ctx = enter(source, you);
    if (fits(s, rule.what, card, ctx)) cost = lessened(cost, amountOf(s, rule.less, ctx), rule.least);
    leave();
  }
  for (const rule of ownRulesNow(s, seat, card)) {
    if (rule.rule !== 'recruitCosts') continue;
    cost = lessened(cost, amountOf(s, rule.less, enter(card, seat)), rule.least);
    leave();
  }
  return Math.max(0, cost);
}

/** Whether the next recruit that a rule makes cheaper may be this card. */
export function isMeant(
  s: VsState,
  { what }: Extract<PlayerRule, { rule: 'nextRecruitCosts' }>,
  card: number,
  source: number,
  you: Seat,
): boolean {
  if (what === undefined) return true;
  const is = fits(s, what, card, enter(source, you));
  leave();
  return is;
}

type EquipCosts = Extract<PlayerRule, { rule: 'equipCosts' }>;

/** What it costs this player to play equipment on that character now. */
export function equipCost(s: VsState, seat: Seat, card: number, character: number): number {
  let { cost } = faceOf(s, card);
  const reduce = (rule: EquipCosts, source: number, you: Seat): void => {
    const ctx = enter(source, you);
    const is = fits(s, rule.what, card, ctx) && (rule.wearer === undefined || fits(s, rule.wearer, character, ctx));
    leave();
    if (is) cost = Math.max(Math.min(cost, rule.least ?? 0), cost - rule.less);
  };
  for (const rule of ownRulesNow(s, seat, card)) if (rule.rule === 'equipCosts') reduce(rule, card, seat);
  for (const { rule, source, you, row } of rulesInForce(s, 'equipCosts')) {
    if (isFor(s, rule.who, seat, source, you, row)) reduce(rule, source, you);
  }
  for (const { rule, row, source, you } of rulesInForce(s, 'nextEquipCosts')) {
    if (row !== NONE && isFor(s, rule.who, seat, source, you, row)) cost -= rule.less;
  }
  return Math.max(0, cost);
}
