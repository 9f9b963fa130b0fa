import { type CardId, NONE } from '@longbox/kernel';
import { attackersOf, defenderOf, isMelee, isRanged } from './rules/combat-facts.ts';
import { defOf } from './rules/stats.ts';
import { canStrike, canStrikeBack, strikeValue } from './rules/strike.ts';
import { V, type VsState } from './state.ts';

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
  /** Attackers the defender could strike, and what that would do. */
  readonly strikesBack: readonly {
    readonly card: CardId;
    readonly atk: number;
    readonly def: number;
    readonly stunned: boolean;
  }[];
}

export function viewCombat(s: VsState): CombatView | undefined {
  if (s.v[V.combat] === 0) return undefined;
  const attackers: readonly CardId[] = attackersOf(s);
  const defender = defenderOf(s);
  const melee = isMelee(s);
  const ranged = isRanged(s);
  if (defender === NONE || attackers.length === 0) {
    return { attackers, defender: undefined, melee, ranged, total: 0, def: 0, defenderStunned: false, strikesBack: [] };
  }
  let total = 0;
  for (const card of attackers) if (canStrike(s, card, defender)) total += strikeValue(s, card, defender);
  const def = defOf(s, defender);
  const strikesBack = attackers
    .filter((card) => canStrikeBack(s, defender, card))
    .map((card) => {
      const atk = strikeValue(s, defender, card);
      return { card, atk, def: defOf(s, card), stunned: atk >= defOf(s, card) };
    });
  return { attackers, defender, melee, ranged, total, def, defenderStunned: total >= def && total > 0, strikesBack };
}
