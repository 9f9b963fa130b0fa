import { NONE, offer, packChoice, type Seat } from '@longbox/kernel';
import { endRow } from '../atoms/table.ts';
import { endableBy } from '../rules/open-hand.ts';
import { canPayWith, payers } from '../rules/payment.ts';
import type { VsState } from '../state/state.ts';
import { payWith } from '../verbs/pay.ts';
import { CHOICE } from '../words/choices.ts';

/** VS-MEC-FREEACT-05: effects a player may pay to end, each with every location that pays (VS-MEC-PAYSYM-04). */
export function listEnds(s: VsState, seat: Seat): void {
  const effects = endableBy(s, seat);
  if (effects.length === 0) return;
  const locations = payers(s, seat, NONE, []);
  effects.forEach(({ symbol }, which) => {
    const seen: string[] = [];
    for (const location of locations) {
      const copy = `${s.face[location]} ${s.zone[location]}`;
      if (seen.includes(copy) || !canPayWith(s, seat, NONE, [symbol], 0, location)) continue;
      seen.push(copy);
      offer(s, packChoice(CHOICE.endRule, location, which));
    }
  });
}

export function endByPaying(s: VsState, seat: Seat, location: number, which: number): void {
  const { row } = endableBy(s, seat)[which];
  payWith(s, seat, location);
  endRow(s, row, seat);
}
