import { noteStrike } from '../atoms/combat.ts';
import { woundCharacter } from '../atoms/conditions.ts';
import { CAN } from '../catalogue/possible.ts';
import { IS } from '../catalogue/row-kinds.ts';
import { mayAnyBeAffected } from '../queries/affecting.ts';
import { mayPermit } from '../queries/allowed.ts';
import { putsMinusInstead, strikesOf, strikeValue, woundsInstead } from '../rules/strike.ts';
import { isInRow } from '../state/relation.ts';
import type { VsState } from '../state/state.ts';
import { putReplaceable } from '../verbs/replaced.ts';
import { actsIn } from './strikers.ts';

/** What somebody does in place of strikes: counters for the ATK it had then, or a wound for each of them. */
interface Instead {
  readonly card: number;
  readonly target: number;
  readonly counters: number;
  readonly wounds: number;
}

const NOTHING: readonly Instead[] = [];

/** VS-MEC-STRIKE-07: on the values before anybody is struck. `back`: whom the defender strikes, as often as it does. */
function insteadOfStrikes(
  s: VsState,
  attackers: readonly number[],
  defender: number,
  back: readonly number[],
): readonly Instead[] {
  const pairs = [
    ...attackers.flatMap((card) => Array.from({ length: strikesOf(s, card) }, () => [card, defender] as const)),
    ...back.map((target) => [defender, target] as const),
  ];
  return pairs.flatMap(([card, target]) => {
    if (putsMinusInstead(s, card, target)) return [{ card, target, counters: strikeValue(s, card, target), wounds: 0 }];
    return woundsInstead(s, card, target) ? [{ card, target, counters: 0, wounds: 1 }] : [];
  });
}

/** The same for all who act in this part of the resolution. */
export function deedsInstead(
  s: VsState,
  part: number,
  attackers: readonly number[],
  defenders: readonly number[],
  struck: readonly (readonly number[])[],
): readonly Instead[] {
  const may = mayPermit(s, CAN.putMinusInsteadOfStrike) || mayPermit(s, CAN.woundInsteadOfStrike);
  if (!may || !mayAnyBeAffected(s, IS.can)) return NOTHING;
  return defenders.flatMap((one, i) =>
    insteadOfStrikes(
      s,
      attackers.filter((card) => actsIn(s, card, part, one)),
      one,
      struck[i],
    ),
  );
}

/** After the strikes of the moment: characters stunned by them act all the same. */
export function doInstead(s: VsState, all: readonly Instead[]): void {
  for (const { card, target, counters, wounds } of all) {
    noteStrike(s, card);
    if (!isInRow(s, target)) continue;
    woundCharacter(s, target, wounds, card);
    putReplaceable(s, target, 'minus', counters, card);
  }
}
