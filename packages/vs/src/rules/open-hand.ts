import { NONE, type Seat } from '@longbox/kernel';
import { symbolBit } from '../catalogue/face.ts';
import { type RuleInForce, rulesInForce } from '../queries/allowed.ts';
import { enter, leave } from '../queries/ctx.ts';
import { playerIs } from '../queries/players.ts';
import { AT } from '../state/rows.ts';
import type { VsState } from '../state/state.ts';

type OpenHand = RuleInForce<'openHand'>;

function isFor(s: VsState, { rule, source, you, row }: OpenHand, seat: Seat): boolean {
  if (row !== NONE) return (s.modifiers[row + AT.a] & (1 << seat)) !== 0;
  const is = playerIs(s, rule.who, seat, enter(source, you));
  leave();
  return is;
}

/** VS-MEC-OPEN-01: whether everybody sees the hand of this player. */
export const playsOpen = (s: VsState, seat: Seat): boolean =>
  rulesInForce(s, 'openHand').some((rule) => isFor(s, rule, seat));

interface Endable {
  readonly row: number;
  readonly symbol: number;
}

const NO_EFFECTS: readonly Endable[] = [];

/** VS-MEC-FREEACT-05: the effects this player could end, each as its row and the bits of the symbol that ends it. */
export function endableBy(s: VsState, seat: Seat): readonly Endable[] {
  const rules = rulesInForce(s, 'openHand');
  if (rules.length === 0) return NO_EFFECTS;
  return rules.flatMap((open) =>
    open.row === NONE || open.rule.endFor === undefined || !isFor(s, open, seat)
      ? []
      : [{ row: open.row, symbol: symbolBit(open.rule.endFor) }],
  );
}
