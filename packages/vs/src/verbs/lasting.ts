import { NONE, randomBelow, reveal } from '@longbox/kernel';
import { blame } from '../atoms/blame.ts';
import { statsToCompare, tellChange } from '../atoms/conditions.ts';
import { captureScope } from '../atoms/scopes.ts';
import { addRow } from '../atoms/table.ts';
import { isHeard, isHeardOf, tell, tellOf } from '../atoms/tell.ts';
import { KIND, KW } from '../catalogue/face.ts';
import { CAN } from '../catalogue/possible.ts';
import type { RowKind } from '../catalogue/row-kinds.ts';
import { DOUBLED } from '../catalogue/standing.ts';
import { writtenTree } from '../catalogue/written.ts';
import type { FieldsWith } from '../language/fields.ts';
import type { Amount, Duration, Effect, Modifier } from '../language/index.ts';
import { isPermitted } from '../queries/allowed.ts';
import { amountOf } from '../queries/amount.ts';
import type { Ctx } from '../queries/ctx.ts';
import { playerIs } from '../queries/players.ts';
import { registerNumber } from '../queries/registers.ts';
import { resolveFirst } from '../queries/select.ts';
import { atkOf, defOf, trueAtkOf } from '../queries/stats.ts';
import { hasKeyword } from '../queries/traits.ts';
import { knownTo } from '../state/known.ts';
import { faceOf, isInRow } from '../state/relation.ts';
import { packTurns } from '../state/rows.ts';
import { EVERYBODY, refTo, V, type VsState } from '../state/state.ts';
import { asksForResources, charactersOf, chosenResources, combatantsOf, onTheBoard } from './characters.ts';
import { did, type NodeOf, type VerbRules } from './verb.ts';

/** The number that tells when a duration is over; see `rules/expire.ts`. */
function untilOf(s: VsState, lasts: Duration, card: number, ctx: Ctx): number {
  switch (lasts) {
    case 'combat':
      return s.v[V.combat];
    case 'itsNextTurn':
    case 'afterItsNextTurn':
      return s.turnsTaken[s.controller[card]] + 1;
    case 'afterYourNextTurn':
    case 'fromYourNextTurn':
      return s.turnsTaken[ctx.you] + 1;
    case 'turn':
    case 'game':
    case 'nextAttack':
    case 'sourceUnstunned':
    case 'untilYourNextTurn':
    case 'untilNextTurn':
    case 'afterYourRecovery':
    case 'afterItsRecovery':
    case 'whileSourceFaceUp':
    case 'sourceOnSide':
    case 'untilNoMinus':
    case 'untilHealed':
    case 'untilItActs':
    case 'nextSuperPower':
      return s.v[V.turn];
  }
}

/** Modifiers without an amount in a field of their own. */
type WithoutAmount<M> = M extends unknown ? ([FieldsWith<M, Amount>] extends [never] ? M : never) : never;
const nothingFixed = (_: WithoutAmount<Modifier>): readonly [number, number] => [0, 0];

/** Information an effect needs is fixed when it resolves (VS-MOD-09, VS-STAT-10). */
function fixed(s: VsState, mod: Modifier, ctx: Ctx): readonly [number, number] {
  switch (mod.mod) {
    case 'stats':
    case 'base':
      return [amountOf(s, mod.atk, ctx), amountOf(s, mod.def, ctx)];
    case 'health':
      return [amountOf(s, mod.by, ctx), 0];
    case 'gainPowers': {
      const from = resolveFirst(s, mod.from, ctx);
      return [from === NONE ? NONE : s.face[from], 0];
    }
    case 'losePowers':
      return [mod.named === undefined ? 0 : registerNumber(s, ctx, mod.named), 0];
    case 'can':
    case 'cant':
      return [mod.whom?.namedTeam === undefined ? 0 : registerNumber(s, ctx, mod.whom.namedTeam), 0];
    default:
      return nothingFixed(mod);
  }
}

/** As it is now, for the log. */
function asFixed(mod: Modifier, a: number, b: number): Modifier {
  if (mod.mod === 'stats' || mod.mod === 'base') return { mod: mod.mod, atk: a, def: b };
  return mod.mod === 'health' ? { mod: mod.mod, by: a } : writtenTree(mod);
}

/** VS-MEC-REPLACE-03: what a Combat plot twist would add, twice; Combat plot twists are those played in a combat. */
function doubled(
  s: VsState,
  card: number,
  { mod }: Modifier,
  numbers: readonly [number, number],
  { source }: Ctx,
): readonly [number, number] {
  const isFromTwist = s.v[V.combat] !== 0 && (faceOf(s, source).kind & KIND.plotTwist) !== 0;
  if (mod !== 'stats' || !isFromTwist || !isPermitted(s, CAN.gainTwiceFromTwists, card)) return numbers;
  const [atk, def] = numbers;
  return [atk > 0 ? 2 * atk : atk, def > 0 ? 2 * def : def];
}

