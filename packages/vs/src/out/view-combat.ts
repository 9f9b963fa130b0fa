import { type CardId, keepFields, keepList, NONE } from '@longbox/kernel';
import { attackersOf, defenderOf, defendersOf, isMelee, isRanged } from '../queries/combat-facts.ts';
import { defOf } from '../queries/stats.ts';
import { canStrike, canStrikeBack, strikeValue } from '../rules/strike.ts';
import { V, type VsState, ZONE } from '../state/state.ts';

/** The combat going on, and what would happen if it ended now. Everything in it is open information. */
export interface CombatView {
  readonly attackers: readonly CardId[];
  readonly defender: CardId | undefined;
  readonly melee: boolean;
  readonly ranged: boolean;
  /** Strikes of all attackers added up, against the defender's DEF. */
  readonly total: number;
  readonly def: number;
  readonly defenderStunned: boolean;
  /** Attackers the defender could strike, or all defenders together (VS-MEC-ATTACK-01), and what that would do. */
  readonly strikesBack: readonly StrikeBack[];
}

export interface StrikeBack {
  readonly card: CardId;
  readonly atk: number;
  readonly def: number;
  readonly stunned: boolean;
}

export function viewCombat(s: VsState, before?: CombatView): CombatView | undefined {
  if (s.v[V.combat] === 0) return undefined;
  const attackers = keepList<CardId>(before?.attackers, attackersOf(s));
  const defender = defenderOf(s);
  const melee = isMelee(s);
  const ranged = isRanged(s);
  const isOn = defender !== NONE && attackers.length > 0;
  let total = 0;
  for (const card of attackers) {
    if (isOn && canStrike(s, card, defender)) total += strikeValue(s, card, defender);
  }
  const def = isOn ? defOf(s, defender) : 0;
  return keepFields(before, {
    attackers,
    defender: isOn ? defender : undefined,
    melee,
    ranged,
    total,
    def,
    defenderStunned: total >= def && total > 0 && s.zone[defender] !== ZONE.resources,
    strikesBack: isOn ? viewStrikes(s, attackers, defendersOf(s), before?.strikesBack) : [],
  });
}

function viewStrikes(
  s: VsState,
  attackers: readonly CardId[],
  defenders: readonly CardId[],
  before: readonly StrikeBack[] | undefined,
): readonly StrikeBack[] {
  const strikes: StrikeBack[] = [];
  for (const card of attackers) {
    const strikers = defenders.filter((defender) => canStrikeBack(s, defender, card));
    if (strikers.length === 0) continue;
    const atk = strikers.reduce((sum, defender) => sum + strikeValue(s, defender, card), 0);
    const def = defOf(s, card);
    strikes.push(keepFields(before?.[strikes.length], { card, atk, def, stunned: atk >= def }));
  }
  return keepList(before, strikes);
}