function addModifier(s: VsState, card: number, mod: Modifier, lasts: Duration, ctx: Ctx): void {
  // VS-MOD-20: over before it began.
  if (lasts === 'untilNoMinus' && s.minus[card] === 0) return;
  const [a, b] = doubled(s, card, mod, fixed(s, mod, ctx), ctx);
  const before = statsToCompare(s, card);
  addRow(s, {
    node: mod,
    kind: mod.mod as RowKind,
    card,
    a,
    b,
    duration: lasts,
    until: untilOf(s, lasts, card, ctx),
    source: ctx.source,
    you: ctx.you,
  });
  // VS-PWR-13: whose modifier brings DEF to 0 gets the credit.
  if (b < 0) blame(s, card, isInRow(s, ctx.source) ? ctx.source : NONE);
  if (isHeardOf(s, card)) {
    const effect: Effect = { verb: 'modify', cards: 'self', by: [asFixed(mod, a, b)], lasts };
    tellOf(s, card, { type: 'modified', card, source: openSource(s, ctx), effect });
  }
  if (SETS_STATS.has(mod.mod)) tellChange(s, card, before);
}

/** Changes of numbers at a moment. A switch adds to one of them and takes from the other (VS-TERM-25). */
const SETS_STATS: ReadonlySet<Modifier['mod']> = new Set(['stats', 'base', 'switch', 'toBase']);

/** VS-MOD-20: a duration that is over already makes nothing. */
const isOver = (s: VsState, lasts: Duration): boolean => lasts === 'combat' && s.v[V.combat] === 0;

export const modify: VerbRules<NodeOf<'modify'>> = {
  run(s, node, _, ctx) {
    if (isOver(s, node.lasts)) return 'nothing';
    const cards = asksForResources(node.cards)
      ? onTheBoard(s, node.cards, ctx)
      : [...combatantsOf(s, node.cards, ctx), ...chosenResources(s, node.cards, ctx)];
    for (const card of cards) {
      const by = node.random === true ? oneAtRandom(s, card, node.by) : node.by;
      for (const mod of by) addModifier(s, card, mod, node.lasts, ctx);
    }
    return did(cards.length > 0);
  },
};

/** VS-MEC-CHANCE-01: what it has already is out of the question. */
function oneAtRandom(s: VsState, card: number, by: readonly Modifier[]): readonly Modifier[] {
  const possible = by.filter((mod) => mod.mod !== 'keyword' || !hasKeyword(s, card, KW[mod.keyword]));
  if (possible.length === 0) return possible;
  reveal(s);
  return [possible[randomBelow(s.random, possible.length)]];
}

/** VS-STAT-09, VS-STAT-10: the difference is computed from the true values and fixed now. */
export const gainUntil: VerbRules<NodeOf<'gainUntil'>> = {
  run(s, node, _, ctx) {
    if (isOver(s, node.lasts)) return 'nothing';
    let any = false;
    for (const card of combatantsOf(s, node.cards, ctx)) {
      const missing = (goal: Amount | undefined, now: number): number =>
        goal === undefined ? 0 : Math.max(0, amountOf(s, goal, ctx) - now);
      const atk = missing(node.atk, trueAtkOf(s, card));
      const def = missing(node.def, defOf(s, card));
      if (atk === 0 && def === 0) continue;
      addStats(
        s,
        card,
        atk,
        def,
        { verb: 'modify', cards: 'self', by: [{ mod: 'stats', atk, def }], lasts: node.lasts },
        ctx,
      );
      any = true;
    }
    return did(any);
  },
};

function addStats(
  s: VsState,
  card: number,
  atk: number,
  def: number,
  effect: Extract<Effect, { verb: 'modify' | 'doubleStats' }>,
  ctx: Ctx,
): void {
  const before = statsToCompare(s, card);
  const [a, b] = doubled(s, card, DOUBLED, [atk, def], ctx);
  addRow(s, {
    node: DOUBLED,
    kind: 'stats',
    card,
    a,
    b,
    duration: effect.lasts,
    until: untilOf(s, effect.lasts, card, ctx),
    source: ctx.source,
    you: ctx.you,
  });
  if (isHeardOf(s, card)) tellOf(s, card, { type: 'modified', card, source: openSource(s, ctx), effect });
  tellChange(s, card, before);
}

/** VS-STAT-12: the present amounts are added once. */
export const doubleStats: VerbRules<NodeOf<'doubleStats'>> = {
  run(s, node, _, ctx) {
    if (isOver(s, node.lasts)) return 'nothing';
    const cards = charactersOf(s, node.cards, ctx);
    for (const card of cards) addStats(s, card, atkOf(s, card), defOf(s, card), { ...node, cards: 'self' }, ctx);
    return did(cards.length > 0);
  },
};

/** The id of a card in a hand or deck is secret. */
const openSource = (s: VsState, ctx: Ctx): number | undefined =>
  knownTo(s, ctx.source) === EVERYBODY ? ctx.source : undefined;

function tellRule(s: VsState, node: Effect, ctx: Ctx): void {
  if (isHeard(s)) tell(s, { type: 'ruled', seat: ctx.you, source: openSource(s, ctx), effect: writtenTree(node) });
}

/** Players it binds are fixed now, as bits; a card or pile that was chosen is kept beside them. */
export const rule: VerbRules<NodeOf<'rule'>> = {
  run(s, node, _, ctx) {
    if (isOver(s, node.lasts)) return 'nothing';
    let seats = 0;
    for (let seat = 0; seat < s.seats; seat++) if (playerIs(s, node.rule.who, seat, ctx)) seats |= 1 << seat;
    addRow(s, {
      node: node.rule,
      kind: 'rule',
      card: NONE,
      a: seats,
      b: detailOf(s, node, ctx),
      duration: node.lasts,
      until: untilOf(s, node.lasts, ctx.source, ctx),
      source: ctx.source,
      you: ctx.you,
    });
    tellRule(s, node, ctx);
    return undefined;
  },
};

/** Must agree with `rules/play.ts` and `rules/forced.ts`, which read it. */
function detailOf(s: VsState, node: NodeOf<'rule'>, ctx: Ctx): number {
  if (node.rule.rule === 'firstAttackMust') {
    const { with: who } = node.rule;
    return who === undefined ? 0 : refTo(s, resolveFirst(s, { cards: 'the', name: who }, ctx)) + 1;
  }
  if (node.rule.rule === 'cantPlay') {
    const { cost } = node.rule.what;
    return cost === undefined ? 0 : amountOf(s, cost.than, ctx);
  }
  if (node.rule.rule !== 'mayRecruit') return 0;
  const { from } = node.rule;
  if (from.zone === 'chosen' && from.where.same !== undefined)
    return refTo(s, resolveFirst(s, from.where.same, ctx)) + 1;
  if (from.of === undefined) return 0;
  for (let seat = 0; seat < s.seats; seat++) if (playerIs(s, from.of, seat, ctx)) return ~seat;
  return 0;
}

export const ruleFor: VerbRules<NodeOf<'ruleFor'>> = {
  run(s, node, _, ctx) {
    if (isOver(s, node.lasts)) return 'nothing';
    const { sameNameAs, namedTeam } = node.who.where;
    const namesake = sameNameAs === undefined ? NONE : resolveFirst(s, sameNameAs, ctx);
    if (sameNameAs !== undefined && namesake === NONE) return 'nothing';
    addRow(s, {
      node,
      kind: 'ruleFor',
      card: NONE,
      // VS-MOD-09: which team it is about is fixed now, and whose name, whatever becomes of that card.
      a: namedTeam !== undefined ? registerNumber(s, ctx, namedTeam) : namesake === NONE ? 0 : s.face[namesake] + 1,
      b: node.lasts === 'itsNextTurn' ? packTurns(s) : 0,
      duration: node.lasts,
      until: untilOf(s, node.lasts, ctx.source, ctx),
      source: ctx.source,
      you: ctx.you,
    });
    tellRule(s, node, ctx);
    return undefined;
  },
};

/** A delayed trigger keeps the bindings made so far (VS-MOD-13). */
export const later: VerbRules<NodeOf<'later'>> = {
  run(s, node, { scope }, ctx) {
    if (isOver(s, node.lasts)) return 'nothing';
    addRow(s, {
      node,
      kind: 'later',
      card: node.lasts === 'untilItActs' ? ctx.source : NONE,
      a: captureScope(s, scope, s.book.catalogue.lastingId(node)),
      b: node.nth !== undefined ? 1 - node.nth : node.once === true ? 1 : 0,
      duration: node.lasts,
      until: untilOf(s, node.lasts, ctx.source, ctx),
      source: ctx.source,
      you: ctx.you,
    });
    tellRule(s, node, ctx);
    return undefined;
  },
};
